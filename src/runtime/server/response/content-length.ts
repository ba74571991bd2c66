// Content length of bodies.

interface Measuring {
  readonly byteLength: (text: string) => number;
}

/** `Buffer` of Node, Deno, and Bun counts bytes without encoding them. */
const platform: unknown = Reflect.get(globalThis, 'Buffer');
const encoder = new TextEncoder();
const measuring: Measuring = measures(platform) ? platform : { byteLength: (text) => encoder.encode(text).length };

/** Returns the length in bytes, in UTF-8. */
export function lengthOf(body: string | Uint8Array): number {
  return typeof body === 'string' ? measuring.byteLength(body) : body.length;
}

function measures(value: unknown): value is Measuring {
  return typeof value === 'function' && 'byteLength' in value && typeof value.byteLength === 'function';
}
