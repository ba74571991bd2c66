// Tests that a request applies to its user even after a concurrent rename, and is rejected after a concurrent deletion.

import { sql, type Kysely } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Tables } from '../../../src/service/storage/tables.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import { rsa } from '../claims/helpers/public-keys.ts';

afterAll(dropTemplates);

/** Whether another connection waits for a lock of this transaction. */
async function isBlocking(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
  `.execute(db);
  return rows.length > 0;
}

/** Sends a request while a change to its user is uncommitted. Returns the status and body of the response. */
async function sendDuringChange(
  service: TestService,
  username: string,
  change: 'rename' | 'delete',
  method: string,
  path: string,
  token: string,
  body: unknown,
): Promise<readonly [status: number, json: unknown]> {
  let pendingResponse: ReturnType<TestService['raw']> | undefined;
  await service.runUnit('write', async ({ db }) => {
    if (change === 'rename')
      await db
        .updateTable('users')
        .set({ username: `${username}-renamed` })
        .where('username', '=', username)
        .execute();
    else await db.deleteFrom('users').where('username', '=', username).execute();
    const readClock = vi.spyOn(service.clock, 'now');
    pendingResponse = service.raw(method, path, { token, body });
    // SQLite in memory has only one connection, for which the request waits after authentication has read the clock.
    await (service.storageName === 'postgres'
      ? expect.poll(() => isBlocking(db)).toBe(true)
      : expect.poll(() => readClock.mock.calls.length).toBeGreaterThan(0));
    readClock.mockRestore();
  });
  const response = await pendingResponse;
  return [response?.status ?? 0, response?.json];
}

const securityAnswers = {
  security_questions: [1, 2, 3].map((id) => ({ question_id: id, response: `answer ${id}` })),
};

describe.each(storages)('a change to the user during a request on %s', (storage) => {
  it.each([
    ['POST', '/v4/profile/sshkeys', { label: 'mine', ssh_key: rsa }],
    ['POST', '/v4/profile/security-questions', securityAnswers],
  ])('does not affect %s %s after a rename, but rejects it after a deletion', async (method, path, body) => {
    const service = await startTestService({ storage });
    const token = 'second-admin-token';
    expect(await sendDuringChange(service, 'second-admin', 'rename', method, path, token, body)).toMatchObject([
      200,
      {},
    ]);
    expect((await service.raw('GET', path, { token })).text).toContain(
      method === 'POST' && 'label' in body ? 'mine' : 'answer 3',
    );
    expect(await sendDuringChange(service, 'second-admin-renamed', 'delete', method, path, token, body)).toEqual([
      401,
      { errors: [{ reason: 'Invalid token' }] },
    ]);
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  });

  it('does not affect POST /v4/longview/clients of a restricted user after a rename', async () => {
    const service = await startTestService({ storage });
    const { restricted } = service.fixtures.tokens;
    const { username } = await service.runUnit('write', async ({ db }) => {
      const user = await db
        .selectFrom('tokens')
        .where('hash', '=', service.secretCrypto.digest(restricted))
        .select('username')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('grants')
        .values({ username: user.username, entity: 'add_longview', entity_id: 0, level: 'read_write' })
        .execute();
      return user;
    });
    expect(
      await sendDuringChange(service, username, 'rename', 'POST', '/v4/longview/clients', restricted, {
        label: 'mine',
      }),
    ).toMatchObject([200, {}]);
    expect((await service.raw('GET', '/v4/longview/clients', { token: restricted })).json).toMatchObject({
      data: [{ label: 'mine' }],
    });
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  });
});
