// Paginated collections, read by page or by item.

import { unwrap, type UnwrappedData } from './unwrap.js';
import { readProperty, readArray } from './read-member.js';
import type { ErrorResult, SuccessResult, UnexpectedResult } from './result.js';

/** Result of a single call of a list operation: a page, or an error. */
export type ListCallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/** The part of a request that selects a page. */
export interface PageRequest {
  readonly query?: object | undefined;
}

/** Names of an API's pagination parameters. */
export interface PagingNames {
  /** Query parameter with the page number, from 1. */
  readonly page: string;
  /** Properties of a page: its items, and the number of pages. */
  readonly items: string;
  readonly pages: string;
}

/** Parameters of the methods: the request is optional if the list operation has no required input. */
type RequestParameters<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/** A paginated list. Pages are requested lazily. Throws an `ApiError` if a page has no success response. */
export interface PagedList<Request, Page, Item> {
  /** Yields the pages from the requested one to the last. */
  pages(...request: RequestParameters<Request>): AsyncGenerator<Page, void, undefined>;
  /** Yields the items of those pages. */
  items(...request: RequestParameters<Request>): AsyncGenerator<Item, void, undefined>;
  /** Returns the first of those items, at most `limit`. */
  collect(limit: number, ...request: RequestParameters<Request>): Promise<Item[]>;
}

/** Reads the pages of a list operation one after the other. */
export function paginate<Request extends PageRequest | undefined, Result extends ListCallResult, Item>(
  list: (request: Request) => Promise<Result>,
  names: PagingNames,
): PagedList<Request, UnwrappedData<Result>, Item> {
  async function* pages(request?: PageRequest): AsyncGenerator<UnwrappedData<Result>, void, undefined> {
    const query = { ...request?.query } as Readonly<Record<string, unknown>>;
    const first = Number(query[names.page] ?? 1);
    for (let page = first, last = first; page <= last; page++) {
      // Same type as the request: only the page number in its query differs.
      const data = await unwrap(list({ ...request, query: { ...query, [names.page]: page } } as unknown as Request));
      yield data;
      // The number of pages may change during the iteration.
      last = Number(readProperty(data, names.pages) ?? page);
    }
  }
  async function* items(request?: PageRequest): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages(request)) yield* readArray(page, names.items) as readonly Item[];
  }
  async function collect(limit: number, request?: PageRequest): Promise<Item[]> {
    const collected: Item[] = [];
    if (!(limit > 0)) return collected;
    for await (const item of items(request)) if (collected.push(item) >= limit) break;
    return collected;
  }
  return { pages, items, collect };
}
