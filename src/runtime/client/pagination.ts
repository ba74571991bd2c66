// Paginated collections, read by page or by item.

import { dataOf, type DataOf } from './unwrap.ts';
import { memberOf, membersIn } from './read-member.ts';
import type { Failed, Succeeded, Unexpected } from './result.ts';

/** Result of a list operation. */
export type Listed = Succeeded<number, unknown> | Failed<number, unknown> | Unexpected;

/** The part of a request that selects a page. */
export interface Asking {
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
type Rest<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/** A paginated list. Pages are requested lazily. Throws an `ApiError` if a page has no success response. */
export interface Paged<Request, Page, Item> {
  /** Yields the pages from the requested one to the last. */
  pages(...request: Rest<Request>): AsyncGenerator<Page, void, undefined>;
  /** Yields the items of those pages. */
  items(...request: Rest<Request>): AsyncGenerator<Item, void, undefined>;
  /** Returns the first of those items, at most `limit`. */
  collect(limit: number, ...request: Rest<Request>): Promise<Item[]>;
}

/** Reads the pages of a list operation one after the other. */
export function pagedBy<Request extends Asking | undefined, Answer extends Listed, Item>(
  list: (request: Request) => Promise<Answer>,
  names: PagingNames,
): Paged<Request, DataOf<Answer>, Item> {
  async function* pages(request?: Asking): AsyncGenerator<DataOf<Answer>, void, undefined> {
    const query = { ...request?.query } as Readonly<Record<string, unknown>>;
    const first = Number(query[names.page] ?? 1);
    for (let page = first, last = first; page <= last; page++) {
      // Same type as the request: only the page number in its query differs.
      const data = await dataOf(list({ ...request, query: { ...query, [names.page]: page } } as unknown as Request));
      yield data;
      // The number of pages may change during the iteration.
      last = Number(memberOf(data, names.pages) ?? page);
    }
  }
  async function* items(request?: Asking): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages(request)) yield* membersIn(page, names.items) as readonly Item[];
  }
  async function collect(limit: number, request?: Asking): Promise<Item[]> {
    const found: Item[] = [];
    if (!(limit > 0)) return found;
    for await (const item of items(request)) if (found.push(item) >= limit) break;
    return found;
  }
  return { pages, items, collect };
}
