// Claims about the config of a NodeBalancer: its fields, and what a request may say of them.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { accepted, acceptedRaw, everyHas, isText, isWhole, memberwise, refused } from './answers.ts';
import { leaf, leafFingerprint, leafKey, nameless, namelessFingerprint, namelessKey } from './certificates.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { plain, rebuild, rebuildRaw, rebuilt, refusedRebuild, secure, type Body } from './rebuilding.ts';
import { filtersNone } from './filterless.ts';
import { needsScope } from './scopes.ts';

const fields = [
  'id',
  'nodebalancer_id',
  'nodes_status',
  'ssl_cert',
  'ssl_key',
  'ssl_commonname',
  'ssl_fingerprint',
  ...Object.keys(plain),
];

/** A config of each protocol, as the only operation that returns one answers it. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const node = { address: '192.0.2.1:80', label: 'one' };
  const configs = [
    await rebuilt(world, { nodes: [node] }),
    await rebuilt(world, { ...secure }),
    await rebuilt(world, { protocol: 'tcp', proxy_protocol: 'v1', check: 'connection', nodes: [node, node] }),
  ];
  return configs.map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

/** Values of a field, each with what it needs beside it. */
type Values = Readonly<Record<string, Body>>;
const protocols: Values = { http: {}, https: secure, tcp: {} };
const algorithms: Values = { roundrobin: {}, leastconn: {}, source: {} };
const stickiness: Values = { none: {}, table: {}, http_cookie: {} };
const checks: Values = { none: {}, connection: {}, http: {}, http_body: {} };
const proxies: Values = { none: {}, v1: { protocol: 'tcp' }, v2: { protocol: 'tcp' } };
const suites: Values = { recommended: {}, legacy: {} };

/** Every value is returned as it was sent, and nothing else ever is. */
const returned = (id: string, name: string, values: Values): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const [value, beside] of Object.entries(values)) {
      assert.equal(memberwise(await rebuilt(world, { ...beside, [name]: value }))[name], value);
    }
    everyHas(await shown(world), name, (value) => Object.hasOwn(values, String(value)));
    await refusedRebuild(world, { ...plain, [name]: 'other' }, name);
    everyHas([memberwise(await accepted(rebuild(world, {})))], name, (value) => Object.hasOwn(values, String(value)));
  });

/** A request may say each value, and no other. */
const takes = (id: string, name: string, values: Values): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const [value, beside] of Object.entries(values))
      await acceptedRaw(rebuildRaw(world, { nodes: [], ...plain, ...beside, [name]: value }));
    for (const value of ['other', '', ...Object.keys(values).map((each) => each.toUpperCase()), null, 1])
      await refusedRebuild(world, { ...plain, [name]: value }, name);
  });

