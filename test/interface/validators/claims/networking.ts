// Claims about NodeBalancers (NBL), their configs (NBC), and firewall devices (FWD) in the validators.

import {
  checkBodyFields,
  checkField,
  checkIgnored,
  checkEnum,
  checkNullable,
  checkRule,
  checkWritable,
  type Samples,
  type FieldTypes,
} from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody, mergedBody } from '../validators-interface.ts';
import {
  checkEmptyResponse,
  checkOperation,
  checkPagination,
  checkPathParams,
  checkResponse,
} from '../operation-checks.ts';
import { getSchemaExample } from '../samples.ts';
import { fields } from '../../field-names.ts';

const read = 'GET /v4/nodebalancers/{nodeBalancerId}';
const update = 'PUT /v4/nodebalancers/{nodeBalancerId}';
const remove = 'DELETE /v4/nodebalancers/{nodeBalancerId}';
const balancerResponse = responseBody(read);
const updateBody = requestBody(update);
const pathParameters = { nodeBalancerId: 'integer' } as const;

const label: Samples = {
  good: ['abc', 'x'.repeat(32), 'balancer_1-b'],
  bad: { minLength: ['ab'], maxLength: ['x'.repeat(33)], pattern: ['a b c', 'a.b.c', 'abcé'], type: [7] },
};
const sample = { client_conn_throttle: 20, label: 'balancer-2', tags: ['example'] };
const types: FieldTypes = { client_conn_throttle: 'integer', label: 'string', tags: 'array' };

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';
const configResponse = responseBody(rebuild);
const rebuildBody = requestBody(rebuild);
const mergedConfig = mergedBody(rebuild);
const minimalConfig = { nodes: [] };
const tcpConfig = getSchemaExample('NodeBalancerConfig', 1);
const redactedSecret: Samples = { good: ['<REDACTED>', null], bad: { type: [7, {}] }, within: tcpConfig };

/** Creates a PEM block; only the service validates its contents. */
const pemBlock = (name: string): string =>
  `-----BEGIN ${name}-----\nMIIBhTCCASugAwIBAgIQ\nIRi6zePL6mKjOipn+dNu==\n-----END ${name}-----\n`;
const certificate = pemBlock('CERTIFICATE');
const privateKey = pemBlock('PRIVATE KEY');

/** Creates a stored config with the body of a rebuild merged into it. */
const mergedWith = (overrides: object): object => ({
  ...tcpConfig,
  proxy_protocol: 'none',
  protocol: 'http',
  ...minimalConfig,
  ...overrides,
});
const mergedHttps = (overrides: object): object =>
  mergedWith({ protocol: 'https', ssl_cert: certificate, ssl_key: privateKey, ...overrides });

const enums = {
  protocol: ['http', 'https', 'tcp'],
  algorithm: ['roundrobin', 'leastconn', 'source'],
  stickiness: ['none', 'table', 'http_cookie'],
  check: ['none', 'connection', 'http', 'http_body'],
  proxy_protocol: ['none', 'v1', 'v2'],
  cipher_suite: ['recommended', 'legacy'],
} as const;

const claimResponseEnum = (id: string, name: keyof typeof enums): ValidatorClaim =>
  claim(id, checkEnum(configResponse, name, enums[name]));
const claimRebuildEnum = (id: string, name: keyof typeof enums): ValidatorClaim =>
  claim(
    id,
    checkField(rebuildBody, name, { good: enums[name], bad: { enum: ['another', '', 7] }, within: minimalConfig }),
  );

const checkPath: Samples = {
  good: ['', '/health', '/a-b%20?x=1&y=2.0'],
  bad: { pattern: ['/a b', '/a#b', '/a_b', '/ü'], type: [7] },
};

