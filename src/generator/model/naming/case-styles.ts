// How one text is spelled as a type, a value and a file, before anything else is asked of it.

import { createHash } from 'node:crypto';
import { reservedFiles, reservedTypes, reservedValues } from './reserved.ts';
import { shouts, wordsOf } from './split-words.ts';

/** The spellings of a name; see `Name`. */
export interface Spelling {
  readonly type: string;
  readonly value: string;
  readonly file: string;
}

/** Characters of a spelling at most, with room left for the suffix of a collision. */
export const longest = 80;
const roomForSuffix = 6;

/**
 * The three spellings of any text. `fallback` is the word for a text without words (`schema`, `operation`, `area`).
 * The same text gives the same spellings, whatever else the document holds.
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

/** A document has few texts that become names, and asks for each many times. */
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

/** The spellings with a number behind them: what the second of two equal names gets. */
export function numbered({ type, value, file }: Spelling, number: number): Spelling {
  return { type: withNumber(type, number), value: withNumber(value, number), file: `${file}-${number}` };
}

/** A digit before the number keeps its distance: `V1` becomes `V1_2`, which cannot be taken for `V12`. */
function withNumber(identifier: string, number: number): string {
  return /[0-9]$/.test(identifier) ? `${identifier}_${number}` : `${identifier}${number}`;
}

function camel([first = '', ...rest]: readonly string[]): string {
  // An acronym goes to lower case as a whole: `URLPath` is `urlPath`.
  return first.toLowerCase() + rest.map(capitalised).join('');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function identifier(text: string): string {
  return /^[0-9]/.test(text) ? `_${text}` : text;
}

/** A text that is too long keeps its beginning, and a hash of the whole instead of its end. */
function cut(spelling: string, separator: string, source: string): string {
  if (spelling.length <= longest - roomForSuffix) return spelling;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `${spelling.slice(0, longest - roomForSuffix - hash.length - 1).replace(/[-_]+$/, '')}${separator}${hash}`;
}
