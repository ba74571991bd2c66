// Whose a token is.

import type { Unit } from '../unit.ts';
import type { Vault } from '../secrets/vault.ts';
import { fromJson } from '../storage/json.ts';
import { remembering } from '../storage/remembered.ts';
import type { Storage } from '../storage/storage.ts';
import { createPerson, type Person } from './person.ts';
import { isCurrent } from './billing.ts';

/** Whose a token is, and until when, in milliseconds since 1970. */
interface Holder {
  readonly person: Person;
  readonly expiresAt: number | null;
}

/** As many tokens as may well be in use at the same time. */
const remembered = 1000;

export interface Authenticator {
  /** The person of a token; undefined where there is no such token, or it has expired. */
  personOf(token: string, now: Date): Promise<Person | undefined> | Person | undefined;
}

/** Looks tokens up; where the storage says that nothing has been written since, a token that was found is not looked up again. */
export function createAuthenticator(
  storage: Pick<Storage, 'revision'>,
  vault: Vault,
  units: <T>(mode: 'read', work: (unit: Unit) => Promise<T>) => Promise<T>,
): Authenticator {
  const find = remembering<Holder>(storage, remembered);
  return {
    personOf(token, now) {
      const holder = find(token, () => units('read', (unit) => holderOf(unit, vault.digest(token))));
      return holder instanceof Promise ? holder.then((late) => current(late, now)) : current(holder, now);
    },
  };
}

function current(holder: Holder | undefined, now: Date): Person | undefined {
  return holder && (holder.expiresAt === null || holder.expiresAt > now.getTime()) ? holder.person : undefined;
}

async function holderOf(unit: Unit, digest: string): Promise<Holder | undefined> {
  const row = await unit.db
    .selectFrom('tokens')
    .innerJoin('users', 'users.username', 'tokens.username')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('tokens.hash', '=', digest)
    .select([
      'tokens.id as token',
      'tokens.scopes',
      'tokens.expires_at',
      'users.username',
      'users.restricted',
      'accounts.id as account',
      'accounts.billing',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const restricted = row.restricted === 1;
  const grants = restricted
    ? await unit.db
        .selectFrom('grants')
        .where('username', '=', row.username)
        .select(['entity', 'entity_id', 'level'])
        .execute()
    : [];
  const { token, username, account, scopes } = row;
  const person = createPerson({
    token,
    username,
    account,
    scopes,
    restricted,
    grants,
    billing: row.billing !== null && isCurrent(fromJson(row.billing)),
  });
  return { person, expiresAt: row.expires_at };
}
