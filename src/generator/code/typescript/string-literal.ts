// Any text as a literal of JavaScript: it evaluates to itself, wherever the module ends up.

import { trust, type Code } from '../branded-text.ts';

/**
 * What a literal must not hold as it is: controls, line separators, lone surrogates, the marks that reorder
 * text on the screen, and what would close an inline script.
 */
const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|<(?=\/|!--)/g;

/** Most texts need no escape at all. */
const plain = /^[ !#-&(-;=-[\]-~]*$/;

const short: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['<', '\\x3c'],
]);

/** A string literal in single quotes; in double ones where that spares escapes. */
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
