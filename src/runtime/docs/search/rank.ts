// Search ranking.

import { kinds, type Kind, type PageEntry, type TermEntry } from './index-entry.ts';

export interface Found {
  readonly kind: Kind;
  readonly text: string;
  /** Disambiguation: method and path, or the title of the page. */
  readonly context: string;
  /** URL relative to the site's root, with a fragment. */
  readonly address: string;
}

/** The loaded part of the index, prepared for searching. */
export interface Searchable {
  readonly pages: readonly PageEntry[];
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly kind: Kind;
  /** Lower-case texts by which the entry is found; the best first. */
  readonly texts: readonly string[];
  readonly text: string;
  /** Page number and fragment; the fragment is empty for the page itself. */
  readonly places: readonly (readonly [page: number, place: string])[];
}

/** Prepares the index for searching. */
export function searchable(pages: readonly PageEntry[], terms: readonly TermEntry[]): Searchable {
  return { pages, candidates: [...pages.map(pageCandidate), ...terms.map(termCandidate)] };
}

function pageCandidate([kind, title, , method = '', path = '', id = '']: PageEntry, page: number): Candidate {
  const texts = [title, id, path, `${method} ${path}`].filter((text) => text.trim() !== '').flatMap(forms);
  return { kind: kinds[kind] ?? 'section', texts, text: title || id, places: [[page, '']] };
}

function termCandidate([kind, text, ...flat]: TermEntry): Candidate {
  const places: (readonly [number, string])[] = [];
  for (let at = 0; at < flat.length; at += 2) places.push([Number(flat[at]), String(flat[at + 1] ?? '')]);
  return { kind: kinds[kind] ?? 'section', texts: forms(text), text, places };
}

/** Bonus of a kind, added to the score of the text. */
const weights: Readonly<Record<Kind, number>> = {
  area: 14,
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
const mostPlaces = 4;

/** Returns the best results; none for an empty query. One text of an entry must contain all words. */
export function search({ pages, candidates }: Searchable, query: string, most: number): readonly Found[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const scored: { readonly candidate: Candidate; readonly score: number; readonly order: number }[] = [];
  for (const [order, candidate] of candidates.entries()) {
    const score = Math.max(...candidate.texts.map((text) => textScore(text, words)));
    if (score > 0) scored.push({ candidate, score: score + weights[candidate.kind], order });
  }
  scored.sort(
    (one, other) =>
      other.score - one.score || one.candidate.text.length - other.candidate.text.length || one.order - other.order,
  );
  return scored
    .slice(0, most)
    .flatMap(({ candidate }) => foundOf(candidate, pages))
    .slice(0, most);
}

function foundOf({ kind, text, places }: Candidate, pages: readonly PageEntry[]): readonly Found[] {
  return places.slice(0, mostPlaces).flatMap(([page, place]) => {
    const entry = pages[page];
    if (entry === undefined) return [];
    const [, title, address, method, path] = entry;
    const own = method === undefined ? '' : `${method} ${path ?? ''}`;
    return [
      {
        kind,
        text,
        context: place === '' ? own : title,
        address: place === '' ? address : `${address}#${encodeURIComponent(place)}`,
      },
    ];
  });
}

/** Returns a score from 0 (a word is missing) to 100 (the text equals the query). */
function textScore(text: string, words: readonly string[]): number {
  if (text === words.join(' ')) return 100;
  let sum = 0;
  for (const word of words) {
    const score = wordScore(text, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Prefers shorter texts.
  return sum / words.length - Math.min(10, text.length / 20);
}

function wordScore(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return text.length === word.length || !isWord(text.charAt(word.length)) ? 80 : 65;
  for (let next = at; next >= 0; next = text.indexOf(word, next + 1)) {
    if (!isWord(text.charAt(next - 1))) return isWord(text.charAt(next + word.length)) ? 45 : 55;
  }
  return word.length < 2 ? 0 : 20;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Returns the lower-case forms of a text; `checkTimeout` is also found by its words. */
function forms(text: string): readonly string[] {
  const plain = text.toLowerCase();
  const words = text.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ').toLowerCase();
  return words === plain ? [plain] : [plain, words];
}
