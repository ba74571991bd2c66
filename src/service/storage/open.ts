// Which storage an address means.

import { openPostgresStorage } from './postgres.ts';
import { openSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Opens `postgres://…`, `:memory:`, or the path of a SQLite file. */
export function openStorage(address: string): Promise<Storage> {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgresStorage(address) : openSqliteStorage(address);
}
