// The tables of who there is and what they may: accounts, users, grants, tokens, OAuth clients.

import type { OAuthClient, User } from '@cloud-api/types';
import type { Generated } from 'kysely';
import type { Json } from '../json.ts';
import type { Flag } from './flag.ts';

/** What grants and tags are about. `account` and `add_longview` are about no single one: their id is 0. */
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

/** Where bills go. */
export interface BillingAddress {
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}

export interface AccountTable {
  /** A UUID. */
  id: string;
  /** Null where none was ever given. */
  billing: Json<BillingAddress> | null;
}

export interface UserTable {
  username: string;
  account_id: string;
  restricted: Flag;
  /** As `secrets/password.ts` writes it; null where none was created yet. */
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
  /** SHA-256 of the token, in hex. */
  hash: string;
  refresh_hash: string | null;
  /** What all tokens have in common that came from one grant of access, so that they can be revoked together. */
  family: string | null;
  username: string;
  /** The OAuth client that it was issued to. */
  client_id: string | null;
  /** Separated by spaces; `*`: all. */
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
  public: Flag;
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
  /** The family of the tokens that it was exchanged for; a second exchange revokes them. */
  family: string | null;
  /** The S256 challenge of PKCE that it was requested with. */
  code_challenge: string | null;
}

/** A refresh token that was used: whoever uses it again is not who it was meant for. */
export interface SpentRefreshTokenTable {
  hash: string;
  family: string;
  spent_at: number;
}

/** A person who is logged in on the authorisation host. */
export interface SessionTable {
  hash: string;
  username: string;
  csrf: string;
  expires_at: number;
}

/** How often logins of a caller, or of a caller for an account, have failed. */
export interface LoginFailureTable {
  /** A digest of the caller, or of the caller and the account. */
  key: string;
  failures: number;
  /** When the last one failed. */
  failed_at: number;
}
