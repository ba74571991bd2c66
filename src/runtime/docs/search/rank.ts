// Ranks search results by how well they match a query.

import { kinds, type Kind, type PageEntry, type TermEntry } from './index-format.ts';

export interface SearchHit {
  readonly kind: Kind;
  readonly text: string;
  /** Disambiguation: method and path, or the title of the page. */
  readonly context: string;
  /** URL relative to the site's root, with a fragment. */
  readonly url: string;
}

/** The loaded part of the index, prepared for searching. */
export interface SearchableIndex {
  readonly pages: readonly PageEntry[];
  readonly candidates: readonly SearchEntry[];
}

interface SearchEntry {
  readonly kind: Kind;
  /** Lowercase search keys, most relevant first. */
  readonly searchKeys: readonly string[];
  readonly text: string;
  /** Page number and fragment; the fragment is empty for the page itself. */
  readonly locations: readonly (readonly [page: number, fragment: string])[];
}

/** Prepares the index for searching. */
export function prepareIndex(pages: readonly PageEntry[], terms: readonly TermEntry[]): SearchableIndex {
  return { pages, candidates: [...pages.map(createPageCandidate), ...terms.map(createTermCandidate)] };
}

function createPageCandidate([kind, title, , method = '', path = '', id = '']: PageEntry, page: number): SearchEntry {
  const texts = [title, id, path, `${method} ${path}`].filter((text) => text.trim() !== '');
  const searchKeys = texts.flatMap(createSearchKeys);
  return { kind: kinds[kind] ?? 'section', searchKeys, text: title || id, locations: [[page, '']] };
}

function createTermCandidate([kind, text, ...flatLocations]: TermEntry): SearchEntry {
  const locations: (readonly [number, string])[] = [];
  for (let index = 0; index < flatLocations.length; index += 2)
    locations.push([Number(flatLocations[index]), String(flatLocations[index + 1] ?? '')]);
  return { kind: kinds[kind] ?? 'section', searchKeys: createSearchKeys(text), text, locations };
}

/** Score bonus per kind. */
const kindBonus: Readonly<Record<Kind, number>> = {
  tag: 14,
  guide: 14,
  operation: 12,
  schema: 10,
  section: 6,
  parameter: 5,
  field: 5,
  header: 4,
  status: 4,
  value: 3,
  rule: 2,
};

/** Maximum number of results with the same name. */
const maxLocations = 4;

/** Returns the best results; none for an empty query. All query words must occur in the same search key. */
export function searchIndex(
  { pages, candidates }: SearchableIndex,
  query: string,
  limit: number,
): readonly SearchHit[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const scored: { readonly candidate: SearchEntry; readonly score: number; readonly order: number }[] = [];
  for (const [order, candidate] of candidates.entries()) {
    const score = Math.max(...candidate.searchKeys.map((key) => scoreKey(key, words)));
    if (score > 0) scored.push({ candidate, score: score + kindBonus[candidate.kind], order });
  }
  scored.sort((a, b) => b.score - a.score || a.candidate.text.length - b.candidate.text.length || a.order - b.order);
  return scored
    .slice(0, limit)
    .flatMap(({ candidate }) => toHits(candidate, pages))
    .slice(0, limit);
}

function toHits({ kind, text, locations }: SearchEntry, pages: readonly PageEntry[]): readonly SearchHit[] {
  return locations.slice(0, maxLocations).flatMap(([page, fragment]) => {
    const entry = pages[page];
    if (entry === undefined) return [];
    const [, title, url, method, path] = entry;
    const subtitle = method === undefined ? '' : `${method} ${path ?? ''}`;
    return [
      {
        kind,
        text,
        context: fragment === '' ? subtitle : title,
        url: fragment === '' ? url : `${url}#${encodeURIComponent(fragment)}`,
      },
    ];
  });
}

/** Returns a score from 0 (a word is missing) to 100 (the key equals the query). */
function scoreKey(key: string, words: readonly string[]): number {
  if (key === words.join(' ')) return 100;
  let sum = 0;
  for (const word of words) {
    const score = scoreWord(key, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Prefer shorter keys.
  return sum / words.length - Math.min(10, key.length / 20);
}

/**
 * Returns the score of a query word: 80 for the first word of the key, 65 for its prefix, 55 for a later word, 45 for a
 * prefix of a later word, 20 for any other occurrence, and 0 if it does not occur.
 */
function scoreWord(key: string, word: string): number {
  const index = key.indexOf(word);
  if (index < 0) return 0;
  if (index === 0) return key.length === word.length || !isWordCharacter(key.charAt(word.length)) ? 80 : 65;
  for (let next = index; next >= 0; next = key.indexOf(word, next + 1)) {
    if (!isWordCharacter(key.charAt(next - 1))) return isWordCharacter(key.charAt(next + word.length)) ? 45 : 55;
  }
  return word.length < 2 ? 0 : 20;
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Returns the search keys of a text: in lower case, and with camelCase names also split into words. */
function createSearchKeys(text: string): readonly string[] {
  const plain = text.toLowerCase();
  const words = text.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ').toLowerCase();
  return words === plain ? [plain] : [plain, words];
}
