// The authenticated principal: a user with the token's scopes and grants.

import type { Identity } from '@cloud-api/server';
import type { GrantEntity } from '../storage/tables/identities.ts';

export type Level = 'read_only' | 'read_write';

/** A user, identified by a valid token. */
export interface Principal extends Identity {
  readonly account: string;
  readonly username: string;
  readonly token: number;
  /** Whether the account's billing address is current. */
  readonly hasCurrentBilling: boolean;
  /** The level of access to an entity: full unless restricted. `id` is 0 for account-wide grants. */
  accessTo(entity: GrantEntity, id: number): Level | undefined;
}

export interface PrincipalRow {
  readonly token: number;
  readonly username: string;
  readonly account: string;
  readonly restricted: boolean;
  readonly scopes: string;
  readonly billing: boolean;
  readonly grants: readonly { readonly entity: GrantEntity; readonly entity_id: number; readonly level: Level }[];
}

const principals = new WeakMap<Identity, Principal>();

/** Creates the principal of a token. */
export function createPrincipal({
  token,
  username,
  account,
  restricted,
  scopes,
  billing: hasCurrentBilling,
  grants,
}: PrincipalRow): Principal {
  const levels = new Map(grants.map(({ entity, entity_id, level }) => [`${entity}/${entity_id}`, level]));
  const tokenScopes = scopes.split(' ').filter((scope) => scope !== '');
  const accessTo: Principal['accessTo'] = (entity, id) => (restricted ? levels.get(`${entity}/${id}`) : 'read_write');
  const principal: Principal = {
    token,
    username,
    account,
    restricted,
    hasCurrentBilling,
    scopes: tokenScopes,
    key: `token ${token}`,
    has: (scope) => tokenScopes.some((tokenScope) => includesScope(tokenScope, scope)),
    grant: (name) => (name === 'account' || name === 'add_longview' ? accessTo(name, 0) : undefined),
    accessTo,
  };
  principals.set(principal, principal);
  return principal;
}

/** Returns the principal that the pipeline authenticated. For operations that require a token. */
export function requirePrincipal(identity: Identity | undefined): Principal {
  const principal = identity && principals.get(identity);
  if (!principal) throw new Error('the operation was called without a principal');
  return principal;
}

/**
 * Returns whether a scope includes another: `*` includes all, `read_write` includes `read_only` (spec: Authentication).
 */
export function includesScope(granted: string, required: string): boolean {
  return granted === '*' || granted === required || granted === required.replace(/:read_only$/, ':read_write');
}
