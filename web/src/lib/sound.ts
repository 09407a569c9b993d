/** Soft tones, made here; silent unless they are wanted. */

import { settings } from "./settings.svelte";

export type Tone = "turn" | "move" | "refused";

/** Frequencies one after the other, and how loud. */
const TONES: Record<Tone, { notes: number[]; gain: number }> = {
  turn: { notes: [523.25, 659.25, 783.99], gain: 0.08 },
  move: { notes: [392], gain: 0.035 },
  refused: { notes: [220, 207.65], gain: 0.05 },
};
const STEP = 0.13;
const LENGTH = 0.45;

let context: AudioContext | null = null;

/** Play a tone if sound is switched on; where the browser forbids it nothing happens. */
export function sound(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const { notes, gain } = TONES[tone];
    notes.forEach((note, index) => strike(context as AudioContext, note, gain, index * STEP));
  } catch {
    context = null;
  }
}

function strike(audio: AudioContext, note: number, loud: number, after: number): void {
  const begin = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
  const oscillator = audio.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = note;
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + LENGTH);
}
