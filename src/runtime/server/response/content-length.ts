// Computes the length of a body in bytes.

interface ByteCounter {
  readonly byteLength: (text: string) => number;
}

/** `Buffer.byteLength` (Node, Deno, Bun) counts the bytes of a text without encoding it. */
const nodeBuffer: unknown = Reflect.get(globalThis, 'Buffer');
const encoder = new TextEncoder();
const byteCounter: ByteCounter = isByteCounter(nodeBuffer)
  ? nodeBuffer
  : { byteLength: (text) => encoder.encode(text).length };

/** Returns the length in bytes, in UTF-8. */
export function contentLength(body: string | Uint8Array): number {
  return typeof body === 'string' ? byteCounter.byteLength(body) : body.length;
}

function isByteCounter(value: unknown): value is ByteCounter {
  return typeof value === 'function' && 'byteLength' in value && typeof value.byteLength === 'function';
}
