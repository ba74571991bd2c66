// Which entries a query finds, best first.

import { kinds, type Kind, type PageEntry, type TermEntry } from './index-entry.ts';

export interface Found {
  readonly kind: Kind;
  readonly text: string;
  /** What tells it from others of its name: method and path, or the page it stands on. */
  readonly context: string;
  /** Relative to the folder of the site, with the place on the page. */
  readonly address: string;
}

/** What of the index has been loaded, made ready to be asked. */
export interface Searchable {
  readonly pages: readonly PageEntry[];
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly kind: Kind;
  /** In lower case; all texts under which it is found, the best first. */
  readonly texts: readonly string[];
  readonly text: string;
  /** Page and place, or the page alone. */
  readonly places: readonly (readonly [page: number, place: string])[];
}

/** Entries to ask. */
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

/** How much a kind counts beside how well the text fits. */
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

/** No more places of one field are shown: its name says most of it. */
const mostPlaces = 4;

/** The best `most`; none for an empty query. Every word of it must be found in one text of an entry. */
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

/** From 0, where a word is missing, to 100, where the text is the query. */
function textScore(text: string, words: readonly string[]): number {
  if (text === words.join(' ')) return 100;
  let sum = 0;
  for (const word of words) {
    const score = wordScore(text, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Of two texts that hold the same words, the shorter one is about them.
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

/** As it is compared: a name such as `checkTimeout` is found by its words, too. */
function forms(text: string): readonly string[] {
  const plain = text.toLowerCase();
  const words = text.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ').toLowerCase();
  return words === plain ? [plain] : [plain, words];
}
