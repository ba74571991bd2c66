// Counts of requests in a table of PostgreSQL: one count for all processes.

import type { Storage } from '../storage/storage.ts';
import type { WindowStore } from './rates.ts';

/** The clocks of processes may differ by so many seconds: so long a window that has ended is still there for others. */
const slack = 30;

/** A row for each window. Those that have ended are removed as soon as this process sees another begin. */
export function postgresWindows(storage: Pick<Storage, 'work'>): WindowStore {
  let latest = 0;
  return {
    async increase(key, reset, now) {
      if (reset > latest) {
        latest = reset;
        await storage.work('read', (db) =>
          db
            .deleteFrom('rate_windows')
            .where('reset_at', '<', Math.floor(now) - slack)
            .execute(),
        );
      }
      const { count } = await storage.work('read', (db) =>
        db
          .insertInto('rate_windows')
          .values({ key: `${key} ${reset}`, count: 1, reset_at: reset })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((builder) => ({ count: builder('rate_windows.count', '+', 1) })),
          )
          .returning('count')
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
  };
}
