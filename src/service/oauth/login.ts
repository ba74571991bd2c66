// Logging in with username and password.

import { verifyPassword } from '../secrets/password.ts';
import { fromJson, toJson } from '../storage/json.ts';
import { timestamp } from '../time.ts';
import { locked, type Unit } from '../unit.ts';

/** What is kept of a user's password; to be read outside of a transaction, since judging it takes its time. */
export async function passwordOf({ db }: Unit, username: string): Promise<string | null> {
  const row = await db.selectFrom('users').where('username', '=', username).select('password').executeTakeFirst();
  return row?.password ?? null;
}

/** Whether the password is right; as slow for a user who does not exist. */
export function isRight(password: string, kept: string | null): Promise<boolean> {
  return verifyPassword(password, kept);
}

/** Takes down an attempt to log in (interface: User, `last_login`); false where the user has gone meanwhile. */
export async function noteLogin(unit: Unit, username: string, status: 'successful' | 'failed'): Promise<boolean> {
  const row = await locked(
    unit,
    unit.db.selectFrom('users').where('username', '=', username).select('value'),
  ).executeTakeFirst();
  if (!row) return false;
  const value = { ...fromJson(row.value), last_login: { login_datetime: timestamp(unit.now), status } };
  await unit.db
    .updateTable('users')
    .set({ value: toJson(value) })
    .where('username', '=', username)
    .execute();
  return true;
}
