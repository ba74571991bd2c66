// Claims about NodeBalancers.

import assert from 'node:assert/strict';
import type { UpdateNodeBalancerBody } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  expectRawSuccess,
  assertAllHave,
  isString,
  isTime,
  isInteger,
  asRecord,
  expectError,
  type ClientResult,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { assertScope } from './helpers/assert-scope.ts';

/** IDs of a NodeBalancer on another account and of a missing NodeBalancer. */
const inaccessibleIds = [6101, 999_999];
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

const get = ({ client, fixtures }: TestService, nodeBalancerId = fixtures.nodebalancer_id) =>
  client().nodebalancers.getNodeBalancer({ path: { nodeBalancerId } });
const put = (
  { client, fixtures }: TestService,
  body: UpdateNodeBalancerBody,
  nodeBalancerId = fixtures.nodebalancer_id,
) => client().nodebalancers.updateNodeBalancer({ path: { nodeBalancerId }, body });
const remove = ({ client }: TestService, nodeBalancerId: number) =>
  client().nodebalancers.deleteNodeBalancer({ path: { nodeBalancerId } });
const rebuild = ({ client, fixtures }: TestService, address: string) =>
  client().nodebalancers.rebuildNodeBalancerConfig({
    path: { nodeBalancerId: fixtures.nodebalancer_id, configId: 4 },
    body: { proxy_protocol: 'v1', nodes: [{ address, label: 'backend' }] },
  });

/** Sends a body that violates the client's types. */
const putRaw = ({ raw, fixtures }: TestService, body: unknown, token = fixtures.tokens.unrestricted) =>
  raw('PUT', `/v4/nodebalancers/${fixtures.nodebalancer_id}`, { token, body });

/** Returns NodeBalancers from every response that contains one: GET, PUT, and the tag listing. */
async function nodeBalancerResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const { client, fixtures } = service;
  const tagged = await expectSuccess(client().tags.listTaggedObjects({ path: { label: fixtures.tag } }));
  const listed = tagged.data.filter(({ type }) => type === 'nodebalancer').map(({ data }) => data);
  assert.ok(listed.length > 0);
  return [
    await expectSuccess(get(service)),
    await expectSuccess(get(service, fixtures.nodebalancer_delete_id)),
    await expectSuccess(put(service, {})),
    ...listed,
  ].map(asRecord);
}

/** Creates a claim about a field in every response that contains a NodeBalancer. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await nodeBalancerResponses(service), name, isValid));

/** Creates a claim that a value of `transfer` is a number, or null if unknown. */
const transferClaim = (id: string, name: string, expected: number): ServiceClaim =>
  serviceClaim(id, async (service) => {
    assertAllHave(
      (await nodeBalancerResponses(service)).map(({ transfer }) => asRecord(transfer)),
      name,
      (value) => value === null || typeof value === 'number',
    );
    assert.equal(asRecord((await expectSuccess(get(service))).transfer)[name], expected);
    assert.equal(
      asRecord((await expectSuccess(get(service, service.fixtures.nodebalancer_delete_id))).transfer)[name],
      null,
    );
  });

const expectAccepted = async (service: TestService, body: UpdateNodeBalancerBody): Promise<void> => {
  const updated = await expectSuccess(put(service, body));
  assert.deepEqual({ ...updated, ...body }, updated);
  assert.deepEqual(await expectSuccess(get(service)), updated);
};

