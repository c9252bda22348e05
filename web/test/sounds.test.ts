/** Which sounds are heard, and that a browser without audio stays silent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../src/protocol.ts";
import { Sounds, soundsOf } from "../src/sounds.ts";

const events = (...codes: string[]): Event[] => codes.map((code) => ({ code, args: {} }));

test("what happens at one moment is heard as its loudest part", () => {
  assert.deepEqual(soundsOf(events("draw"), false), ["card"]);
  assert.deepEqual(soundsOf(events("take", "meld", "discard"), false), ["meld"]);
  assert.deepEqual(soundsOf(events("discard", "out", "scored"), true), ["over"]);
  assert.deepEqual(soundsOf(events("scored", "ended"), false), []);
});

test("the turn that begins is heard after what the others did", () => {
  assert.deepEqual(soundsOf(events("discard"), true), ["card", "turn"]);
  assert.deepEqual(soundsOf([], true), ["turn"]);
  assert.deepEqual(soundsOf([], false), []);
});

/** An audio context that notes what is started and stopped in it. */
class FakeAudio {
  readonly sampleRate = 8000;
  readonly currentTime = 5;
  readonly destination = {};
  readonly times: [string, number][] = [];
  state = "running";

  resume(): Promise<void> {
    return Promise.reject(new Error("not allowed"));
  }

  createGain(): object {
    const ramp = { setValueAtTime: () => ramp, exponentialRampToValueAtTime: () => ramp };
    return this.#node("gain", { gain: ramp });
  }

  createOscillator = (): object => this.#node("note", { frequency: { value: 0 } });
  createBufferSource = (): object => this.#node("rustle", { buffer: null });
  createBiquadFilter = (): object => this.#node("filter", { type: "", frequency: { value: 0 } });
  createBuffer = (_: number, length: number): object => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };

  #node(kind: string, more: object): object {
    const times = this.times;
    return {
      ...more,
      connect: (to: object) => to,
      start: (at: number) => times.push([kind, at]),
      stop: (at: number) => assert.ok(at > 5),
    };
  }
}

const heard = ({ times }: FakeAudio): string => times.map(([kind]) => kind).join(" ");

test("a sound is a few tones, begun one after another; the context is made once", () => {
  const audio = new FakeAudio();
  let made = 0;
  const sounds = new Sounds(() => {
    made += 1;
    return audio as unknown as AudioContext;
  }, () => true);
  sounds.play([]);
  assert.equal(made, 0);
  sounds.play(["meld", "turn"]);
  sounds.play(["card"]);
  assert.equal(made, 1);
  assert.deepEqual(
    audio.times.map(([kind]) => kind),
    ["rustle", "rustle", "note", "rustle"],
  );
  assert.ok(audio.times.every(([, at]) => at >= 5));
});

test("a page that nobody has touched asks for no audio", () => {
  let touched = false;
  const audio = new FakeAudio();
  const sounds = new Sounds(() => {
    assert.ok(touched);
    return audio as unknown as AudioContext;
  }, () => touched);
  sounds.play(["over"]);
  assert.equal(heard(audio), "");
  touched = true;
  sounds.play(["card"]);
  assert.equal(heard(audio), "rustle");
});

test("of what is held back one sound is heard, not all at once", () => {
  const audio = new FakeAudio();
  const sounds = new Sounds(() => audio as unknown as AudioContext, () => true);
  audio.state = "suspended";
  for (const one of ["card", "shuffle", "over"] as const) sounds.play([one]);
  assert.equal(heard(audio), "rustle");
  audio.state = "running";
  sounds.play(["turn"]);
  sounds.play(["turn"]);
  assert.equal(heard(audio), "rustle note note");
});

test("without audio nothing is heard and nothing breaks, and it is not tried again", () => {
  let tried = 0;
  const sounds = new Sounds(() => {
    tried += 1;
    throw new Error("no audio");
  }, () => true);
  sounds.play(["over"]);
  sounds.play(["over"]);
  assert.equal(tried, 1);
});
