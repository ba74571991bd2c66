// Claims about config rebuilds: valid combinations of fields, and the nodes.

import assert from 'node:assert/strict';
import { expectSuccess, expectRawSuccess, expectError } from './helpers/response-assertions.ts';
import {
  authority,
  diffieHellman,
  leaf,
  leafKey,
  namelessCertificate,
  namelessKey,
  otherKey,
  encryptedKey,
  subgroupDiffieHellman,
} from './helpers/certificates.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import {
  loadStoredNodes,
  plainConfig,
  currentConfig,
  rebuild,
  rebuildRaw,
  rebuildScratchConfig,
  expectRebuildError,
  secureConfig,
} from './helpers/rebuild-requests.ts';

/** Creates a claim that a protocol without TLS, sent or stored, rejects a certificate or a key. */
const rejectedWithoutTlsClaim = (id: string, protocol: 'http' | 'tcp'): ServiceClaim =>
  serviceClaim(id, async (service) => {
    await rebuildScratchConfig(service, { protocol });
    for (const body of [{ protocol }, {}]) {
      await expectRebuildError(service, { ...body, ssl_cert: leaf }, 'ssl_cert');
      await expectRebuildError(service, { ...body, ssl_key: leafKey }, 'ssl_key');
      await expectRawSuccess(rebuildRaw(service, { ...body, nodes: [], ssl_cert: null, ssl_key: null }));
    }
    // A request that changes the protocol from HTTPS need not remove the certificate.
    await rebuildScratchConfig(service, { ...secureConfig });
    const changed = await expectSuccess(rebuild(service, { protocol }));
    assert.deepEqual(
      [changed.ssl_cert, changed.ssl_key, changed.ssl_commonname, changed.ssl_fingerprint],
      [null, null, '', ''],
    );
    await expectRebuildError(service, { protocol: 'https' }, 'ssl_cert', 'ssl_key');
  });

/** Creates a claim that HTTPS requires both a certificate and a key in the merged config. */
const tlsRequiredClaim = (id: string, name: 'ssl_cert' | 'ssl_key'): ServiceClaim =>
  serviceClaim(id, async (service) => {
    const { [name]: omitted, ...otherConfig } = secureConfig;
    await rebuildScratchConfig(service);
    await expectRebuildError(service, otherConfig, name);
    await expectRebuildError(service, { ...otherConfig, [name]: null }, name);
    await expectRebuildError(service, { ...otherConfig, [name]: '<REDACTED>' }, name);
    await rebuildScratchConfig(service, { ...secureConfig });
    assert.equal((await expectSuccess(rebuild(service, { protocol: 'https' })))[name], '<REDACTED>');
    assert.equal((await expectSuccess(rebuild(service, { ...otherConfig, [name]: '<REDACTED>' })))[name], '<REDACTED>');
    await expectRebuildError(service, { [name]: null }, name);
    assert.equal((await expectSuccess(rebuild(service, { ...otherConfig, [name]: omitted })))[name], '<REDACTED>');
  });

/** Creates a claim that a version of the proxy protocol requires the protocol `tcp`. */
const tcpRequiredClaim = (id: string, proxy_protocol: 'v1' | 'v2'): ServiceClaim =>
  serviceClaim(id, async (service) => {
    await rebuildScratchConfig(service);
    await expectRebuildError(service, { proxy_protocol }, 'proxy_protocol');
    for (const body of [{ protocol: 'http' }, secureConfig])
      await expectRebuildError(service, { ...body, proxy_protocol }, 'proxy_protocol');
    assert.equal(
      (await expectSuccess(rebuild(service, { protocol: 'tcp', proxy_protocol }))).proxy_protocol,
      proxy_protocol,
    );
    // Without a protocol in the request, the stored one applies.
    assert.equal((await expectSuccess(rebuild(service, { proxy_protocol }))).proxy_protocol, proxy_protocol);
  });

const firstNode = { address: '192.0.2.1:80', label: 'one' };
const secondNode = { address: '192.0.2.2:80', label: 'two', weight: 7, mode: 'drain' } as const;

