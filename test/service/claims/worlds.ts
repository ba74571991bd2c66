// What a world file may hold, for what the interface itself cannot create.

import assert from 'node:assert/strict';
import { buildWorld } from '../../../src/service/world/build/world.ts';
import { readWorld } from '../../../src/service/world/read.ts';
import { insertRows } from '../../../src/service/world/seed.ts';
import { vault } from '../harness/seed.ts';
import type { World } from '../harness/world.ts';

const account = 'd4e5f607-1829-4a3b-8c4d-5e6f708192a3';

/** The token of the only user of what `add` adds. */
export const addedToken = 'added-token';

/** The text of a world with one account that has this beside its user, and maybe another account. */
function textOf(holdings: object, other: object | undefined): string {
  const users = [{ username: 'added', tokens: [{ token: addedToken }] }];
  const accounts = [
    { id: account, users, ...holdings },
    ...(other ? [{ id: account.replace('d', 'e'), ...other }] : []),
  ];
  return JSON.stringify({ world: 1, accounts });
}

/** Adds an account of its own to an empty world. */
export async function add({ units }: World, holdings: object): Promise<void> {
  await units('write', async (unit) =>
    insertRows(unit, await buildWorld(readWorld(textOf(holdings, undefined), 'added'), { now: unit.now, vault })),
  );
}

/** Asserts that a world file that holds this is refused, with a reason that says so. */
export async function refusesWorld(holdings: object, reason: RegExp, other?: object): Promise<void> {
  const built = async (): Promise<unknown> =>
    buildWorld(readWorld(textOf(holdings, other), 'refused'), { now: new Date(), vault });
  await assert.rejects(built, reason);
}
