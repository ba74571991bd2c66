// Leases, which ensure that only one process does the background work.

import { sql, type RawBuilder } from 'kysely';
import type { Dialect, Storage } from '../storage/storage.ts';

/** A lease that this process may hold. */
export interface Lease {
  /** Acquires or renews the lease, which expires after its term. Returns false while another process holds it. */
  acquire(): Promise<boolean>;
  /** Releases the lease, so that another process does not have to wait for its term. */
  release(): Promise<void>;
}

export interface LeaseTerms {
  readonly name: string;
  /** Unique per process. */
  readonly holder: string;
  /** Milliseconds until the lease expires without renewal. */
  readonly term: number;
}

/** Creates a lease. It uses the time of the database, because clocks of processes may differ or be adjusted. */
export function createLease({ work, dialect }: Storage, { name, holder, term }: LeaseTerms): Lease {
  return {
    acquire: () =>
      work('write', async (db) => {
        const now = currentTime(dialect);
        const until = sql<number>`${now} + cast(${term} as bigint)`;
        const row = await db
          .insertInto('leases')
          .values({ name, holder, until })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ holder, until })
              .where((eb) => eb.or([eb('leases.holder', '=', holder), eb('leases.until', '<=', now)])),
          )
          .returning('name')
          .executeTakeFirst();
        return row !== undefined;
      }),
    async release() {
      await work('write', (db) =>
        db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
      );
    },
  };
}

/** The time in milliseconds since the epoch; for SQLite, which only one process uses, the time of that process. */
function currentTime(dialect: Dialect): RawBuilder<number> {
  return dialect === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`${Date.now()}`;
}
