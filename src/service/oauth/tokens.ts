// Issues tokens to clients for a grant, an authorization code, or a refresh token.

import type { TokenResponse } from '@cloud-api/types';
import { randomToken, type SecretCrypto } from '../secrets/secret-crypto.ts';
import { lockRows, type UnitOfWork } from '../unit-of-work.ts';
import type { Client } from './clients.ts';
import { matchesRedirectUri } from './redirect-uri.ts';
import { validateVerifier } from './pkce.ts';
import { oauthError, type OAuthErrorResponse } from './error-response.ts';

/** Lifetime of an access token in seconds (spec: Authentication). */
export const accessTokenLifetime = 7200;

/** Lifetime of an authorization code in seconds: the maximum that RFC 6749, section 4.1.2, recommends. */
export const codeLifetime = 600;

/** A user's grant of access to a client. */
export interface AccessGrant {
  readonly client: Client;
  readonly username: string;
  readonly scopes: string;
}

interface IssuedTokens {
  readonly access: string;
  readonly refresh: string | undefined;
}

/** Issues an access token and, if `isRefreshable`, a refresh token. `family` identifies all tokens of one grant. */
async function issueTokens(
  { db, now }: UnitOfWork,
  secretCrypto: SecretCrypto,
  { client, username, scopes }: AccessGrant,
  family: string,
  isRefreshable: boolean,
): Promise<IssuedTokens> {
  const access = randomToken();
  const refresh = isRefreshable ? randomToken() : undefined;
  const time = now.getTime();
  await db
    .insertInto('tokens')
    .values({
      kind: 'oauth',
      hash: secretCrypto.digest(access),
      refresh_hash: refresh === undefined ? null : secretCrypto.digest(refresh),
      family,
      username,
      client_id: client.id,
      scopes,
      created_at: time,
      expires_at: time + accessTokenLifetime * 1000,
    })
    .execute();
  return { access, refresh };
}

/** Issues the access token of the implicit flow, which cannot be refreshed. */
export async function issueAccessToken(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  grant: AccessGrant,
): Promise<string> {
  return (await issueTokens(unit, secretCrypto, grant, randomToken(16), false)).access;
}

/** A grant with the redirect URI and S256 challenge that its authorization code is bound to. */
export interface CodeGrant extends AccessGrant {
  readonly redirectUri: string;
  readonly challenge: string | undefined;
}

/** Issues an authorization code. */
export async function issueCode(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  { client, username, scopes, redirectUri, challenge }: CodeGrant,
): Promise<string> {
  const code = randomToken(20);
  await unit.db
    .insertInto('authorization_codes')
    .values({
      hash: secretCrypto.digest(code),
      client_id: client.id,
      username,
      scopes,
      redirect_uri: redirectUri,
      expires_at: unit.now.getTime() + codeLifetime * 1000,
      family: null,
      code_challenge: challenge ?? null,
    })
    .execute();
  return code;
}

const unknownCode = oauthError('invalid_grant', 'The code is unknown, already used, or expired.', 'code');

/** The parameters of a code exchange; `redirect_uri` is optional, since the API does not define it. */
export interface CodeExchange {
  readonly code: string;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
}

/**
 * Exchanges a code for tokens. If a code is reused, it may have been stolen, so its tokens are revoked (RFC 6749,
 * section 4.1.2).
 */
export async function exchangeCode(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  client: Client,
  { code, redirect_uri, code_verifier }: CodeExchange,
): Promise<TokenResponse | OAuthErrorResponse> {
  const { db, now } = unit;
  const hash = secretCrypto.digest(code);
  const row = await lockRows(
    unit,
    db.selectFrom('authorization_codes').where('hash', '=', hash).selectAll(),
  ).executeTakeFirst();
  if (row?.client_id !== client.id) return unknownCode;
  if (row.family !== null) {
    await revokeFamily(unit, row.family);
    return unknownCode;
  }
  // The client's redirect URI may have changed since.
  if (row.expires_at <= now.getTime() || !matchesRedirectUri(client.redirectUri, row.redirect_uri)) return unknownCode;
  if (redirect_uri !== undefined && redirect_uri !== row.redirect_uri)
    return oauthError('invalid_grant', 'Must be the redirect URI that the code was sent to.', 'redirect_uri');
  const pkceError = validateVerifier(row.code_challenge, code_verifier);
  if (pkceError) return pkceError;
  const family = randomToken(16);
  await db.updateTable('authorization_codes').set({ family }).where('hash', '=', hash).execute();
  return tokenResponse(
    await issueTokens(unit, secretCrypto, { client, username: row.username, scopes: row.scopes }, family, true),
    row.scopes,
  );
}

const unknownRefreshToken = oauthError(
  'invalid_grant',
  'The refresh token is unknown or already used.',
  'refresh_token',
);

/**
 * Exchanges a refresh token, which works once, for new tokens. If it is reused, it may have been stolen, so all tokens
 * of its grant are revoked.
 */
export async function refreshTokens(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  client: Client,
  refreshToken: string,
): Promise<TokenResponse | OAuthErrorResponse> {
  const { db, now } = unit;
  const hash = secretCrypto.digest(refreshToken);
  const row = await lockRows(
    unit,
    db.selectFrom('tokens').where('refresh_hash', '=', hash).selectAll(),
  ).executeTakeFirst();
  if (!row) {
    const spentToken = await db
      .selectFrom('spent_refresh_tokens')
      .where('hash', '=', hash)
      .select('family')
      .executeTakeFirst();
    if (spentToken && (await isIssuedTo(unit, spentToken.family, client))) await revokeFamily(unit, spentToken.family);
    return unknownRefreshToken;
  }
  if (row.client_id !== client.id) return unknownRefreshToken;
  const family = row.family ?? randomToken(16);
  await db.updateTable('tokens').set({ refresh_hash: null, family }).where('id', '=', row.id).execute();
  await db.insertInto('spent_refresh_tokens').values({ hash, family, spent_at: now.getTime() }).execute();
  return tokenResponse(
    await issueTokens(unit, secretCrypto, { client, username: row.username, scopes: row.scopes }, family, true),
    row.scopes,
  );
}

/** Returns whether tokens were issued to a client. Only that client can cause their revocation. */
async function isIssuedTo({ db }: UnitOfWork, family: string, client: Client): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .where('family', '=', family)
    .where('client_id', '=', client.id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function revokeFamily({ db }: UnitOfWork, family: string): Promise<void> {
  await db.deleteFrom('tokens').where('family', '=', family).execute();
  await db.deleteFrom('spent_refresh_tokens').where('family', '=', family).execute();
}

function tokenResponse({ access, refresh = '' }: IssuedTokens, scope: string): TokenResponse {
  return { scope, access_token: access, refresh_token: refresh, token_type: 'bearer', expires_in: accessTokenLifetime };
}
