// Parser for `multipart/form-data` (RFC 7578, with the syntax of RFC 2046).

import { isJsonMediaType } from '../../parameters/match-media-type.ts';
import { parseContentDisposition } from './content-disposition.ts';
import { isTextMediaType, parseMediaType } from './parse-media-type.ts';

/** A form part. */
export interface FormPart {
  readonly name: string;
  /** Whether the part has a file name or a non-text media type. Files are bytes. */
  readonly isFile: boolean;
  readonly bytes: Uint8Array;
}

/** Parses the parts in order; `undefined` if the form is malformed. Preamble and epilogue are ignored. */
export function parseMultipart(bytes: Uint8Array, boundary: string): readonly FormPart[] | undefined {
  if (!/^[\x20-\x7e]{0,69}[\x21-\x7e]$/.test(boundary)) return undefined;
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  const parts: FormPart[] = [];
  let line = startsWithAt(bytes, delimiter, 0) ? 0 : findLine(bytes, delimiter, 0);
  while (line !== undefined) {
    const afterDelimiter = line + delimiter.length;
    const isLast = bytes[afterDelimiter] === dash && bytes[afterDelimiter + 1] === dash;
    const end = skipPadding(bytes, isLast ? afterDelimiter + 2 : afterDelimiter);
    if (isLast) return end === bytes.length || isLineEnd(bytes[end]) ? parts : undefined;
    if (bytes[end] !== carriageReturn || bytes[end + 1] !== lineFeed) return undefined;
    const start = end + 2;
    line = findLine(bytes, delimiter, start);
    const part = line === undefined ? undefined : parsePart(bytes.subarray(start, line));
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

function startsWithAt(bytes: Uint8Array, prefix: Uint8Array, offset: number): boolean {
  return prefix.every((byte, index) => bytes[offset + index] === byte);
}

/**
 * Returns the start of the next line that begins with `delimiter`. Delimiters contain no line end, so no byte is
 * compared twice.
 */
function findLine(bytes: Uint8Array, delimiter: Uint8Array, from: number): number | undefined {
  for (
    let index = bytes.indexOf(carriageReturn, from);
    index !== -1;
    index = bytes.indexOf(carriageReturn, index + 1)
  ) {
    if (bytes[index + 1] === lineFeed && startsWithAt(bytes, delimiter, index + 2)) return index + 2;
  }
  return undefined;
}

/** Skips transport padding after a boundary. */
function skipPadding(bytes: Uint8Array, from: number): number {
  let index = from;
  while (bytes[index] === 0x20 || bytes[index] === 0x09) index++;
  return index;
}

/**
 * Parses headers, an empty line, and content up to the line end before the boundary. If there is no content, that line
 * end may be part of the empty line.
 */
function parsePart(bytes: Uint8Array): FormPart | undefined {
  const headerEnd = findEmptyLine(bytes);
  if (headerEnd === undefined) return undefined;
  const headers = parseHeaders(new TextDecoder().decode(bytes.subarray(0, headerEnd)));
  const disposition = parseContentDisposition(headers?.get('content-disposition') ?? '');
  const content = decodeTransferEncoding(
    bytes.subarray(headerEnd + 4, Math.max(headerEnd + 4, bytes.length - 2)),
    headers?.get('content-transfer-encoding') ?? 'binary',
  );
  const essence = parseMediaType(headers?.get('content-type'))?.essence ?? 'text/plain';
  return (
    disposition &&
    content && {
      ...disposition,
      isFile: disposition.isFile || !(isTextMediaType(essence) || isJsonMediaType(essence)),
      bytes: content,
    }
  );
}

/** Node's limit on request headers, in bytes. */
const maxHeaderBytes = 16_384;

function findEmptyLine(bytes: Uint8Array): number | undefined {
  const end = new Uint8Array([carriageReturn, lineFeed]);
  const lineStart = findLine(bytes.subarray(0, maxHeaderBytes), end, 0);
  return lineStart === undefined ? undefined : lineStart - 2;
}

/** Parses headers by lower-case name; `undefined` if one is malformed or duplicated. */
function parseHeaders(text: string): ReadonlyMap<string, string> | undefined {
  const headers = new Map<string, string>();
  for (const line of text.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):([^]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) return undefined;
    headers.set(name.toLowerCase(), value.trim());
  }
  return headers;
}

/**
 * Decodes the deprecated Content-Transfer-Encoding `base64` (RFC 7578, section 4.7); `undefined` for unknown encodings.
 */
function decodeTransferEncoding(bytes: Uint8Array, encoding: string): Uint8Array | undefined {
  if (/^(?:7bit|8bit|binary)$/i.test(encoding)) return new Uint8Array(bytes);
  if (!/^base64$/i.test(encoding)) return undefined;
  try {
    return Uint8Array.from(atob(new TextDecoder('latin1').decode(bytes)), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
