export function split(
  bytes: Uint8Array,
  hot: readonly number[],
): { first: Uint8Array<ArrayBuffer>; rest: Uint8Array<ArrayBuffer> };
