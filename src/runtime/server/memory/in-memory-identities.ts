// Who calls, in memory: tokens, scopes and grants.

import type { GrantLevel, Identity, Loaded } from '../host.ts';
import type { StoredRecord } from './in-memory-records.ts';

/** What a token stands for. */
export interface MemoryUser {
  readonly username: string;
  readonly account: string;
  readonly restricted?: boolean;
  /** Every scope, unless given. */
  readonly scopes?: readonly string[];
  /** Of a restricted user: a grant's name (`account`), or a schema and a key (`NodeBalancer/123`), to its level. */
  readonly grants?: { readonly [grant: string]: GrantLevel };
}

export interface MemoryIdentity extends Identity {
  readonly user: MemoryUser;
}

/** Whether a granted scope gives a required one. */
export type Includes = (granted: string, required: string) => boolean;

/** A scope gives itself, and `*` gives all. */
export const sameScope: Includes = (granted, required) => granted === required || granted === '*';

/** The identity that a token stands for. */
export function identityOf(token: string, user: MemoryUser, includes: Includes): MemoryIdentity {
  const scopes = user.scopes ?? ['*'];
  return {
    user,
    restricted: user.restricted ?? false,
    scopes,
    key: `token ${token}`,
    account: user.account,
    has: (required) => scopes.some((granted) => includes(granted, required)),
    grant: (name) => (user.restricted ? user.grants?.[name] : 'read_write'),
  };
}

/** A record as its caller may see it: undefined where it is another account's, which a public one is only to whoever would change it. A part has the grant of what it is a part of. */
export function seenBy(
  record: StoredRecord,
  owner: StoredRecord | undefined,
  identity: Identity | undefined,
  lock: boolean,
): Loaded | undefined {
  const mine = identity?.account !== undefined && (record.account ?? owner?.account) === identity.account;
  if (!mine) return record.public && !lock ? { value: record.value, grant: 'read_only', constant: true } : undefined;
  const grant =
    identity.grant(`${record.schema}/${String(record.key)}`) ??
    (owner && identity.grant(`${owner.schema}/${String(owner.key)}`));
  return { value: record.value, grant, constant: true };
}
