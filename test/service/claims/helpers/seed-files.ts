// Adds resources that the API cannot create, through seed files.

import assert from 'node:assert/strict';
import { buildRows } from '../../../../src/service/seed-data/build/build-rows.ts';
import { parseSeedFile } from '../../../../src/service/seed-data/parse-seed-file.ts';
import { insertRows } from '../../../../src/service/seed-data/insert-rows.ts';
import { secretCrypto } from '../../harness/seed.ts';
import type { TestService } from '../../harness/test-service.ts';

const account = 'd4e5f607-1829-4a3b-8c4d-5e6f708192a3';

/** The token of the added account's user. */
export const addedToken = 'added-token';

/** Returns a seed file with an account that has these resources, and optionally a second account. */
function seedText(resources: object, otherResources: object | undefined): string {
  const users = [{ username: 'added', tokens: [{ token: addedToken }] }];
  const accounts = [
    { id: account, users, ...resources },
    ...(otherResources ? [{ id: account.replace('d', 'e'), ...otherResources }] : []),
  ];
  return JSON.stringify({ seedData: 1, accounts });
}

/** Adds an account to an empty database. */
export async function addAccount({ runUnit }: TestService, resources: object): Promise<void> {
  await runUnit('write', async (unit) =>
    insertRows(
      unit,
      await buildRows(parseSeedFile(seedText(resources, undefined), 'added'), { now: unit.now, secretCrypto }),
    ),
  );
}

/** Asserts that a seed file with these resources is rejected with a message. */
export async function expectSeedError(resources: object, reason: RegExp, otherResources?: object): Promise<void> {
  const buildSeed = async (): Promise<unknown> =>
    buildRows(parseSeedFile(seedText(resources, otherResources), 'invalid.yaml'), { now: new Date(), secretCrypto });
  await assert.rejects(buildSeed, reason);
}
