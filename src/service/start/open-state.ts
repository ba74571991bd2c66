// Opens the storage, the secret encryption, and the rate limit counters.

import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Metrics } from '../metrics.ts';
import { withFallback } from '../rates/fallback.ts';
import { createRateLimiter, type RateSetting, type RateLimiter, type WindowStore } from '../rates/rate-limiter.ts';
import { createMemoryWindows } from '../rates/memory.ts';
import { createSecretCryptoAsync, randomToken, type SecretCrypto } from '../secrets/secret-crypto.ts';
import { NewerDatabaseError } from '../storage/migrate.ts';
import { DamagedDatabaseError } from '../storage/sqlite-integrity.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import type { Storage } from '../storage/storage.ts';
import type { Log } from '../log.ts';
import { databaseFileName, loadOrCreateKey, createDataDirectory, makeFilesPrivate } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import type { StartOptions } from './options.ts';
import { describeSqliteError, StartError, describeSystemError } from './start-error.ts';
import type { Tables } from '../storage/tables.ts';

const settingName = 'key_check';
const knownText = 'ashlar';

/** Checks the key: throws a `StartError` if it cannot decrypt the test value that the first process stored. */
async function checkKey(storage: Storage, secretCrypto: SecretCrypto): Promise<void> {
  const value =
    (await storage.work('read', readStoredValue)) ??
    (await storage.work('write', async (db) => {
      await db
        .insertInto('settings')
        .values({ name: settingName, value: secretCrypto.encrypt(knownText) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return readStoredValue(db);
    }));
  try {
    if (secretCrypto.decrypt(value ?? '') === knownText) return;
  } catch {
    // The test value was encrypted with a different key.
  }
  throw new StartError(
    'The data was written with a different key. Set that key in ASHLAR_KEY, restore its file in the data directory, or start over with another --data or DATABASE_URL.',
  );
}

async function readStoredValue(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('settings').where('name', '=', settingName).select('value').executeTakeFirst())?.value;
}

export interface OpenedState {
  readonly storage: Storage;
  readonly secretCrypto: SecretCrypto;
  /** A description of the storage. */
  readonly location: string;
  readonly close: () => Promise<void>;
}

/** Opens the state and its key. Only one process can use a SQLite directory; any number can use PostgreSQL. */
export async function openState({
  data,
  databaseUrl,
  key,
}: Pick<StartOptions, 'data' | 'databaseUrl' | 'key'>): Promise<OpenedState> {
  const isInMemory = data === ':memory:';
  const isEmbedded = databaseUrl === undefined;
  if (!isInMemory && (isEmbedded || key === undefined)) await createDataDirectory(data);
  if (isEmbedded && !isInMemory) await makeFilesPrivate(data);
  const unlock = isEmbedded && !isInMemory ? lockDirectory(data) : () => undefined;
  try {
    // Key derivation and opening the database run concurrently.
    const secretCryptoPromise = createSecretCryptoAsync(
      key ?? (isInMemory ? randomToken() : await loadOrCreateKey(data)),
    );
    const storage = isEmbedded
      ? await openEmbedded(isInMemory ? data : join(data, databaseFileName))
      : await openShared(databaseUrl);
    let secretCrypto: SecretCrypto;
    try {
      secretCrypto = await secretCryptoPromise;
      await checkKey(storage, secretCrypto);
    } catch (error) {
      await storage.close();
      throw error;
    }
    const location = isEmbedded
      ? isInMemory
        ? 'in memory, lost when the service stops'
        : `SQLite in ${data}`
      : `PostgreSQL at ${new URL(databaseUrl).host}`;
    return {
      storage,
      secretCrypto,
      location,
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
      throw new StartError(`The data in ${file} cannot be used: ${error.message}.`);
    if (error instanceof DamagedDatabaseError)
      throw new StartError(
        `${file} cannot be used: ${error.message}. Nothing was changed. Restore it from a backup, or choose another directory with --data.`,
      );
    throw new StartError(
      `${file} cannot be opened: ${describeSqliteError(error)}. Choose another directory with --data.`,
    );
  }
}

async function openShared(url: string): Promise<Storage> {
  const { openPostgresStorage } = await import('../storage/postgres.ts');
  try {
    return await openPostgresStorage(url);
  } catch (error) {
    if (error instanceof NewerDatabaseError)
      throw new StartError(`The data in PostgreSQL cannot be used: ${error.message}.`);
    throw new StartError(`PostgreSQL at ${new URL(url).host} (DATABASE_URL) cannot be used: ${firstMessage(error)}.`);
  }
}

/** Describes an error. If connecting to several addresses fails, the error is an aggregate error. */
function firstMessage(thrown: unknown): string {
  const error = thrown instanceof UnavailableError ? thrown.cause : thrown;
  return describeSystemError(error instanceof AggregateError ? (error.errors[0] as unknown) : error);
}

/** Creates the rate limiter. Processes that share the state also share its counters. */
export async function openRateLimiter(
  storage: Storage,
  redisUrl: string | undefined,
  rateSetting: RateSetting,
  now: () => Date,
  log: Log,
  metrics: Metrics,
): Promise<RateLimiter> {
  if (redisUrl === undefined && !storage.shared) return createRateLimiter(createMemoryWindows(), rateSetting, now);
  const store =
    redisUrl === undefined
      ? (await import('../rates/postgres.ts')).createPostgresWindows(storage)
      : await openRedisStore(redisUrl);
  const onChange = (available: boolean, error?: unknown): void => {
    metrics.setAvailable('rate_limit_store', available);
    if (available) log.info('rate limit counters are shared between processes again');
    else
      log.warn(
        { err: error },
        'cannot share rate limit counters between processes; each process counts its own requests',
      );
  };
  return createRateLimiter(withFallback(store, { onChange, onLocal: () => metrics.countLocal() }), rateSetting, now);
}

async function openRedisStore(url: string): Promise<WindowStore> {
  const { connectRedisWindows } = await import('../rates/redis.ts');
  try {
    return await connectRedisWindows(url);
  } catch (error) {
    throw new StartError(`Redis at ${new URL(url).host} (REDIS_URL) cannot be used: ${firstMessage(error)}.`);
  }
}
