// What is a user's own stays theirs where they are renamed, or go, while a request of theirs is under way.

import { afterAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';
import { rsa } from '../claims/public-keys.ts';
import { isFull } from '../../tier.ts';

afterAll(dropTemplates);

/** Sends a request of a user's while a change to them is not yet there for others to see; the status, and a later one. */
async function meanwhile(
  world: World,
  username: string,
  change: 'rename' | 'delete',
  method: string,
  path: string,
  token: string,
  body: unknown,
): Promise<readonly [status: number, json: unknown]> {
  let under: ReturnType<World['raw']> | undefined;
  await world.units('write', async ({ db }) => {
    if (change === 'rename')
      await db
        .updateTable('users')
        .set({ username: `${username}-renamed` })
        .where('username', '=', username)
        .execute();
    else await db.deleteFrom('users').where('username', '=', username).execute();
    under = world.raw(method, path, { token, body });
    await new Promise((later) => setTimeout(later, isFull ? 300 : 60));
  });
  const answer = await under;
  return [answer?.status ?? 0, answer?.json];
}

const answers = { security_questions: [1, 2, 3].map((id) => ({ question_id: id, response: `answer ${id}` })) };

describe.each(storages)('on %s', (storage) => {
  it.each([
    ['POST', '/v4/profile/sshkeys', { label: 'mine', ssh_key: rsa }],
    ['POST', '/v4/profile/security-questions', answers],
  ])('%s %s', async (method, path, body) => {
    const world = await startWorld({ storage });
    const token = 'second-admin-token';
    expect(await meanwhile(world, 'second-admin', 'rename', method, path, token, body)).toMatchObject([200, {}]);
    expect((await world.raw('GET', path, { token })).text).toContain(
      method === 'POST' && 'label' in body ? 'mine' : 'answer 3',
    );
    expect(await meanwhile(world, 'second-admin-renamed', 'delete', method, path, token, body)).toEqual([
      401,
      { errors: [{ reason: 'Invalid token' }] },
    ]);
    expect(world.told).toEqual([]);
    await world.close();
  });

  it('POST /v4/longview/clients of a restricted user', async () => {
    const world = await startWorld({ storage });
    const { restricted } = world.fixtures.tokens;
    const { username } = await world.units('write', async ({ db }) => {
      const user = await db
        .selectFrom('tokens')
        .where('hash', '=', world.vault.digest(restricted))
        .select('username')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('grants')
        .values({ username: user.username, entity: 'add_longview', entity_id: 0, level: 'read_write' })
        .execute();
      return user;
    });
    expect(
      await meanwhile(world, username, 'rename', 'POST', '/v4/longview/clients', restricted, { label: 'mine' }),
    ).toMatchObject([200, {}]);
    expect((await world.raw('GET', '/v4/longview/clients', { token: restricted })).json).toMatchObject({
      data: [{ label: 'mine' }],
    });
    expect(world.told).toEqual([]);
    await world.close();
  });
});
