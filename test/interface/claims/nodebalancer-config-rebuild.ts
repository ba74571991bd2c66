// Claims about rebuilding NodeBalancer configs (NBC) in the document.

import { checkField, claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { checkRedaction } from '../checks/redaction.ts';
import {
  checkBodyAccepts,
  checkDefaultInUpdate,
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestField,
  claimRequestFields,
  checkNotWritable,
  claimWritable,
} from '../checks/request-body.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { responseBody, field } from '../locators.ts';
import { config } from '../resources.ts';

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';

const rebuildResponse = responseBody(rebuild);
const rebuildCases = [{ operation: 'rebuildNodeBalancerConfig', level: 'read_write' }] as const;

/** Claims that a field is read-only and described as derived from the certificate. */
const claimDerivedFromCertificate = (id: string, name: string, ...descriptions: readonly RegExp[]): Claim =>
  claim(
    id,
    ...config.locators.flatMap((locate) =>
      checkField(locate, name, { readOnly: true, description: [...descriptions, /derived from the certificate/i] }),
    ),
    checkNotWritable(rebuild, [name]),
  );

const values = {
  protocol: ['http', 'https', 'tcp'],
  algorithm: ['roundrobin', 'leastconn', 'source'],
  stickiness: ['none', 'table', 'http_cookie'],
  check: ['none', 'connection', 'http', 'http_body'],
  proxy_protocol: ['none', 'v1', 'v2'],
  cipher_suite: ['recommended', 'legacy'],
} as const;

/** Claims that a response field allows only these values. */
const claimResponseValues = (id: string, name: keyof typeof values): Claim =>
  claimField(id, config, name, { types: 'string', values: values[name] });

/** Claims that a request field accepts only these values. */
const claimRequestValues = (id: string, name: keyof typeof values): Claim =>
  claimRequestField(id, rebuild, name, {
    types: 'string',
    values: values[name],
    good: values[name],
    bad: ['other', '', null],
  });

const passiveCheckDescription = [/any 5xx response/i, /unhealthy/, /removes it from rotation/];

export const claims: readonly Claim[] = [
  claimField('NBC-01', config, 'id', { types: 'integer' }),
  claimField('NBC-02', config, 'nodebalancer_id', { types: 'integer' }),
  claimField('NBC-03', config, 'port', { types: 'integer' }),
  claimResponseValues('NBC-04', 'protocol'),
  claimResponseValues('NBC-05', 'algorithm'),
  claimResponseValues('NBC-06', 'stickiness'),
  claimResponseValues('NBC-07', 'check'),
  claimField('NBC-08', config, 'check_interval', { types: 'integer' }),
  claimField('NBC-09', config, 'check_timeout', { types: 'integer' }),
  claimField('NBC-10', config, 'check_attempts', { types: 'integer' }),
  claimField('NBC-11', config, 'check_path', {
    types: 'string',
    description: [/letters, digits/i, /may be empty/i],
    good: ['', '/health', '/a-b%20?x=1&y=.z'],
    bad: ['/a b', '/a#b', '/ä', '/a:b'],
  }),
  claimField('NBC-12', config, 'check_body', { types: 'string' }),
  claimField('NBC-13', config, 'check_passive', { types: 'boolean' }),
  claimResponseValues('NBC-14', 'proxy_protocol'),
  claimResponseValues('NBC-15', 'cipher_suite'),
  claimField(
    'NBC-16',
    config,
    'ssl_cert',
    { types: ['string', 'null'], description: [/<REDACTED>/, /certificate/] },
    checkRedaction(field(rebuildResponse, 'ssl_cert'), '<REDACTED>', [], rebuildCases),
  ),
  claimField(
    'NBC-17',
    config,
    'ssl_key',
    { types: ['string', 'null'], description: [/<REDACTED>/, /key/] },
    checkRedaction(field(rebuildResponse, 'ssl_key'), '<REDACTED>', [], rebuildCases),
  ),
  claimField('NBC-18', config, 'ssl_commonname', { types: 'string', readOnly: true }),
  claimField('NBC-19', config, 'ssl_fingerprint', { types: 'string', readOnly: true }),
  claimField('NBC-20', config, 'nodes_status', { types: 'object' }),
  claimField('NBC-21', config, 'nodes_status.up', { types: 'integer' }),
  claimField('NBC-22', config, 'nodes_status.down', { types: 'integer' }),
  claimFilterable('NBC-23', config, [], ['id', 'nodebalancer_id', 'nodes_status.up', 'nodes_status.down']),
  claimOperation('NBC-24', rebuild, { nodeBalancerId: 'integer', configId: 'integer' }, { fields: fields.config }),
  claimRequestFields('NBC-25', rebuild, {
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
    'nodes[].id': 'integer',
    'nodes[].address': 'string',
    'nodes[].label': 'string',
    'nodes[].weight': 'integer',
    'nodes[].mode': 'string',
  }),
  claimWritable('NBC-26', rebuild, [
    'algorithm',
    'check',
    'check_attempts',
    'check_body',
    'check_interval',
    'check_passive',
    'check_path',
    'check_timeout',
    'cipher_suite',
    'port',
    'protocol',
    'proxy_protocol',
    'ssl_cert',
    'ssl_key',
    'stickiness',
    'nodes',
  ]),
  claimScope('NBC-27', rebuild, 'nodebalancers:read_write'),
  claimRequestValues('NBC-34', 'protocol'),
  claimRequestValues('NBC-35', 'algorithm'),
  claimRequestValues('NBC-36', 'stickiness'),
  claimRequestValues('NBC-37', 'check'),
  claimRequestValues('NBC-38', 'proxy_protocol'),
  claimRequestValues('NBC-39', 'cipher_suite'),
  claimRequestFieldAccepts('NBC-42', rebuild, 'check_path', {
    good: ['', '/health', '/a-b%20?x=1&y=.z'],
    bad: ['/a b', '/a#b', '/ä', '/a:b', '/a_b'],
  }),
  claimRequestField(
    'NBC-43',
    rebuild,
    'proxy_protocol',
    { types: 'string', default: 'none' },
    checkDefaultInUpdate(rebuild, 'proxy_protocol'),
  ),
  claimRequestField('NBC-47', rebuild, 'check_passive', {
    types: 'boolean',
    good: [true, false],
    bad: ['true', 1, null],
  }),
  claimDerivedFromCertificate('NBC-51', 'ssl_commonname'),
  claimDerivedFromCertificate('NBC-52', 'ssl_fingerprint', /SHA-?1 fingerprint/i),
  claimNotWritable('NBC-53', rebuild, ['id', 'nodebalancer_id', 'nodes_status']),
  claimRequestField(
    'NBC-58',
    rebuild,
    'nodes[].id',
    { types: 'integer', required: false },
    checkBodyAccepts(rebuild, {
      good: [{ nodes: [{ address: '192.0.2.7:80', label: 'web-01', weight: 100, mode: 'accept' }] }],
      bad: [],
    }),
  ),
  claimRequestField(
    'NBC-68',
    rebuild,
    'check_passive',
    { types: 'boolean', description: passiveCheckDescription },
    ...config.locators.map((locate) =>
      checkDescription(field(locate, 'check_passive'), 'check_passive', passiveCheckDescription),
    ),
  ),
];
