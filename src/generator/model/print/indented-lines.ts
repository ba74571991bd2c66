// Lines and blocks of the model's text format.

import type { Json } from '../../source/node.ts';

export type Lines = readonly string[];

/** Returns the value as JSON on one line. */
export function printJson(value: Json): string {
  return JSON.stringify(value);
}

/** Returns the name, quoted if it could be ambiguous. */
export function printName(text: string): string {
  return /^[A-Za-z0-9_$./{}-]+$/.test(text) ? text : JSON.stringify(text);
}

/** Returns a line with a keyword and its value; no line if the value is `undefined`. */
export function valueLine(keyword: string, value: Json | undefined): Lines {
  return value === undefined ? [] : [`${keyword} ${printJson(value)}`];
}

/** Returns a line for each `x-unspecified` sentence. */
export function unspecifiedLines(sentences: readonly string[], keyword = 'unspecified'): Lines {
  return sentences.flatMap((sentence) => valueLine(keyword, sentence));
}

/** Returns a line with a keyword and names; no line if `names` is `undefined`. */
export function namesLine(keyword: string, names: readonly string[] | undefined): Lines {
  return names === undefined ? [] : [[keyword, ...names.map(printName)].join(' ')];
}

/** Returns a line with the keyword if `isSet`; otherwise, no line. */
export function booleanLine(keyword: string, isSet: boolean | undefined): Lines {
  return isSet ? [keyword] : [];
}

/** Returns a heading and an indented block. */
export function block(heading: string, lines: Lines): Lines {
  return [heading, ...lines.map((line) => `  ${line}`)];
}

/** Same as `block`, but a single line is joined to the heading, and the result is empty if there are no lines. */
export function compactBlock(heading: string, lines: Lines): Lines {
  const [only] = lines;
  if (only === undefined) return [];
  return lines.length === 1 ? [`${heading}: ${only}`] : block(heading, lines);
}
