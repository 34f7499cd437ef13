/** Whether the same link is open in another tab of this browser: both work, and one may wonder. */
export class OtherTabs {
  others = $state(false);
  readonly #line: BroadcastChannel | null;

  constructor(token: string) {
    this.#line = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`hanse ${token}`);
    if (!this.#line) return;
    this.#line.onmessage = ({ data }) => {
      this.others = data !== 'gone';
      if (data === 'anybody?') this.#line?.postMessage('here');
    };
    this.#line.postMessage('anybody?');
    addEventListener('pagehide', this.close);
  }

  close = (): void => {
    this.#line?.postMessage('gone');
    this.#line?.close();
    removeEventListener('pagehide', this.close);
  };
}
