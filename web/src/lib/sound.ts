// Noises synthesised in the browser.  They play only if the settings say so, and after a first click or key.

import { settings } from "./settings.svelte";

type Maker = (studio: Studio) => void;

/** One sound: where it goes, when it starts, and white noise to make it from. */
class Studio {
  readonly #start: number;

  constructor(
    readonly context: AudioContext,
    readonly reel: AudioBuffer,
    readonly out: AudioNode,
  ) {
    this.#start = context.currentTime + 0.01;
  }

  #envelope(at: number, loud: number, long: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, this.#start + at);
    gain.gain.exponentialRampToValueAtTime(loud, this.#start + at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, this.#start + at + long);
    gain.connect(this.out);
    return gain;
  }

  /** A burst of noise through a filter that may slide down. */
  burst(at: number, long: number, loud: number, type: BiquadFilterType, from: number, to = from): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = this.reel;
    filter.type = type;
    filter.frequency.setValueAtTime(from, this.#start + at);
    filter.frequency.exponentialRampToValueAtTime(to, this.#start + at + long);
    source.connect(filter).connect(this.#envelope(at, loud, long));
    source.start(this.#start + at, Math.random());
    source.stop(this.#start + at + long);
  }

  /** A short tone from one side, -1 to 1. */
  beep(pitch: number, side: number, loud: number): void {
    const source = this.context.createOscillator();
    const pan = this.context.createStereoPanner();
    source.frequency.value = pitch;
    source.type = "triangle";
    pan.pan.value = side;
    source.connect(pan).connect(this.#envelope(0, loud, 0.09));
    source.start(this.#start);
    source.stop(this.#start + 0.09);
  }

  /** A tone that dies away; one that falls is a thump. */
  tone(at: number, long: number, loud: number, from: number, to = from): void {
    const source = this.context.createOscillator();
    source.frequency.setValueAtTime(from, this.#start + at);
    source.frequency.exponentialRampToValueAtTime(to, this.#start + at + long);
    source.connect(this.#envelope(at, loud, long));
    source.start(this.#start + at);
    source.stop(this.#start + at + long);
  }
}

const NOISES = {
  /** Three beats and a pause: a canter on dry ground. */
  hooves(studio) {
    for (const [at, loud] of [
      [0, 0.5],
      [0.085, 0.4],
      [0.16, 0.6],
    ] as const) {
      studio.burst(at, 0.05, loud * 0.5, "bandpass", 1100, 500);
      studio.tone(at, 0.07, loud * 0.5, 150, 70);
    }
  },
  /** Iron tyres over stones. */
  wheels(studio) {
    studio.burst(0, 0.36, 0.18, "lowpass", 320, 180);
    for (let at = 0; at < 0.32; at += 0.035 + Math.random() * 0.02)
      studio.burst(at, 0.03, 0.12 + Math.random() * 0.1, "bandpass", 700 + Math.random() * 1200);
  },
  shot(studio) {
    studio.burst(0, 0.32, 0.9, "lowpass", 7000, 180);
    studio.tone(0, 0.2, 0.6, 160, 45);
    studio.burst(0.3, 0.5, 0.12, "lowpass", 900, 200); // an echo
  },
  stamp(studio) {
    studio.tone(0, 0.14, 0.8, 130, 55);
    studio.burst(0, 0.03, 0.5, "highpass", 1800);
  },
  door(studio) {
    studio.burst(0, 0.05, 0.3, "bandpass", 420, 300);
    studio.tone(0.09, 0.1, 0.5, 120, 70);
    studio.burst(0.09, 0.04, 0.25, "bandpass", 1400);
  },
  bell(studio) {
    for (const [ratio, loud] of [
      [1, 0.3],
      [2.01, 0.14],
      [2.76, 0.1],
      [5.4, 0.05],
    ] as const)
      studio.tone(0, 1.3 / Math.sqrt(ratio), loud, 784 * ratio);
  },
  paper(studio) {
    studio.burst(0, 0.09, 0.16, "highpass", 3200, 5200);
    studio.burst(0.08, 0.12, 0.12, "highpass", 4200, 2600);
  },
  dice(studio) {
    for (const at of [0, 0.06, 0.1, 0.17, 0.21])
      studio.burst(at, 0.025, 0.35, "bandpass", 2200 + Math.random() * 900);
  },
  /** Dice shaken in a leather cup, which is then set down. */
  cup(studio) {
    for (let at = 0; at < 0.42; at += 0.035 + Math.random() * 0.03)
      studio.burst(at, 0.03, 0.18 + Math.random() * 0.14, "bandpass", 900 + Math.random() * 700);
    studio.tone(0.5, 0.1, 0.6, 170, 80);
    studio.burst(0.5, 0.04, 0.3, "lowpass", 900);
  },
  coins(studio) {
    for (const [at, pitch] of [
      [0, 2900],
      [0.06, 3500],
      [0.11, 3100],
    ] as const) {
      studio.tone(at, 0.22, 0.12, pitch);
      studio.tone(at, 0.14, 0.08, pitch * 1.52);
      studio.burst(at, 0.012, 0.2, "highpass", 5000);
    }
  },
  /** Four puffs, and the whistle. */
  train(studio) {
    for (const at of [0, 0.22, 0.4, 0.54]) studio.burst(at, 0.14, 0.3, "bandpass", 520, 260);
    for (const pitch of [622, 740, 932]) {
      studio.tone(0.66, 0.5, 0.1, pitch, pitch * 0.985);
      studio.tone(0.7, 0.46, 0.05, pitch * 2);
    }
  },
  /** A die against a wooden rider. */
  knock(studio) {
    studio.tone(0, 0.06, 0.6, 900, 420);
    studio.burst(0, 0.03, 0.5, "bandpass", 2600, 1200);
    for (const at of [0.12, 0.2, 0.25]) studio.burst(at, 0.03, 0.2, "bandpass", 1500 + Math.random() * 500);
  },
} satisfies Record<string, Maker>;

export type Noise = keyof typeof NOISES;

let speaker: { context: AudioContext; reel: AudioBuffer; volume: GainNode } | null = null;

function open(): Studio {
  if (!speaker) {
    const context = new AudioContext();
    const reel = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = reel.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    const volume = context.createGain();
    volume.gain.value = 0.4;
    volume.connect(context.createDynamicsCompressor()).connect(context.destination);
    speaker = { context, reel, volume };
  }
  return new Studio(speaker.context, speaker.reel, speaker.volume);
}

/** Play a noise; an unknown name plays nothing. */
export function play(name: string): void {
  if (!settings.sound || !(name in NOISES)) return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers forbid sound before that
  const studio = open();
  void studio.context.resume();
  NOISES[name as Noise](studio);
}

/** Play one tone for somebody who aims by ear.  It was asked for, so the setting does not matter. */
export function beep(pitch: number, side: number, loud: number): void {
  const studio = open();
  void studio.context.resume();
  studio.beep(pitch, side, loud);
}
