// Tokens that are issued to applications: by a grant of access, for a code, for a refresh token.

import type { TokenResponse } from '@cloud-api/types';
import { randomToken, type Vault } from '../secrets/vault.ts';
import { locked, type Unit } from '../unit.ts';
import type { Client } from './clients.ts';
import { isRedirectOf } from './destination.ts';
import { verifierProblem } from './pkce.ts';
import { refused, type Refused } from './refused.ts';

/** How long an access token is valid, in seconds (interface: Authentication). */
export const lifetime = 7200;

/** How long an exchange code is valid, in seconds: as long as RFC 6749 (4.1.2) recommends at most. */
export const codeLifetime = 600;

/** Who has granted what to whom. */
export interface Granted {
  readonly client: Client;
  readonly username: string;
  readonly scopes: string;
}

interface Issued {
  readonly access: string;
  readonly refresh: string | undefined;
}

/** A new access token; with a refresh token beside it where it can be refreshed. */
async function issue(
  { db, now }: Unit,
  vault: Vault,
  { client, username, scopes }: Granted,
  family: string,
  refreshable: boolean,
): Promise<Issued> {
  const access = randomToken();
  const refresh = refreshable ? randomToken() : undefined;
  const time = now.getTime();
  await db
    .insertInto('tokens')
    .values({
      kind: 'oauth',
      hash: vault.digest(access),
      refresh_hash: refresh === undefined ? null : vault.digest(refresh),
      family,
      username,
      client_id: client.id,
      scopes,
      created_at: time,
      expires_at: time + lifetime * 1000,
    })
    .execute();
  return { access, refresh };
}

/** The access token of the implicit flow, which cannot be refreshed. */
export async function issueAccessToken(unit: Unit, vault: Vault, granted: Granted): Promise<string> {
  return (await issue(unit, vault, granted, randomToken(16), false)).access;
}

/** What an exchange code is bound to: where it is sent, and the S256 challenge of PKCE. */
export interface CodeGranted extends Granted {
  readonly redirectUri: string;
  readonly challenge: string | undefined;
}

/** An exchange code. */
export async function issueCode(
  unit: Unit,
  vault: Vault,
  { client, username, scopes, redirectUri, challenge }: CodeGranted,
): Promise<string> {
  const code = randomToken(20);
  await unit.db
    .insertInto('authorization_codes')
    .values({
      hash: vault.digest(code),
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

const unknownCode = refused('invalid_grant', 'The code is unknown, used or expired.', 'code');

/** What an application sends to exchange a code; `redirect_uri` is optional, since the interface does not have it. */
export interface Exchange {
  readonly code: string;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
}

/** The tokens for a code. A code that comes twice has been stolen, or its tokens have: they are revoked (RFC 6749, 4.1.2). */
export async function exchangeCode(
  unit: Unit,
  vault: Vault,
  client: Client,
  { code, redirect_uri, code_verifier }: Exchange,
): Promise<TokenResponse | Refused> {
  const { db, now } = unit;
  const hash = vault.digest(code);
  const row = await locked(
    unit,
    db.selectFrom('authorization_codes').where('hash', '=', hash).selectAll(),
  ).executeTakeFirst();
  if (row?.client_id !== client.id) return unknownCode;
  if (row.family !== null) {
    await revoke(unit, row.family);
    return unknownCode;
  }
  // The client may have been given another redirect URI since.
  if (row.expires_at <= now.getTime() || !isRedirectOf(client.redirectUri, row.redirect_uri)) return unknownCode;
  if (redirect_uri !== undefined && redirect_uri !== row.redirect_uri)
    return refused('invalid_grant', 'Must be the redirect URI that the code was sent to.', 'redirect_uri');
  const problem = verifierProblem(row.code_challenge, code_verifier);
  if (problem) return problem;
  const family = randomToken(16);
  await db.updateTable('authorization_codes').set({ family }).where('hash', '=', hash).execute();
  return respond(
    await issue(unit, vault, { client, username: row.username, scopes: row.scopes }, family, true),
    row.scopes,
  );
}

const unknownRefresh = refused('invalid_grant', 'The refresh token is unknown or used.', 'refresh_token');

/** New tokens for a refresh token, which works once. One that comes twice has been stolen: all that came of its grant is revoked. */
export async function refreshTokens(
  unit: Unit,
  vault: Vault,
  client: Client,
  refreshToken: string,
): Promise<TokenResponse | Refused> {
  const { db, now } = unit;
  const hash = vault.digest(refreshToken);
  const row = await locked(
    unit,
    db.selectFrom('tokens').where('refresh_hash', '=', hash).selectAll(),
  ).executeTakeFirst();
  if (!row) {
    const spent = await db
      .selectFrom('spent_refresh_tokens')
      .where('hash', '=', hash)
      .select('family')
      .executeTakeFirst();
    if (spent && (await belongsTo(unit, spent.family, client))) await revoke(unit, spent.family);
    return unknownRefresh;
  }
  if (row.client_id !== client.id) return unknownRefresh;
  const family = row.family ?? randomToken(16);
  await db.updateTable('tokens').set({ refresh_hash: null, family }).where('id', '=', row.id).execute();
  await db.insertInto('spent_refresh_tokens').values({ hash, family, spent_at: now.getTime() }).execute();
  return respond(
    await issue(unit, vault, { client, username: row.username, scopes: row.scopes }, family, true),
    row.scopes,
  );
}

/** Only the client that tokens were issued to can have them revoked. */
async function belongsTo({ db }: Unit, family: string, client: Client): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .where('family', '=', family)
    .where('client_id', '=', client.id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function revoke({ db }: Unit, family: string): Promise<void> {
  await db.deleteFrom('tokens').where('family', '=', family).execute();
  await db.deleteFrom('spent_refresh_tokens').where('family', '=', family).execute();
}

function respond({ access, refresh = '' }: Issued, scope: string): TokenResponse {
  return { scope, access_token: access, refresh_token: refresh, token_type: 'bearer', expires_in: lifetime };
}
