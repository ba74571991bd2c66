// Claims about tags.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { pageAt, takesPages } from './pages.ts';
import { needsScope } from './scopes.ts';
import { taggedOf } from './tagged.ts';

const list = ({ client }: World, label: string) => client().tags.listTaggedObjects({ path: { label } });
const remove = ({ client }: World, label: string) => client().tags.deleteTag({ path: { label } });
const tagInstance = ({ client }: World, computeId: number, tags: string[]) =>
  accepted(client().compute.updateComputeInstance({ path: { computeId }, body: { tags } }));
const entries = async (world: World): Promise<Record<string, unknown>[]> =>
  (await accepted(list(world, world.fixtures.tag))).data.map(memberwise);
const idsOf = async (world: World, label: string): Promise<unknown[]> =>
  (await accepted(list(world, label))).data.map(({ data }) => data.id);

/** A restricted user is refused, whatever its grants, and an unrestricted one served. */
const unrestrictedOnly = (id: string, method: string): ServiceClaim =>
  freshClaim(id, async ({ raw, fixtures }) => {
    const { restricted, restricted_compute_rw: writer, unrestricted } = fixtures.tokens;
    const send = (token: string) => raw(method, `/v4/tags/${fixtures.tag}`, { token });
    for (const token of [restricted, writer]) await refused(send(token), 403);
    assert.equal((await send(unrestricted)).status, 200);
  });

/** Labels that a path can only hold encoded. */
const odd = ['a b', 'a/b', 'ü😀', '100%', '?#&=', '..', '+', "o'clock", 'a\\b', '%2F'];