const nodeTypes: FieldTypes = {
  'nodes.0.id': 'integer',
  'nodes.0.address': 'string',
  'nodes.0.label': 'string',
  'nodes.0.weight': 'integer',
  'nodes.0.mode': 'string',
};
const rebuildTypes: FieldTypes = {
  algorithm: 'string',
  check: 'string',
  check_attempts: 'integer',
  check_body: 'string',
  check_interval: 'integer',
  check_passive: 'boolean',
  check_path: 'string',
  check_timeout: 'integer',
  cipher_suite: 'string',
  port: 'integer',
  protocol: 'string',
  proxy_protocol: 'string',
  ssl_cert: 'string',
  ssl_key: 'string',
  stickiness: 'string',
  nodes: 'array',
};
const fullRebuild = {
  algorithm: 'roundrobin',
  check: 'http_body',
  check_attempts: 3,
  check_body: 'ok',
  check_interval: 31,
  check_passive: true,
  check_path: '/health',
  check_timeout: 30,
  cipher_suite: 'recommended',
  port: 443,
  protocol: 'https',
  proxy_protocol: 'none',
  ssl_cert: certificate,
  ssl_key: privateKey,
  stickiness: 'table',
  nodes: [{ id: 789, address: '192.168.133.234:8080', label: 'web-01', weight: 100, mode: 'accept' }],
};

/** Checks that only HTTPS allows new certificates and keys; redacted values from an earlier config remain valid. */
const checkKeysRequireHttps = (protocol: string): ReturnType<typeof checkRule>[] => [
  checkRule(mergedConfig, 'certificate-needs-https', 'ssl_cert', {
    good: [
      mergedWith({ protocol }),
      mergedWith({ protocol, ssl_cert: null }),
      mergedWith({ protocol, ssl_cert: '<REDACTED>' }),
    ],
    bad: [mergedWith({ protocol, ssl_cert: certificate })],
  }),
  checkRule(mergedConfig, 'key-needs-https', 'ssl_key', {
    good: [
      mergedWith({ protocol }),
      mergedWith({ protocol, ssl_key: null }),
      mergedWith({ protocol, ssl_key: '<REDACTED>' }),
    ],
    bad: [mergedWith({ protocol, ssl_key: privateKey })],
  }),
];

/** Creates a config with a check timeout of 10 seconds. */
const withInterval = (overrides: object): object => mergedWith({ check_timeout: 10, ...overrides });
const checkProxyProtocol = (version: string): ReturnType<typeof checkRule> =>
  checkRule(mergedConfig, 'proxy-protocol-needs-tcp', 'proxy_protocol', {
    good: [mergedWith({ protocol: 'tcp', proxy_protocol: version })],
    bad: [mergedWith({ protocol: 'http', proxy_protocol: version }), mergedHttps({ proxy_protocol: version })],
  });

const listDevices = 'GET /v4/networking/firewalls/{firewallId}/devices';
const createDevice = 'POST /v4/networking/firewalls/{firewallId}/devices';
const deviceBody = requestBody(createDevice);
const device = { id: 123, type: 'compute' };
const firewallParameters = { firewallId: 'integer' } as const;
const pageFields = ['data', 'page', 'pages', 'results'];

