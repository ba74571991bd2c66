// Leases: select one of several processes.

import { sql, type RawBuilder } from 'kysely';
import type { Dialect, Storage } from '../storage/storage.ts';

/** A lease that this process may hold. */
export interface Lease {
  /** Acquires or renews it; false while another process holds it. Without renewal it expires after its term. */
  take(): Promise<boolean>;
  /** Releases it, so that another process need not wait for its term. */
  release(): Promise<void>;
}

export interface LeaseTerms {
  readonly name: string;
  /** Unique per process. */
  readonly holder: string;
  /** Milliseconds until it expires without renewal. */
  readonly term: number;
}

/** Creates a lease in the database, by the database's time: the clocks of processes may differ or be moved. */
export function createLease({ work, dialect }: Storage, { name, holder, term }: LeaseTerms): Lease {
  return {
    take: () =>
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

/** The time in milliseconds since the epoch; on SQLite, which has one process, the process's time. */
function currentTime(dialect: Dialect): RawBuilder<number> {
  return dialect === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`${Date.now()}`;
}
