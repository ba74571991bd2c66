// Pages of infinite queries for SWR.

import type { QueryKey } from './keys.ts';

/** The part of the options of an infinite query that SWR needs. */
export interface PagedQuery<Page, PageParam> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly pageParam: PageParam }) => Promise<Page>;
  readonly initialPageParam: PageParam;
  readonly getNextPageParam: (lastPage: Page, pages: Page[], lastPageParam: PageParam) => PageParam | null | undefined;
}

/**
 * Returns the parameters of `useSWRInfinite` for the options of an infinite query:
 * `useSWRInfinite(...swrInfinite(listPetsInfiniteOptions(client)))`. A page depends on the previous ones, so SWR cannot
 * fetch them in parallel.
 */
export function swrInfinite<Page, PageParam>({
  queryKey,
  queryFn,
  initialPageParam,
  getNextPageParam,
}: PagedQuery<Page, PageParam>): readonly [
  getKey: (index: number, previous: Page | null) => QueryKey | null,
  fetchPage: (key: QueryKey) => Promise<Page>,
] {
  // SWR requests the keys of all pages in order, each time from the first one, and passes only the previous page.
  const pages: Page[] = [];
  const params: PageParam[] = [initialPageParam];
  const getKey = (index: number, previous: Page | null): QueryKey | null => {
    if (index === 0) return [...queryKey, initialPageParam];
    const last = params[index - 1];
    if (previous === null || params.length < index) return null;
    pages[index - 1] = previous;
    // `params` has the parameter of the previous page, whose type can include undefined.
    const next = getNextPageParam(previous, pages.slice(0, index), last as PageParam);
    if (next === undefined || next === null) return null;
    params[index] = next;
    return [...queryKey, next];
  };
  // The key is that of a page, whose last element is its parameter.
  return [getKey, (key) => queryFn({ pageParam: key.at(-1) as PageParam })];
}
