/** Loads what v1.js leaves to later, each file once. */
import type { EngineReferee } from "../engine-referee.ts";
import type { SetUp } from "./contract.ts";

/** What play.js gives. */
export interface Play {
  readonly setUp: SetUp;
  readonly referee: EngineReferee;
}

let play: Promise<Play> | null = null;

/** A failed load is tried anew with the next press. */
export function loadPlay(): Promise<Play> {
  play ??= load("play.js").then(
    (loaded) => loaded as Play,
    (error: unknown) => {
      play = null;
      throw error;
    },
  );
  return play;
}

/** Defines `<meld-example>`; those that stand in the page come alive. */
export async function loadExamples(): Promise<void> {
  await load("example.js");
}

/** The address in a variable, so that the bundler leaves the file to itself. */
function load(name: string): Promise<unknown> {
  const address = new URL(`${name}?${__BUILD_ID__}`, import.meta.url).href;
  return import(address);
}
