// Claims about NodeBalancer configs: their fields in responses and requests.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  expectRawSuccess,
  assertAllHave,
  isString,
  isInteger,
  asRecord,
  expectError,
} from './helpers/response-assertions.ts';
import {
  leaf,
  leafFingerprint,
  leafKey,
  namelessCertificate,
  namelessFingerprint,
  namelessKey,
} from './helpers/certificates.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import {
  plainConfig,
  rebuild,
  rebuildRaw,
  rebuildScratchConfig,
  expectRebuildError,
  secureConfig,
  type Body,
} from './helpers/rebuild-requests.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { assertScope } from './helpers/assert-scope.ts';

const fields = [
  'id',
  'nodebalancer_id',
  'nodes_status',
  'ssl_cert',
  'ssl_key',
  'ssl_commonname',
  'ssl_fingerprint',
  ...Object.keys(plainConfig),
];

/** Returns a config of each protocol, from the only operation that returns one. */
async function configResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const node = { address: '192.0.2.1:80', label: 'one' };
  const configs = [
    await rebuildScratchConfig(service, { nodes: [node] }),
    await rebuildScratchConfig(service, { ...secureConfig }),
    await rebuildScratchConfig(service, {
      protocol: 'tcp',
      proxy_protocol: 'v1',
      check: 'connection',
      nodes: [node, node],
    }),
  ];
  return configs.map(asRecord);
}

/** Creates a claim about a field in every response that contains a config. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await configResponses(service), name, isValid));

/** The valid values of a field, each with the other fields that it requires. */
type Values = Readonly<Record<string, Body>>;
const protocols: Values = { http: {}, https: secureConfig, tcp: {} };
const algorithms: Values = { roundrobin: {}, leastconn: {}, source: {} };
const stickiness: Values = { none: {}, table: {}, http_cookie: {} };
const checks: Values = { none: {}, connection: {}, http: {}, http_body: {} };
const proxies: Values = { none: {}, v1: { protocol: 'tcp' }, v2: { protocol: 'tcp' } };
const suites: Values = { recommended: {}, legacy: {} };

/** Creates a claim that each value is returned as sent, and that no other value is accepted or returned. */
const returnedValuesClaim = (id: string, name: string, values: Values): ServiceClaim =>
  serviceClaim(id, async (service) => {
    for (const [value, requiredFields] of Object.entries(values)) {
      assert.equal(asRecord(await rebuildScratchConfig(service, { ...requiredFields, [name]: value }))[name], value);
    }
    assertAllHave(await configResponses(service), name, (value) => Object.hasOwn(values, String(value)));
    await expectRebuildError(service, { ...plainConfig, [name]: 'other' }, name);
    assertAllHave([asRecord(await expectSuccess(rebuild(service, {})))], name, (value) =>
      Object.hasOwn(values, String(value)),
    );
  });

/** Creates a claim that a request can have each of these values, but no other value. */
const allowedValuesClaim = (id: string, name: string, values: Values): ServiceClaim =>
  serviceClaim(id, async (service) => {
    for (const [value, requiredFields] of Object.entries(values))
      await expectRawSuccess(rebuildRaw(service, { nodes: [], ...plainConfig, ...requiredFields, [name]: value }));
    for (const value of ['other', '', ...Object.keys(values).map((allowed) => allowed.toUpperCase()), null, 1])
      await expectRebuildError(service, { ...plainConfig, [name]: value }, name);
  });

