// Whether the key is the one that the database was written with.

import type { Vault } from '../secrets/vault.ts';
import type { Kysely } from 'kysely';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { StartProblem } from './problem.ts';

const name = 'key_check';
const text = 'ashlar';

/** The first process leaves a word that only its key opens. Throws a `StartProblem` where another key was used. */
export async function checkKey(storage: Storage, vault: Vault): Promise<void> {
  const value =
    (await storage.work('read', keptIn)) ??
    (await storage.work('write', async (db) => {
      await db
        .insertInto('settings')
        .values({ name, value: vault.encrypt(text) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return keptIn(db);
    }));
  try {
    if (vault.decrypt(value ?? '') === text) return;
  } catch {
    // Another key does not open it.
  }
  throw new StartProblem(
    'The data was written with another key. Give that key in ASHLAR_KEY, put its file back into the data folder, or begin anew with another --data or DATABASE_URL.',
  );
}

async function keptIn(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst())?.value;
}
