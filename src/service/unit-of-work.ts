// Unit of work: the database access and the time of one request or job.

import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Dialect, Mode } from './storage/storage.ts';
import type { Tables } from './storage/tables.ts';

export interface UnitOfWork {
  /** A transaction in `write` mode, otherwise the plain database. */
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly mode: Mode;
  /** When the unit began. */
  readonly now: Date;
}

/** Locks the selected rows until the end of a `write` unit. In SQLite the transaction already has the write lock. */
export function lockRows<Names extends keyof Tables, Row>(
  unit: UnitOfWork,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return unit.mode === 'write' && unit.dialect === 'postgres' ? query.forUpdate() : query;
}
