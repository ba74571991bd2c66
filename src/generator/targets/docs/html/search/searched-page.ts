// A page of the HTML that notes by what it can be found while it is made, so that the search index needs no page twice.

import type { TemplatePage } from '../../../target.ts';
import { lazyPage, type LazyPage } from '../../lazy-page.ts';
import type { HtmlTemplates } from '../templates.ts';
import { collectors, type Collected } from './collect.ts';

export interface SearchedPage<P extends object = TemplatePage> {
  readonly page: P;
  /** What can be found on it. */
  found(): Collected;
}

/** A page at `address`, relative to `folder`, which is that of the HTML within the target's. */
export function searchedPage<K extends keyof HtmlTemplates>(folder: string, address: string, template: K, make: () => HtmlTemplates[K]): SearchedPage<LazyPage<K, HtmlTemplates[K]>> {
  let found: Collected | undefined;
  const noted = (): HtmlTemplates[K] => {
    const view = make();
    found ??= collectors[template]?.(view, address) ?? { pages: [], terms: [] };
    return view;
  };
  return {
    page: lazyPage(folder + address, template, noted),
    found() {
      if (found === undefined) noted();
      return found ?? { pages: [], terms: [] };
    },
  };
}
