// In-memory identities: tokens, scopes, and grants.

import type { GrantLevel, Identity, LoadedResource } from '../host.js';
import type { StoredRecord } from './in-memory-records.js';

/** User of a token. */
export interface MemoryUser {
  readonly username: string;
  readonly account: string;
  readonly restricted?: boolean;
  /**
   * Scopes of the token.
   *
   * @default ["*"]
   */
  readonly scopes?: readonly string[];
  /**
   * Grants of a restricted user: levels by the name of a grant, or by schema and key (`Pet/123`).
   */
  readonly grants?: { readonly [grant: string]: GrantLevel };
}

export interface MemoryIdentity extends Identity {
  readonly user: MemoryUser;
}

/** Whether a granted scope includes a required one. */
export type ScopeIncludes = (granted: string, required: string) => boolean;

/** A scope includes itself, and `*` includes all. */
export const includesScope: ScopeIncludes = (granted, required) => granted === required || granted === '*';

/** Creates the identity of a token. */
export function createIdentity(token: string, user: MemoryUser, includes: ScopeIncludes): MemoryIdentity {
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

/**
 * Returns a record if the caller may see it; `undefined` for a record of another account, unless it is public and not
 * locked. A nested resource has the grant of its parent.
 */
export function getVisibleResource(
  record: StoredRecord,
  owner: StoredRecord | undefined,
  identity: Identity | undefined,
  lock: boolean,
): LoadedResource | undefined {
  const isOwn = identity?.account !== undefined && (record.account ?? owner?.account) === identity.account;
  if (!isOwn) return record.public && !lock ? { value: record.value, grant: 'read_only', constant: true } : undefined;
  const grant =
    identity.grant(`${record.schema}/${String(record.key)}`) ??
    (owner && identity.grant(`${owner.schema}/${String(owner.key)}`));
  return { value: record.value, grant, constant: true };
}
