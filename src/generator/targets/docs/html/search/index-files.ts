// The files of the search index, which scripts load when somebody wants to search: the pages first, then what stands on them.

import { call } from '../../../../code/html/script-data.ts';
import type { JsonTree } from '../../../../code/json/json.ts';
import type { Operation } from '../../../../model/types/api.ts';
import { once } from '../../../../model/dependencies/reads.ts';
import type { CodePage } from '../../../../plugin/target.ts';
import { htmlAddresses } from '../site-map.ts';
import type { FoundPage, FoundTerm } from './build-index.ts';
import { kinds, registerName } from './entry-kinds.ts';
import type { SearchedPage } from './indexed-page.ts';

/** Where the files are, relative to the folder of the HTML. */
const indexFolder = 'assets/search/';

/** For how many pages there is a file of terms: how many terms there are is known only when all pages are made. */
const pagesPerFile = 400;

/** No field is listed at more pages than these: its name says most of it. */
const mostPlaces = 8;

/** The index of these pages, which is made when it is asked for; operations are found by their ids, too. `folder` is that of the HTML within the target's. */
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

/** One of `files` equal parts. */
function share<T>(all: readonly T[], at: number, files: number): readonly T[] {
  const from = (part: number): number => Math.floor((all.length * part) / files);
  return all.slice(from(at), from(at + 1));
}

/** As `PageEntry` of the scripts has it. */
function pageEntry({ kind, title, address, method, path }: FoundPage, id: string | undefined): JsonTree {
  return [
    kinds.indexOf(kind),
    title,
    address,
    ...(method === undefined ? [] : [method, path ?? '']),
    ...(id === undefined ? [] : [id]),
  ];
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
