// The bytes of a body that middleware has read already, from what it has made of them.

import { isJson } from '../../parameters/media-type.js';
import { isText, readMediaType } from '../body/media-type.js';

/** A request as parsers of bodies leave it. */
export interface ParsedBody {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body?: unknown;
  /** The bytes, where the parser was told to keep them, as serverless platforms do. */
  readonly rawBody?: unknown;
}

/**
 * The bytes again: as they came where they were kept, otherwise those that mean the same.
 * Throws where what was made of them does not say what they were.
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
  // Some parsers leave an empty object where there was nothing to read.
  if (isObject(body) && isText(essence) && Object.keys(body).length === 0) return new Uint8Array();
  throw new TypeError(
    `The body of the request (${essence === '' ? 'without a media type' : essence}) was read before the service, and its bytes were not kept: mount the service before what reads it, or have that keep them as rawBody.`,
  );
}

/** Members in brackets behind the name, as parsers of forms read them. */
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
