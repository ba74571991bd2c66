// The claims about NodeBalancers (NBL), their configs (NBC) and firewall devices (FWD), in the validators.

import { bodyFields, field, ignores, listed, nullable, rule, writable, type Samples, type Types } from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { answer, body, merged } from '../interface.ts';
import { answers, answersNothing, paginated, path } from '../operations.ts';
import { exampleOf } from '../samples.ts';
import { fields } from '../../fields.ts';

const read = 'GET /v4/nodebalancers/{nodeBalancerId}';
const update = 'PUT /v4/nodebalancers/{nodeBalancerId}';
const remove = 'DELETE /v4/nodebalancers/{nodeBalancerId}';
const balancer = answer(read);
const sent = body(update);
const owner = { nodeBalancerId: 'integer' } as const;

const label: Samples = {
  good: ['abc', 'x'.repeat(32), 'balancer_1-b'],
  bad: { minLength: ['ab'], maxLength: ['x'.repeat(33)], pattern: ['a b c', 'a.b.c', 'abcé'], type: [7] },
};
const sample = { client_conn_throttle: 20, label: 'balancer-2', tags: ['example'] };
const types: Types = { client_conn_throttle: 'integer', label: 'string', tags: 'array' };

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';
const config = answer(rebuild);
const asked = body(rebuild);
const whole = merged(rebuild);
const plain = { nodes: [] };

/** Texts in the form of PEM; what they hold is for the service to judge. */
const block = (name: string): string =>
  `-----BEGIN ${name}-----\nMIIBhTCCASugAwIBAgIQ\nIRi6zePL6mKjOipn+dNu==\n-----END ${name}-----\n`;
const certificate = block('CERTIFICATE');
const key = block('PRIVATE KEY');

/** A stored config with what a rebuild sends merged into it. */
const left = (more: object): object => ({
  ...exampleOf('NodeBalancerConfig', 1),
  proxy_protocol: 'none',
  protocol: 'http',
  ...plain,
  ...more,
});
const secured = (more: object): object => left({ protocol: 'https', ssl_cert: certificate, ssl_key: key, ...more });

const enums = {
  protocol: ['http', 'https', 'tcp'],
  algorithm: ['roundrobin', 'leastconn', 'source'],
  stickiness: ['none', 'table', 'http_cookie'],
  check: ['none', 'connection', 'http', 'http_body'],
  proxy_protocol: ['none', 'v1', 'v2'],
  cipher_suite: ['recommended', 'legacy'],
} as const;

const answered = (id: string, name: keyof typeof enums): ValidatorClaim => claim(id, listed(config, name, enums[name]));

const checkPath: Samples = {
  good: ['', '/health', '/a-b%20?x=1&y=2.0'],
  bad: { pattern: ['/a b', '/a#b', '/a_b', '/ü'], type: [7] },
};

