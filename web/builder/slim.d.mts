export function slimScript(maker: string, ...others: readonly string[]): string;
export function slimModule(wasm: Uint8Array, ...scripts: readonly string[]): Uint8Array<ArrayBuffer>;
