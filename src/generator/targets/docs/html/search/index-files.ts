// Files of the search index, which scripts load on demand, and the HTML pages that record their entries.

import { scriptCall } from '../../../../code/html/html-and-svg.ts';
import type { JsonTree } from '../../../../code/json/print-json.ts';
import { lazy } from '../../../../model/lazy.ts';
import type { Operation } from '../../../../model/types/api.ts';
import type { Memo, MemoInput } from '../../../../plugin/memo-interface.ts';
import { type CodePage, type TemplatePage, lazyPage, type LazyPage } from '../../../../plugin/target.ts';
import { htmlAddresses } from '../site-addresses-and-data.ts';
import {
  type SearchPage,
  type SearchTerm,
  entryKinds,
  registerFunctionName,
  entryCollectors,
  type SearchEntries,
} from './search-entries.ts';
import type { HtmlTemplates } from '../template-views.ts';

/** Directory of the files, relative to the HTML directory. */
const indexDirectory = 'assets/search/';

/** Number of pages for each term file. The number of terms is unknown until all pages are rendered. */
const pagesPerFile = 400;

/** Maximum number of pages listed for a term. */
const maxPagesPerTerm = 8;

/**
 * Returns the index files, built on demand. Operations are also indexed by ID. `directory` is that of the HTML pages
 * within the target's output.
 */
export function createSearchIndexFiles(
  directory: string,
  pages: readonly IndexedPage<object>[],
  operations: readonly Operation[],
): readonly CodePage[] {
  const files = Math.ceil(pages.length / pagesPerFile);
  const index = lazy(() => buildIndex(pages, operations));
  return [
    indexFile(directory, 'pages', () => ({ pages: index().pages, files })),
    ...Array.from({ length: files }, (_, fileIndex) =>
      indexFile(directory, `terms-${fileIndex + 1}`, () => ({ terms: sliceAt(index().terms, fileIndex, files) })),
    ),
  ];
}

function indexFile(directory: string, name: string, createContent: () => JsonTree): CodePage {
  return {
    path: `${directory}${indexDirectory}${name}.js`,
    isFormatted: true,
    get code() {
      return scriptCall(registerFunctionName, createContent());
    },
  };
}

interface SearchIndex {
  readonly pages: readonly JsonTree[];
  readonly terms: readonly JsonTree[];
}

function buildIndex(pages: readonly IndexedPage<object>[], operations: readonly Operation[]): SearchIndex {
  const searchPages = pages.flatMap((page) => page.entries().pages);
  const ids = new Map(operations.map(({ id, name }) => [htmlAddresses.operation(name.file), id]));
  const pageNumbers = new Map(searchPages.map(({ address }, index) => [address, index]));
  return {
    pages: searchPages.map((page) => pageEntry(page, ids.get(page.address))),
    terms: termEntries(
      pages.flatMap((page) => page.entries().terms),
      pageNumbers,
    ),
  };
}

/** Divides an array into `count` slices of about the same size, and returns the one at `index`. */
function sliceAt<T>(all: readonly T[], index: number, count: number): readonly T[] {
  const startOf = (slice: number): number => Math.floor((all.length * slice) / count);
  return all.slice(startOf(index), startOf(index + 1));
}

/** Encodes a page as `PageEntry` of the page scripts. */
function pageEntry({ kind, title, address, method, path }: SearchPage, id: string | undefined): JsonTree {
  return [
    entryKinds.indexOf(kind),
    title,
    address,
    ...(method === undefined ? [] : [method, path ?? '']),
    ...(id === undefined ? [] : [id]),
  ];
}

/** Encodes terms as `TermEntry` of the page scripts: one for all locations of the same text, in order of appearance. */
function termEntries(terms: readonly SearchTerm[], pageNumbers: ReadonlyMap<string, number>): readonly JsonTree[] {
  const entries = new Map<
    string,
    { readonly kind: number; readonly text: string; readonly anchors: Map<number, string> }
  >();
  for (const { kind, text, address, anchor } of terms) {
    const page = pageNumbers.get(address);
    if (page === undefined) continue;
    const key = `${kind} ${text}`;
    const entry = entries.get(key);
    if (entry === undefined)
      entries.set(key, { kind: entryKinds.indexOf(kind), text, anchors: new Map([[page, anchor]]) });
    else if (entry.anchors.size < maxPagesPerTerm && !entry.anchors.has(page)) entry.anchors.set(page, anchor);
  }
  return [...entries.values()].map(({ kind, text, anchors }) => [kind, text, ...[...anchors].flat()]);
}

export interface IndexedPage<P extends object = TemplatePage> {
  readonly page: P;
  /** Returns the search entries of the page. */
  entries(): SearchEntries;
}

/**
 * Creates a page at `address`, relative to `directory`, the HTML directory within the target's output. With an `input`,
 * the page and its search entries can be reused.
 */
export function createIndexedPage<K extends keyof HtmlTemplates>(
  directory: string,
  address: string,
  template: K,
  createView: () => HtmlTemplates[K],
  memo?: Memo,
  input?: MemoInput,
): IndexedPage<LazyPage<K, HtmlTemplates[K]>> {
  let collected: SearchEntries | undefined;
  const buildView = (): HtmlTemplates[K] => {
    const view = createView();
    collected ??= entryCollectors[template]?.(view, address) ?? { pages: [], terms: [] };
    return view;
  };
  const readEntries = (): SearchEntries => {
    if (collected === undefined) buildView();
    return collected ?? { pages: [], terms: [] };
  };
  const path = directory + address;
  return {
    page: lazyPage(path, template, buildView, input),
    entries: memo && input ? () => memo.get(`search entries of ${path}`, input, readEntries) : readEntries,
  };
}