const nodeTypes: Types = {
  'nodes.0.id': 'integer',
  'nodes.0.address': 'string',
  'nodes.0.label': 'string',
  'nodes.0.weight': 'integer',
  'nodes.0.mode': 'string',
};
const rebuildTypes: Types = {
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
const everything = {
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
  ssl_key: key,
  stickiness: 'table',
  nodes: [{ id: 789, address: '192.168.133.234:8080', label: 'web-01', weight: 100, mode: 'accept' }],
};

/** What was stored with `https` may be left behind; nothing new may come. */
const noKeys = (protocol: string): ReturnType<typeof rule>[] => [
  rule(whole, 'certificate-needs-https', 'ssl_cert', {
    good: [left({ protocol }), left({ protocol, ssl_cert: null }), left({ protocol, ssl_cert: '<REDACTED>' })],
    bad: [left({ protocol, ssl_cert: certificate })],
  }),
  rule(whole, 'key-needs-https', 'ssl_key', {
    good: [left({ protocol }), left({ protocol, ssl_key: null }), left({ protocol, ssl_key: '<REDACTED>' })],
    bad: [left({ protocol, ssl_key: key })],
  }),
];

const interval = (more: object): object => left({ check_timeout: 10, ...more });
const proxied = (version: string): ReturnType<typeof rule> =>
  rule(whole, 'proxy-protocol-needs-tcp', 'proxy_protocol', {
    good: [left({ protocol: 'tcp', proxy_protocol: version })],
    bad: [left({ protocol: 'http', proxy_protocol: version }), secured({ proxy_protocol: version })],
  });

const devices = 'GET /v4/networking/firewalls/{firewallId}/devices';
const add = 'POST /v4/networking/firewalls/{firewallId}/devices';
const added = body(add);
const device = { id: 123, type: 'compute' };
const firewall = { firewallId: 'integer' } as const;
const page = ['data', 'page', 'pages', 'results'];

export const claims: readonly ValidatorClaim[] = [
  claim('NBL-02', field(balancer, 'label', label)),
  claim('NBL-08', nullable(balancer, 'ipv6', ['2001:db8::7'], [6, {}])),
  claim(
    'NBL-10',
    field(balancer, 'client_conn_throttle', { good: [0, 20], bad: { minimum: [-1], type: ['20', 1.5] } }),
  ),
  ...['total', 'in', 'out'].map((name, index) =>
    claim(`NBL-${String(12 + index)}`, nullable(balancer, `transfer.${name}`, [0, 32.46], ['32', {}])),
  ),
  claim('NBL-16', answers(read, fields.nodeBalancer), ...path(read, owner)),
  claim('NBL-18', answers(update, fields.nodeBalancer), ...path(update, owner)),
  claim('NBL-19', bodyFields(sent, sample, types)),
  claim('NBL-20', ...writable(sent, sample, types, fields.nodeBalancer)),
  claim('NBL-22', answersNothing(remove), ...path(remove, owner)),
  claim('NBL-24', field(sent, 'label', label)),
  claim('NBL-26', field(sent, 'client_conn_throttle', { good: [0, 20], bad: { minimum: [-1], type: ['20', 1.5] } })),
  claim('NBL-27', ignores(sent, {}, ['region', 'ipv4', 'ipv6', 'hostname', 'transfer', 'created'])),

  claim(
    'NBC-04',
    field(config, 'protocol', {
      good: enums.protocol,
      bad: { enum: ['another', '', 7] },
      within: {
        ...exampleOf('NodeBalancerConfig', 1),
        ssl_cert: '<REDACTED>',
        ssl_key: '<REDACTED>',
        proxy_protocol: 'none',
      },
    }),
  ),
  answered('NBC-05', 'algorithm'),
  answered('NBC-06', 'stickiness'),
  answered('NBC-07', 'check'),
  claim('NBC-11', field(config, 'check_path', checkPath)),
  claim(
    'NBC-14',
    field(config, 'proxy_protocol', {
      good: enums.proxy_protocol,
      bad: { enum: ['another', '', 7] },
      within: exampleOf('NodeBalancerConfig', 1),
    }),
  ),
  answered('NBC-15', 'cipher_suite'),
  claim(
    'NBC-16',
    field(config, 'ssl_cert', {
      good: ['<REDACTED>', null],
      bad: { type: [7, {}] },
      within: exampleOf('NodeBalancerConfig', 1),
    }),
  ),
  claim(
    'NBC-17',
    field(config, 'ssl_key', {
      good: ['<REDACTED>', null],
      bad: { type: [7, {}] },
      within: exampleOf('NodeBalancerConfig', 1),
    }),
  ),
  claim(
    'NBC-24',
    answers(rebuild, fields.config),
    ...path(rebuild, { nodeBalancerId: 'integer', configId: 'integer' }),
  ),
  claim('NBC-25', bodyFields(asked, everything, { ...rebuildTypes, ...nodeTypes })),
  claim('NBC-26', ...writable(asked, everything, rebuildTypes, fields.config)),
  claim(
    'NBC-29',
    field(asked, 'port', { good: [443, 80, 22], within: { protocol: 'http', nodes: [] } }),
    field(whole, 'port', { good: [443, 80], within: left({}) }),
    field(whole, 'port', { good: [80, 443], within: secured({}) }),
  ),
  claim('NBC-30', ...noKeys('http')),
  claim('NBC-31', ...noKeys('tcp')),
  claim(
    'NBC-32',
    rule(whole, 'https-needs-certificate', 'ssl_cert', {
      good: [secured({}), secured({ ssl_cert: '<REDACTED>' })],
      bad: [secured({ ssl_cert: null })],
    }),
  ),
  claim(
    'NBC-33',
    rule(whole, 'https-needs-key', 'ssl_key', {
      good: [secured({}), secured({ ssl_key: '<REDACTED>' })],
      bad: [secured({ ssl_key: null })],
    }),
  ),
  ...(['protocol', 'algorithm', 'stickiness', 'check', 'proxy_protocol', 'cipher_suite'] as const).map((name, index) =>
    claim(
      `NBC-${String(34 + index)}`,
      field(asked, name, { good: enums[name], bad: { enum: ['another', '', 7] }, within: plain }),
    ),
  ),
  claim(
    'NBC-40',
    rule(whole, 'check-interval-exceeds-timeout', 'check_interval', {
      good: [interval({ check_interval: 11 })],
      bad: [interval({ check_interval: 10 })],
    }),
  ),
  claim(
    'NBC-41',
    rule(whole, 'check-interval-exceeds-timeout', 'check_interval', {
      good: [interval({ check_interval: 20 })],
      bad: [interval({ check_interval: 9 }), interval({ check_interval: 1 })],
    }),
  ),
  claim('NBC-42', field(asked, 'check_path', { ...checkPath, within: plain })),
  claim('NBC-44', proxied('v1')),
  claim('NBC-45', proxied('v2')),
  claim(
    'NBC-46',
    rule(whole, 'cookie-needs-http', 'stickiness', {
      good: [
        left({ stickiness: 'http_cookie' }),
        secured({ stickiness: 'http_cookie' }),
        left({ protocol: 'tcp', stickiness: 'table' }),
      ],
      bad: [left({ protocol: 'tcp', stickiness: 'http_cookie' })],
    }),
  ),
  claim(
    'NBC-47',
    field(asked, 'check_passive', { good: [true, false], bad: { type: ['true', 1, null] }, within: plain }),
  ),
  claim(
    'NBC-48',
    field(asked, 'ssl_cert', {
      good: [certificate, certificate.trimEnd()],
      bad: { pattern: ['certificate', '', block('PRIVATE KEY')] },
      within: plain,
    }),
  ),
  claim(
    'NBC-58',
    field(asked, 'nodes.0.id', { good: [789], bad: { type: ['new'] }, within: everything }),
    field(asked, 'nodes.0', { good: [{ address: '192.168.133.235:8080', label: 'web-02' }], within: everything }),
  ),
  claim(
    'NBC-59',
    field(asked, 'nodes.0.address', {
      good: ['192.0.2.7:8080', '[2001:db8::7]:80', '[::1]:65535', 'backend.example.com:443', 'web-01:1'],
      bad: {
        pattern: ['192.0.2.7', '192.0.2.7:0', '192.0.2.7:65536', 'backend.example.com'],
        anyOf: ['192.0.2.256:80', '2001:db8::7:80', '-web:80', ':80'],
      },
      within: everything,
    }),
  ),
  claim(
    'NBC-63',
    field(asked, 'ssl_cert', {
      good: [
        certificate,
        certificate + certificate,
        certificate + certificate + block('DH PARAMETERS'),
        certificate + block('DH PARAMETERS'),
      ],
      bad: { pattern: [block('DH PARAMETERS')] },
      within: plain,
    }),
  ),

  claim('FWD-07', listed(answer(devices), 'data.0.entity.type', ['compute'])),
  claim('FWD-10', answers(devices, page), answers(devices, fields.device, 'data.0'), ...path(devices, firewall)),
  claim('FWD-11', ...paginated(devices)),
  claim('FWD-13', answers(add, fields.device), ...path(add, firewall)),
  claim('FWD-14', bodyFields(added, device, { id: 'integer', type: 'string' }, ['id', 'type'])),
  claim('FWD-15', ...writable(added, device, { id: 'integer', type: 'string' }, fields.device)),
  claim('FWD-17', listed(added, 'type', ['compute'], ['nodebalancer', 'another', ''])),
  claim('FWD-18', field(added, 'id', { good: [123], bad: { required: [undefined] } })),
  claim('FWD-19', field(added, 'type', { good: ['compute'], bad: { required: [undefined] } })),
  claim('FWD-20', field(added, 'id', { good: [123], bad: { type: ['123', 1.5, null] } })),
];
