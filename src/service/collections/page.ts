// One page of a collection.

import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** The envelope of every collection (interface: Conventions). */
export interface Page<Item> {
  readonly data: Item[];
  readonly page: number;
  readonly pages: number;
  readonly results: number;
}

/** What a request asks for, with its defaults. */
export interface PageQuery {
  readonly page: number | bigint;
  readonly page_size: number;
}

/** What of a list is asked for, and in which order; see `filter.ts`. */
export interface Selection {
  readonly where?: Expression<SqlBool> | undefined;
  readonly order: readonly { readonly by: string; readonly direction: 'asc' | 'desc' }[];
  /** A column that is different for each row: rows that are not on the page are then looked at in the indices alone. */
  readonly key?: string;
}

/** A page beyond 2^64 divided by its size is the last one (interface: Limits). */
const beyond = 2n ** 64n;

/** The page of what a query selects; `show` makes entries of its rows. */
export async function pageOf<Names extends keyof Tables, Row, Item>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  { page, page_size: size }: PageQuery,
  { where, order, key }: Selection,
  show: (rows: readonly Row[]) => Promise<Item[]> | Item[],
): Promise<Page<Item>> {
  const wanted = where ? query.where(() => where) : query;
  const sorted = <Each>(rows: SelectQueryBuilder<Tables, Names, Each>): typeof rows =>
    order.reduce((so, { by, direction }) => so.orderBy(sql.ref(by), direction), rows);
  const read = async (number: number, ahead: number): Promise<{ readonly rows: Row[]; readonly found: number }> => {
    const cut = <Each>(rows: SelectQueryBuilder<Tables, Names, Each>): typeof rows =>
      sorted(rows)
        .limit(ahead)
        .offset((number - 1) * size);
    if (key === undefined) {
      const rows = await cut(wanted).execute();
      return { rows: rows.slice(0, size), found: rows.length };
    }
    const keys = await cut(wanted.clearSelect().select(sql`${sql.ref(key)}`.as('key'))).execute();
    const rows =
      keys.length === 0
        ? []
        : await sorted(
            query.clearWhere().where(() => sql<SqlBool>`${sql.ref(key)} in (${sql.join(padded(keys.slice(0, size)))})`),
          ).execute();
    return { rows, found: keys.length };
  };
  const last = BigInt(page) > beyond / BigInt(size);
  const asked = Number(page);
  // What a condition leaves is looked for ahead: to count it would take as long as to find it.
  const ahead = where && key !== undefined ? Math.max(size, readAhead) : size;
  const { rows, found } = last || asked > most ? { rows: [], found: 0 } : await read(asked, ahead);
  // Where no more were found, it is known how many there are, unless none was and this is not the first page.
  const counted = !last && found < ahead && (found > 0 || asked === 1);
  const results = counted ? (asked - 1) * size + found : await count(wanted);
  const pages = Math.max(1, Math.ceil(results / size));
  if (last)
    return { data: await show(results === 0 ? [] : (await read(pages, size)).rows), page: pages, pages, results };
  return { data: await show(rows), page: echoed(page), pages, results };
}

/** So many keys are read at once in about a millisecond. */
const readAhead = 1000;

/** The keys, the last one as often as it takes for their number to be a power of two: there are few statements to remember then. */
function padded(keys: readonly { readonly key: unknown }[]): readonly unknown[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return Array.from({ length }, (_, index) => keys[Math.min(index, keys.length - 1)]?.key);
}

/** No table has so many rows, and beyond it offsets do not fit a database's integers. */
const most = 2 ** 31;

async function count<Names extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Names, Row>): Promise<number> {
  const { results } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('results'))
    .executeTakeFirstOrThrow();
  return results;
}

/** JSON writes whole numbers of any size, and so does the pipeline, while the types have but one kind. */
function echoed(page: number | bigint): number {
  return page as number;
}
