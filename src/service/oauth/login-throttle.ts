// Login throttling: the delay grows with each failed login by a caller to an account.

import { isIPv6 } from 'node:net';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import { lockRows, type UnitOfWork } from '../unit-of-work.ts';

const minute = 60_000;

/** Number of attempts without a delay, and delays in milliseconds. Each delay is twice the previous one. */
interface Limit {
  readonly freeAttempts: number;
  readonly firstDelay: number;
  readonly maxDelay: number;
}

/**
 * No limit applies to an account alone, because anyone could then lock out its user. The limit for a caller alone is
 * high and has short delays; it prevents a caller from trying one password on many accounts.
 */
const limits = {
  callerAndAccount: { freeAttempts: 5, firstDelay: minute / 2, maxDelay: 60 * minute },
  caller: { freeAttempts: 100, firstDelay: minute / 2, maxDelay: 5 * minute },
} as const satisfies Record<string, Limit>;

/** Milliseconds after which failed logins are forgotten. */
export const failureRetention = 24 * 60 * minute;

export interface LoginAttempt {
  readonly username: string;
  /** The IP address of the client. */
  readonly address: string;
}

/**
 * Counts an attempt as failed before the password is checked, so that concurrent attempts count too. Returns the
 * seconds to wait, or `undefined` if the attempt is allowed. A delayed attempt does not count.
 */
export async function beginAttempt(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  attempt: LoginAttempt,
): Promise<number | undefined> {
  const { db, now } = unit;
  const time = now.getTime();
  const newCounts: { readonly key: string; readonly failures: number }[] = [];
  for (const [key, limit] of throttleKeys(secretCrypto, attempt)) {
    await db
      .insertInto('login_failures')
      .values({ key, failures: 0, failed_at: time })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await lockRows(
      unit,
      db.selectFrom('login_failures').where('key', '=', key).selectAll(),
    ).executeTakeFirstOrThrow();
    // A failure in the future was recorded before the clock was moved back.
    const isExpired = row.failed_at > time || row.failed_at <= time - failureRetention;
    const failures = isExpired ? 0 : row.failures;
    const wait = row.failed_at + delayAfter(failures, limit) - time;
    if (failures > 0 && wait > 0) return Math.ceil(wait / 1000);
    newCounts.push({ key, failures: failures + 1 });
  }
  for (const { key, failures } of newCounts)
    await db.updateTable('login_failures').set({ failures, failed_at: time }).where('key', '=', key).execute();
  return undefined;
}

/** Removes an attempt that `beginAttempt` counted, and clears the caller's earlier failures for the account. */
export async function recordSuccess(
  { db }: UnitOfWork,
  secretCrypto: SecretCrypto,
  attempt: LoginAttempt,
): Promise<void> {
  const [[caller], [callerAndAccount]] = throttleKeys(secretCrypto, attempt);
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', caller)
    .where('failures', '>', 0)
    .execute();
  await db.deleteFrom('login_failures').where('key', '=', callerAndAccount).execute();
}

function delayAfter(failures: number, { freeAttempts, firstDelay, maxDelay }: Limit): number {
  return failures < freeAttempts ? 0 : Math.min(firstDelay * 2 ** (failures - freeAttempts), maxDelay);
}

/**
 * Returns the keys of an attempt, with their limits. The caller's key comes first, so that a delayed caller adds no
 * rows for accounts. Keys are stored as digests, since a form may contain any text.
 */
function throttleKeys(
  secretCrypto: SecretCrypto,
  { username, address }: LoginAttempt,
): readonly [readonly [string, Limit], readonly [string, Limit]] {
  const caller = callerNetwork(address);
  return [
    [secretCrypto.digest(JSON.stringify([caller])), limits.caller],
    [secretCrypto.digest(JSON.stringify([caller, username.toLowerCase()])), limits.callerAndAccount],
  ];
}

/**
 * Returns an IPv4 address, or the 64-bit network prefix of an IPv6 address, because the caller chooses the host part.
 */
export function callerNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [left = [], right = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
