// Case styles of a name: PascalCase type, camelCase value, kebab-case file.

import { createHash } from 'node:crypto';
import { reservedFiles, reservedTypes, reservedValues } from './reserved.ts';
import { shouts, wordsOf } from './split-words.ts';

/** The case styles of a name; see `Name`. */
export interface Spelling {
  readonly type: string;
  readonly value: string;
  readonly file: string;
}

/** Maximum length in characters, including room for a number suffix. */
export const longest = 80;
const roomForSuffix = 6;

/**
 * Returns the case styles of any text. `fallback` is used for a text without words. The result depends on nothing else
 * in the document.
 */
export function spell(text: string, fallback: string): Spelling {
  const key = `${fallback} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = spellAnew(text, fallback);
  if (known.size > manyTexts) known.clear();
  known.set(key, made);
  return made;
}

/** The same few texts are converted many times. */
const known = new Map<string, Spelling>();
const manyTexts = 50_000;

function spellAnew(text: string, fallback: string): Spelling {
  const found = wordsOf(text);
  const words = found.length > 0 ? found : [fallback];
  const cased = shouts(text, words) ? words.map((word) => word.toLowerCase()) : words;
  const type = cut(identifier(cased.map(capitalised).join('')), '_', text);
  const value = cut(identifier(camel(cased)), '_', text);
  const file = cut(words.map((word) => word.toLowerCase()).join('-'), '-', text);
  return {
    type: reservedTypes.has(type) ? `${type}_` : type,
    value: reservedValues.has(value) ? `${value}_` : value,
    file: reservedFiles.has(file) ? `${file}-${fallback}` : file,
  };
}

/** Returns the case styles with a number suffix, for the second of two equal names. */
export function numbered({ type, value, file }: Spelling, number: number): Spelling {
  return { type: withNumber(type, number), value: withNumber(value, number), file: `${file}-${number}` };
}

/** A digit before the number is separated: `V1` becomes `V1_2`, not the ambiguous `V12`. */
function withNumber(identifier: string, number: number): string {
  return /[0-9]$/.test(identifier) ? `${identifier}_${number}` : `${identifier}${number}`;
}

function camel([first = '', ...rest]: readonly string[]): string {
  // A leading acronym is lowercased as a whole: `URLPath` becomes `urlPath`.
  return first.toLowerCase() + rest.map(capitalised).join('');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function identifier(text: string): string {
  return /^[0-9]/.test(text) ? `_${text}` : text;
}

/** Truncates a long name and appends a hash of its source. */
function cut(spelling: string, separator: string, source: string): string {
  if (spelling.length <= longest - roomForSuffix) return spelling;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `${spelling.slice(0, longest - roomForSuffix - hash.length - 1).replace(/[-_]+$/, '')}${separator}${hash}`;
}
