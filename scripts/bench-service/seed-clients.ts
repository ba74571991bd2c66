// Test data for the filter benchmark: many Longview clients in the database of a stopped service.

import { join } from 'node:path';
import { createSecretCrypto } from '../../src/service/secrets/secret-crypto.ts';
import { toJson } from '../../src/service/storage/json.ts';
import { openStorage } from '../../src/service/storage/open-storage.ts';

/** Adds `count` clients to the account that a token belongs to. `key` is the encryption key of the state. */
export async function seedClients(directory: string, key: string, token: string, count: number): Promise<void> {
  const secretCrypto = createSecretCrypto(key);
  const storage = await openStorage(join(directory, 'service.db'));
  const secret = secretCrypto.encrypt('0F1E2D3C-4B5A-6978-8796A5B4C3D2E1F0');
  const created = '2030-01-15T10:20:30Z';
  const value = toJson({ created, updated: created, apps: { apache: false, nginx: false, mysql: false } });
  await storage.work('write', async (db) => {
    const owner = db
      .selectFrom('tokens')
      .innerJoin('users', 'users.username', 'tokens.username')
      .where('tokens.hash', '=', secretCrypto.digest(token));
    const { account_id } = await owner.select('users.account_id').executeTakeFirstOrThrow();
    const batch = 500;
    for (let first = 0; first < count; first += batch) {
      const rows = Array.from({ length: Math.min(batch, count - first) }, (_, index) => ({
        account_id,
        label: `bench-${first + index}`,
        api_key: secret,
        install_code: secret,
        value,
      }));
      await db.insertInto('longview_clients').values(rows).execute();
    }
  });
  await storage.close();
}
