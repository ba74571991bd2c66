// The files of the search index, which scripts load when somebody wants to search: the pages first, then what stands on them.

import { call } from '../../../../emit/code/script.ts';
import type { JsonTree } from '../../../../emit/code/json.ts';
import type { Operation } from '../../../../model/declarations/api.ts';
import type { CodePage, TemplatePage } from '../../../target.ts';
import { htmlAddresses } from '../site.ts';
import { collect, type FoundPage, type FoundTerm } from './collect.ts';
import { kinds, registerName } from './kinds.ts';

/** Where the files are, relative to the folder of the HTML. */
const folder = 'assets/search/';

/** How many terms are in one file: about a quarter of a megabyte. */
const perFile = 6_000;

/** No field is listed at more pages than these: its name says most of it. */
const mostPlaces = 8;

/** The index of these pages; operations are found by their ids, too. */
export function searchPages(pages: readonly TemplatePage[], operations: readonly Operation[]): readonly CodePage[] {
  const { pages: found, terms } = collect(pages);
  const ids = new Map(operations.map(({ id, name }) => [htmlAddresses.operation(name.file), id]));
  const numbers = new Map(found.map(({ address }, index) => [address, index]));
  const entries = gathered(terms, numbers);
  const files = Math.ceil(entries.length / perFile);
  return [
    { path: `${folder}pages.js`, code: call(registerName, { pages: found.map((page) => pageEntry(page, ids.get(page.address))), files }), formatted: true },
    ...Array.from({ length: files }, (_, index) => ({ path: `${folder}terms-${index + 1}.js`, code: call(registerName, { terms: entries.slice(index * perFile, (index + 1) * perFile) }), formatted: true })),
  ];
}

/** As `PageEntry` of the scripts has it. */
function pageEntry({ kind, title, address, method, path }: FoundPage, id: string | undefined): JsonTree {
  return [kinds.indexOf(kind), title, address, ...(method === undefined ? [] : [method, path ?? '']), ...(id === undefined ? [] : [id])];
}

/** As `TermEntry` of the scripts has it: one entry for all places of the same text, in the order of the first. */
function gathered(terms: readonly FoundTerm[], numbers: ReadonlyMap<string, number>): readonly JsonTree[] {
  const places = new Map<string, { readonly kind: number; readonly text: string; readonly at: Map<number, string> }>();
  for (const { kind, text, address, place } of terms) {
    const page = numbers.get(address);
    if (page === undefined) continue;
    const key = `${kind} ${text}`;
    const known = places.get(key);
    if (known === undefined) places.set(key, { kind: kinds.indexOf(kind), text, at: new Map([[page, place]]) });
    else if (known.at.size < mostPlaces && !known.at.has(page)) known.at.set(page, place);
  }
  return [...places.values()].map(({ kind, text, at }) => [kind, text, ...[...at].flat()]);
}
