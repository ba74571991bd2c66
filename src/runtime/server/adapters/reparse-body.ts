// Recovers the bytes of a body that middleware has already parsed.

import { isJson } from '../../parameters/media-type.ts';
import { isText, readMediaType } from '../body/media-type.ts';

/** A request after a body parser. */
export interface ParsedBody {
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
export function parsedBytes({ headers, body, rawBody }: ParsedBody): Uint8Array {
  for (const kept of [rawBody, body]) {
    if (kept instanceof Uint8Array) return kept;
    if (typeof kept === 'string') return new TextEncoder().encode(kept);
  }
  const { 'content-type': type } = headers;
  const essence = (typeof type === 'string' ? readMediaType(type)?.essence : undefined) ?? '';
  if (body !== undefined && isJson(essence)) return new TextEncoder().encode(JSON.stringify(body));
  if (isObject(body) && essence === 'application/x-www-form-urlencoded')
    return new TextEncoder().encode(formText(body));
  // Some parsers set an empty object if there was nothing to read.
  if (isObject(body) && isText(essence) && Object.keys(body).length === 0) return new Uint8Array();
  throw new TypeError(
    `The body of the request (${essence === '' ? 'without a media type' : essence}) was read before the service, and its bytes were not kept: mount the service before what reads it, or have that keep them as rawBody.`,
  );
}

/** Serializes a form with nested properties in brackets, as form parsers read them. */
function formText(form: object): string {
  const pairs = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) value.forEach((item: unknown, at) => add(isObject(item) ? `${name}[${at}]` : name, item));
    else if (isObject(value)) for (const [key, member] of Object.entries(value)) add(`${name}[${key}]`, member);
    else pairs.append(name, String(value));
  };
  for (const [name, value] of Object.entries(form)) add(name, value);
  return pairs.toString();
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
