// Which databases answer a query at once: those in this process that nothing can come between. Taking turns costs as much as the query.

import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Ask = (query: CompiledQuery) => readonly unknown[];

const known = new WeakMap<Kysely<Tables>, Ask>();

/** From now on the database is asked so by whoever need not wait. */
export function letAsk(db: Kysely<Tables>, ask: Ask): Kysely<Tables> {
  known.set(db, ask);
  return db;
}

/** How the database is asked without waiting; undefined where it is not. A transaction is another database in this. */
export function askerOf(db: Kysely<Tables>): Ask | undefined {
  return known.get(db);
}
