// Test data for reads that are spread over many rows: copies of an instance and of a token, in the database of a
// stopped service.

import { join } from 'node:path';
import { createSecretCrypto } from '../../src/service/secrets/secret-crypto.ts';
import { openStorage } from '../../src/service/storage/open-storage.ts';

/** A copied instance, and a token that may read it. */
export interface SeededRow {
  readonly id: number;
  readonly token: string;
}

/** Adds `count` instances and tokens to the account that a token belongs to. `key` is the encryption key of the state. */
export async function seedInstancesAndTokens(
  directory: string,
  key: string,
  token: string,
  count: number,
): Promise<readonly SeededRow[]> {
  const secretCrypto = createSecretCrypto(key);
  const storage = await openStorage(join(directory, 'service.db'));
  const seeded = await storage.work('write', async (db): Promise<readonly SeededRow[]> => {
    const { id: _tokenId, ...tokenRow } = await db
      .selectFrom('tokens')
      .where('hash', '=', secretCrypto.digest(token))
      .selectAll()
      .executeTakeFirstOrThrow();
    const { id: _instanceId, ...instanceRow } = await db
      .selectFrom('instances')
      .innerJoin('users', 'users.account_id', 'instances.account_id')
      .where('users.username', '=', tokenRow.username)
      .selectAll('instances')
      .executeTakeFirstOrThrow();
    const rows: SeededRow[] = [];
    for (let index = 0; index < count; index++) {
      const rowToken = `${token.slice(0, -8)}${String(index).padStart(8, '0')}`;
      await db
        .insertInto('tokens')
        .values({ ...tokenRow, hash: secretCrypto.digest(rowToken) })
        .execute();
      const { id } = await db
        .insertInto('instances')
        .values({ ...instanceRow, label: `bench-${index}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      rows.push({ id, token: rowToken });
    }
    return rows;
  });
  await storage.close();
  return seeded;
}
