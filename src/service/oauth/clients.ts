// OAuth clients, as the authorisation host knows them.

import { isEqualSecret, type Vault } from '../secrets/vault.ts';
import { isStorable } from '../storage/text.ts';
import type { Unit } from '../unit.ts';
import { refused, type Refused } from './refused.ts';

export interface Client {
  readonly id: string;
  readonly label: string;
  readonly redirectUri: string;
  readonly public: boolean;
  readonly active: boolean;
  readonly secretHash: string;
}

/** The client of an ID; undefined where there is none. */
export async function findClient({ db }: Unit, id: string): Promise<Client | undefined> {
  if (!isStorable(id)) return undefined;
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

/** A private client that has shown its secret. */
export async function authenticateClient(
  unit: Unit,
  vault: Vault,
  { client_id, client_secret }: { readonly client_id: string; readonly client_secret: string },
): Promise<Client | Refused> {
  const client = await findClient(unit, client_id);
  if (!isEqualSecret(vault.digest(client_secret), client?.secretHash ?? '') || !client)
    return refused('invalid_client', 'The client is unknown, or its secret is wrong.');
  if (!client.active) return refused('unauthorized_client', 'The client is disabled or suspended.', 'client_id');
  if (client.public)
    return refused(
      'unauthorized_client',
      'A public client gets its access token with the redirect; it has nothing to exchange.',
      'client_id',
    );
  return client;
}
