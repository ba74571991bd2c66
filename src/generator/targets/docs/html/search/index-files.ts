// Files of the search index, which scripts load on demand: one of pages, several of terms.

import { call } from '../../../../code/html/script-data.ts';
import type { JsonTree } from '../../../../code/json/json.ts';
import type { Operation } from '../../../../model/types/api.ts';
import { once } from '../../../../model/dependencies/reads.ts';
import type { CodePage } from '../../../../plugin/target.ts';
import { htmlAddresses } from '../site-map.ts';
import type { FoundPage, FoundTerm } from './build-index.ts';
import { kinds, registerName } from './entry-kinds.ts';
import type { SearchedPage } from './indexed-page.ts';

/** Directory of the files, relative to the HTML directory. */
const indexFolder = 'assets/search/';

/** One file of terms for this many pages: the number of terms is unknown until all pages are rendered. */
const pagesPerFile = 400;

/** Maximum number of pages listed for a term. */
const mostPlaces = 8;

/**
 * Returns the index files, built on demand. Operations are also indexed by ID. `directory` is that of the HTML pages
 * within the target's output.
 */
export function searchPages(
  folder: string,
  pages: readonly SearchedPage<object>[],
  operations: readonly Operation[],
): readonly CodePage[] {
  const files = Math.ceil(pages.length / pagesPerFile);
  const index = once(() => indexOf(pages, operations));
  return [
    indexFile(folder, 'pages', () => ({ pages: index().pages, files })),
    ...Array.from({ length: files }, (_, at) =>
      indexFile(folder, `terms-${at + 1}`, () => ({ terms: share(index().terms, at, files) })),
    ),
  ];
}

function indexFile(folder: string, name: string, make: () => JsonTree): CodePage {
  return {
    path: `${folder}${indexFolder}${name}.js`,
    formatted: true,
    get code() {
      return call(registerName, make());
    },
  };
}

interface Index {
  readonly pages: readonly JsonTree[];
  readonly terms: readonly JsonTree[];
}

function indexOf(pages: readonly SearchedPage<object>[], operations: readonly Operation[]): Index {
  const found = pages.flatMap((page) => page.found().pages);
  const ids = new Map(operations.map(({ id, name }) => [htmlAddresses.operation(name.file), id]));
  const numbers = new Map(found.map(({ address }, index) => [address, index]));
  return {
    pages: found.map((page) => pageEntry(page, ids.get(page.address))),
    terms: gathered(
      pages.flatMap((page) => page.found().terms),
      numbers,
    ),
  };
}

/** Returns one of `files` equal slices. */
function share<T>(all: readonly T[], at: number, files: number): readonly T[] {
  const from = (part: number): number => Math.floor((all.length * part) / files);
  return all.slice(from(at), from(at + 1));
}

/** Encodes a page as `PageEntry` of the page scripts. */
function pageEntry({ kind, title, address, method, path }: FoundPage, id: string | undefined): JsonTree {
  return [
    kinds.indexOf(kind),
    title,
    address,
    ...(method === undefined ? [] : [method, path ?? '']),
    ...(id === undefined ? [] : [id]),
  ];
}

/** Encodes terms as `TermEntry` of the page scripts: one for all locations of the same text, in order of appearance. */
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
