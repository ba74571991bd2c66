// Rate limit counters in PostgreSQL, shared by all processes.

import type { Storage } from '../storage/storage.ts';
import type { WindowStore } from './rate-limiter.ts';

/** Maximum clock difference between processes in seconds; expired windows are kept that long. */
const clockSkew = 30;

/**
 * Creates counters with one row per key and window. Deletes expired rows when this process starts a new window. The
 * writes run in `work('read')`, which opens no transaction: each is a single atomic statement, and a transaction would
 * hold the row lock for two more round trips.
 */
export function createPostgresWindows(storage: Pick<Storage, 'work'>): WindowStore {
  let latest = 0;
  return {
    async increment(key, reset, now) {
      if (reset > latest) {
        latest = reset;
        await storage.work('read', (db) =>
          db
            .deleteFrom('rate_windows')
            .where('reset_at', '<', Math.floor(now) - clockSkew)
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
