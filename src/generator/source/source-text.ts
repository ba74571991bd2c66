// Source text: UTF-8 decoding, and conversion between offsets and lines.

import type { Location } from '../diagnostics/diagnostic.ts';
import type { Source } from './node.ts';

/** Creates a source; its line index is built on first use. */
export function createSource(file: string, text: string, cacheKey: object = {}): Source {
  let cachedStarts: Uint32Array | undefined;
  const getLineStarts = (): Uint32Array => (cachedStarts ??= findLineStarts(text));
  const position = (offset: number): { line: number; column: number } => {
    const starts = getLineStarts();
    const line = findLastIndexAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return {
    file,
    text,
    cacheKey,
    location: (start, end): Location => ({ file, ...position(start), end: position(Math.max(start, end)) }),
    offset: (line, column) => Math.min((getLineStarts()[line - 1] ?? text.length) + column - 1, text.length),
    line: (number) => {
      const start = getLineStarts()[number - 1];
      return start === undefined ? undefined : text.slice(start, getLineStarts()[number]).replace(/[\r\n]+$/, '');
    },
  };
}

/** Decodes UTF-8 and drops the byte order mark, or returns the offset of the first invalid byte. */
export function decodeUtf8(bytes: Uint8Array): { readonly text: string } | { readonly invalidByteOffset: number } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { invalidByteOffset: findInvalidByte(bytes) };
  }
}

/** Removes a leading byte order mark. */
export function stripByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function findLineStarts(text: string): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 1;
  const push = (start: number): void => {
    if (count === starts.length) {
      const grown = new Uint32Array(2 * count);
      grown.set(starts);
      starts = grown;
    }
    starts[count++] = start;
  };
  if (!text.includes('\r')) {
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) push(index + 1);
    return starts.subarray(0, count);
  }
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) push(index + 1);
  }
  return starts.subarray(0, count);
}

/** Returns the index of the last number that is at most `value`; 0 if all are greater. */
export function findLastIndexAtMost(sorted: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Binary search for the longest valid prefix; `stream` accepts a prefix that ends within a character.
function findInvalidByte(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      valid = middle;
    } catch {
      invalid = middle;
    }
  }
  return valid;
}

/** Returns whether a source is JSON, by its file extension or else by its first character. */
export function isJsonSource({ file, text }: Source): boolean {
  if (/\.json$/i.test(file)) return true;
  if (/\.ya?ml$/i.test(file)) return false;
  return /^\s*[{[]/.test(text);
}
