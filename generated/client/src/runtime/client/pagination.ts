// Collections that come in pages: page by page, item by item, or collected.

import { dataOf, type DataOf } from './unwrap.js';
import { memberOf, membersIn } from './read-member.js';
import type { Failed, Succeeded, Unexpected } from './result.js';

/** What a list may answer. */
export type Listed = Succeeded<number, unknown> | Failed<number, unknown> | Unexpected;

/** What of a request pages are asked for with. */
export interface Asking {
  readonly query?: object | undefined;
}

/** What an interface calls the parts of its pages. */
export interface PagingNames {
  /** The query parameter with the number of the page, from 1. */
  readonly page: string;
  /** Members of a page: its items, and how many pages there are. */
  readonly items: string;
  readonly pages: string;
}

/** A request may be left out where the list needs nothing of it. */
type Rest<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/** A list, in portions. No page is asked for before it is wanted. Where one cannot be had, an AnswerError is thrown. */
export interface Paged<Request, Page, Item> {
  /** The pages from the one that is asked for to the last. */
  pages(...request: Rest<Request>): AsyncGenerator<Page, void, undefined>;
  /** The items of those pages. */
  items(...request: Rest<Request>): AsyncGenerator<Item, void, undefined>;
  /** The first of those items, `limit` at most. */
  collect(limit: number, ...request: Rest<Request>): Promise<Item[]>;
}

/** Asks a list for its pages, one after the other. */
export function pagedBy<Request extends Asking | undefined, Answer extends Listed, Item>(
  list: (request: Request) => Promise<Answer>,
  names: PagingNames,
): Paged<Request, DataOf<Answer>, Item> {
  async function* pages(request?: Asking): AsyncGenerator<DataOf<Answer>, void, undefined> {
    const query = { ...request?.query } as Readonly<Record<string, unknown>>;
    const first = Number(query[names.page] ?? 1);
    for (let page = first, last = first; page <= last; page++) {
      // What the list takes, with the number of another page in its query.
      const data = await dataOf(list({ ...request, query: { ...query, [names.page]: page } } as unknown as Request));
      yield data;
      // It may change while the pages are read.
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
