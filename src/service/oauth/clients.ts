// OAuth clients of the authorization server.

import { isEqualSecret, type SecretCrypto } from '../secrets/secret-crypto.ts';
import { isStorableText } from '../storage/storable-text.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { oauthError, type OAuthErrorResponse } from './error-response.ts';

export interface Client {
  readonly id: string;
  readonly label: string;
  readonly redirectUri: string;
  readonly public: boolean;
  readonly active: boolean;
  readonly secretHash: string;
}

/** Returns the client with an ID; `undefined` if there is none. */
export async function findClient({ db }: UnitOfWork, id: string): Promise<Client | undefined> {
  if (!isStorableText(id)) return undefined;
  const row = await db
    .selectFrom('oauth_clients')
    .where('id', '=', id)
    .select(['label', 'redirect_uri', 'public', 'status', 'secret_hash'])
    .executeTakeFirst();
  return (
    row && {
      id,
      label: row.label,
      redirectUri: row.redirect_uri,
      public: row.public === 1,
      active: row.status === 'active',
      secretHash: row.secret_hash,
    }
  );
}

/** Authenticates a private client by its secret. */
export async function authenticateClient(
  unit: UnitOfWork,
  secretCrypto: SecretCrypto,
  { client_id, client_secret }: { readonly client_id: string; readonly client_secret: string },
): Promise<Client | OAuthErrorResponse> {
  const client = await findClient(unit, client_id);
  if (!isEqualSecret(secretCrypto.digest(client_secret), client?.secretHash ?? '') || !client)
    return oauthError('invalid_client', 'The client is unknown, or its secret is wrong.');
  if (!client.active) return oauthError('unauthorized_client', 'The client is disabled or suspended.', 'client_id');
  if (client.public)
    return oauthError(
      'unauthorized_client',
      'A public client receives its access token in the redirect, so it has no code to exchange.',
      'client_id',
    );
  return client;
}
