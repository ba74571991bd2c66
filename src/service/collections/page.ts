// Collection pagination.

import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** The envelope of every collection (spec: Conventions). */
export interface Page<Item> {
  readonly data: Item[];
  readonly page: number;
  readonly pages: number;
  readonly results: number;
}

/** The pagination parameters, with defaults. */
export interface PageQuery {
  readonly page: number | bigint;
  readonly page_size: number;
}

/** The condition and sort order of a listing; see `filter.ts`. */
export interface Selection {
  readonly where?: Expression<SqlBool> | undefined;
  readonly order: readonly { readonly column: string; readonly direction: 'asc' | 'desc' }[];
  /** A unique column. If it is set, rows that are not on the page are read only from an index. */
  readonly key?: string;
}

/** If page number × page size exceeds this, the last page is returned (spec: Limits). */
const pageLimit = 2n ** 64n;

/** Returns a page of the rows of a query; `show` converts the rows to items. */
export async function queryPage<Names extends keyof Tables, Row, Item>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  { page, page_size: size }: PageQuery,
  { where, order, key }: Selection,
  show: (rows: readonly Row[]) => Promise<Item[]> | Item[],
): Promise<Page<Item>> {
  const filteredQuery = where ? query.where(() => where) : query;
  const applyOrder = <Result>(rows: SelectQueryBuilder<Tables, Names, Result>): typeof rows =>
    order.reduce((ordered, { column, direction }) => ordered.orderBy(sql.ref(column), direction), rows);
  const read = async (number: number, limit: number): Promise<{ readonly rows: Row[]; readonly count: number }> => {
    const limitRows = <Result>(rows: SelectQueryBuilder<Tables, Names, Result>): typeof rows =>
      applyOrder(rows)
        .limit(limit)
        .offset((number - 1) * size);
    if (key === undefined) {
      const rows = await limitRows(filteredQuery).execute();
      return { rows: rows.slice(0, size), count: rows.length };
    }
    const keys = await limitRows(filteredQuery.clearSelect().select(sql`${sql.ref(key)}`.as('key'))).execute();
    const rows =
      keys.length === 0
        ? []
        : await applyOrder(
            query
              .clearWhere()
              .where(() => sql<SqlBool>`${sql.ref(key)} in (${sql.join(padKeys(keys.slice(0, size)))})`),
          ).execute();
    return { rows, count: keys.length };
  };
  const isBeyondLimit = BigInt(page) > pageLimit / BigInt(size);
  const pageNumber = Number(page);
  // Reads ahead on filtered rows: counting them would take as long as finding them.
  const limit = where && key !== undefined ? Math.max(size, readAhead) : size;
  const { rows, count: foundCount } =
    isBeyondLimit || pageNumber > maxRows ? { rows: [], count: 0 } : await read(pageNumber, limit);
  // If fewer rows than requested were found, the total is known, except on an empty page after the first.
  const isTotalKnown = !isBeyondLimit && foundCount < limit && (foundCount > 0 || pageNumber === 1);
  const results = isTotalKnown ? (pageNumber - 1) * size + foundCount : await countRows(filteredQuery);
  const pages = Math.max(1, Math.ceil(results / size));
  if (isBeyondLimit)
    return { data: await show(results === 0 ? [] : (await read(pages, size)).rows), page: pages, pages, results };
  return { data: await show(rows), page: toPageNumber(page), pages, results };
}

/** Number of keys to read ahead, which takes about a millisecond. */
const readAhead = 1000;

/** Pads the keys to a power of two by repeating the last one, which limits the number of distinct statements. */
function padKeys(keys: readonly { readonly key: unknown }[]): readonly unknown[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return Array.from({ length }, (_, index) => keys[Math.min(index, keys.length - 1)]?.key);
}

/** No table has more rows, and larger offsets may not fit a database's integer type. */
const maxRows = 2 ** 31;

async function countRows<Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
): Promise<number> {
  const { results } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('results'))
    .executeTakeFirstOrThrow();
  return results;
}

/** The pipeline serializes integers of any size, but the types have only `number`. */
function toPageNumber(page: number | bigint): number {
  return page as number;
}
