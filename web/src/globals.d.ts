/** Put in by build.py when it bundles. */
declare const __BUILD_ID__: string;
declare const __WHEEL__: string; // file name of the engine's wheel
declare const __MICROPIP__: string; // file name of micropip's wheel
/** Fewest and most players of each game, in the engine's order. */
declare const __GAMES__: Readonly<Record<string, readonly [fewest: number, most: number]>>;

declare module "*.ftl" {
  const text: string;
  export default text;
}