export const claims: readonly ServiceClaim[] = [
  serviceClaim('NBC-28', async (service) => {
    const {
      nodebalancer_config_port: firstConfigPort,
      nodebalancer_config_sibling_port: usedPort,
      nodebalancer_config_id: configId,
    } = service.fixtures;
    await rebuildScratchConfig(service);
    for (const port of [firstConfigPort, usedPort]) await expectRebuildError(service, { port }, 'port');
    assert.equal((await expectSuccess(rebuild(service, { port: 8025 }))).port, 8025);
    // Configs of another NodeBalancer do not conflict.
    const otherTarget = {
      nodeBalancerId: service.fixtures.nodebalancer_delete_id,
      configId: service.fixtures.nodebalancer_delete_config_id,
    };
    assert.equal((await expectSuccess(rebuild(service, { port: firstConfigPort }, otherTarget))).port, firstConfigPort);
    const concurrentResults = await Promise.all([
      rebuild(service, { port: 9000 }),
      rebuild(service, { port: 9000 }, { configId }),
      rebuild(service, { port: 9000, protocol: 'tcp' }, { configId: 3 }),
    ]);
    assert.equal(concurrentResults.filter(({ ok }) => ok).length, 1);
    for (const rejected of concurrentResults.filter(({ ok }) => !ok))
      await expectError(Promise.resolve(rejected), 400, 'port');
    await rebuildScratchConfig(service);
    await expectSuccess(rebuild(service, { port: firstConfigPort }, { configId }));
  }),
  serviceClaim('NBC-29', async (service) => {
    const otherTarget = {
      nodeBalancerId: service.fixtures.nodebalancer_delete_id,
      configId: service.fixtures.nodebalancer_delete_config_id,
    };
    assert.equal((await expectSuccess(rebuild(service, { ...plainConfig, port: 443 }, otherTarget))).protocol, 'http');
    assert.equal(
      (await expectSuccess(rebuild(service, { ...plainConfig, ...secureConfig, port: 80 }, otherTarget))).protocol,
      'https',
    );
    assert.equal(
      (await expectSuccess(rebuild(service, { ...plainConfig, protocol: 'tcp', port: 443 }, otherTarget))).protocol,
      'tcp',
    );
  }),
  rejectedWithoutTlsClaim('NBC-30', 'http'),
  rejectedWithoutTlsClaim('NBC-31', 'tcp'),
  tlsRequiredClaim('NBC-32', 'ssl_cert'),
  tlsRequiredClaim('NBC-33', 'ssl_key'),
  serviceClaim('NBC-40', async (service) => {
    await expectRebuildError(service, { ...plainConfig, check_interval: 30, check_timeout: 30 }, 'check_interval');
    await rebuildScratchConfig(service, { check_interval: 31, check_timeout: 30 });
    await expectRebuildError(service, { check_timeout: 31 }, 'check_interval');
    await expectRebuildError(service, { check_interval: 30 }, 'check_interval');
  }),
  serviceClaim('NBC-41', async (service) => {
    await expectRebuildError(service, { ...plainConfig, check_interval: 5, check_timeout: 30 }, 'check_interval');
    await rebuildScratchConfig(service, { check_interval: 31, check_timeout: 30 });
    await expectRebuildError(service, { check_interval: 29 }, 'check_interval');
    await expectRebuildError(service, { check_timeout: 40 }, 'check_interval');
    await rebuildScratchConfig(service, { check_interval: 41, check_timeout: 40 });
  }),
  tcpRequiredClaim('NBC-44', 'v1'),
  tcpRequiredClaim('NBC-45', 'v2'),
  serviceClaim('NBC-46', async (service) => {
    for (const tlsFields of [{}, secureConfig])
      assert.equal(
        (await rebuildScratchConfig(service, { ...tlsFields, stickiness: 'http_cookie' })).stickiness,
        'http_cookie',
      );
    await expectRebuildError(service, { protocol: 'tcp' }, 'stickiness');
    await expectRebuildError(service, { ...plainConfig, protocol: 'tcp', stickiness: 'http_cookie' }, 'stickiness');
  }),
  serviceClaim('NBC-48', async (service) => {
    const body = JSON.stringify({ nodes: [], ...plainConfig, ...secureConfig });
    assert.ok(body.includes('-----BEGIN CERTIFICATE-----\\n'));
    const { status } = await service.raw(
      'POST',
      `/v4/nodebalancers/${service.fixtures.nodebalancer_id}/configs/4/rebuild`,
      {
        token: service.fixtures.tokens.unrestricted,
        headers: { 'Content-Type': 'application/json' },
        body,
      },
    );
    assert.equal(status, 200);
    for (const ssl_cert of [
      '',
      'not a certificate',
      leaf.replace('BEGIN', 'BEGGIN'),
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      `${leaf}\n${leafKey}`,
    ])
      await expectRebuildError(service, { ...plainConfig, ...secureConfig, ssl_cert }, 'ssl_cert');
  }),
  serviceClaim('NBC-49', async (service) => {
    const { text, json } = await rebuildRaw(service, { nodes: [], ...plainConfig, ...secureConfig });
    assert.ok(text.includes('"ssl_cert":"<REDACTED>"'));
    assert.ok(!text.includes('CERTIFICATE') && json !== undefined);
    assert.ok(
      !(await rebuildRaw(service, { nodes: [], ssl_cert: `${leaf}\n${leafKey}` })).text.includes(
        leaf.split('\n')[1] ?? '',
      ),
    );
  }),
  serviceClaim('NBC-50', async (service) => {
    const { text } = await rebuildRaw(service, { nodes: [], ...plainConfig, ...secureConfig });
    assert.ok(text.includes('"ssl_key":"<REDACTED>"'));
    assert.ok(!text.includes('PRIVATE KEY'));
    assert.ok(
      !(await rebuildRaw(service, { nodes: [], ssl_key: otherKey })).text.includes(otherKey.split('\n')[1] ?? ''),
    );
    const stored = await service.runUnit('read', ({ db }) =>
      db.selectFrom('nodebalancer_configs').selectAll().where('id', '=', 4).executeTakeFirstOrThrow(),
    );
    assert.ok(!JSON.stringify(stored).includes(leafKey.split('\n')[1] ?? ''));
  }),
  serviceClaim('NBC-54', async (service) => {
    await rebuildScratchConfig(service, { nodes: [firstNode] });
    const changed = await expectSuccess(
      rebuild(service, { algorithm: 'source', check_body: 'changed', nodes: [secondNode] }),
    );
    assert.deepEqual([changed.algorithm, changed.check_body], ['source', 'changed']);
    assert.deepEqual(
      (await loadStoredNodes(service)).map(({ label }) => label),
      ['two'],
    );
    // A rebuild is atomic: an invalid node leaves the config unchanged.
    await expectRebuildError(service, { algorithm: 'leastconn', nodes: [firstNode, { id: 999_999 }] }, 'nodes.1.id');
    assert.equal((await currentConfig(service)).algorithm, 'source');
    assert.deepEqual(
      (await loadStoredNodes(service)).map(({ label }) => label),
      ['two'],
    );
  }),
  serviceClaim('NBC-55', async (service) => {
    await rebuildScratchConfig(service, { nodes: [firstNode, secondNode] });
    const [first, second] = await loadStoredNodes(service);
    await expectSuccess(rebuild(service, { nodes: [{ id: second?.id ?? 0 }] }));
    assert.deepEqual(await loadStoredNodes(service), [second]);
    await expectRebuildError(service, { nodes: [{ id: first?.id }] }, 'nodes.0.id');
    const status = (await expectSuccess(rebuild(service, { nodes: [] }))).nodes_status;
    assert.deepEqual([await loadStoredNodes(service), status], [[], { up: 0, down: 0 }]);
  }),
  serviceClaim('NBC-56', async (service) => {
    await rebuildScratchConfig(service, { nodes: [firstNode, secondNode] });
    const before = await loadStoredNodes(service);
    const [first, second] = before.map(({ id }) => id);
    await expectSuccess(
      rebuild(service, {
        nodes: [
          { id: first ?? 0, address: '192.0.2.9:8080', weight: 3 },
          { id: second ?? 0, label: 'renamed', mode: 'backup' },
        ],
      }),
    );
    assert.deepEqual(await loadStoredNodes(service), [
      { ...before[0], address: '192.0.2.9:8080', weight: 3 },
      { ...before[1], label: 'renamed', mode: 'backup' },
    ]);
    await expectRebuildError(service, { nodes: [{ id: first }, { id: first }] }, 'nodes.1.id');
    // Nodes of another config are rejected.
    await expectRebuildError(service, { nodes: [{ id: 1 }] }, 'nodes.0.id');
  }),
  serviceClaim('NBC-57', async (service) => {
    await rebuildScratchConfig(service, { nodes: [firstNode] });
    const [remainingNode] = await loadStoredNodes(service);
    await expectSuccess(rebuild(service, { nodes: [{ id: remainingNode?.id ?? 0 }, secondNode] }));
    const [first, second, ...otherNodes] = await loadStoredNodes(service);
    assert.deepEqual([first, otherNodes], [remainingNode, []]);
    assert.deepEqual(second, { ...secondNode, id: second?.id });
    assert.deepEqual(first, { ...firstNode, id: remainingNode?.id, weight: 100, mode: 'accept' });
    await expectRebuildError(
      service,
      { nodes: [{ label: 'x' }, { address: '192.0.2.1:80' }] },
      'nodes.0.address',
      'nodes.1.label',
    );
  }),
  serviceClaim('NBC-59', async (service) => {
    await rebuildScratchConfig(service);
    const addresses = [
      '192.0.2.1:1',
      '255.255.255.255:65535',
      '[2001:db8::1]:80',
      '[::1]:8080',
      'backend:80',
      'www.example.com:443',
    ];
    await expectSuccess(rebuild(service, { nodes: addresses.map((address) => ({ address, label: 'x' })) }));
    assert.deepEqual(
      (await loadStoredNodes(service)).map(({ address }) => address),
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
      await expectRebuildError(service, { nodes: [{ address, label: 'x' }] }, 'nodes.0.address');
    }
  }),
  serviceClaim('NBC-61', async (service) => {
    const { restricted, restricted_compute_ro: reader, restricted_compute_rw: writer } = service.fixtures.tokens;
    await expectError(rebuild(service, {}, { token: restricted }), 403);
    await expectError(rebuild(service, {}, { token: reader }), 403);
    assert.equal((await expectSuccess(rebuild(service, {}, { token: writer }))).id, 4);
  }),
  serviceClaim('NBC-62', async (service) => {
    const { nodebalancer_delete_config_id: otherConfigId } = service.fixtures;
    for (const location of [
      { configId: 999_999 },
      { configId: otherConfigId },
      { nodeBalancerId: 999_999 },
      { nodeBalancerId: 6101, configId: 101 },
    ])
      await expectError(rebuild(service, {}, location), 404);
  }),
  freshServiceClaim('NBC-63', async (service) => {
    for (const ssl_cert of [
      leaf,
      `${leaf}\n${authority}`,
      `${leaf}\n${authority}\n${diffieHellman}`,
      `${leaf}\n${diffieHellman}\n`,
      `${leaf}\n${subgroupDiffieHellman}`,
    ]) {
      assert.equal(
        (await rebuildScratchConfig(service, { ...secureConfig, ssl_cert })).ssl_commonname,
        'shop.example.com',
      );
    }
    const damagedParameters = diffieHellman.replace(/\n[^-]{20}/, '\nAAAAAAAAAAAAAAAAAAAA');
    for (const ssl_cert of [
      `${leaf}\n${damagedParameters}`,
      `${leaf}\n${authority.replace(/\n[^-]{20}/, '\nAAAAAAAAAAAAAAAAAAAA')}`,
    ])
      await expectRebuildError(service, { ...secureConfig, ssl_cert }, 'ssl_cert');
  }),
  serviceClaim('NBC-64', async (service) => {
    await rebuildScratchConfig(service);
    for (const ssl_key of [otherKey, namelessKey, encryptedKey])
      await expectRebuildError(service, { ...secureConfig, ssl_key }, 'ssl_key');
    await rebuildScratchConfig(service, { ...secureConfig });
    // A certificate or key sent alone must match the stored counterpart.
    await expectRebuildError(service, { ssl_cert: namelessCertificate }, 'ssl_key');
    await expectRebuildError(service, { ssl_key: namelessKey }, 'ssl_key');
    assert.equal(
      (await expectSuccess(rebuild(service, { ssl_cert: namelessCertificate, ssl_key: namelessKey }))).ssl_commonname,
      '',
    );
  }),
];
