// A small bell, made by code: two partials that fade.
let context: AudioContext | null = null;

export function bell(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, loud, long] of [
    [880, 0.16, 0.9],
    [2217, 0.05, 0.5],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}
