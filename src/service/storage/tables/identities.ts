// Table types for accounts, users, grants, tokens, and OAuth clients.

import type { OAuthClient, User } from '@cloud-api/types';
import type { Generated } from 'kysely';
import type { Json } from '../json.ts';
import type { SqlBoolean } from './sql-boolean.ts';

/**
 * The kinds of entities that grants and tags refer to. Grants on `account` and `add_longview` have no entity; their ID
 * is 0.
 */
export type Entity =
  | 'compute'
  | 'database'
  | 'domain'
  | 'firewall'
  | 'longview'
  | 'nodebalancer'
  | 'stackscript'
  | 'volume';
export type GrantEntity = Exclude<Entity, 'volume'> | 'account' | 'add_longview';

/** The tables of grant entities. Grants on `account` and `add_longview` have no entity. */
export const grantEntityTables = {
  compute: 'instances',
  database: 'databases',
  domain: 'domains',
  firewall: 'firewalls',
  longview: 'longview_clients',
  nodebalancer: 'nodebalancers',
  stackscript: 'stackscripts',
} as const satisfies Partial<Record<GrantEntity, string>>;

export type GrantEntityTable = (typeof grantEntityTables)[keyof typeof grantEntityTables];

/** A billing address. */
export interface BillingAddress {
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}

export interface AccountTable {
  /** A UUID. */
  id: string;
  /** Null if never set. */
  billing: Json<BillingAddress> | null;
}

export interface UserTable {
  username: string;
  account_id: string;
  restricted: SqlBoolean;
  /** In the format of `secrets/password.ts`; null if never set. */
  password: string | null;
  value: Json<Omit<User, 'username' | 'restricted' | 'ssh_keys'>>;
}

export interface GrantTable {
  username: string;
  entity: GrantEntity;
  entity_id: number;
  level: 'read_only' | 'read_write';
}

export interface TokenTable {
  id: Generated<number>;
  kind: 'personal' | 'oauth';
  /** SHA-256 of the token, in hexadecimal. */
  hash: string;
  refresh_hash: string | null;
  /** Shared by all tokens of one grant, so that they can be revoked together. */
  family: string | null;
  username: string;
  /** The OAuth client that the token was issued to. */
  client_id: string | null;
  /** Separated by spaces; `*` for all. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
}

export interface OAuthClientTable {
  /** The order of creation. */
  position: Generated<number>;
  id: string;
  account_id: string;
  label: string;
  public: SqlBoolean;
  status: OAuthClient['status'];
  redirect_uri: string;
  thumbnail_url: string | null;
  secret_hash: string;
}

export interface AuthorizationCodeTable {
  hash: string;
  client_id: string;
  username: string;
  scopes: string;
  redirect_uri: string;
  expires_at: number;
  /** The family of the tokens issued for it; a second exchange revokes them. */
  family: string | null;
  /** The PKCE S256 challenge. */
  code_challenge: string | null;
}

/** A used refresh token: using it again indicates theft. */
export interface SpentRefreshTokenTable {
  hash: string;
  family: string;
  spent_at: number;
}

/** A login session on the authorization server. */
export interface SessionTable {
  hash: string;
  username: string;
  csrf: string;
  expires_at: number;
}

/** Counts failed logins by a caller, or by a caller to an account. */
export interface LoginFailureTable {
  /** A digest of the caller, or of caller and account. */
  key: string;
  failures: number;
  /** Time of the last failure. */
  failed_at: number;
}
