// Parser of `multipart/form-data` (RFC 7578, with the syntax of RFC 2046).

import { isJson } from '../../parameters/media-type.ts';
import { readDisposition } from './content-disposition.ts';
import { isText, readMediaType } from './media-type.ts';

/** A form part. */
export interface Part {
  readonly name: string;
  /** Whether the part has a file name or a non-text media type. Files are bytes. */
  readonly file: boolean;
  readonly bytes: Uint8Array;
}

/** Parses the parts in order; `undefined` if the form is malformed. Preamble and epilogue are ignored. */
export function partsOf(bytes: Uint8Array, boundary: string): readonly Part[] | undefined {
  if (!/^[\x20-\x7e]{0,69}[\x21-\x7e]$/.test(boundary)) return undefined;
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  const parts: Part[] = [];
  let line = isAt(bytes, delimiter, 0) ? 0 : lineOf(bytes, delimiter, 0);
  while (line !== undefined) {
    const rest = line + delimiter.length;
    const closed = bytes[rest] === dash && bytes[rest + 1] === dash;
    const end = afterPadding(bytes, closed ? rest + 2 : rest);
    if (closed) return end === bytes.length || isLineEnd(bytes[end]) ? parts : undefined;
    if (bytes[end] !== carriageReturn || bytes[end + 1] !== lineFeed) return undefined;
    const start = end + 2;
    line = lineOf(bytes, delimiter, start);
    const part = line === undefined ? undefined : partOf(bytes.subarray(start, line));
    if (!part) return undefined;
    parts.push(part);
  }
  return undefined;
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const dash = 0x2d;

function isLineEnd(byte: number | undefined): boolean {
  return byte === carriageReturn || byte === lineFeed;
}

function isAt(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/**
 * Returns the start of the next line that begins with `delimiter`. Delimiters contain no line end, so no byte is
 * compared twice.
 */
function lineOf(bytes: Uint8Array, delimiter: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(carriageReturn, from); at !== -1; at = bytes.indexOf(carriageReturn, at + 1)) {
    if (bytes[at + 1] === lineFeed && isAt(bytes, delimiter, at + 2)) return at + 2;
  }
  return undefined;
}

/** Skips transport padding after a boundary. */
function afterPadding(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  return at;
}

/**
 * Parses headers, an empty line, and content up to the line end before the boundary. Without content, that may be the
 * empty line's.
 */
function partOf(bytes: Uint8Array): Part | undefined {
  const empty = emptyLineOf(bytes);
  if (empty === undefined) return undefined;
  const headers = headersOf(new TextDecoder().decode(bytes.subarray(0, empty)));
  const disposition = readDisposition(headers?.get('content-disposition') ?? '');
  const content = decoded(
    bytes.subarray(empty + 4, Math.max(empty + 4, bytes.length - 2)),
    headers?.get('content-transfer-encoding') ?? 'binary',
  );
  const essence = readMediaType(headers?.get('content-type'))?.essence ?? 'text/plain';
  return (
    disposition &&
    content && { ...disposition, file: disposition.file || !(isText(essence) || isJson(essence)), bytes: content }
  );
}

/** Node's limit for the headers of a request, in bytes. */
const longestHeaders = 16_384;

function emptyLineOf(bytes: Uint8Array): number | undefined {
  const end = new Uint8Array([carriageReturn, lineFeed]);
  const at = lineOf(bytes.subarray(0, longestHeaders), end, 0);
  return at === undefined ? undefined : at - 2;
}

/** Parses headers by lower-case name; `undefined` if one is malformed or duplicated. */
function headersOf(text: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const line of text.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):([^]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || found.has(name.toLowerCase())) return undefined;
    found.set(name.toLowerCase(), value.trim());
  }
  return found;
}

/**
 * Decodes the deprecated Content-Transfer-Encoding `base64` (RFC 7578, section 4.7); `undefined` for unknown encodings.
 */
function decoded(bytes: Uint8Array, encoding: string): Uint8Array | undefined {
  if (/^(?:7bit|8bit|binary)$/i.test(encoding)) return new Uint8Array(bytes);
  if (!/^base64$/i.test(encoding)) return undefined;
  try {
    return Uint8Array.from(atob(new TextDecoder('latin1').decode(bytes)), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
