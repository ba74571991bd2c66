// HTML page that records its search entries while its view is built, so that no view is built twice.

import type { Api } from '../../../../model/types/api.ts';
import { answering, kept } from '../../../../model/dependencies/kept.ts';
import { reading, readAgain, type Read } from '../../../../model/dependencies/reads.ts';
import type { TemplatePage } from '../../../../plugin/target.ts';
import { lazyPage, type LazyPage } from '../../../../plugin/lazy-page.ts';
import type { HtmlTemplates } from '../templates.ts';
import { collectors, type Collected } from './build-index.ts';

export interface SearchedPage<P extends object = TemplatePage> {
  readonly page: P;
  /** Returns the search entries of the page. */
  found(): Collected;
}

/**
 * Creates a page at `address`, relative to `directory`, the HTML directory within the target's output. With `api`, its
 * search entries are cached.
 */
export function searchedPage<K extends keyof HtmlTemplates>(
  folder: string,
  address: string,
  template: K,
  make: () => HtmlTemplates[K],
  api?: Api,
): SearchedPage<LazyPage<K, HtmlTemplates[K]>> {
  let known: { readonly made: Collected; readonly read: Read } | undefined;
  const noted = (): HtmlTemplates[K] => {
    const { made: view, read } = reading(make);
    readAgain(read);
    known ??= { made: collectors[template]?.(view, address) ?? { pages: [], terms: [] }, read };
    return view;
  };
  const collected = (): Collected => {
    if (known === undefined) noted();
    else readAgain(known.read);
    return known?.made ?? { pages: [], terms: [] };
  };
  const page = lazyPage(folder + address, template, noted);
  if (api === undefined) return { page, found: collected };
  const topic = `found on ${folder}${address}`;
  const collect = kept(api, topic, collected);
  // The index depends on the entries only, not on the inputs of the page.
  const found = answering(api, topic, () => collect);
  return { page, found: () => found('') };
}
