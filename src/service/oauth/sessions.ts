// Login sessions on the authorization server.

import { isEqualSecret, randomToken, type SecretCrypto } from '../secrets/secret-crypto.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Lifetime of a session in seconds. */
export const sessionLifetime = 3600;

/** Lifetime of a login form in seconds. */
export const loginLifetime = 3600;

export interface Session {
  readonly username: string;
  /** CSRF token for the session's forms. */
  readonly csrf: string;
}

/** Returns the session for a cookie value; `undefined` if there is none or it has expired. */
export async function findSession(
  { db, now }: UnitOfWork,
  secretCrypto: SecretCrypto,
  value: string | undefined,
): Promise<Session | undefined> {
  if (value === undefined) return undefined;
  const row = await db
    .selectFrom('sessions')
    .where('hash', '=', secretCrypto.digest(value))
    .select(['username', 'csrf', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now.getTime() ? row : undefined;
}

/** Creates a session and returns the cookie's value. */
export async function createSession(
  { db, now }: UnitOfWork,
  secretCrypto: SecretCrypto,
  username: string,
): Promise<string> {
  const value = randomToken();
  await db
    .insertInto('sessions')
    .values({
      hash: secretCrypto.digest(value),
      username,
      csrf: randomToken(),
      expires_at: now.getTime() + sessionLifetime * 1000,
    })
    .execute();
  return value;
}

/** Deletes a session. */
export async function deleteSession({ db }: UnitOfWork, secretCrypto: SecretCrypto, value: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', secretCrypto.digest(value)).execute();
}

/** Creates the CSRF token for a login form, signed and bound to the login cookie. */
export function createLoginCsrfToken(secretCrypto: SecretCrypto, cookie: string, now: Date): string {
  return secretCrypto.encrypt(`${now.getTime() + loginLifetime * 1000} ${cookie}`);
}

/** Validates the CSRF token and age of a login form. */
export function isValidLoginToken(
  secretCrypto: SecretCrypto,
  token: string,
  cookie: string | undefined,
  now: Date,
): boolean {
  if (cookie === undefined) return false;
  try {
    const [expiration = '', boundCookie = ''] = secretCrypto.decrypt(token).split(' ');
    return Number(expiration) > now.getTime() && isEqualSecret(boundCookie, cookie);
  } catch {
    return false;
  }
}
