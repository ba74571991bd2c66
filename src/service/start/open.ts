// Opens what the service keeps its state in.

import type { Metrics } from '../metrics.ts';
import { withFallback } from '../rates/fallback.ts';
import { createRates, type RateSetting, type Rates, type WindowStore } from '../rates/rates.ts';
import { memoryWindows } from '../rates/memory.ts';
import { prepareVault, randomToken, type Vault } from '../secrets/vault.ts';
import { NewerDatabaseError } from '../storage/migrate.ts';
import { DamagedDatabaseError } from '../storage/sqlite-check.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import type { Storage } from '../storage/storage.ts';
import type { Log } from '../log.ts';
import { join } from 'node:path';
import { databaseName, keyIn, makeDirectory, makePrivate } from './directory.ts';
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
export async function openState({
  data,
  databaseUrl,
  key,
}: Pick<StartOptions, 'data' | 'databaseUrl' | 'key'>): Promise<Opened> {
  const inMemory = data === ':memory:';
  const embedded = databaseUrl === undefined;
  if (!inMemory && (embedded || key === undefined)) await makeDirectory(data);
  if (embedded && !inMemory) await makePrivate(data);
  const unlock = embedded && !inMemory ? lockDirectory(data) : () => undefined;
  try {
    // While the one thread stretches the key, the other opens the database.
    const preparing = prepareVault(key ?? (inMemory ? randomToken() : await keyIn(data)));
    const storage = embedded
      ? await openEmbedded(inMemory ? data : join(data, databaseName))
      : await openShared(databaseUrl);
    let vault: Vault;
    try {
      vault = await preparing;
      await checkKey(storage, vault);
    } catch (error) {
      await storage.close();
      throw error;
    }
    const place = embedded
      ? inMemory
        ? 'in memory: gone when the service ends'
        : `SQLite in ${data}`
      : `PostgreSQL at ${new URL(databaseUrl).host}`;
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
    if (error instanceof NewerDatabaseError)
      throw new StartProblem(`The data in ${file} cannot be used: ${error.message}.`);
    if (error instanceof DamagedDatabaseError)
      throw new StartProblem(
        `${file} cannot be used: ${error.message}. Nothing was changed. Restore it from a backup, or choose another folder with --data.`,
      );
    throw new StartProblem(`${file} cannot be opened: ${sqliteReason(error)}. Choose another folder with --data.`);
  }
}

async function openShared(url: string): Promise<Storage> {
  const { openPostgresStorage } = await import('../storage/postgres.ts');
  try {
    return await openPostgresStorage(url);
  } catch (error) {
    if (error instanceof NewerDatabaseError)
      throw new StartProblem(`The data in PostgreSQL cannot be used: ${error.message}.`);
    throw new StartProblem(`PostgreSQL at ${new URL(url).host} (DATABASE_URL) cannot be used: ${firstReason(error)}.`);
  }
}

/** A connection that was tried on several addresses fails with all their errors at once. */
function firstReason(given: unknown): string {
  const error = given instanceof UnavailableError ? given.cause : given;
  return systemReason(error instanceof AggregateError ? (error.errors[0] as unknown) : error);
}

/** Counts where all processes that share the state can see it. */
export async function openRates(
  storage: Storage,
  redisUrl: string | undefined,
  setting: RateSetting,
  now: () => Date,
  log: Log,
  metrics: Metrics,
): Promise<Rates> {
  if (redisUrl === undefined && !storage.shared) return createRates(memoryWindows(), setting, now);
  const store =
    redisUrl === undefined
      ? (await import('../rates/postgres.ts')).postgresWindows(storage)
      : await openRedis(redisUrl);
  const onChange = (available: boolean, error?: unknown): void => {
    metrics.available('rate_limit_store', available);
    if (available) log.info('requests are counted for all processes again');
    else log.warn({ err: error }, 'requests cannot be counted for all processes: each counts its own');
  };
  return createRates(withFallback(store, { onChange, onLocal: () => metrics.countedLocally() }), setting, now);
}

async function openRedis(url: string): Promise<WindowStore> {
  const { redisWindows } = await import('../rates/redis.ts');
  try {
    return await redisWindows(url);
  } catch (error) {
    throw new StartProblem(`Redis at ${new URL(url).host} (REDIS_URL) cannot be used: ${firstReason(error)}.`);
  }
}