export const claims: readonly ServiceClaim[] = [
  fieldClaim('NBC-01', 'id', (id) => id === 4),
  fieldClaim('NBC-02', 'nodebalancer_id', (id) => id === 6001),
  fieldClaim('NBC-03', 'port', (port) => port === 8025),
  returnedValuesClaim('NBC-04', 'protocol', protocols),
  returnedValuesClaim('NBC-05', 'algorithm', algorithms),
  returnedValuesClaim('NBC-06', 'stickiness', stickiness),
  returnedValuesClaim('NBC-07', 'check', checks),
  fieldClaim('NBC-08', 'check_interval', (interval) => interval === 31),
  fieldClaim('NBC-09', 'check_timeout', (timeout) => timeout === 30),
  fieldClaim('NBC-10', 'check_attempts', (attempts) => attempts === 3),
  serviceClaim('NBC-11', async (service) => {
    for (const check_path of ['', '/', '/health', '/aZ09-%20?q=1&r=.'])
      assert.equal((await rebuildScratchConfig(service, { check_path })).check_path, check_path);
    assertAllHave(await configResponses(service), 'check_path', isString);
    await expectRebuildError(service, { ...plainConfig, check_path: '/a_b' }, 'check_path');
  }),
  serviceClaim('NBC-12', async (service) => {
    assertAllHave(await configResponses(service), 'check_body', isString);
    for (const check_body of ['', 'it works', 'Größe: "1" \\ \n'])
      assert.equal((await rebuildScratchConfig(service, { check_body })).check_body, check_body);
  }),
  serviceClaim('NBC-13', async (service) => {
    assertAllHave(await configResponses(service), 'check_passive', (passive) => typeof passive === 'boolean');
    for (const check_passive of [true, false])
      assert.equal((await rebuildScratchConfig(service, { check_passive })).check_passive, check_passive);
  }),
  returnedValuesClaim('NBC-14', 'proxy_protocol', proxies),
  returnedValuesClaim('NBC-15', 'cipher_suite', suites),
  serviceClaim('NBC-16', async (service) => {
    assert.deepEqual(
      (await configResponses(service)).map(({ ssl_cert }) => ssl_cert),
      [null, '<REDACTED>', null],
    );
  }),
  serviceClaim('NBC-17', async (service) => {
    assert.deepEqual(
      (await configResponses(service)).map(({ ssl_key }) => ssl_key),
      [null, '<REDACTED>', null],
    );
  }),
  serviceClaim('NBC-18', async (service) => {
    assert.deepEqual(
      (await configResponses(service)).map(({ ssl_commonname }) => ssl_commonname),
      ['', 'shop.example.com', ''],
    );
    assert.equal(
      asRecord(await expectRawSuccess(rebuildRaw(service, { nodes: [], ...plainConfig, ssl_commonname: 'mine' })))[
        'ssl_commonname'
      ],
      '',
    );
  }),
  serviceClaim('NBC-19', async (service) => {
    assert.deepEqual(
      (await configResponses(service)).map(({ ssl_fingerprint }) => ssl_fingerprint),
      ['', leafFingerprint, ''],
    );
    assert.equal(
      asRecord(await expectRawSuccess(rebuildRaw(service, { nodes: [], ...plainConfig, ssl_fingerprint: 'AA' })))[
        'ssl_fingerprint'
      ],
      '',
    );
  }),
  fieldClaim('NBC-20', 'nodes_status', (status) => {
    assert.deepEqual(Object.keys(asRecord(status)).sort(), ['down', 'up']);
    return true;
  }),
  serviceClaim('NBC-21', async (service) =>
    assertAllHave(
      (await configResponses(service)).map(({ nodes_status }) => asRecord(nodes_status)),
      'up',
      isInteger,
    ),
  ),
  serviceClaim('NBC-22', async (service) =>
    assertAllHave(
      (await configResponses(service)).map(({ nodes_status }) => asRecord(nodes_status)),
      'down',
      isInteger,
    ),
  ),
  serviceClaim('NBC-23', (service) => expectNotFilterable(service, `/v4/tags/${service.fixtures.tag}`, fields)),
  serviceClaim('NBC-24', async (service) => {
    const { raw, fixtures } = service;
    const response = await rebuildRaw(service, { nodes: [], ...plainConfig });
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(asRecord(response.json)).sort(), [...fields].sort());
    const token = fixtures.tokens.unrestricted;
    await expectError(raw('POST', `/v4/nodebalancers/one/configs/4/rebuild`, { token, body: { nodes: [] } }), 404);
    await expectError(
      raw('POST', `/v4/nodebalancers/${fixtures.nodebalancer_id}/configs/four/rebuild`, { token, body: { nodes: [] } }),
      404,
    );
  }),
  serviceClaim('NBC-25', async (service) => {
    const checkedFields = {
      port: 8026,
      protocol: 'http',
      algorithm: 'leastconn',
      stickiness: 'table',
      check: 'http_body',
      check_interval: 20,
      check_timeout: 10,
      check_attempts: 2,
    } as const;
    const otherFields = {
      check_path: '/x',
      check_body: 'y',
      check_passive: false,
      proxy_protocol: 'none',
      cipher_suite: 'legacy',
    } as const;
    const changed = await rebuildScratchConfig(service, {
      ...checkedFields,
      ...otherFields,
      nodes: [{ address: '192.0.2.1:80', label: 'a', weight: 7, mode: 'drain' }],
    });
    assert.deepEqual({ ...changed, ...checkedFields, ...otherFields }, changed);
    await expectRebuildError(
      service,
      {
        ...Object.fromEntries(Object.keys(plainConfig).map((name) => [name, []])),
        ssl_cert: 1,
        ssl_key: 1,
        nodes: [{ id: 'x', address: 1, label: 1, weight: 'x', mode: 1 }],
      },
      'ssl_cert',
      'ssl_key',
      'nodes.0.id',
      'nodes.0.address',
      'nodes.0.label',
      'nodes.0.weight',
      'nodes.0.mode',
      ...Object.keys(plainConfig),
    );
    await expectError(rebuildRaw(service, { nodes: {} }), 400, 'nodes');
    await rebuildScratchConfig(service);
  }),
  serviceClaim('NBC-27', (service) =>
    assertScope('nodebalancers:read_write', (request) =>
      service.raw('POST', `/v4/nodebalancers/${service.fixtures.nodebalancer_id}/configs/4/rebuild`, {
        ...request,
        body: { nodes: [] },
      }),
    ),
  ),
  allowedValuesClaim('NBC-34', 'protocol', protocols),
  allowedValuesClaim('NBC-35', 'algorithm', algorithms),
  allowedValuesClaim('NBC-36', 'stickiness', stickiness),
  allowedValuesClaim('NBC-37', 'check', checks),
  allowedValuesClaim('NBC-38', 'proxy_protocol', proxies),
  allowedValuesClaim('NBC-39', 'cipher_suite', suites),
  serviceClaim('NBC-42', async (service) => {
    for (const check_path of ['', 'abcXYZ0189', '/-%?&=.'])
      assert.equal((await rebuildScratchConfig(service, { check_path })).check_path, check_path);
    for (const invalid of [' ', '_', '#', '+', ':', '@', '~', ',', ';', 'é', '\n', '\\', '"', '<', '*', '(', '!', '$'])
      await expectRebuildError(service, { ...plainConfig, check_path: `/a${invalid}` }, 'check_path');
  }),
  serviceClaim('NBC-43', async (service) => {
    assert.equal((await rebuildScratchConfig(service, { protocol: 'tcp', proxy_protocol: 'v2' })).proxy_protocol, 'v2');
    assert.equal((await expectRawSuccess(rebuildRaw(service, { nodes: [] })))['proxy_protocol'], 'none');
  }),
  serviceClaim('NBC-47', async (service) => {
    for (const check_passive of [true, false])
      assert.equal((await rebuildScratchConfig(service, { check_passive })).check_passive, check_passive);
    for (const check_passive of ['true', 1, null])
      await expectRebuildError(service, { ...plainConfig, check_passive }, 'check_passive');
  }),
  serviceClaim('NBC-51', async (service) => {
    assert.equal((await rebuildScratchConfig(service, { ...secureConfig })).ssl_commonname, 'shop.example.com');
    // A response field has no effect if it is sent back in a request.
    assert.equal(
      (await expectRawSuccess(rebuildRaw(service, { nodes: [], ssl_commonname: 'mine.example.com' })))[
        'ssl_commonname'
      ],
      'shop.example.com',
    );
    assert.equal(
      (await expectSuccess(rebuild(service, { ssl_cert: namelessCertificate, ssl_key: namelessKey }))).ssl_commonname,
      '',
    );
    assert.equal(
      (await expectSuccess(rebuild(service, { ssl_cert: leaf, ssl_key: leafKey }))).ssl_commonname,
      'shop.example.com',
    );
  }),
  serviceClaim('NBC-52', async (service) => {
    assert.equal((await rebuildScratchConfig(service, { ...secureConfig })).ssl_fingerprint, leafFingerprint);
    assert.equal(
      (await expectRawSuccess(rebuildRaw(service, { nodes: [], ssl_fingerprint: '00:11' })))['ssl_fingerprint'],
      leafFingerprint,
    );
    assert.equal(
      (await expectSuccess(rebuild(service, { ssl_cert: namelessCertificate, ssl_key: namelessKey }))).ssl_fingerprint,
      namelessFingerprint,
    );
  }),
];
