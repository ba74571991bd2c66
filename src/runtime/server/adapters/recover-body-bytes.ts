// Recovers the bytes of a body that middleware has already parsed.

import { isJsonMediaType } from '../../parameters/match-media-type.ts';
import { isTextMediaType, parseMediaType } from '../body/parse-media-type.ts';

/** A request after a body parser. */
export interface ParsedRequest {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body?: unknown;
  /** The original bytes, if the parser keeps them, as on serverless platforms. */
  readonly rawBody?: unknown;
}

/**
 * Returns the original bytes if they were kept, otherwise equivalent ones.
 *
 * @throws TypeError if the parsed body does not determine its bytes
 */
export function recoverBytes({ headers, body, rawBody }: ParsedRequest): Uint8Array {
  for (const candidate of [rawBody, body]) {
    if (candidate instanceof Uint8Array) return candidate;
    if (typeof candidate === 'string') return new TextEncoder().encode(candidate);
  }
  const { 'content-type': type } = headers;
  const essence = (typeof type === 'string' ? parseMediaType(type)?.essence : undefined) ?? '';
  if (body !== undefined && isJsonMediaType(essence)) return new TextEncoder().encode(JSON.stringify(body));
  if (isObject(body) && essence === 'application/x-www-form-urlencoded')
    return new TextEncoder().encode(serializeForm(body));
  // Some parsers set an empty object if the body was empty.
  if (isObject(body) && isTextMediaType(essence) && Object.keys(body).length === 0) return new Uint8Array();
  throw new TypeError(
    `The body of the request (${essence === '' ? 'without a media type' : essence}) was read before it reached the service, and its bytes were not kept. Mount the service before the middleware that reads the body, or make that middleware keep the bytes as rawBody.`,
  );
}

/** Serializes a form with nested properties in brackets, as form parsers read them. */
function serializeForm(form: object): string {
  const pairs = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value))
      value.forEach((item: unknown, index) => add(isObject(item) ? `${name}[${index}]` : name, item));
    else if (isObject(value)) for (const [key, property] of Object.entries(value)) add(`${name}[${key}]`, property);
    else pairs.append(name, String(value));
  };
  for (const [name, value] of Object.entries(form)) add(name, value);
  return pairs.toString();
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
