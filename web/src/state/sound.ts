/** Small sounds made on the spot, and a tap of the phone's motor. */

import { prefs } from "./prefs.svelte";

type Note = readonly [frequency: number, at: number, length: number];

const TUNES = {
  turn: [
    [659, 0, 0.14],
    [880, 0.11, 0.26],
  ],
  card: [[392, 0, 0.09]],
  reveal: [
    [523, 0, 0.16],
    [659, 0.1, 0.16],
    [784, 0.2, 0.34],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.14, 0.2],
    [784, 0.28, 0.2],
    [1047, 0.42, 0.6],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

let context: AudioContext | null = null;

export function play(tune: Tune): void {
  if (!prefs.sound) return;
  // A page that nobody has touched yet may not, and browsers say so in the console.
  if (tune === "turn" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  // Before the first touch browsers keep the context suspended; then there is silence, not a queue.
  if (context.state === "suspended") {
    void context.resume();
    return;
  }
  for (const [frequency, at, length] of TUNES[tune])
    pluck(context, frequency, context.currentTime + at, length);
}

function pluck(context: AudioContext, frequency: number, at: number, length: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
