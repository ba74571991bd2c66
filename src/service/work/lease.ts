// Leases: which of several processes does what only one should do at a time.

import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from '../storage/dialect.ts';
import type { Storage } from '../storage/storage.ts';

/** A lease that this process may hold. */
export interface Lease {
  /** Takes or renews it; false while another holds it. One that its holder does not renew passes on when its term is over. */
  take(): Promise<boolean>;
  /** Gives it back, so that another need not wait for its term. */
  release(): Promise<void>;
}

export interface LeaseTerms {
  readonly name: string;
  /** Different for each process. */
  readonly holder: string;
  /** For how many milliseconds it holds unless it is renewed. */
  readonly term: number;
}

/** A lease in the database, by the database's own time: the clocks of processes may differ, and may be moved. */
export function createLease({ work, dialect }: Storage, { name, holder, term }: LeaseTerms): Lease {
  return {
    take: () =>
      work('write', async (db) => {
        const now = timeOf(dialect);
        const until = sql<number>`${now} + cast(${term} as bigint)`;
        const taken = await db
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
        return taken !== undefined;
      }),
    async release() {
      await work('write', (db) =>
        db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
      );
    },
  };
}

/** The time in milliseconds since the epoch; on SQLite, which one process has for itself, the process's. */
function timeOf(dialect: Dialect): RawBuilder<number> {
  return dialect === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`${Date.now()}`;
}
