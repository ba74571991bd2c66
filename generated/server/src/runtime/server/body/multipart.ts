// The parts of a form in multipart/form-data: RFC 7578, whose syntax is that of RFC 2046.

import { isJson } from '../../parameters/media-type.js';
import { readDisposition } from './content-disposition.js';
import { isText, readMediaType } from './media-type.js';

/** One part. */
export interface Part {
  readonly name: string;
  /** Whether it has a file's name, which says nothing else here, or a type that is no text: files are bytes. */
  readonly file: boolean;
  readonly bytes: Uint8Array;
}

/** The parts in their order; undefined where the bytes are no well-formed form. What stands before the first boundary and after the last one is no part of it. */
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

/** Where the next line begins that begins so. No line end stands in a delimiter, so no byte is compared twice. */
function lineOf(bytes: Uint8Array, delimiter: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(carriageReturn, from); at !== -1; at = bytes.indexOf(carriageReturn, at + 1)) {
    if (bytes[at + 1] === lineFeed && isAt(bytes, delimiter, at + 2)) return at + 2;
  }
  return undefined;
}

/** Blanks behind a boundary are there for transport, and say nothing. */
function afterPadding(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  return at;
}

/** Headers, an empty line, and what the part holds, up to the line end that belongs to the boundary; where nothing is held, that may be the empty line. */
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

/** As many bytes as Node takes for the headers of a request. */
const longestHeaders = 16_384;

function emptyLineOf(bytes: Uint8Array): number | undefined {
  const end = new Uint8Array([carriageReturn, lineFeed]);
  const at = lineOf(bytes.subarray(0, longestHeaders), end, 0);
  return at === undefined ? undefined : at - 2;
}

/** By lower-case name; undefined where a line is none, or stands there twice. */
function headersOf(text: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const line of text.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):([^]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || found.has(name.toLowerCase())) return undefined;
    found.set(name.toLowerCase(), value.trim());
  }
  return found;
}

/** HTTP needs no encoding, and RFC 7578 wants none; what old writers pack as base64 is unpacked, for it says something else as it stands. */
function decoded(bytes: Uint8Array, encoding: string): Uint8Array | undefined {
  if (/^(?:7bit|8bit|binary)$/i.test(encoding)) return new Uint8Array(bytes);
  if (!/^base64$/i.test(encoding)) return undefined;
  try {
    return Uint8Array.from(atob(new TextDecoder('latin1').decode(bytes)), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
