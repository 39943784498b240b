// Short sounds made on the spot; nothing is downloaded, and nothing sounds until it is switched on.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export type Sound = "card" | "refused" | "turn" | "bid" | "pass" | "meld" | "trick" | "draw" | "deal" | "made" | "set" | "seat";

const NOTES: Record<Sound, [frequency: number, start: number, length: number][]> = {
  card: [[0, 0, 0.06]],
  deal: [[0, 0, 0.05], [0, 0.06, 0.05], [0, 0.12, 0.05]],
  draw: [[0, 0, 0.09]],
  refused: [[140, 0, 0.1]],
  turn: [[523, 0, 0.12], [659, 0.11, 0.13]],
  bid: [[440, 0, 0.1]],
  pass: [[294, 0, 0.12]],
  meld: [[523, 0, 0.1], [659, 0.06, 0.1], [784, 0.12, 0.12]],
  trick: [[392, 0, 0.08], [0, 0.05, 0.07]],
  made: [[523, 0, 0.12], [659, 0.11, 0.13]],
  set: [[523, 0, 0.12], [415, 0.11, 0.13]],
  seat: [[587, 0, 0.12]],
};

export function sound(name: Sound): void {
  if (!settings.sounds || document.hidden) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, start, length] of NOTES[name]) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(frequency ? 0.12 : 0.2, now + start);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    gain.connect(audio.destination);
    const source = frequency ? tone(audio, frequency) : rustle(audio, length);
    source.connect(gain);
    source.start(now + start);
    source.stop(now + start + length);
  }
}

function tone(context: AudioContext, frequency: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  return oscillator;
}

function rustle(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) samples[i] = last = last * 0.6 + (Math.random() * 2 - 1) * 0.4;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
