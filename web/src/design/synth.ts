/** Synthesises wooden sounds: a ringing body and the noise of the impact. */
import type { Sound } from './sound';

interface Tone {
  /** the body's pitch in hertz, and its decay in seconds */
  pitch: number;
  ring: number;
  /** the share of impact noise */
  touch: number;
  at?: number;
  loud?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  place: [{ pitch: 190, ring: 0.09, touch: 0.5 }],
  slide: [{ pitch: 150, ring: 0.14, touch: 0.9, loud: 0.5 }],
  tip: [
    { pitch: 230, ring: 0.06, touch: 0.4, loud: 0.6 },
    { pitch: 170, ring: 0.11, touch: 0.5, at: 0.12 },
  ],
  topple: [0, 0.09, 0.15, 0.27, 0.34, 0.52].map((at, index) => ({
    pitch: 120 + ((index * 53) % 90),
    ring: 0.16,
    touch: 0.7,
    at,
    loud: 1 - at,
  })),
  turn: [
    { pitch: 392, ring: 0.16, touch: 0.15, loud: 0.7 },
    { pitch: 523, ring: 0.2, touch: 0.1, at: 0.13, loud: 0.6 },
  ],
  knock: [0, 0.16, 0.32].map((at) => ({ pitch: 260, ring: 0.08, touch: 0.8, at })),
  low: [{ pitch: 620, ring: 0.05, touch: 0.2, loud: 0.6 }],
  count: [{ pitch: 470, ring: 0.08, touch: 0.35, loud: 0.8 }],
};

let context: AudioContext | undefined;

export function synthesise(sound: Sound): void {
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound]) playTone(context, tone);
}

function playTone(audio: AudioContext, { pitch, ring, touch, at = 0, loud = 1 }: Tone): void {
  const start = audio.currentTime + at;
  const body = audio.createOscillator();
  body.frequency.setValueAtTime(pitch * 1.5, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  body.connect(fading(audio, 0.32 * loud, start, ring));
  body.start(start);
  body.stop(start + ring);

  const noise = audio.createBufferSource();
  noise.buffer = hiss(audio);
  const wood = audio.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = pitch * 5;
  noise.connect(wood).connect(fading(audio, 0.5 * touch * loud, start, ring / 2));
  noise.start(start);
  noise.stop(start + ring);
}

function fading(audio: AudioContext, loud: number, start: number, ring: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + ring);
  gain.connect(audio.destination);
  return gain;
}

let noise: AudioBuffer | undefined;
function hiss(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  return noise;
}