export const claims: readonly ServiceClaim[] = [
  field('NBC-01', 'id', (id) => id === 4),
  field('NBC-02', 'nodebalancer_id', (id) => id === 6001),
  field('NBC-03', 'port', (port) => port === 8025),
  returned('NBC-04', 'protocol', protocols),
  returned('NBC-05', 'algorithm', algorithms),
  returned('NBC-06', 'stickiness', stickiness),
  returned('NBC-07', 'check', checks),
  field('NBC-08', 'check_interval', (interval) => interval === 31),
  field('NBC-09', 'check_timeout', (timeout) => timeout === 30),
  field('NBC-10', 'check_attempts', (attempts) => attempts === 3),
  serviceClaim('NBC-11', async (world) => {
    for (const check_path of ['', '/', '/health', '/aZ09-%20?q=1&r=.'])
      assert.equal((await rebuilt(world, { check_path })).check_path, check_path);
    everyHas(await shown(world), 'check_path', isText);
    await refusedRebuild(world, { ...plain, check_path: '/a_b' }, 'check_path');
  }),
  serviceClaim('NBC-12', async (world) => {
    everyHas(await shown(world), 'check_body', isText);
    for (const check_body of ['', 'it works', 'Größe: "1" \\ \n'])
      assert.equal((await rebuilt(world, { check_body })).check_body, check_body);
  }),
  serviceClaim('NBC-13', async (world) => {
    everyHas(await shown(world), 'check_passive', (passive) => typeof passive === 'boolean');
    for (const check_passive of [true, false])
      assert.equal((await rebuilt(world, { check_passive })).check_passive, check_passive);
  }),
  returned('NBC-14', 'proxy_protocol', proxies),
  returned('NBC-15', 'cipher_suite', suites),
  serviceClaim('NBC-16', async (world) => {
    assert.deepEqual(
      (await shown(world)).map(({ ssl_cert }) => ssl_cert),
      [null, '<REDACTED>', null],
    );
  }),
  serviceClaim('NBC-17', async (world) => {
    assert.deepEqual(
      (await shown(world)).map(({ ssl_key }) => ssl_key),
      [null, '<REDACTED>', null],
    );
  }),
  serviceClaim('NBC-18', async (world) => {
    assert.deepEqual(
      (await shown(world)).map(({ ssl_commonname }) => ssl_commonname),
      ['', 'shop.example.com', ''],
    );
    assert.equal(
      memberwise(await acceptedRaw(rebuildRaw(world, { nodes: [], ...plain, ssl_commonname: 'mine' })))[
        'ssl_commonname'
      ],
      '',
    );
  }),
  serviceClaim('NBC-19', async (world) => {
    assert.deepEqual(
      (await shown(world)).map(({ ssl_fingerprint }) => ssl_fingerprint),
      ['', leafFingerprint, ''],
    );
    assert.equal(
      memberwise(await acceptedRaw(rebuildRaw(world, { nodes: [], ...plain, ssl_fingerprint: 'AA' })))[
        'ssl_fingerprint'
      ],
      '',
    );
  }),
  field('NBC-20', 'nodes_status', (status) => {
    assert.deepEqual(Object.keys(memberwise(status)).sort(), ['down', 'up']);
    return true;
  }),
  serviceClaim('NBC-21', async (world) =>
    everyHas(
      (await shown(world)).map(({ nodes_status }) => memberwise(nodes_status)),
      'up',
      isWhole,
    ),
  ),
  serviceClaim('NBC-22', async (world) =>
    everyHas(
      (await shown(world)).map(({ nodes_status }) => memberwise(nodes_status)),
      'down',
      isWhole,
    ),
  ),
  serviceClaim('NBC-23', (world) => filtersNone(world, `/v4/tags/${world.fixtures.tag}`, fields)),
  serviceClaim('NBC-24', async (world) => {
    const { raw, fixtures } = world;
    const answer = await rebuildRaw(world, { nodes: [], ...plain });
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(memberwise(answer.json)).sort(), [...fields].sort());
    const token = fixtures.tokens.unrestricted;
    await refused(raw('POST', `/v4/nodebalancers/one/configs/4/rebuild`, { token, body: { nodes: [] } }), 404);
    await refused(
      raw('POST', `/v4/nodebalancers/${fixtures.nodebalancer_id}/configs/four/rebuild`, { token, body: { nodes: [] } }),
      404,
    );
  }),
  serviceClaim('NBC-25', async (world) => {
    const other = {
      port: 8026,
      protocol: 'http',
      algorithm: 'leastconn',
      stickiness: 'table',
      check: 'http_body',
      check_interval: 20,
      check_timeout: 10,
      check_attempts: 2,
    } as const;
    const rest = {
      check_path: '/x',
      check_body: 'y',
      check_passive: false,
      proxy_protocol: 'none',
      cipher_suite: 'legacy',
    } as const;
    const changed = await rebuilt(world, {
      ...other,
      ...rest,
      nodes: [{ address: '192.0.2.1:80', label: 'a', weight: 7, mode: 'drain' }],
    });
    assert.deepEqual({ ...changed, ...other, ...rest }, changed);
    await refusedRebuild(
      world,
      {
        ...Object.fromEntries(Object.keys(plain).map((name) => [name, []])),
        ssl_cert: 1,
        ssl_key: 1,
        nodes: [{ id: 'x', address: 1, label: 1, weight: 'x', mode: 1 }],
      },
      ...[
        'ssl_cert',
        'ssl_key',
        'nodes.0.id',
        'nodes.0.address',
        'nodes.0.label',
        'nodes.0.weight',
        'nodes.0.mode',
        ...Object.keys(plain),
      ],
    );
    await refused(rebuildRaw(world, { nodes: {} }), 400, 'nodes');
    await rebuilt(world);
  }),
  serviceClaim('NBC-27', (world) =>
    needsScope('nodebalancers:read_write', (request) =>
      world.raw('POST', `/v4/nodebalancers/${world.fixtures.nodebalancer_id}/configs/4/rebuild`, {
        ...request,
        body: { nodes: [] },
      }),
    ),
  ),
  takes('NBC-34', 'protocol', protocols),
  takes('NBC-35', 'algorithm', algorithms),
  takes('NBC-36', 'stickiness', stickiness),
  takes('NBC-37', 'check', checks),
  takes('NBC-38', 'proxy_protocol', proxies),
  takes('NBC-39', 'cipher_suite', suites),
  serviceClaim('NBC-42', async (world) => {
    for (const check_path of ['', 'abcXYZ0189', '/-%?&=.'])
      assert.equal((await rebuilt(world, { check_path })).check_path, check_path);
    for (const other of [' ', '_', '#', '+', ':', '@', '~', ',', ';', 'é', '\n', '\\', '"', '<', '*', '(', '!', '$'])
      await refusedRebuild(world, { ...plain, check_path: `/a${other}` }, 'check_path');
  }),
  serviceClaim('NBC-43', async (world) => {
    assert.equal((await rebuilt(world, { protocol: 'tcp', proxy_protocol: 'v2' })).proxy_protocol, 'v2');
    assert.equal((await acceptedRaw(rebuildRaw(world, { nodes: [] })))['proxy_protocol'], 'none');
  }),
  serviceClaim('NBC-47', async (world) => {
    for (const check_passive of [true, false])
      assert.equal((await rebuilt(world, { check_passive })).check_passive, check_passive);
    for (const check_passive of ['true', 1, null])
      await refusedRebuild(world, { ...plain, check_passive }, 'check_passive');
  }),
  serviceClaim('NBC-51', async (world) => {
    assert.equal((await rebuilt(world, { ...secure })).ssl_commonname, 'shop.example.com');
    // Sent back by somebody who means to change it.
    assert.equal(
      (await acceptedRaw(rebuildRaw(world, { nodes: [], ssl_commonname: 'mine.example.com' })))['ssl_commonname'],
      'shop.example.com',
    );
    assert.equal((await accepted(rebuild(world, { ssl_cert: nameless, ssl_key: namelessKey }))).ssl_commonname, '');
    assert.equal(
      (await accepted(rebuild(world, { ssl_cert: leaf, ssl_key: leafKey }))).ssl_commonname,
      'shop.example.com',
    );
  }),
  serviceClaim('NBC-52', async (world) => {
    assert.equal((await rebuilt(world, { ...secure })).ssl_fingerprint, leafFingerprint);
    assert.equal(
      (await acceptedRaw(rebuildRaw(world, { nodes: [], ssl_fingerprint: '00:11' })))['ssl_fingerprint'],
      leafFingerprint,
    );
    assert.equal(
      (await accepted(rebuild(world, { ssl_cert: nameless, ssl_key: namelessKey }))).ssl_fingerprint,
      namelessFingerprint,
    );
  }),
];
