// Opens what the service keeps its state in.

import type { RateSetting, Rates } from '../rates/rates.ts';
import { createRates } from '../rates/rates.ts';
import { memoryWindows } from '../rates/memory.ts';
import { prepareVault, randomToken, type Vault } from '../secrets/vault.ts';
import { NewerDatabaseError } from '../storage/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import type { Log } from '../log.ts';
import { join } from 'node:path';
import { databaseName, keyIn, makeDirectory } from './directory.ts';
import { checkKey } from './keyed.ts';
import { lockDirectory } from './lock.ts';
import type { StartOptions } from './options.ts';
import { sqliteReason, StartProblem, systemReason } from './problem.ts';

export interface Opened {
  readonly storage: Storage;
  readonly vault: Vault;
  /** In words. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

/** The state and its key. One process at a time has a folder with SQLite; PostgreSQL is for any number. */
export async function openState({ data, databaseUrl, key }: Pick<StartOptions, 'data' | 'databaseUrl' | 'key'>): Promise<Opened> {
  const inMemory = data === ':memory:';
  const embedded = databaseUrl === undefined;
  if (!inMemory && (embedded || key === undefined)) await makeDirectory(data);
  const unlock = embedded && !inMemory ? lockDirectory(data) : () => undefined;
  try {
    // While the one thread stretches the key, the other opens the database.
    const preparing = prepareVault(key ?? (inMemory ? randomToken() : await keyIn(data)));
    const storage = embedded ? await openEmbedded(inMemory ? data : join(data, databaseName)) : await openShared(databaseUrl);
    let vault: Vault;
    try {
      vault = await preparing;
      await checkKey(storage, vault);
    } catch (error) {
      await storage.close();
      throw error;
    }
    const place = embedded ? (inMemory ? 'in memory: gone when the service ends' : `SQLite in ${data}`) : `PostgreSQL at ${new URL(databaseUrl).host}`;
    return {
      storage,
      vault,
      place,
      async close() {
        await storage.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded(file: string): Promise<Storage> {
  const { openSqliteStorage } = await import('../storage/sqlite.ts');
  try {
    return await openSqliteStorage(file);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw new StartProblem(`The data in ${file} cannot be used: ${error.message}.`);
    throw new StartProblem(`${file} cannot be opened: ${sqliteReason(error)}. Choose another folder with --data.`);
  }
}

async function openShared(url: string): Promise<Storage> {
  const { openPostgresStorage } = await import('../storage/postgres.ts');
  try {
    return await openPostgresStorage(url);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw new StartProblem(`The data in PostgreSQL cannot be used: ${error.message}.`);
    throw new StartProblem(`PostgreSQL at ${new URL(url).host} (DATABASE_URL) cannot be used: ${firstReason(error)}.`);
  }
}

/** A connection that was tried on several addresses fails with all their errors at once. */
function firstReason(error: unknown): string {
  return systemReason(error instanceof AggregateError ? (error.errors[0] as unknown) : error);
}

/** Counts where all processes that share the state can see it: attempts to log in also where requests are not counted. */
export async function openRates(storage: Storage, redisUrl: string | undefined, setting: RateSetting, now: () => Date, log: Log): Promise<Rates> {
  if (redisUrl !== undefined) {
    const { redisWindows } = await import('../rates/redis.ts');
    try {
      return createRates(await redisWindows(redisUrl, (error) => log.warn({ err: error }, 'Redis does not count; this process counts for itself')), setting, now);
    } catch (error) {
      throw new StartProblem(`Redis at ${new URL(redisUrl).host} (REDIS_URL) cannot be used: ${firstReason(error)}.`);
    }
  }
  if (!storage.shared) return createRates(memoryWindows(), setting, now);
  const { postgresWindows } = await import('../rates/postgres.ts');
  return createRates(postgresWindows(storage), setting, now);
}