export const claims: readonly ServiceClaim[] = [
  serviceClaim('TAG-01', async (world) => {
    const answer = await list(world, world.fixtures.tag);
    assert.equal(answer.status, 200);
    assert.ok((await accepted(Promise.resolve(answer))).data.length >= 5);
    assert.deepEqual(await idsOf(world, 'staging'), [1013]);
    await refused(list(world, 'nobody'), 404);
  }),
  freshClaim('TAG-02', async (world) => {
    await world.units('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('account_id')
        .executeTakeFirstOrThrow();
      const template = await db
        .selectFrom('instances')
        .where('id', '=', 1001)
        .select('value')
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 30 }, (_, index) => ({
        account_id,
        id: 20_000 + index,
        label: `many-${index}`,
        ...template,
      }));
      await db.insertInto('instances').values(rows).execute();
      await db
        .insertInto('tags')
        .values(
          rows.map(
            ({ id }) => ({ account_id, label: world.fixtures.tag, rank: 0, entity_id: id, position: 0 }) as const,
          ),
        )
        .execute();
    });
    await takesPages(world, `/tags/${world.fixtures.tag}`);
  }),
  serviceClaim('TAG-03', ({ raw, fixtures }) =>
    needsScope('account:read_only', (request) => raw('GET', `/v4/tags/${fixtures.tag}`, request)),
  ),
  unrestrictedOnly('TAG-04', 'GET'),
  freshClaim('TAG-05', async (world) => {
    const { status, text } = await world.raw('DELETE', `/v4/tags/${world.fixtures.tag}`, {
      token: world.fixtures.tokens.unrestricted,
    });
    assert.deepEqual([status, text], [200, '{}']);
    assert.deepEqual(await idsOf(world, 'staging'), [1013]);
  }),
  serviceClaim('TAG-06', ({ raw }) =>
    needsScope('account:read_write', (request) => raw('DELETE', '/v4/tags/nobody', request)),
  ),
  unrestrictedOnly('TAG-07', 'DELETE'),
  serviceClaim('TAG-08', async (world) => {
    const all = await entries(world);
    everyHas(all, 'type', isText);
    for (const entry of all) assert.deepEqual(Object.keys(entry).sort(), ['data', 'type']);
  }),
  serviceClaim('TAG-09', async (world) =>
    everyHas(await entries(world), 'data', (data) => typeof data === 'object' && data !== null && !Array.isArray(data)),
  ),
  serviceClaim('TAG-10', async (world) => {
    const own: Record<string, string> = {
      compute: 'hypervisor',
      domain: 'soa_email',
      volume: 'filesystem_path',
      nodebalancer: 'client_conn_throttle',
    };
    const all = await entries(world);
    assert.deepEqual(new Set(all.map(({ type }) => type)), new Set(Object.keys(own)));
    for (const { type, data } of all) assert.ok(Object.hasOwn(memberwise(data), own[String(type)] ?? ''));
    const { tokens, compute_id, nodebalancer_id } = world.fixtures;
    const shownAlone = async (path: string): Promise<unknown> =>
      (await world.raw('GET', path, { token: tokens.unrestricted })).json;
    assert.deepEqual(
      (await taggedOf(world, 'compute', world.fixtures.tag))[0],
      await shownAlone(`/v4/compute/instances/${compute_id}`),
    );
    assert.deepEqual(
      (await taggedOf(world, 'nodebalancer', world.fixtures.tag))[0],
      await shownAlone(`/v4/nodebalancers/${nodebalancer_id}`),
    );
  }),
  serviceClaim('TAG-11', async (world) => {
    const { data } = await accepted(list(world, 'staging'));
    assert.deepEqual(
      data.map(({ type }) => type),
      ['compute'],
    );
  }),
  serviceClaim('TAG-12', async (world) => {
    const { data, results } = await pageAt(world, `/tags/${world.fixtures.tag}`);
    assert.deepEqual(
      data.map(({ type, data: object }) => [type, memberwise(object)['id']]),
      [
        ['compute', 1001],
        ['compute', 1002],
        ['domain', 3001],
        ['volume', 8001],
        ['nodebalancer', 6001],
      ],
    );
    assert.equal(results, 5);
  }),
  freshClaim('TAG-13', async (world) => {
    const { tag } = world.fixtures;
    const carriers = await entries(world);
    assert.ok(carriers.every(({ data }) => (memberwise(data)['tags'] as string[]).includes(tag)));
    await world.units('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('account_id')
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('tags')
        .where('account_id', '=', account_id)
        .where('label', '=', tag)
        .selectAll()
        .execute();
      await db
        .insertInto('tags')
        .values(rows.map((row) => ({ ...row, label: 'kept', position: 9 })))
        .execute();
    });
    assert.deepEqual(await accepted(remove(world, tag)), {});
    const left = (await accepted(list(world, 'kept'))).data.map(({ data }) => data.tags);
    assert.deepEqual(left, [['web', 'kept'], ['kept'], ['kept'], ['kept'], ['kept']]);
    // The tag of another account is another tag.
    const [others] = (
      await accepted(world.client('other-unrestricted-token').tags.listTaggedObjects({ path: { label: tag } }))
    ).data;
    assert.deepEqual(others?.data.tags, [tag]);
  }),
  freshClaim('TAG-14', async (world) => {
    await accepted(remove(world, world.fixtures.tag));
    await refused(list(world, world.fixtures.tag), 404);
    await refused(remove(world, world.fixtures.tag), 404);
  }),
  serviceClaim('TAG-15', async (world) => {
    for (const label of ['nobody', 'Production', 'production ', 'produc', 'a\0'])
      await refused(remove(world, label), 404);
    assert.equal((await entries(world)).length, 5);
  }),
  serviceClaim('TAG-16', async (world) => {
    await tagInstance(world, 1012, odd);
    for (const label of odd.filter((each) => each !== '..')) {
      assert.deepEqual(await idsOf(world, label), [1012], label);
      assert.deepEqual(await accepted(remove(world, label)), {});
      await refused(list(world, label), 404);
    }
    // A client would take dots for steps of the path; raw and encoded they are a label.
    const { status } = await world.raw('GET', '/v4/tags/%2e%2e', { token: world.fixtures.tokens.unrestricted });
    assert.equal(status, 200);
    const { tags } = await accepted(world.client().compute.getComputeInstance({ path: { computeId: 1012 } }));
    assert.deepEqual(tags, ['..']);
  }),
];
