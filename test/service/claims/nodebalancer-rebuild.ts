// Claims about the rebuild of a config: what may stand together, and what becomes of nodes.

import assert from 'node:assert/strict';
import { accepted, acceptedRaw, refused } from './answers.ts';
import {
  authority,
  diffieHellman,
  leaf,
  leafKey,
  nameless,
  namelessKey,
  otherKey,
  sealedKey,
  subgroupDiffieHellman,
} from './certificates.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { nodesOf, plain, present, rebuild, rebuildRaw, rebuilt, refusedRebuild, secure } from './rebuilding.ts';

/** A certificate or a key beside a protocol that supports none, also where the protocol is the stored one. */
const withoutTls = (id: string, protocol: 'http' | 'tcp'): ServiceClaim =>
  serviceClaim(id, async (world) => {
    await rebuilt(world, { protocol });
    for (const body of [{ protocol }, {}]) {
      await refusedRebuild(world, { ...body, ssl_cert: leaf }, 'ssl_cert');
      await refusedRebuild(world, { ...body, ssl_key: leafKey }, 'ssl_key');
      await acceptedRaw(rebuildRaw(world, { ...body, nodes: [], ssl_cert: null, ssl_key: null }));
    }
    // One that leaves https need not have its certificate taken away.
    await rebuilt(world, { ...secure });
    const left = await accepted(rebuild(world, { protocol }));
    assert.deepEqual([left.ssl_cert, left.ssl_key, left.ssl_commonname, left.ssl_fingerprint], [null, null, '', '']);
    await refusedRebuild(world, { protocol: 'https' }, 'ssl_cert', 'ssl_key');
  });

/** One half of what https requires, of the merged config. */
const needed = (id: string, half: 'ssl_cert' | 'ssl_key'): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const { [half]: given, ...other } = secure;
    await rebuilt(world);
    await refusedRebuild(world, other, half);
    await refusedRebuild(world, { ...other, [half]: null }, half);
    await refusedRebuild(world, { ...other, [half]: '<REDACTED>' }, half);
    await rebuilt(world, { ...secure });
    assert.equal((await accepted(rebuild(world, { protocol: 'https' })))[half], '<REDACTED>');
    assert.equal((await accepted(rebuild(world, { ...other, [half]: '<REDACTED>' })))[half], '<REDACTED>');
    await refusedRebuild(world, { [half]: null }, half);
    assert.equal((await accepted(rebuild(world, { ...other, [half]: given })))[half], '<REDACTED>');
  });

const needsTcp = (id: string, proxy_protocol: 'v1' | 'v2'): ServiceClaim =>
  serviceClaim(id, async (world) => {
    await rebuilt(world);
    await refusedRebuild(world, { proxy_protocol }, 'proxy_protocol');
    for (const body of [{ protocol: 'http' }, secure])
      await refusedRebuild(world, { ...body, proxy_protocol }, 'proxy_protocol');
    assert.equal((await accepted(rebuild(world, { protocol: 'tcp', proxy_protocol }))).proxy_protocol, proxy_protocol);
    // The stored protocol counts where none is sent.
    assert.equal((await accepted(rebuild(world, { proxy_protocol }))).proxy_protocol, proxy_protocol);
  });

const one = { address: '192.0.2.1:80', label: 'one' };
const two = { address: '192.0.2.2:80', label: 'two', weight: 7, mode: 'drain' } as const;

