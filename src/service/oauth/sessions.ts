// Who is logged in on the authorisation host.

import { isEqualSecret, randomToken, type Vault } from '../secrets/vault.ts';
import type { Unit } from '../unit.ts';

/** How long a person stays logged in, in seconds. */
export const sessionLifetime = 3600;

/** How long a login page can be sent, in seconds. */
export const loginLifetime = 3600;

export interface Session {
  readonly username: string;
  /** What forms carry, so that no other site can send them. */
  readonly csrf: string;
}

/** The session of a cookie's value. */
export async function findSession(
  { db, now }: Unit,
  vault: Vault,
  value: string | undefined,
): Promise<Session | undefined> {
  if (value === undefined) return undefined;
  const row = await db
    .selectFrom('sessions')
    .where('hash', '=', vault.digest(value))
    .select(['username', 'csrf', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now.getTime() ? row : undefined;
}

/** Logs a user in; the value of the cookie. */
export async function beginSession({ db, now }: Unit, vault: Vault, username: string): Promise<string> {
  const value = randomToken();
  await db
    .insertInto('sessions')
    .values({
      hash: vault.digest(value),
      username,
      csrf: randomToken(),
      expires_at: now.getTime() + sessionLifetime * 1000,
    })
    .execute();
  return value;
}

/** Logs out. */
export async function endSession({ db }: Unit, vault: Vault, value: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', vault.digest(value)).execute();
}

/** What the login form carries before anybody is logged in: it belongs to the cookie, and only this service can write it. */
export function loginToken(vault: Vault, cookie: string, now: Date): string {
  return vault.encrypt(`${now.getTime() + loginLifetime * 1000} ${cookie}`);
}

/** Whether a login form came from the page that set the cookie, and in time. */
export function isLoginToken(vault: Vault, token: string, cookie: string | undefined, now: Date): boolean {
  if (cookie === undefined) return false;
  try {
    const [until = '', of = ''] = vault.decrypt(token).split(' ');
    return Number(until) > now.getTime() && isEqualSecret(of, cookie);
  } catch {
    return false;
  }
}
