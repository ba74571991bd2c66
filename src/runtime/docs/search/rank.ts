// Search ranking.

import { kinds, type Kind, type PageEntry, type TermEntry } from './index-entry.ts';

export interface SearchHit {
  readonly kind: Kind;
  readonly text: string;
  /** Disambiguation: method and path, or the title of the page. */
  readonly context: string;
  /** URL relative to the site's root, with a fragment. */
  readonly address: string;
}

/** The loaded part of the index, prepared for searching. */
export interface SearchableIndex {
  readonly pages: readonly PageEntry[];
  readonly candidates: readonly IndexCandidate[];
}

interface IndexCandidate {
  readonly kind: Kind;
  /** Lower-case texts by which the entry is found; the best first. */
  readonly texts: readonly string[];
  readonly text: string;
  /** Page number and fragment; the fragment is empty for the page itself. */
  readonly locations: readonly (readonly [page: number, place: string])[];
}

/** Prepares the index for searching. */
export function prepareIndex(pages: readonly PageEntry[], terms: readonly TermEntry[]): SearchableIndex {
  return { pages, candidates: [...pages.map(createPageCandidate), ...terms.map(createTermCandidate)] };
}

function createPageCandidate(
  [kind, title, , method = '', path = '', id = '']: PageEntry,
  page: number,
): IndexCandidate {
  const texts = [title, id, path, `${method} ${path}`].filter((text) => text.trim() !== '').flatMap(searchForms);
  return { kind: kinds[kind] ?? 'section', texts, text: title || id, locations: [[page, '']] };
}

function createTermCandidate([kind, text, ...flat]: TermEntry): IndexCandidate {
  const locations: (readonly [number, string])[] = [];
  for (let index = 0; index < flat.length; index += 2)
    locations.push([Number(flat[index]), String(flat[index + 1] ?? '')]);
  return { kind: kinds[kind] ?? 'section', texts: searchForms(text), text, locations };
}

/** Bonus of a kind, added to the score of the text. */
const weights: Readonly<Record<Kind, number>> = {
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

/** Returns the best results; none for an empty query. One text of an entry must contain all words. */
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
  const scored: { readonly candidate: IndexCandidate; readonly score: number; readonly order: number }[] = [];
  for (const [order, candidate] of candidates.entries()) {
    const score = Math.max(...candidate.texts.map((text) => scoreText(text, words)));
    if (score > 0) scored.push({ candidate, score: score + weights[candidate.kind], order });
  }
  scored.sort((a, b) => b.score - a.score || a.candidate.text.length - b.candidate.text.length || a.order - b.order);
  return scored
    .slice(0, limit)
    .flatMap(({ candidate }) => toHits(candidate, pages))
    .slice(0, limit);
}

function toHits({ kind, text, locations }: IndexCandidate, pages: readonly PageEntry[]): readonly SearchHit[] {
  return locations.slice(0, maxLocations).flatMap(([page, fragment]) => {
    const entry = pages[page];
    if (entry === undefined) return [];
    const [, title, address, method, path] = entry;
    const subtitle = method === undefined ? '' : `${method} ${path ?? ''}`;
    return [
      {
        kind,
        text,
        context: fragment === '' ? subtitle : title,
        address: fragment === '' ? address : `${address}#${encodeURIComponent(fragment)}`,
      },
    ];
  });
}

/** Returns a score from 0 (a word is missing) to 100 (the text equals the query). */
function scoreText(text: string, words: readonly string[]): number {
  if (text === words.join(' ')) return 100;
  let sum = 0;
  for (const word of words) {
    const score = scoreWord(text, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Prefers shorter texts.
  return sum / words.length - Math.min(10, text.length / 20);
}

function scoreWord(text: string, word: string): number {
  const index = text.indexOf(word);
  if (index < 0) return 0;
  if (index === 0) return text.length === word.length || !isWordCharacter(text.charAt(word.length)) ? 80 : 65;
  for (let next = index; next >= 0; next = text.indexOf(word, next + 1)) {
    if (!isWordCharacter(text.charAt(next - 1))) return isWordCharacter(text.charAt(next + word.length)) ? 45 : 55;
  }
  return word.length < 2 ? 0 : 20;
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Returns the lower-case forms of a text; `checkTimeout` is also found by its words. */
function searchForms(text: string): readonly string[] {
  const plain = text.toLowerCase();
  const words = text.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ').toLowerCase();
  return words === plain ? [plain] : [plain, words];
}
