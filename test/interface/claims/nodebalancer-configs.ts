// The claims about the rebuild of NodeBalancer configs (NBC), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { redacted } from '../checks/redaction.ts';
import {
  bodyAccepts,
  defaultsInUpdate,
  fieldAccepts,
  notWritable,
  requestField,
  requestFields,
  unwritten,
  writable,
} from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { answer, field } from '../find.ts';
import { config } from '../resources.ts';

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';

const rebuilt = answer(rebuild);
const rebuilding = [{ operation: 'rebuildNodeBalancerConfig', level: 'read_write' }] as const;

export const claims: readonly Claim[] = [
  fieldOf('NBC-01', config, 'id', { types: 'integer' }),
  fieldOf('NBC-02', config, 'nodebalancer_id', { types: 'integer' }),
  fieldOf('NBC-03', config, 'port', { types: 'integer' }),
  fieldOf('NBC-04', config, 'protocol', { types: 'string', values: ['http', 'https', 'tcp'] }),
  fieldOf('NBC-05', config, 'algorithm', { types: 'string', values: ['roundrobin', 'leastconn', 'source'] }),
  fieldOf('NBC-06', config, 'stickiness', { types: 'string', values: ['none', 'table', 'http_cookie'] }),
  fieldOf('NBC-07', config, 'check', { types: 'string', values: ['none', 'connection', 'http', 'http_body'] }),
  fieldOf('NBC-08', config, 'check_interval', { types: 'integer' }),
  fieldOf('NBC-09', config, 'check_timeout', { types: 'integer' }),
  fieldOf('NBC-10', config, 'check_attempts', { types: 'integer' }),
  fieldOf('NBC-11', config, 'check_path', {
    types: 'string',
    says: [/letters, digits/i, /may be empty/i],
    good: ['', '/health', '/a-b%20?x=1&y=.z'],
    bad: ['/a b', '/a#b', '/ä', '/a:b'],
  }),
  fieldOf('NBC-12', config, 'check_body', { types: 'string' }),
  fieldOf('NBC-13', config, 'check_passive', { types: 'boolean' }),
  fieldOf('NBC-14', config, 'proxy_protocol', { types: 'string', values: ['none', 'v1', 'v2'] }),
  fieldOf('NBC-15', config, 'cipher_suite', { types: 'string', values: ['recommended', 'legacy'] }),
  fieldOf(
    'NBC-16',
    config,
    'ssl_cert',
    { types: ['string', 'null'], says: [/<REDACTED>/, /certificate/] },
    redacted(field(rebuilt, 'ssl_cert'), '<REDACTED>', [], rebuilding),
  ),
  fieldOf(
    'NBC-17',
    config,
    'ssl_key',
    { types: ['string', 'null'], says: [/<REDACTED>/, /key/] },
    redacted(field(rebuilt, 'ssl_key'), '<REDACTED>', [], rebuilding),
  ),
  fieldOf('NBC-18', config, 'ssl_commonname', { types: 'string', readOnly: true }),
  fieldOf('NBC-19', config, 'ssl_fingerprint', { types: 'string', readOnly: true }),
  fieldOf('NBC-20', config, 'nodes_status', { types: 'object' }),
  fieldOf('NBC-21', config, 'nodes_status.up', { types: 'integer' }),
  fieldOf('NBC-22', config, 'nodes_status.down', { types: 'integer' }),
  filterableOnly('NBC-23', config, [], ['id', 'nodebalancer_id', 'nodes_status.up', 'nodes_status.down']),
  operationExists('NBC-24', rebuild, { nodeBalancerId: 'integer', configId: 'integer' }, { fields: fields.config }),
  requestFields('NBC-25', rebuild, {
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
  writable('NBC-26', rebuild, [
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
  scopeNeeded('NBC-27', rebuild, 'nodebalancers:read_write'),
  requestField('NBC-34', rebuild, 'protocol', {
    types: 'string',
    values: ['http', 'https', 'tcp'],
    good: ['http', 'https', 'tcp'],
    bad: ['other', '', null],
  }),
  requestField('NBC-35', rebuild, 'algorithm', {
    types: 'string',
    values: ['roundrobin', 'leastconn', 'source'],
    good: ['roundrobin', 'leastconn', 'source'],
    bad: ['other', '', null],
  }),
  requestField('NBC-36', rebuild, 'stickiness', {
    types: 'string',
    values: ['none', 'table', 'http_cookie'],
    good: ['none', 'table', 'http_cookie'],
    bad: ['other', '', null],
  }),
  requestField('NBC-37', rebuild, 'check', {
    types: 'string',
    values: ['none', 'connection', 'http', 'http_body'],
    good: ['none', 'connection', 'http', 'http_body'],
    bad: ['other', '', null],
  }),
  requestField('NBC-38', rebuild, 'proxy_protocol', {
    types: 'string',
    values: ['none', 'v1', 'v2'],
    good: ['none', 'v1', 'v2'],
    bad: ['other', '', null],
  }),
  requestField('NBC-39', rebuild, 'cipher_suite', {
    types: 'string',
    values: ['recommended', 'legacy'],
    good: ['recommended', 'legacy'],
    bad: ['other', '', null],
  }),
  fieldAccepts('NBC-42', rebuild, 'check_path', {
    good: ['', '/health', '/a-b%20?x=1&y=.z'],
    bad: ['/a b', '/a#b', '/ä', '/a:b', '/a_b'],
  }),
  requestField(
    'NBC-43',
    rebuild,
    'proxy_protocol',
    { types: 'string', default: 'none' },
    defaultsInUpdate(rebuild, 'proxy_protocol'),
  ),
  requestField('NBC-47', rebuild, 'check_passive', { types: 'boolean', good: [true, false], bad: ['true', 1, null] }),
  fieldOf(
    'NBC-51',
    config,
    'ssl_commonname',
    { types: 'string', readOnly: true, says: [/derived from the certificate/i] },
    unwritten(rebuild, ['ssl_commonname']),
  ),
  fieldOf(
    'NBC-52',
    config,
    'ssl_fingerprint',
    { types: 'string', readOnly: true, says: [/SHA-?1 fingerprint/i, /derived from the certificate/i] },
    unwritten(rebuild, ['ssl_fingerprint']),
  ),
  notWritable('NBC-53', rebuild, ['id', 'nodebalancer_id', 'nodes_status']),
  requestField(
    'NBC-58',
    rebuild,
    'nodes[].id',
    { types: 'integer', required: false },
    bodyAccepts(rebuild, {
      good: [{ nodes: [{ address: '192.0.2.7:80', label: 'web-01', weight: 100, mode: 'accept' }] }],
      bad: [],
    }),
  ),
  requestField(
    'NBC-68',
    rebuild,
    'check_passive',
    { types: 'boolean', says: [/any 5xx response/i, /unhealthy/, /removes it from rotation/] },
    ...config.at.map((where) =>
      words(field(where, 'check_passive'), 'check_passive', [
        /any 5xx response/i,
        /unhealthy/,
        /removes it from rotation/,
      ]),
    ),
  ),
];
