// Claims about NodeBalancers.

import assert from 'node:assert/strict';
import type { UpdateNodeBalancerBody } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import {
  accepted,
  acceptedRaw,
  everyHas,
  isText,
  isTime,
  isWhole,
  memberwise,
  refused,
  type Called,
} from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { needsScope } from './scopes.ts';

/** Where the demo world's other account, and nobody, has a NodeBalancer. */
const others = [6101, 999_999];
const fields = [
  'id',
  'label',
  'region',
  'tags',
  'created',
  'updated',
  'ipv4',
  'ipv6',
  'hostname',
  'client_conn_throttle',
  'transfer',
];

const get = ({ client, fixtures }: World, nodeBalancerId = fixtures.nodebalancer_id) =>
  client().nodebalancers.getNodeBalancer({ path: { nodeBalancerId } });
const put = ({ client, fixtures }: World, body: UpdateNodeBalancerBody, nodeBalancerId = fixtures.nodebalancer_id) =>
  client().nodebalancers.updateNodeBalancer({ path: { nodeBalancerId }, body });
const remove = ({ client }: World, nodeBalancerId: number) =>
  client().nodebalancers.deleteNodeBalancer({ path: { nodeBalancerId } });
const rebuild = ({ client, fixtures }: World, address: string) =>
  client().nodebalancers.rebuildNodeBalancerConfig({
    path: { nodeBalancerId: fixtures.nodebalancer_id, configId: 4 },
    body: { proxy_protocol: 'v1', nodes: [{ address, label: 'backend' }] },
  });

/** Sends a body that the types of the client do not allow. */
const putRaw = ({ raw, fixtures }: World, body: unknown, token = fixtures.tokens.unrestricted) =>
  raw('PUT', `/v4/nodebalancers/${fixtures.nodebalancer_id}`, { token, body });

/** NodeBalancers in every response that returns one: GET, PUT, and the tag listing. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const { client, fixtures } = world;
  const tagged = await accepted(client().tags.listTaggedObjects({ path: { label: fixtures.tag } }));
  const listed = tagged.data.filter(({ type }) => type === 'nodebalancer').map(({ data }) => data);
  assert.ok(listed.length > 0);
  return [
    await accepted(get(world)),
    await accepted(get(world, fixtures.nodebalancer_delete_id)),
    await accepted(put(world, {})),
    ...listed,
  ].map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

/** One of the numbers of `transfer`: a number, and null where nothing is known. */
const transferred = (id: string, name: string, expected: number): ServiceClaim =>
  serviceClaim(id, async (world) => {
    everyHas(
      (await shown(world)).map(({ transfer }) => memberwise(transfer)),
      name,
      (value) => value === null || typeof value === 'number',
    );
    assert.equal(memberwise((await accepted(get(world))).transfer)[name], expected);
    assert.equal(memberwise((await accepted(get(world, world.fixtures.nodebalancer_delete_id))).transfer)[name], null);
  });

const accepts = async (world: World, body: UpdateNodeBalancerBody): Promise<void> => {
  const updated = await accepted(put(world, body));
  assert.deepEqual({ ...updated, ...body }, updated);
  assert.deepEqual(await accepted(get(world)), updated);
};