export const claims: readonly ServiceClaim[] = [
  serviceClaim('NBC-28', async (world) => {
    const {
      nodebalancer_config_port: own,
      nodebalancer_config_sibling_port: taken,
      nodebalancer_config_id: configId,
    } = world.fixtures;
    await rebuilt(world);
    for (const port of [own, taken]) await refusedRebuild(world, { port }, 'port');
    assert.equal((await accepted(rebuild(world, { port: 8025 }))).port, 8025);
    // Another NodeBalancer's configs are no siblings.
    const elsewhere = {
      nodeBalancerId: world.fixtures.nodebalancer_delete_id,
      configId: world.fixtures.nodebalancer_delete_config_id,
    };
    assert.equal((await accepted(rebuild(world, { port: own }, elsewhere))).port, own);
    const race = await Promise.all([
      rebuild(world, { port: 9000 }),
      rebuild(world, { port: 9000 }, { configId }),
      rebuild(world, { port: 9000, protocol: 'tcp' }, { configId: 3 }),
    ]);
    assert.equal(race.filter(({ ok }) => ok).length, 1);
    for (const lost of race.filter(({ ok }) => !ok)) await refused(Promise.resolve(lost), 400, 'port');
    await rebuilt(world);
    await accepted(rebuild(world, { port: own }, { configId }));
  }),
  serviceClaim('NBC-29', async (world) => {
    const elsewhere = {
      nodeBalancerId: world.fixtures.nodebalancer_delete_id,
      configId: world.fixtures.nodebalancer_delete_config_id,
    };
    assert.equal((await accepted(rebuild(world, { ...plain, port: 443 }, elsewhere))).protocol, 'http');
    assert.equal((await accepted(rebuild(world, { ...plain, ...secure, port: 80 }, elsewhere))).protocol, 'https');
    assert.equal((await accepted(rebuild(world, { ...plain, protocol: 'tcp', port: 443 }, elsewhere))).protocol, 'tcp');
  }),
  withoutTls('NBC-30', 'http'),
  withoutTls('NBC-31', 'tcp'),
  needed('NBC-32', 'ssl_cert'),
  needed('NBC-33', 'ssl_key'),
  serviceClaim('NBC-40', async (world) => {
    await refusedRebuild(world, { ...plain, check_interval: 30, check_timeout: 30 }, 'check_interval');
    await rebuilt(world, { check_interval: 31, check_timeout: 30 });
    await refusedRebuild(world, { check_timeout: 31 }, 'check_interval');
    await refusedRebuild(world, { check_interval: 30 }, 'check_interval');
  }),
  serviceClaim('NBC-41', async (world) => {
    await refusedRebuild(world, { ...plain, check_interval: 5, check_timeout: 30 }, 'check_interval');
    await rebuilt(world, { check_interval: 31, check_timeout: 30 });
    await refusedRebuild(world, { check_interval: 29 }, 'check_interval');
    await refusedRebuild(world, { check_timeout: 40 }, 'check_interval');
    await rebuilt(world, { check_interval: 41, check_timeout: 40 });
  }),
  needsTcp('NBC-44', 'v1'),
  needsTcp('NBC-45', 'v2'),
  serviceClaim('NBC-46', async (world) => {
    for (const beside of [{}, secure])
      assert.equal((await rebuilt(world, { ...beside, stickiness: 'http_cookie' })).stickiness, 'http_cookie');
    await refusedRebuild(world, { protocol: 'tcp' }, 'stickiness');
    await refusedRebuild(world, { ...plain, protocol: 'tcp', stickiness: 'http_cookie' }, 'stickiness');
  }),
  serviceClaim('NBC-48', async (world) => {
    const body = JSON.stringify({ nodes: [], ...plain, ...secure });
    assert.ok(body.includes('-----BEGIN CERTIFICATE-----\\n'));
    const { status } = await world.raw(
      'POST',
      `/v4/nodebalancers/${world.fixtures.nodebalancer_id}/configs/4/rebuild`,
      {
        token: world.fixtures.tokens.unrestricted,
        headers: { 'Content-Type': 'application/json' },
        body,
      },
    );
    assert.equal(status, 200);
    for (const ssl_cert of [
      '',
      'no certificate',
      leaf.replace('BEGIN', 'BEGGIN'),
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      `${leaf}\n${leafKey}`,
    ])
      await refusedRebuild(world, { ...plain, ...secure, ssl_cert }, 'ssl_cert');
  }),
  serviceClaim('NBC-49', async (world) => {
    const { text, json } = await rebuildRaw(world, { nodes: [], ...plain, ...secure });
    assert.ok(text.includes('"ssl_cert":"<REDACTED>"'));
    assert.ok(!text.includes('CERTIFICATE') && json !== undefined);
    assert.ok(
      !(await rebuildRaw(world, { nodes: [], ssl_cert: `${leaf}\n${leafKey}` })).text.includes(
        leaf.split('\n')[1] ?? '',
      ),
    );
  }),
  serviceClaim('NBC-50', async (world) => {
    const { text } = await rebuildRaw(world, { nodes: [], ...plain, ...secure });
    assert.ok(text.includes('"ssl_key":"<REDACTED>"'));
    assert.ok(!text.includes('PRIVATE KEY'));
    assert.ok(
      !(await rebuildRaw(world, { nodes: [], ssl_key: otherKey })).text.includes(otherKey.split('\n')[1] ?? ''),
    );
    const stored = await world.units('read', ({ db }) =>
      db.selectFrom('nodebalancer_configs').selectAll().where('id', '=', 4).executeTakeFirstOrThrow(),
    );
    assert.ok(!JSON.stringify(stored).includes(leafKey.split('\n')[1] ?? ''));
  }),
  serviceClaim('NBC-54', async (world) => {
    await rebuilt(world, { nodes: [one] });
    const changed = await accepted(rebuild(world, { algorithm: 'source', check_body: 'changed', nodes: [two] }));
    assert.deepEqual([changed.algorithm, changed.check_body], ['source', 'changed']);
    assert.deepEqual(
      (await nodesOf(world)).map(({ label }) => label),
      ['two'],
    );
    // And all or nothing: a node that cannot be leaves the config as it was.
    await refusedRebuild(world, { algorithm: 'leastconn', nodes: [one, { id: 999_999 }] }, 'nodes.1.id');
    assert.equal((await present(world)).algorithm, 'source');
    assert.deepEqual(
      (await nodesOf(world)).map(({ label }) => label),
      ['two'],
    );
  }),
  serviceClaim('NBC-55', async (world) => {
    await rebuilt(world, { nodes: [one, two] });
    const [first, second] = await nodesOf(world);
    await accepted(rebuild(world, { nodes: [{ id: second?.id ?? 0 }] }));
    assert.deepEqual(await nodesOf(world), [second]);
    await refusedRebuild(world, { nodes: [{ id: first?.id }] }, 'nodes.0.id');
    const status = (await accepted(rebuild(world, { nodes: [] }))).nodes_status;
    assert.deepEqual([await nodesOf(world), status], [[], { up: 0, down: 0 }]);
  }),
  serviceClaim('NBC-56', async (world) => {
    await rebuilt(world, { nodes: [one, two] });
    const before = await nodesOf(world);
    const [first, second] = before.map(({ id }) => id);
    await accepted(
      rebuild(world, {
        nodes: [
          { id: first ?? 0, address: '192.0.2.9:8080', weight: 3 },
          { id: second ?? 0, label: 'renamed', mode: 'backup' },
        ],
      }),
    );
    assert.deepEqual(await nodesOf(world), [
      { ...before[0], address: '192.0.2.9:8080', weight: 3 },
      { ...before[1], label: 'renamed', mode: 'backup' },
    ]);
    await refusedRebuild(world, { nodes: [{ id: first }, { id: first }] }, 'nodes.1.id');
    // A node of another config is none of this one.
    await refusedRebuild(world, { nodes: [{ id: 1 }] }, 'nodes.0.id');
  }),
  serviceClaim('NBC-57', async (world) => {
    await rebuilt(world, { nodes: [one] });
    const [kept] = await nodesOf(world);
    await accepted(rebuild(world, { nodes: [{ id: kept?.id ?? 0 }, two] }));
    const [first, second, ...more] = await nodesOf(world);
    assert.deepEqual([first, more], [kept, []]);
    assert.deepEqual(second, { ...two, id: second?.id });
    assert.deepEqual(first, { ...one, id: kept?.id, weight: 100, mode: 'accept' });
    await refusedRebuild(
      world,
      { nodes: [{ label: 'x' }, { address: '192.0.2.1:80' }] },
      'nodes.0.address',
      'nodes.1.label',
    );
  }),
  serviceClaim('NBC-59', async (world) => {
    await rebuilt(world);
    const addresses = [
      '192.0.2.1:1',
      '255.255.255.255:65535',
      '[2001:db8::1]:80',
      '[::1]:8080',
      'backend:80',
      'www.example.com:443',
    ];
    await accepted(rebuild(world, { nodes: addresses.map((address) => ({ address, label: 'x' })) }));
    assert.deepEqual(
      (await nodesOf(world)).map(({ address }) => address),
      addresses,
    );
    for (const address of [
      '192.0.2.1',
      '192.0.2.1:0',
      '192.0.2.1:65536',
      '192.0.2.256:80',
      '2001:db8::1:80',
      '[2001:db8::g]:80',
      ':80',
      'a b:80',
      'www.example.com:',
      '-x-:80',
      'http://x:80',
    ]) {
      await refusedRebuild(world, { nodes: [{ address, label: 'x' }] }, 'nodes.0.address');
    }
  }),
  serviceClaim('NBC-61', async (world) => {
    const { restricted, restricted_compute_ro: reader, restricted_compute_rw: writer } = world.fixtures.tokens;
    await refused(rebuild(world, {}, { token: restricted }), 403);
    await refused(rebuild(world, {}, { token: reader }), 403);
    assert.equal((await accepted(rebuild(world, {}, { token: writer }))).id, 4);
  }),
  serviceClaim('NBC-62', async (world) => {
    const { nodebalancer_delete_config_id: others } = world.fixtures;
    for (const place of [
      { configId: 999_999 },
      { configId: others },
      { nodeBalancerId: 999_999 },
      { nodeBalancerId: 6101, configId: 101 },
    ])
      await refused(rebuild(world, {}, place), 404);
  }),
  freshClaim('NBC-63', async (world) => {
    for (const ssl_cert of [
      leaf,
      `${leaf}\n${authority}`,
      `${leaf}\n${authority}\n${diffieHellman}`,
      `${leaf}\n${diffieHellman}\n`,
      `${leaf}\n${subgroupDiffieHellman}`,
    ]) {
      assert.equal((await rebuilt(world, { ...secure, ssl_cert })).ssl_commonname, 'shop.example.com');
    }
    const broken = diffieHellman.replace(/\n[^-]{20}/, '\nAAAAAAAAAAAAAAAAAAAA');
    for (const ssl_cert of [
      `${leaf}\n${broken}`,
      `${leaf}\n${authority.replace(/\n[^-]{20}/, '\nAAAAAAAAAAAAAAAAAAAA')}`,
    ])
      await refusedRebuild(world, { ...secure, ssl_cert }, 'ssl_cert');
  }),
  serviceClaim('NBC-64', async (world) => {
    await rebuilt(world);
    for (const ssl_key of [otherKey, namelessKey, sealedKey])
      await refusedRebuild(world, { ...secure, ssl_key }, 'ssl_key');
    await rebuilt(world, { ...secure });
    // Half of a pair, beside the half that is stored.
    await refusedRebuild(world, { ssl_cert: nameless }, 'ssl_key');
    await refusedRebuild(world, { ssl_key: namelessKey }, 'ssl_key');
    assert.equal((await accepted(rebuild(world, { ssl_cert: nameless, ssl_key: namelessKey }))).ssl_commonname, '');
  }),
];