export const claims: readonly ValidatorClaim[] = [
  claim('NBL-02', checkField(balancerResponse, 'label', label)),
  claim('NBL-08', checkNullable(balancerResponse, 'ipv6', ['2001:db8::7'], [6, {}])),
  claim(
    'NBL-10',
    checkField(balancerResponse, 'client_conn_throttle', { good: [0, 20], bad: { minimum: [-1], type: ['20', 1.5] } }),
  ),
  claim('NBL-12', checkNullable(balancerResponse, 'transfer.total', [0, 32.46], ['32', {}])),
  claim('NBL-13', checkNullable(balancerResponse, 'transfer.in', [0, 32.46], ['32', {}])),
  claim('NBL-14', checkNullable(balancerResponse, 'transfer.out', [0, 32.46], ['32', {}])),
  claim('NBL-16', ...checkOperation(read, fields.nodeBalancer, pathParameters)),
  claim('NBL-18', ...checkOperation(update, fields.nodeBalancer, pathParameters)),
  claim('NBL-19', checkBodyFields(updateBody, sample, types)),
  claim('NBL-20', ...checkWritable(updateBody, sample, types, fields.nodeBalancer)),
  claim('NBL-22', checkEmptyResponse(remove), ...checkPathParams(remove, pathParameters)),
  claim('NBL-24', checkField(updateBody, 'label', label)),
  claim(
    'NBL-26',
    checkField(updateBody, 'client_conn_throttle', { good: [0, 20], bad: { minimum: [-1], type: ['20', 1.5] } }),
  ),
  claim('NBL-27', checkIgnored(updateBody, {}, ['region', 'ipv4', 'ipv6', 'hostname', 'transfer', 'created'])),

  claim(
    'NBC-04',
    checkField(configResponse, 'protocol', {
      good: enums.protocol,
      bad: { enum: ['another', '', 7] },
      within: {
        ...tcpConfig,
        ssl_cert: '<REDACTED>',
        ssl_key: '<REDACTED>',
        proxy_protocol: 'none',
      },
    }),
  ),
  claimResponseEnum('NBC-05', 'algorithm'),
  claimResponseEnum('NBC-06', 'stickiness'),
  claimResponseEnum('NBC-07', 'check'),
  claim('NBC-11', checkField(configResponse, 'check_path', checkPath)),
  claim(
    'NBC-14',
    checkField(configResponse, 'proxy_protocol', {
      good: enums.proxy_protocol,
      bad: { enum: ['another', '', 7] },
      within: tcpConfig,
    }),
  ),
  claimResponseEnum('NBC-15', 'cipher_suite'),
  claim('NBC-16', checkField(configResponse, 'ssl_cert', redactedSecret)),
  claim('NBC-17', checkField(configResponse, 'ssl_key', redactedSecret)),
  claim('NBC-24', ...checkOperation(rebuild, fields.config, { nodeBalancerId: 'integer', configId: 'integer' })),
  claim('NBC-25', checkBodyFields(rebuildBody, fullRebuild, { ...rebuildTypes, ...nodeTypes })),
  claim('NBC-26', ...checkWritable(rebuildBody, fullRebuild, rebuildTypes, fields.config)),
  claim(
    'NBC-29',
    checkField(rebuildBody, 'port', { good: [443, 80, 22], within: { protocol: 'http', ...minimalConfig } }),
    checkField(mergedConfig, 'port', { good: [443, 80], within: mergedWith({}) }),
    checkField(mergedConfig, 'port', { good: [80, 443], within: mergedHttps({}) }),
  ),
  claim('NBC-30', ...checkKeysRequireHttps('http')),
  claim('NBC-31', ...checkKeysRequireHttps('tcp')),
  claim(
    'NBC-32',
    checkRule(mergedConfig, 'https-needs-certificate', 'ssl_cert', {
      good: [mergedHttps({}), mergedHttps({ ssl_cert: '<REDACTED>' })],
      bad: [mergedHttps({ ssl_cert: null })],
    }),
  ),
  claim(
    'NBC-33',
    checkRule(mergedConfig, 'https-needs-key', 'ssl_key', {
      good: [mergedHttps({}), mergedHttps({ ssl_key: '<REDACTED>' })],
      bad: [mergedHttps({ ssl_key: null })],
    }),
  ),
  claimRebuildEnum('NBC-34', 'protocol'),
  claimRebuildEnum('NBC-35', 'algorithm'),
  claimRebuildEnum('NBC-36', 'stickiness'),
  claimRebuildEnum('NBC-37', 'check'),
  claimRebuildEnum('NBC-38', 'proxy_protocol'),
  claimRebuildEnum('NBC-39', 'cipher_suite'),
  claim(
    'NBC-40',
    checkRule(mergedConfig, 'check-interval-exceeds-timeout', 'check_interval', {
      good: [withInterval({ check_interval: 11 })],
      bad: [withInterval({ check_interval: 10 })],
    }),
  ),
  claim(
    'NBC-41',
    checkRule(mergedConfig, 'check-interval-exceeds-timeout', 'check_interval', {
      good: [withInterval({ check_interval: 20 })],
      bad: [withInterval({ check_interval: 9 }), withInterval({ check_interval: 1 })],
    }),
  ),
  claim('NBC-42', checkField(rebuildBody, 'check_path', { ...checkPath, within: minimalConfig })),
  claim('NBC-44', checkProxyProtocol('v1')),
  claim('NBC-45', checkProxyProtocol('v2')),
  claim(
    'NBC-46',
    checkRule(mergedConfig, 'cookie-needs-http', 'stickiness', {
      good: [
        mergedWith({ stickiness: 'http_cookie' }),
        mergedHttps({ stickiness: 'http_cookie' }),
        mergedWith({ protocol: 'tcp', stickiness: 'table' }),
      ],
      bad: [mergedWith({ protocol: 'tcp', stickiness: 'http_cookie' })],
    }),
  ),
  claim(
    'NBC-47',
    checkField(rebuildBody, 'check_passive', {
      good: [true, false],
      bad: { type: ['true', 1, null] },
      within: minimalConfig,
    }),
  ),
  claim(
    'NBC-48',
    checkField(rebuildBody, 'ssl_cert', {
      good: [certificate, certificate.trimEnd()],
      bad: { pattern: ['certificate', '', pemBlock('PRIVATE KEY')] },
      within: minimalConfig,
    }),
  ),
  claim(
    'NBC-58',
    checkField(rebuildBody, 'nodes.0.id', { good: [789], bad: { type: ['new'] }, within: fullRebuild }),
    checkField(rebuildBody, 'nodes.0', {
      good: [{ address: '192.168.133.235:8080', label: 'web-02' }],
      within: fullRebuild,
    }),
  ),
  claim(
    'NBC-59',
    checkField(rebuildBody, 'nodes.0.address', {
      good: ['192.0.2.7:8080', '[2001:db8::7]:80', '[::1]:65535', 'backend.example.com:443', 'web-01:1'],
      bad: {
        pattern: ['192.0.2.7', '192.0.2.7:0', '192.0.2.7:65536', 'backend.example.com'],
        anyOf: ['192.0.2.256:80', '2001:db8::7:80', '-web:80', ':80'],
      },
      within: fullRebuild,
    }),
  ),
  claim(
    'NBC-63',
    checkField(rebuildBody, 'ssl_cert', {
      good: [
        certificate,
        certificate + certificate,
        certificate + certificate + pemBlock('DH PARAMETERS'),
        certificate + pemBlock('DH PARAMETERS'),
      ],
      bad: { pattern: [pemBlock('DH PARAMETERS')] },
      within: minimalConfig,
    }),
  ),

  claim('FWD-07', checkEnum(responseBody(listDevices), 'data.0.entity.type', ['compute'])),
  claim(
    'FWD-10',
    checkResponse(listDevices, pageFields),
    checkResponse(listDevices, fields.device, 'data.0'),
    ...checkPathParams(listDevices, firewallParameters),
  ),
  claim('FWD-11', ...checkPagination(listDevices)),
  claim('FWD-13', ...checkOperation(createDevice, fields.device, firewallParameters)),
  claim('FWD-14', checkBodyFields(deviceBody, device, { id: 'integer', type: 'string' }, ['id', 'type'])),
  claim('FWD-15', ...checkWritable(deviceBody, device, { id: 'integer', type: 'string' }, fields.device)),
  claim('FWD-17', checkEnum(deviceBody, 'type', ['compute'], ['nodebalancer', 'another', ''])),
  claim('FWD-18', checkField(deviceBody, 'id', { good: [123], bad: { required: [undefined] } })),
  claim('FWD-19', checkField(deviceBody, 'type', { good: ['compute'], bad: { required: [undefined] } })),
  claim('FWD-20', checkField(deviceBody, 'id', { good: [123], bad: { type: ['123', 1.5, null] } })),
];
