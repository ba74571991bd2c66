// JavaScript string literals.

import { trust, type Code } from '../branded-text.ts';

/**
 * Characters to escape: controls, line separators, lone surrogates, bidirectional controls, and `</` and `<!--`, which
 * matter in an inline script.
 */
const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|<(?=\/|!--)/g;

/** Fast path: most strings need no escapes. */
const plain = /^[ !#-&(-;=-[\]-~]*$/;

const short: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['<', '\\x3c'],
]);

/** Returns a string literal in single quotes, or in double quotes if that needs fewer escapes. */
export function string(value: string): Code<'ts'> {
  if (plain.test(value)) return trust(`'${value}'`);
  const quote = occurrences(value, "'") > occurrences(value, '"') ? '"' : "'";
  return trust(quote + escaped(value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)) + quote);
}

function occurrences(value: string, mark: string): number {
  let found = 0;
  for (let at = value.indexOf(mark); at >= 0; at = value.indexOf(mark, at + 1)) found++;
  return found;
}

function escaped(value: string): string {
  return value.replace(unsafe, (mark) => short.get(mark) ?? `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
