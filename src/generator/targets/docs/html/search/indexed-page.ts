// HTML page that records its search entries while its view is built, so that no view is built twice.

import type { Api } from '../../../../model/types/api.ts';
import { createQuery, cacheLazily } from '../../../../model/dependencies/result-cache.ts';
import { track, recordDependencies, type Dependencies } from '../../../../model/dependencies/tracking.ts';
import type { TemplatePage } from '../../../../plugin/target.ts';
import { lazyPage, type LazyPage } from '../../../../plugin/lazy-page.ts';
import type { HtmlTemplates } from '../templates.ts';
import { entryCollectors, type SearchEntries } from './build-index.ts';

export interface IndexedPage<P extends object = TemplatePage> {
  readonly page: P;
  /** Returns the search entries of the page. */
  entries(): SearchEntries;
}

/**
 * Creates a page at `address`, relative to `directory`, the HTML directory within the target's output. With `api`, its
 * search entries are cached.
 */
export function indexedPage<K extends keyof HtmlTemplates>(
  directory: string,
  address: string,
  template: K,
  make: () => HtmlTemplates[K],
  api?: Api,
): IndexedPage<LazyPage<K, HtmlTemplates[K]>> {
  let cached: { readonly entries: SearchEntries; readonly dependencies: Dependencies } | undefined;
  const buildView = (): HtmlTemplates[K] => {
    const { value: view, dependencies } = track(make);
    recordDependencies(dependencies);
    cached ??= { entries: entryCollectors[template]?.(view, address) ?? { pages: [], terms: [] }, dependencies };
    return view;
  };
  const readEntries = (): SearchEntries => {
    if (cached === undefined) buildView();
    else recordDependencies(cached.dependencies);
    return cached?.entries ?? { pages: [], terms: [] };
  };
  const page = lazyPage(directory + address, template, buildView);
  if (api === undefined) return { page, entries: readEntries };
  const topic = `found on ${directory}${address}`;
  const collect = cacheLazily(api, topic, readEntries);
  // The index depends on the entries only, not on the inputs of the page.
  const cachedEntries = createQuery(api, topic, () => collect);
  return { page, entries: () => cachedEntries('') };
}
