// How the text of a model is laid out: lines, blocks below a heading, values that cannot be misread.

import type { Json } from '../../source/node.ts';

export type Lines = readonly string[];

/** A value as JSON on one line. */
export function json(value: Json): string {
  return JSON.stringify(value);
}

/** A name as it is, or quoted where it could be taken for anything else. */
export function name(text: string): string {
  return /^[A-Za-z0-9_$./{}-]+$/.test(text) ? text : JSON.stringify(text);
}

/** A keyword and its value; no line where there is none. */
export function fact(keyword: string, value: Json | undefined): Lines {
  return value === undefined ? [] : [`${keyword} ${json(value)}`];
}

/** Each sentence of what the interface leaves open. */
export function open(sentences: readonly string[], keyword = 'unspecified'): Lines {
  return sentences.flatMap((sentence) => fact(keyword, sentence));
}

/** A keyword and names behind it; no line where there are none. */
export function list(keyword: string, names: readonly string[] | undefined): Lines {
  return names === undefined ? [] : [[keyword, ...names.map(name)].join(' ')];
}

/** The keyword alone where it holds. */
export function flag(keyword: string, holds: boolean | undefined): Lines {
  return holds ? [keyword] : [];
}

/** A heading with a block below it. */
export function block(heading: string, lines: Lines): Lines {
  return [heading, ...lines.map((line) => `  ${line}`)];
}

/** As `block`, but a block of one line stands behind the heading, and without lines there is no heading. */
export function compact(heading: string, lines: Lines): Lines {
  const [only] = lines;
  if (only === undefined) return [];
  return lines.length === 1 ? [`${heading}: ${only}`] : block(heading, lines);
}