export const claims: readonly ServiceClaim[] = [
  field('NBL-01', 'id', isWhole),
  field('NBL-02', 'label', (label) => typeof label === 'string' && /^[A-Za-z0-9_-]{3,32}$/.test(label)),
  field('NBL-03', 'region', isText),
  field('NBL-04', 'tags', (tags) => Array.isArray(tags) && tags.every(isText)),
  field('NBL-05', 'created', isTime),
  field('NBL-06', 'updated', isTime),
  field('NBL-07', 'ipv4', (ipv4) => typeof ipv4 === 'string' && /^\d+\.\d+\.\d+\.\d+$/.test(ipv4)),
  serviceClaim('NBL-08', async (world) => {
    everyHas(await shown(world), 'ipv6', (ipv6) => ipv6 === null || typeof ipv6 === 'string');
    assert.match(String((await accepted(get(world))).ipv6), /^[0-9a-f:]+$/);
    assert.equal((await accepted(get(world, world.fixtures.nodebalancer_delete_id))).ipv6, null);
  }),
  field(
    'NBL-09',
    'hostname',
    (hostname) => typeof hostname === 'string' && /^\d+\.\d+\.\d+\.\d+\.[a-z.]+$/.test(hostname),
  ),
  field('NBL-10', 'client_conn_throttle', (throttle) => isWhole(throttle) && Number(throttle) >= 0),
  field('NBL-11', 'transfer', (transfer) => {
    assert.deepEqual(Object.keys(memberwise(transfer)).sort(), ['in', 'out', 'total']);
    return true;
  }),
  transferred('NBL-12', 'total', 1234.5),
  transferred('NBL-13', 'in', 1000.25),
  transferred('NBL-14', 'out', 234.25),
  serviceClaim('NBL-15', (world) => filtersNone(world, `/v4/tags/${world.fixtures.tag}`, fields)),
  serviceClaim('NBL-16', async (world) => {
    const shown = await get(world);
    assert.equal(shown.status, 200);
    assert.deepEqual(Object.keys(shown.data).sort(), [...fields].sort());
    await refused(world.raw('GET', '/v4/nodebalancers/one', { token: world.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('NBL-17', ({ raw, fixtures }) =>
    needsScope('nodebalancers:read_only', (request) =>
      raw('GET', `/v4/nodebalancers/${fixtures.nodebalancer_id}`, request),
    ),
  ),
  serviceClaim('NBL-18', async (world) => {
    const updated = await put(world, { client_conn_throttle: 3 });
    assert.equal(updated.status, 200);
    assert.deepEqual(Object.keys(updated.data).sort(), [...fields].sort());
    await refused(
      world.raw('PUT', '/v4/nodebalancers/one', { token: world.fixtures.tokens.unrestricted, body: {} }),
      404,
    );
  }),
  serviceClaim('NBL-19', async (world) => {
    await accepts(world, { client_conn_throttle: 7 });
    await accepts(world, { label: 'renamed' });
    await accepts(world, { tags: ['one', 'two', 'production'] });
    // Unlike those of an instance, the tags of a NodeBalancer need no unrestricted user.
    const { restricted_compute_rw: writer, restricted_compute_ro: reader } = world.fixtures.tokens;
    const byWriter = await acceptedRaw(putRaw(world, { tags: ['by-writer', 'production'] }, writer));
    assert.deepEqual(memberwise(byWriter)['tags'], ['by-writer', 'production']);
    await refused(putRaw(world, { tags: [] }, reader), 403);
    await refused(
      putRaw(world, { client_conn_throttle: '7', label: 7, tags: 'one' }),
      400,
      'client_conn_throttle',
      'label',
      'tags',
    );
    world.clock.move(60_000);
    const { updated } = await accepted(put(world, { label: 'balancer-1' }));
    assert.equal(Date.parse(updated), world.clock.now().getTime());
  }),
  serviceClaim('NBL-21', ({ raw, fixtures }) =>
    needsScope('nodebalancers:read_write', (request) =>
      raw('PUT', `/v4/nodebalancers/${fixtures.nodebalancer_id}`, { ...request, body: {} }),
    ),
  ),
  freshClaim('NBL-22', async (world) => {
    const { nodebalancer_delete_id: id, tokens } = world.fixtures;
    await refused(world.raw('DELETE', '/v4/nodebalancers/one', { token: tokens.unrestricted }), 404);
    const deleted = await remove(world, id);
    assert.equal(deleted.status, 200);
    assert.deepEqual(await accepted(Promise.resolve(deleted)), {});
    await refused(get(world, id), 404);
  }),
  serviceClaim('NBL-23', ({ raw }) =>
    needsScope('nodebalancers:read_write', (request) => raw('DELETE', '/v4/nodebalancers/999999', request)),
  ),
  serviceClaim('NBL-24', async (world) => {
    for (const label of ['aB1', '-_-', 'a'.repeat(32)]) await accepts(world, { label });
    for (const label of ['ab', 'a'.repeat(33), 'a b', 'a.b', 'äbc', 'abc\n', ''])
      await refused(put(world, { label }), 400, 'label');
    await accepts(world, { label: 'balancer-1' });
  }),
  serviceClaim('NBL-25', async (world) => {
    const { nodebalancer_id: first, nodebalancer_delete_id: second } = world.fixtures;
    await refused(put(world, { label: 'balancer-1' }, second), 400, 'label');
    assert.equal((await accepted(get(world, second))).label, 'to-be-deleted');
    // One's own label, and that of another account's NodeBalancer, are no others' on the account.
    await accepts(world, { label: 'balancer-1' });
    const race: Called[] = await Promise.all([
      put(world, { label: 'wanted-by-both' }, first),
      put(world, { label: 'wanted-by-both' }, second),
    ]);
    assert.deepEqual(race.map(({ ok }) => ok).sort(), [false, true]);
    await accepted(put(world, { label: 'balancer-1' }, first));
    await accepted(put(world, { label: 'to-be-deleted' }, second));
  }),
  serviceClaim('NBL-26', async (world) => {
    for (const client_conn_throttle of [0, 1, 5_000_000_000]) await accepts(world, { client_conn_throttle });
    for (const client_conn_throttle of [-1, 1.5])
      await refused(put(world, { client_conn_throttle }), 400, 'client_conn_throttle');
    await refused(putRaw(world, { client_conn_throttle: null }), 400, 'client_conn_throttle');
  }),
  serviceClaim('NBL-27', async (world) => {
    const before = await accepted(get(world));
    await acceptedRaw(
      putRaw(world, {
        id: 1,
        region: 'elsewhere',
        ipv4: '192.0.2.1',
        ipv6: null,
        hostname: 'www',
        transfer: { total: 0, in: 0, out: 0 },
        created: '2001-01-01T00:00:00Z',
      }),
    );
    assert.deepEqual({ ...(await accepted(get(world))), updated: '' }, { ...before, updated: '' });
  }),
  serviceClaim('NBL-28', async (world) => {
    const suffixes = (await shown(world)).map(({ hostname, ipv4 }) => {
      assert.ok(String(hostname).startsWith(`${String(ipv4)}.`));
      return String(hostname).slice(String(ipv4).length);
    });
    assert.equal(new Set(suffixes).size, 1);
  }),
  freshClaim('NBL-29', async (world) => {
    const { nodebalancer_delete_id: nodeBalancerId, nodebalancer_delete_config_id: configId } = world.fixtures;
    const rows = () =>
      world.units('read', ({ db }) => db.selectFrom('nodes').where('config_id', '=', configId).select('id').execute());
    assert.equal((await rows()).length, 1);
    await accepted(remove(world, nodeBalancerId));
    await refused(
      world
        .client()
        .nodebalancers.rebuildNodeBalancerConfig({ path: { nodeBalancerId, configId }, body: { nodes: [] } }),
      404,
    );
    assert.deepEqual(await rows(), []);
  }),
  freshClaim('NBL-30', async (world) => {
    const backend = () =>
      accepted(world.client().compute.getComputeInstance({ path: { computeId: world.fixtures.compute_id } }));
    const before = await backend();
    await accepted(remove(world, world.fixtures.nodebalancer_id));
    assert.deepEqual(await backend(), before);
  }),
  freshClaim('NBL-31', async (world) => {
    const { ipv4, hostname } = await accepted(get(world));
    await accepted(remove(world, world.fixtures.nodebalancer_id));
    await refused(get(world), 404);
    const left = await world.units('read', ({ db }) => db.selectFrom('nodebalancers').select('value').execute());
    assert.ok(left.length > 0);
    assert.deepEqual(
      left.filter(({ value }) => value.includes(ipv4) || value.includes(hostname)),
      [],
    );
  }),
  serviceClaim('NBL-32', async (world) => {
    for (const id of others) {
      await refused(get(world, id), 404);
      await refused(put(world, { label: 'mine-now' }, id), 404);
      await refused(remove(world, id), 404);
    }
  }),
  serviceClaim('NBL-33', async (world) => {
    const instance = (computeId: number) =>
      accepted(world.client().compute.getComputeInstance({ path: { computeId } }));
    const [here, elsewhere] = [await instance(world.fixtures.compute_id), await instance(1012)];
    const { region } = await accepted(get(world));
    assert.equal(here.region, region);
    assert.notEqual(elsewhere.region, region);
    await refused(rebuild(world, `${elsewhere.ipv4[0] ?? ''}:80`), 400, 'nodes.0.address');
    await refused(
      rebuild(world, `[${(elsewhere.ipv6 ?? '').replace(/\/\d+$/, '').toUpperCase()}]:80`),
      400,
      'nodes.0.address',
    );
    await accepted(rebuild(world, `${here.ipv4[0] ?? ''}:80`));
    await accepted(rebuild(world, '192.0.2.200:80'));
    await accepted(rebuild(world, 'backend.example.com:80'));
  }),
];
