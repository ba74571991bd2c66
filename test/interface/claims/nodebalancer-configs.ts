// Claims about the rebuild of NodeBalancer configs (NBC) in the document.

import { claimField } from '../checks/field.ts';
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
} from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { responseBody, field } from '../locators.ts';
import { config } from '../resource-locators.ts';

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';

const rebuildResponse = responseBody(rebuild);
const rebuildCases = [{ operation: 'rebuildNodeBalancerConfig', level: 'read_write' }] as const;

export const claims: readonly Claim[] = [
  claimField('NBC-01', config, 'id', { types: 'integer' }),
  claimField('NBC-02', config, 'nodebalancer_id', { types: 'integer' }),
  claimField('NBC-03', config, 'port', { types: 'integer' }),
  claimField('NBC-04', config, 'protocol', { types: 'string', values: ['http', 'https', 'tcp'] }),
  claimField('NBC-05', config, 'algorithm', { types: 'string', values: ['roundrobin', 'leastconn', 'source'] }),
  claimField('NBC-06', config, 'stickiness', { types: 'string', values: ['none', 'table', 'http_cookie'] }),
  claimField('NBC-07', config, 'check', { types: 'string', values: ['none', 'connection', 'http', 'http_body'] }),
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
  claimField('NBC-14', config, 'proxy_protocol', { types: 'string', values: ['none', 'v1', 'v2'] }),
  claimField('NBC-15', config, 'cipher_suite', { types: 'string', values: ['recommended', 'legacy'] }),
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
  claimRequestField('NBC-34', rebuild, 'protocol', {
    types: 'string',
    values: ['http', 'https', 'tcp'],
    good: ['http', 'https', 'tcp'],
    bad: ['other', '', null],
  }),
  claimRequestField('NBC-35', rebuild, 'algorithm', {
    types: 'string',
    values: ['roundrobin', 'leastconn', 'source'],
    good: ['roundrobin', 'leastconn', 'source'],
    bad: ['other', '', null],
  }),
  claimRequestField('NBC-36', rebuild, 'stickiness', {
    types: 'string',
    values: ['none', 'table', 'http_cookie'],
    good: ['none', 'table', 'http_cookie'],
    bad: ['other', '', null],
  }),
  claimRequestField('NBC-37', rebuild, 'check', {
    types: 'string',
    values: ['none', 'connection', 'http', 'http_body'],
    good: ['none', 'connection', 'http', 'http_body'],
    bad: ['other', '', null],
  }),
  claimRequestField('NBC-38', rebuild, 'proxy_protocol', {
    types: 'string',
    values: ['none', 'v1', 'v2'],
    good: ['none', 'v1', 'v2'],
    bad: ['other', '', null],
  }),
  claimRequestField('NBC-39', rebuild, 'cipher_suite', {
    types: 'string',
    values: ['recommended', 'legacy'],
    good: ['recommended', 'legacy'],
    bad: ['other', '', null],
  }),
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
  claimField(
    'NBC-51',
    config,
    'ssl_commonname',
    { types: 'string', readOnly: true, description: [/derived from the certificate/i] },
    checkNotWritable(rebuild, ['ssl_commonname']),
  ),
  claimField(
    'NBC-52',
    config,
    'ssl_fingerprint',
    { types: 'string', readOnly: true, description: [/SHA-?1 fingerprint/i, /derived from the certificate/i] },
    checkNotWritable(rebuild, ['ssl_fingerprint']),
  ),
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
    { types: 'boolean', description: [/any 5xx response/i, /unhealthy/, /removes it from rotation/] },
    ...config.locators.map((locate) =>
      checkDescription(field(locate, 'check_passive'), 'check_passive', [
        /any 5xx response/i,
        /unhealthy/,
        /removes it from rotation/,
      ]),
    ),
  ),
];
