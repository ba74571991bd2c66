// Word splitting, and the case styles of a name: PascalCase type, camelCase value, kebab-case file.

import { createHash } from 'node:crypto';
import { reservedFiles, reservedTypes, reservedValues } from './reserved.ts';

/** The case styles of a name; see `Name`. */
export interface CaseStyles {
  readonly type: string;
  readonly value: string;
  readonly file: string;
}

/** Maximum length in characters, including room for a number suffix. */
export const maxNameLength = 80;
const roomForSuffix = 6;

/**
 * Returns the case styles of a text, or of `fallback` if the text has no words. The result does not depend on other
 * names in the document.
 */
export function toCaseStyles(text: string, fallback: string): CaseStyles {
  const key = `${fallback} ${text}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const caseStyles = computeCaseStyles(text, fallback);
  if (cache.size > maxCacheSize) cache.clear();
  cache.set(key, caseStyles);
  return caseStyles;
}

/** Cached, because the same few names are converted many times. */
const cache = new Map<string, CaseStyles>();
const maxCacheSize = 50_000;

function computeCaseStyles(text: string, fallback: string): CaseStyles {
  const textWords = splitWords(text);
  const words = textWords.length > 0 ? textWords : [fallback];
  const casedWords = isAllCaps(text, words) ? words.map((word) => word.toLowerCase()) : words;
  const type = truncate(toIdentifier(casedWords.map(capitalize).join('')), '_', text);
  const value = truncate(toIdentifier(toCamelCase(casedWords)), '_', text);
  const file = truncate(words.map((word) => word.toLowerCase()).join('-'), '-', text);
  return {
    type: reservedTypes.has(type) ? `${type}_` : type,
    value: reservedValues.has(value) ? `${value}_` : value,
    file: reservedFiles.has(file) ? `${file}-${fallback}` : file,
  };
}

/** Appends a number to the case styles, for the second of two equal names. */
export function withNumberSuffix({ type, value, file }: CaseStyles, number: number): CaseStyles {
  return { type: appendNumber(type, number), value: appendNumber(value, number), file: `${file}-${number}` };
}

/** Appends a number, after an underscore if a digit precedes it: `V1` becomes `V1_2`, not the ambiguous `V12`. */
function appendNumber(identifier: string, number: number): string {
  return /[0-9]$/.test(identifier) ? `${identifier}_${number}` : `${identifier}${number}`;
}

/** Returns the preferred identifier, or the first numbered one that is not used. */
export function firstFreeId(preferred: string, usedIds: ReadonlySet<string>): string {
  let id = preferred;
  for (let number = 2; usedIds.has(id); number++) id = appendNumber(preferred, number);
  return id;
}

function toCamelCase([first = '', ...rest]: readonly string[]): string {
  // A leading acronym is lowercased as a whole: `URLPath` becomes `urlPath`.
  return first.toLowerCase() + rest.map(capitalize).join('');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function toIdentifier(text: string): string {
  return /^[0-9]/.test(text) ? `_${text}` : text;
}

/** Truncates a long name and appends a hash of its source. */
function truncate(name: string, separator: string, source: string): string {
  if (name.length <= maxNameLength - roomForSuffix) return name;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `${name.slice(0, maxNameLength - roomForSuffix - hash.length - 1).replace(/[-_]+$/, '')}${separator}${hash}`;
}

/** Matches a word. Alternatives in order: `IDs`; `OAuth` and `IPv4`; `HTTP` before `Server`; `Server2`; `2fa`. */
const wordPattern =
  /[A-Z]{2,}s(?![a-z])[0-9]*|[A-Z]{2}[a-z]+[0-9]*|[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[A-Z][0-9]*|[0-9]+[a-z]*/g;

/** ASCII spellings of Latin letters that have no canonical decomposition. */
const latinLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
  ['ı', 'i'],
  ['ŋ', 'n'],
  ['Ŋ', 'N'],
]);

/**
 * Returns the words of a text, in ASCII letters and digits. Accents are dropped; letters without an ASCII spelling
 * become `u` and their code point in hex. Empty for a text without letters and digits. `HTTPServer2Go` is split into
 * `HTTP`, `Server2`, and `Go`.
 */
export function splitWords(text: string): readonly string[] {
  // Fast path: nearly all names are ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.replaceAll("'", '').match(wordPattern) ?? [];
  const words: string[] = [];
  let run = '';
  const endRun = (): void => {
    for (const match of run.match(wordPattern) ?? []) words.push(match);
    run = '';
  };
  for (const character of text.normalize('NFKD')) {
    if (/[A-Za-z0-9]/.test(character)) run += character;
    else if (latinLetters.has(character)) run += latinLetters.get(character) ?? '';
    else if (isIgnoredCharacter(character)) continue;
    else {
      endRun();
      if (character > '\x7f' && /[\p{L}\p{N}\p{M}\p{S}]/u.test(character))
        words.push(`u${(character.codePointAt(0) ?? 0).toString(16)}`);
    }
  }
  endRun();
  return words;
}

/**
 * Returns whether a text consists of several words in all caps: `API_KEY` is not an acronym, but `API` may be.
 */
function isAllCaps(text: string, words: readonly string[]): boolean {
  return words.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}

/**
 * Returns whether a character does not end a word: apostrophes, accents, variation selectors, and format characters.
 */
function isIgnoredCharacter(character: string): boolean {
  return character === "'" || /[\u0300-\u036f\u2019\ufe00-\ufe0f]|\p{Cf}/u.test(character);
}
