// Case styles of a name: PascalCase type, camelCase value, kebab-case file.

import { createHash } from 'node:crypto';
import { reservedFiles, reservedTypes, reservedValues } from './reserved.ts';
import { isAllCaps, splitWords } from './split-words.ts';

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
 * Returns the case styles of any text. `fallback` is used for a text without words. The result depends on nothing else
 * in the document.
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

/** The same few texts are converted many times. */
const cache = new Map<string, CaseStyles>();
const maxCacheSize = 50_000;

function computeCaseStyles(text: string, fallback: string): CaseStyles {
  const textWords = splitWords(text);
  const words = textWords.length > 0 ? textWords : [fallback];
  const cased = isAllCaps(text, words) ? words.map((word) => word.toLowerCase()) : words;
  const type = truncate(toIdentifier(cased.map(capitalize).join('')), '_', text);
  const value = truncate(toIdentifier(toCamelCase(cased)), '_', text);
  const file = truncate(words.map((word) => word.toLowerCase()).join('-'), '-', text);
  return {
    type: reservedTypes.has(type) ? `${type}_` : type,
    value: reservedValues.has(value) ? `${value}_` : value,
    file: reservedFiles.has(file) ? `${file}-${fallback}` : file,
  };
}

/** Returns the case styles with a number suffix, for the second of two equal names. */
export function withNumberSuffix({ type, value, file }: CaseStyles, number: number): CaseStyles {
  return { type: appendNumber(type, number), value: appendNumber(value, number), file: `${file}-${number}` };
}

/** A digit before the number is separated: `V1` becomes `V1_2`, not the ambiguous `V12`. */
function appendNumber(identifier: string, number: number): string {
  return /[0-9]$/.test(identifier) ? `${identifier}_${number}` : `${identifier}${number}`;
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
