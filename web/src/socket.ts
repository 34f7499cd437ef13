// The line to the table: opens, says what it hears, and opens again when it breaks.
import { root } from './root';
import type { Reply, Request } from './wire';

export type Connection = 'opening' | 'open' | 'broken' | 'refused';

const PAUSES = [300, 800, 2000, 4000, 8000];
const SILENCE = 25_000;

export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #over = false;
  #heard = 0;

  constructor(
    readonly token: string,
    readonly hear: (message: Reply) => void,
    readonly tell: (connection: Connection) => void,
  ) {
    this.#open();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    document.addEventListener('freeze', this.#rest);
    document.addEventListener('resume', this.#now);
    this.#pulse = setInterval(() => this.#check(), SILENCE / 2);
  }

  send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    document.removeEventListener('freeze', this.#rest);
    document.removeEventListener('resume', this.#now);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.tell(this.#tries ? 'broken' : 'opening');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${root}/api/play/${this.token}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#tries = 0;
      this.tell('open');
      this.hear(JSON.parse(event.data) as Reply);
    };
    socket.onclose = (event) => {
      if (this.#over || socket !== this.#socket) return;
      this.#socket = null;
      // 4xxx: the server knows no such table or token; asking again would not help.
      if (event.code >= 4000) {
        this.#over = true;
        this.tell('refused');
        return;
      }
      this.tell('broken');
      this.#timer = setTimeout(() => this.#open(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
    };
  }

  /** A page that is put to sleep hears nothing: the server shall know that nobody is there, and call. */
  #rest = (): void => {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.tell('broken');
  };

  #now = (): void => {
    if (!this.#over && !this.#socket && document.visibilityState === 'visible') this.#open();
  };

  /** A line that says nothing although asked is broken, whatever the browser thinks. */
  #check(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 2 * SILENCE) {
      this.#socket = null;
      socket.close();
      this.tell('broken');
      this.#open();
    } else this.send({ ping: 1 });
  }
}
