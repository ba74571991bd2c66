// A unit of work: what everything that reads or changes state is handed.

import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Dialect } from './storage/dialect.ts';
import type { Mode } from './storage/storage.ts';
import type { Tables } from './storage/tables.ts';

export interface Unit {
  /** In a `write` unit a transaction, else the database as it is. */
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly mode: Mode;
  /** When the unit began. */
  readonly now: Date;
}

/** The query, its rows locked until the unit ends where they will change. SQLite has locked everything by then. */
export function locked<Names extends keyof Tables, Row>(
  unit: Unit,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return unit.mode === 'write' && unit.dialect === 'postgres' ? query.forUpdate() : query;
}
