// Reads request bodies, and parses them by media type.

import { isTooDeep, jsonValue } from '../../parameters/parse-json.ts';
import { formOf } from '../../parameters/query-styles.ts';
import type { ServiceRequest } from '../http.ts';
import { recordOf } from '../value-shape.ts';
import { isJson } from '../../parameters/media-type.ts';
import { isText, type MediaType } from './media-type.ts';
import { partsOf } from './multipart.ts';

/** `broken`: the client interrupted the body, which is not an error of the service. */
export type ReadBody =
  | { readonly state: 'absent' }
  | { readonly state: 'broken' }
  | { readonly state: 'too large' }
  | { readonly state: 'read'; readonly bytes: Uint8Array };

/** Reads the body. An empty one counts as absent. */
export async function readBody(request: ServiceRequest, limit: number): Promise<ReadBody> {
  const bytes = await request.body?.(limit).catch(() => 'broken' as const);
  if (bytes === 'broken') return { state: 'broken' };
  if (bytes === undefined || bytes.length === 0) return { state: 'absent' };
  if (bytes === 'too large' || bytes.length > limit) return { state: 'too large' };
  return { state: 'read', bytes };
}

/** Parsed body, or an error message. */
export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/**
 * Parses JSON, forms, and text; other bodies stay bytes. `formValue` parses a form by its types, if they are known:
 * from its text, or from the parts of a multipart form by name.
 */
export function parseBody(bytes: Uint8Array, type: MediaType, formValue: FormValue): Parsed {
  const { essence } = type;
  if (isJson(essence)) return parseJson(bytes);
  if (essence === 'application/x-www-form-urlencoded') return parseForm(bytes, formValue);
  if (essence === 'multipart/form-data') return parseMultipart(bytes, type, formValue);
  if (isText(essence)) return decode(bytes);
  return { ok: true, value: bytes };
}

function decode(bytes: Uint8Array): Parsed & ({ readonly ok: false } | { readonly value: string }) {
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, message: 'The request body is not UTF-8.' };
  }
}

function parseJson(bytes: Uint8Array): Parsed {
  const text = decode(bytes);
  if (!text.ok) return text;
  const parsed = jsonValue(text.value);
  if (parsed) return { ok: true, value: parsed.value };
  return {
    ok: false,
    message: isTooDeep(text.value) ? 'The request body is nested too deeply.' : 'The request body is not valid JSON.',
  };
}

type FormValue = (form: unknown) => unknown;

function parseForm(bytes: Uint8Array, formValue: FormValue): Parsed {
  const text = decode(bytes);
  return text.ok ? { ok: true, value: formValue(text.value) ?? formOf(text.value) } : text;
}

/** Parses a multipart form: files are bytes, other parts strings. */
function parseMultipart(bytes: Uint8Array, { parameters }: MediaType, formValue: FormValue): Parsed {
  const parts = partsOf(bytes, parameters.get('boundary') ?? '');
  if (!parts) return { ok: false, message: 'The request body is not a well-formed form.' };
  const members: [string, string | Uint8Array][] = [];
  for (const part of parts) {
    const text = part.file ? { ok: true as const, value: part.bytes } : decode(part.bytes);
    if (!text.ok) return text;
    members.push([part.name, text.value]);
  }
  const value = gathered(members);
  return { ok: true, value: formValue(value) ?? value };
}

/** Groups parts by name. A repeated name has an array of values. */
function gathered(parts: Iterable<readonly [string, string | Uint8Array]>): Record<string, unknown> {
  const found = new Map<string, (string | Uint8Array)[]>();
  for (const [name, value] of parts) {
    const values = found.get(name);
    if (values) values.push(value);
    else found.set(name, [value]);
  }
  return recordOf([...found].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
