// Login throttling: failed logins of one caller for one account are delayed longer and longer.

import { isIPv6 } from 'node:net';
import type { Vault } from '../secrets/vault.ts';
import { locked, type Unit } from '../unit.ts';

const minute = 60_000;

/** How many failed logins have no delay, the first delay, and the longest one, in milliseconds. Each delay is twice the one before. */
interface Limit {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/**
 * Never the account alone: a caller could then keep its user from logging in anywhere. The caller alone has a wide limit
 * with short delays, against one password that is tried on many accounts.
 */
const limits = {
  callerAndAccount: { free: 5, first: minute / 2, longest: 60 * minute },
  caller: { free: 100, first: minute / 2, longest: 5 * minute },
} as const satisfies Record<string, Limit>;

/** Failed logins are forgotten that many milliseconds after the last one. */
export const failuresRemembered = 24 * 60 * minute;

export interface LoginAttempt {
  readonly username: string;
  /** The IP address that the form came from. */
  readonly address: string;
}

/**
 * Counts an attempt as failed, before the password is checked, so that attempts at the same time are counted too. Returns
 * how many seconds to wait, or `undefined` if it may be made. An attempt that has to wait counts for nothing.
 */
export async function beginAttempt(unit: Unit, vault: Vault, attempt: LoginAttempt): Promise<number | undefined> {
  const { db, now } = unit;
  const time = now.getTime();
  const counted: { readonly key: string; readonly failures: number }[] = [];
  for (const [key, limit] of keysOf(vault, attempt)) {
    await db
      .insertInto('login_failures')
      .values({ key, failures: 0, failed_at: time })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await locked(
      unit,
      db.selectFrom('login_failures').where('key', '=', key).selectAll(),
    ).executeTakeFirstOrThrow();
    // A failure in the future is from before the clock was moved back.
    const forgotten = row.failed_at > time || row.failed_at <= time - failuresRemembered;
    const failures = forgotten ? 0 : row.failures;
    const wait = row.failed_at + delayAfter(failures, limit) - time;
    if (failures > 0 && wait > 0) return Math.ceil(wait / 1000);
    counted.push({ key, failures: failures + 1 });
  }
  for (const { key, failures } of counted)
    await db.updateTable('login_failures').set({ failures, failed_at: time }).where('key', '=', key).execute();
  return undefined;
}

/** Takes back an attempt that `beginAttempt` has counted; the account's earlier failures of this caller are forgotten. */
export async function noteSuccess({ db }: Unit, vault: Vault, attempt: LoginAttempt): Promise<void> {
  const [[caller], [callerAndAccount]] = keysOf(vault, attempt);
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', caller)
    .where('failures', '>', 0)
    .execute();
  await db.deleteFrom('login_failures').where('key', '=', callerAndAccount).execute();
}

function delayAfter(failures: number, { free, first, longest }: Limit): number {
  return failures < free ? 0 : Math.min(first * 2 ** (failures - free), longest);
}

/** The caller first: one that has to wait adds no rows for the accounts it names. Digests, since a form may hold any text. */
function keysOf(
  vault: Vault,
  { username, address }: LoginAttempt,
): readonly [readonly [string, Limit], readonly [string, Limit]] {
  const caller = callerOf(address);
  return [
    [vault.digest(JSON.stringify([caller])), limits.caller],
    [vault.digest(JSON.stringify([caller, username.toLowerCase()])), limits.callerAndAccount],
  ];
}

/** An IPv4 address, or the 64 bits of an IPv6 address that are one network: its host part is the caller's to choose. */
export function callerOf(address: string): string {
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
