/** Two small sounds, made on the spot: a click when something is placed, a breath when it is your turn. */
let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, loudness: number): void {
  context ??= new AudioContext();
  const from = context.currentTime;
  const oscillator = new OscillatorNode(context, { type: "sine", frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loudness, from + seconds * 0.3);
  gain.gain.linearRampToValueAtTime(0, from + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + seconds);
}

export const click = () => tone(660, 0.08, 0.05);

export function breath(): void {
  tone(330, 0.7, 0.06);
  tone(495, 0.9, 0.03);
}
