// Opens the storage at an address.

import { openSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Opens `postgres://…`, `:memory:`, or the path of a SQLite file. */
export async function openStorage(address: string): Promise<Storage> {
  if (!/^postgres(ql)?:\/\//.test(address)) return openSqliteStorage(address);
  const { openPostgresStorage } = await import('./postgres.ts');
  return openPostgresStorage(address);
}
