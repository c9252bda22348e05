/** Quiet sounds for what happens at the table, made by the browser: nothing is loaded for them. */
import type { Event } from "./protocol.ts";

export type Sound = "card" | "meld" | "shuffle" | "over" | "turn";

const SOUND: Readonly<Record<string, Sound>> = {
  draw: "card",
  take: "card",
  discard: "card",
  meld: "meld",
  "lay-off": "meld",
  reclaim: "meld",
  deal: "shuffle",
  renew: "shuffle",
  out: "over",
  blocked: "over",
};
const WEIGHT: readonly Sound[] = ["card", "meld", "shuffle", "over"];

/** What is heard of things that happen at one moment: one sound, and whose turn begins with it. */
export function soundsOf(news: readonly Event[], turnBegins: boolean): readonly Sound[] {
  const heard = news.flatMap(({ code }) => SOUND[code] ?? []);
  const loudest = WEIGHT.findLast((one) => heard.includes(one));
  const turn: readonly Sound[] = turnBegins && loudest !== "over" ? ["turn"] : [];
  return loudest ? [loudest, ...turn] : turn;
}

interface Tone {
  readonly at: number; // seconds after the beginning
  readonly hertz: number;
  readonly seconds: number;
  readonly noise: boolean; // a rustle around that pitch, else a clear note
  readonly loud: number; // 0 to 1
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ at: 0, hertz: 2600, seconds: 0.07, noise: true, loud: 0.25 }],
  meld: [
    { at: 0, hertz: 900, seconds: 0.05, noise: true, loud: 0.4 },
    { at: 0.06, hertz: 1100, seconds: 0.05, noise: true, loud: 0.35 },
  ],
  shuffle: [0, 1, 2, 3, 4, 5].map((n) => ({
    at: n * 0.05,
    hertz: 2000 + n * 150,
    seconds: 0.05,
    noise: true,
    loud: 0.2,
  })),
  over: [
    { at: 0, hertz: 523, seconds: 0.35, noise: false, loud: 0.16 },
    { at: 0.14, hertz: 659, seconds: 0.35, noise: false, loud: 0.16 },
    { at: 0.28, hertz: 784, seconds: 0.5, noise: false, loud: 0.16 },
  ],
  turn: [{ at: 0.12, hertz: 660, seconds: 0.18, noise: false, loud: 0.1 }],
};

/** Whether somebody has touched the page: before, browsers let it make no sound, and complain. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Plays sounds; silent where the browser can't, or doesn't let the page. */
export class Sounds {
  readonly #make: () => AudioContext;
  readonly #may: () => boolean;
  #audio: AudioContext | null | undefined;
  /** One sound waits for the browser to let it be heard: never several, all at once. */
  #waiting = false;

  constructor(make: () => AudioContext = () => new AudioContext(), may = wasTouched) {
    this.#make = make;
    this.#may = may;
  }

  play(sounds: readonly Sound[]): void {
    if (sounds.length === 0 || !this.#may()) return;
    const audio = this.#open();
    if (audio === null) return;
    const held = audio.state !== "running";
    if (held) void audio.resume().catch(() => undefined);
    if (held && this.#waiting) return;
    this.#waiting = held;
    for (const tone of sounds.flatMap((one) => TONES[one])) sound(audio, tone);
  }

  #open(): AudioContext | null {
    if (this.#audio === undefined) {
      try {
        this.#audio = this.#make();
      } catch {
        this.#audio = null; // no audio in this browser, or none left
      }
    }
    return this.#audio;
  }
}

function sound(audio: AudioContext, { at, hertz, seconds, noise, loud }: Tone): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  gain.connect(audio.destination);
  const source = noise ? rustle(audio, hertz, seconds, gain) : note(audio, hertz, gain);
  source.start(start);
  source.stop(start + seconds);
}

function note(audio: AudioContext, hertz: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.frequency.value = hertz;
  source.connect(out);
  return source;
}

function rustle(
  audio: AudioContext,
  hertz: number,
  seconds: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  source.connect(filter).connect(out);
  return source;
}
