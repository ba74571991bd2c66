// Reads request bodies, and parses them by media type.

import { isTooDeep, parseJson } from '../../parameters/parse-json.js';
import { parseUrlEncodedForm } from '../../parameters/query-cookie-styles.js';
import type { ServiceRequest } from '../http.js';
import { createRecord } from '../value-shape.js';
import { isJsonMediaType } from '../../parameters/match-media-type.js';
import { isTextMediaType, type MediaType } from './parse-media-type.js';
import { parseMultipart } from './multipart.js';

/** Result of reading a body. `broken`: the client interrupted the body, which is not a service error. */
export type RawBody =
  | { readonly state: 'absent' }
  | { readonly state: 'broken' }
  | { readonly state: 'too large' }
  | { readonly state: 'read'; readonly bytes: Uint8Array };

type BodyBytes = Uint8Array | 'too large' | undefined;

/** Reads the body, and passes it to `use`, so that no other promise is needed. */
export function readBody<T>(request: ServiceRequest, limit: number, use: (body: RawBody) => T): Promise<T> {
  let reading: Promise<BodyBytes>;
  try {
    reading = Promise.resolve(request.body?.(limit));
  } catch {
    return Promise.resolve(use({ state: 'broken' }));
  }
  return reading.then(
    (bytes) => use(describeBody(bytes, limit)),
    () => use({ state: 'broken' }),
  );
}

/** An empty body is treated as absent. */
function describeBody(bytes: BodyBytes, limit: number): RawBody {
  if (bytes === undefined || bytes.length === 0) return { state: 'absent' };
  if (bytes === 'too large' || bytes.length > limit) return { state: 'too large' };
  return { state: 'read', bytes };
}

/** Parsed body, or an error message. */
export type ParsedBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/**
 * Parses JSON, forms, and text; other bodies remain bytes. If the types of a form are known, `formValue` parses it
 * accordingly: from its text, or from the parts of a multipart form by name.
 */
export function parseBody(bytes: Uint8Array, type: MediaType, formValue: FormValue): ParsedBody {
  const { essence } = type;
  if (isJsonMediaType(essence)) return parseJsonBody(bytes);
  if (essence === 'application/x-www-form-urlencoded') return parseFormBody(bytes, formValue);
  if (essence === 'multipart/form-data') return parseMultipartBody(bytes, type, formValue);
  if (isTextMediaType(essence)) return decodeUtf8(bytes);
  return { ok: true, value: bytes };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): ParsedBody & ({ readonly ok: false } | { readonly value: string }) {
  try {
    return { ok: true, value: utf8.decode(bytes) };
  } catch {
    return { ok: false, message: 'The request body is not UTF-8.' };
  }
}

function parseJsonBody(bytes: Uint8Array): ParsedBody {
  const text = decodeUtf8(bytes);
  if (!text.ok) return text;
  const parsed = parseJson(text.value);
  if (parsed) return { ok: true, value: parsed.value };
  return {
    ok: false,
    message: isTooDeep(text.value) ? 'The request body is nested too deeply.' : 'The request body is not valid JSON.',
  };
}

type FormValue = (form: unknown) => unknown;

function parseFormBody(bytes: Uint8Array, formValue: FormValue): ParsedBody {
  const text = decodeUtf8(bytes);
  return text.ok ? { ok: true, value: formValue(text.value) ?? parseUrlEncodedForm(text.value) } : text;
}

/** Parses a multipart form: files are bytes, and other parts are strings. */
function parseMultipartBody(bytes: Uint8Array, { parameters }: MediaType, formValue: FormValue): ParsedBody {
  const parts = parseMultipart(bytes, parameters.get('boundary') ?? '');
  if (!parts) return { ok: false, message: 'The request body is not a well-formed form.' };
  const entries: [string, string | Uint8Array][] = [];
  for (const part of parts) {
    const text = part.isFile ? { ok: true as const, value: part.bytes } : decodeUtf8(part.bytes);
    if (!text.ok) return text;
    entries.push([part.name, text.value]);
  }
  const value = groupParts(entries);
  return { ok: true, value: formValue(value) ?? value };
}

/** Groups parts by name. A repeated name has an array of values. */
function groupParts(parts: Iterable<readonly [string, string | Uint8Array]>): Record<string, unknown> {
  const valuesByName = new Map<string, (string | Uint8Array)[]>();
  for (const [name, value] of parts) {
    const values = valuesByName.get(name);
    if (values) values.push(value);
    else valuesByName.set(name, [value]);
  }
  return createRecord([...valuesByName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
