// JavaScript string literals.

import { trust, type SafeText } from '../branded-text.ts';

/**
 * Characters to escape: controls, line separators, lone surrogates, bidirectional controls, and `</` and `<!--`, which
 * matter in an inline script.
 */
const unsafeCharacters =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|<(?=\/|!--)/g;

/** Fast path: most strings need no escapes. */
const plainStringPattern = /^[ !#-&(-;=-[\]-~]*$/;

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['<', '\\x3c'],
]);

/** Returns a string literal in single quotes, or in double quotes if that needs fewer escapes. */
export function stringLiteral(value: string): SafeText<'ts'> {
  if (plainStringPattern.test(value)) return trust(`'${value}'`);
  const quote = countOccurrences(value, "'") > countOccurrences(value, '"') ? '"' : "'";
  return trust(quote + escapeUnsafe(value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)) + quote);
}

function countOccurrences(value: string, mark: string): number {
  let count = 0;
  for (let at = value.indexOf(mark); at >= 0; at = value.indexOf(mark, at + 1)) count++;
  return count;
}

function escapeUnsafe(value: string): string {
  return value.replace(
    unsafeCharacters,
    (mark) => shortEscapes.get(mark) ?? `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
