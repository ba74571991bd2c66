// How long a body is on its way.

interface Measuring {
  readonly byteLength: (text: string) => number;
}

/** What Node, Deno and Bun have, and which makes no bytes to count them. */
const platform: unknown = Reflect.get(globalThis, 'Buffer');
const encoder = new TextEncoder();
const measuring: Measuring = measures(platform) ? platform : { byteLength: (text) => encoder.encode(text).length };

/** In bytes; text is sent as UTF-8. */
export function lengthOf(body: string | Uint8Array): number {
  return typeof body === 'string' ? measuring.byteLength(body) : body.length;
}

function measures(value: unknown): value is Measuring {
  return typeof value === 'function' && 'byteLength' in value && typeof value.byteLength === 'function';
}