export const claims: readonly ServiceClaim[] = [
  fieldClaim('NBL-01', 'id', isInteger),
  fieldClaim('NBL-02', 'label', (label) => typeof label === 'string' && /^[A-Za-z0-9_-]{3,32}$/.test(label)),
  fieldClaim('NBL-03', 'region', isString),
  fieldClaim('NBL-04', 'tags', (tags) => Array.isArray(tags) && tags.every(isString)),
  fieldClaim('NBL-05', 'created', isTime),
  fieldClaim('NBL-06', 'updated', isTime),
  fieldClaim('NBL-07', 'ipv4', (ipv4) => typeof ipv4 === 'string' && /^\d+\.\d+\.\d+\.\d+$/.test(ipv4)),
  serviceClaim('NBL-08', async (service) => {
    assertAllHave(await nodeBalancerResponses(service), 'ipv6', (ipv6) => ipv6 === null || typeof ipv6 === 'string');
    assert.match(String((await expectSuccess(get(service))).ipv6), /^[0-9a-f:]+$/);
    assert.equal((await expectSuccess(get(service, service.fixtures.nodebalancer_delete_id))).ipv6, null);
  }),
  fieldClaim(
    'NBL-09',
    'hostname',
    (hostname) => typeof hostname === 'string' && /^\d+\.\d+\.\d+\.\d+\.[a-z.]+$/.test(hostname),
  ),
  fieldClaim('NBL-10', 'client_conn_throttle', (throttle) => isInteger(throttle) && Number(throttle) >= 0),
  fieldClaim('NBL-11', 'transfer', (transfer) => {
    assert.deepEqual(Object.keys(asRecord(transfer)).sort(), ['in', 'out', 'total']);
    return true;
  }),
  transferClaim('NBL-12', 'total', 1234.5),
  transferClaim('NBL-13', 'in', 1000.25),
  transferClaim('NBL-14', 'out', 234.25),
  serviceClaim('NBL-15', (service) => expectNotFilterable(service, `/v4/tags/${service.fixtures.tag}`, fields)),
  serviceClaim('NBL-16', async (service) => {
    const response = await get(service);
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    await expectError(
      service.raw('GET', '/v4/nodebalancers/one', { token: service.fixtures.tokens.unrestricted }),
      404,
    );
  }),
  serviceClaim('NBL-17', ({ raw, fixtures }) =>
    assertScope('nodebalancers:read_only', (request) =>
      raw('GET', `/v4/nodebalancers/${fixtures.nodebalancer_id}`, request),
    ),
  ),
  serviceClaim('NBL-18', async (service) => {
    const updated = await put(service, { client_conn_throttle: 3 });
    assert.equal(updated.status, 200);
    assert.deepEqual(Object.keys(updated.data).sort(), [...fields].sort());
    await expectError(
      service.raw('PUT', '/v4/nodebalancers/one', { token: service.fixtures.tokens.unrestricted, body: {} }),
      404,
    );
  }),
  serviceClaim('NBL-19', async (service) => {
    await expectAccepted(service, { client_conn_throttle: 7 });
    await expectAccepted(service, { label: 'renamed' });
    await expectAccepted(service, { tags: ['one', 'two', 'production'] });
    // Unlike for instances, changing the tags of a NodeBalancer does not require an unrestricted user.
    const { restricted_compute_rw: writer, restricted_compute_ro: reader } = service.fixtures.tokens;
    const byWriter = await expectRawSuccess(putRaw(service, { tags: ['by-writer', 'production'] }, writer));
    assert.deepEqual(asRecord(byWriter)['tags'], ['by-writer', 'production']);
    await expectError(putRaw(service, { tags: [] }, reader), 403);
    await expectError(
      putRaw(service, { client_conn_throttle: '7', label: 7, tags: 'one' }),
      400,
      'client_conn_throttle',
      'label',
      'tags',
    );
    service.clock.move(60_000);
    const { updated } = await expectSuccess(put(service, { label: 'balancer-1' }));
    assert.equal(Date.parse(updated), service.clock.now().getTime());
  }),
  serviceClaim('NBL-21', ({ raw, fixtures }) =>
    assertScope('nodebalancers:read_write', (request) =>
      raw('PUT', `/v4/nodebalancers/${fixtures.nodebalancer_id}`, { ...request, body: {} }),
    ),
  ),
  freshServiceClaim('NBL-22', async (service) => {
    const { nodebalancer_delete_id: id, tokens } = service.fixtures;
    await expectError(service.raw('DELETE', '/v4/nodebalancers/one', { token: tokens.unrestricted }), 404);
    const deleted = await remove(service, id);
    assert.equal(deleted.status, 200);
    assert.deepEqual(await expectSuccess(Promise.resolve(deleted)), {});
    await expectError(get(service, id), 404);
  }),
  serviceClaim('NBL-23', ({ raw }) =>
    assertScope('nodebalancers:read_write', (request) => raw('DELETE', '/v4/nodebalancers/999999', request)),
  ),
  serviceClaim('NBL-24', async (service) => {
    for (const label of ['aB1', '-_-', 'a'.repeat(32)]) await expectAccepted(service, { label });
    for (const label of ['ab', 'a'.repeat(33), 'a b', 'a.b', 'äbc', 'abc\n', ''])
      await expectError(put(service, { label }), 400, 'label');
    await expectAccepted(service, { label: 'balancer-1' });
  }),
  serviceClaim('NBL-25', async (service) => {
    const { nodebalancer_id: first, nodebalancer_delete_id: second } = service.fixtures;
    await expectError(put(service, { label: 'balancer-1' }, second), 400, 'label');
    assert.equal((await expectSuccess(get(service, second))).label, 'to-be-deleted');
    // Its current label is accepted, and so is the label of a NodeBalancer on another account.
    await expectAccepted(service, { label: 'balancer-1' });
    const concurrentResults: ClientResult[] = await Promise.all([
      put(service, { label: 'contested-label' }, first),
      put(service, { label: 'contested-label' }, second),
    ]);
    assert.deepEqual(concurrentResults.map(({ ok }) => ok).sort(), [false, true]);
    await expectSuccess(put(service, { label: 'balancer-1' }, first));
    await expectSuccess(put(service, { label: 'to-be-deleted' }, second));
  }),
  serviceClaim('NBL-26', async (service) => {
    for (const client_conn_throttle of [0, 1, 5_000_000_000]) await expectAccepted(service, { client_conn_throttle });
    for (const client_conn_throttle of [-1, 1.5])
      await expectError(put(service, { client_conn_throttle }), 400, 'client_conn_throttle');
    await expectError(putRaw(service, { client_conn_throttle: null }), 400, 'client_conn_throttle');
  }),
  serviceClaim('NBL-27', async (service) => {
    const before = await expectSuccess(get(service));
    await expectRawSuccess(
      putRaw(service, {
        id: 1,
        region: 'elsewhere',
        ipv4: '192.0.2.1',
        ipv6: null,
        hostname: 'www',
        transfer: { total: 0, in: 0, out: 0 },
        created: '2001-01-01T00:00:00Z',
      }),
    );
    assert.deepEqual({ ...(await expectSuccess(get(service))), updated: '' }, { ...before, updated: '' });
  }),
  serviceClaim('NBL-28', async (service) => {
    const suffixes = (await nodeBalancerResponses(service)).map(({ hostname, ipv4 }) => {
      assert.ok(String(hostname).startsWith(`${String(ipv4)}.`));
      return String(hostname).slice(String(ipv4).length);
    });
    assert.equal(new Set(suffixes).size, 1);
  }),
  freshServiceClaim('NBL-29', async (service) => {
    const { nodebalancer_delete_id: nodeBalancerId, nodebalancer_delete_config_id: configId } = service.fixtures;
    const loadNodes = () =>
      service.runUnit('read', ({ db }) =>
        db.selectFrom('nodes').where('config_id', '=', configId).select('id').execute(),
      );
    assert.equal((await loadNodes()).length, 1);
    await expectSuccess(remove(service, nodeBalancerId));
    await expectError(
      service
        .client()
        .nodebalancers.rebuildNodeBalancerConfig({ path: { nodeBalancerId, configId }, body: { nodes: [] } }),
      404,
    );
    assert.deepEqual(await loadNodes(), []);
  }),
  freshServiceClaim('NBL-30', async (service) => {
    const getBackend = () =>
      expectSuccess(service.client().compute.getComputeInstance({ path: { computeId: service.fixtures.compute_id } }));
    const before = await getBackend();
    await expectSuccess(remove(service, service.fixtures.nodebalancer_id));
    assert.deepEqual(await getBackend(), before);
  }),
  freshServiceClaim('NBL-31', async (service) => {
    const { ipv4, hostname } = await expectSuccess(get(service));
    await expectSuccess(remove(service, service.fixtures.nodebalancer_id));
    await expectError(get(service), 404);
    const remainingRows = await service.runUnit('read', ({ db }) =>
      db.selectFrom('nodebalancers').select('value').execute(),
    );
    assert.ok(remainingRows.length > 0);
    assert.deepEqual(
      remainingRows.filter(({ value }) => value.includes(ipv4) || value.includes(hostname)),
      [],
    );
  }),
  serviceClaim('NBL-32', async (service) => {
    for (const id of inaccessibleIds) {
      await expectError(get(service, id), 404);
      await expectError(put(service, { label: 'mine-now' }, id), 404);
      await expectError(remove(service, id), 404);
    }
  }),
  serviceClaim('NBL-33', async (service) => {
    const getInstance = (computeId: number) =>
      expectSuccess(service.client().compute.getComputeInstance({ path: { computeId } }));
    const [sameRegion, otherRegion] = [await getInstance(service.fixtures.compute_id), await getInstance(1012)];
    const { region } = await expectSuccess(get(service));
    assert.equal(sameRegion.region, region);
    assert.notEqual(otherRegion.region, region);
    await expectError(rebuild(service, `${otherRegion.ipv4[0] ?? ''}:80`), 400, 'nodes.0.address');
    await expectError(
      rebuild(service, `[${(otherRegion.ipv6 ?? '').replace(/\/\d+$/, '').toUpperCase()}]:80`),
      400,
      'nodes.0.address',
    );
    await expectSuccess(rebuild(service, `${sameRegion.ipv4[0] ?? ''}:80`));
    await expectSuccess(rebuild(service, '192.0.2.200:80'));
    await expectSuccess(rebuild(service, 'backend.example.com:80'));
  }),
];
