// Whose a token is.

import type { Unit } from '../unit.ts';
import { fromJson } from '../storage/json.ts';
import { createPerson, type Person } from './person.ts';
import { isCurrent } from './billing.ts';

/** The person of a token's digest; undefined where there is no such token, or it has expired. */
export async function authenticate(unit: Unit, digest: string): Promise<Person | undefined> {
  const row = await unit.db
    .selectFrom('tokens')
    .innerJoin('users', 'users.username', 'tokens.username')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('tokens.hash', '=', digest)
    .select(['tokens.id as token', 'tokens.scopes', 'tokens.expires_at', 'users.username', 'users.restricted', 'accounts.id as account', 'accounts.billing'])
    .executeTakeFirst();
  if (!row || (row.expires_at !== null && row.expires_at <= unit.now.getTime())) return undefined;
  const restricted = row.restricted === 1;
  const grants = restricted ? await unit.db.selectFrom('grants').where('username', '=', row.username).select(['entity', 'entity_id', 'level']).execute() : [];
  const { token, username, account, scopes } = row;
  return createPerson({ token, username, account, scopes, restricted, grants, billing: row.billing !== null && isCurrent(fromJson(row.billing)) });
}
