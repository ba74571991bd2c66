// Claims about domain records (REC) in the validators.

import { checkBodyFields, checkField, checkEnum, checkRule, checkWritable, type FieldTypes } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody } from '../operation-parts.ts';
import { checkOperation, checkPagination, checkPathParams, checkResponse } from '../operations.ts';
import { fields } from '../../fields.ts';

const list = 'GET /v4/domains/{domainId}/records';
const create = 'POST /v4/domains/{domainId}/records';
const createBody = requestBody(create);
const recordResponse = responseBody(create);
const domainId = { domainId: 'integer' } as const;

const types: FieldTypes = {
  type: 'string',
  name: 'string',
  port: 'integer',
  priority: 'integer',
  protocol: 'string',
  service: 'string',
  tag: 'string',
  target: 'string',
  ttl_sec: 'integer',
  weight: 'integer',
};
const fullRecord = {
  type: 'SRV',
  name: '',
  port: 5060,
  priority: 10,
  protocol: 'tcp',
  service: 'sip',
  tag: '',
  target: 'sip',
  ttl_sec: 3600,
  weight: 50,
};
const recordTypes = ['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR'];
const periods = [300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200];

/** Creators of a valid record of each type, with overrides. */
const a = (overrides: object = {}): object => ({ type: 'A', name: 'www', target: '192.0.2.141', ...overrides });
const aaaa = (overrides: object = {}): object => ({ type: 'AAAA', name: 'www', target: '2001:db8::141', ...overrides });
const ns = (overrides: object = {}): object => ({ type: 'NS', name: 'sub', target: 'ns1.example.net', ...overrides });
const mx = (overrides: object = {}): object => ({
  type: 'MX',
  name: 'mail',
  target: 'mx.example.com',
  priority: 10,
  ...overrides,
});
const nullMx = (overrides: object = {}): object => ({ type: 'MX', name: '', target: '', priority: 0, ...overrides });
const cname = (overrides: object = {}): object => ({
  type: 'CNAME',
  name: 'blog',
  target: 'www.example.com',
  ...overrides,
});
const txt = (overrides: object = {}): object => ({
  type: 'TXT',
  name: '_dmarc',
  target: 'v=DMARC1; p=none',
  ...overrides,
});
const srv = (overrides: object = {}): object => ({
  type: 'SRV',
  service: 'sip',
  protocol: 'tcp',
  target: 'sip',
  priority: 10,
  weight: 50,
  port: 5060,
  ...overrides,
});
const caa = (overrides: object = {}): object => ({ type: 'CAA', tag: 'issue', target: 'ca.example.net', ...overrides });
const ptr = (overrides: object = {}): object => ({ type: 'PTR', name: '141', target: 'www.example.com', ...overrides });
const otherRecords = [a, aaaa, ns, cname, txt, caa, ptr];

const checkTargetRequired = (within: object): ValidatorCheck =>
  checkField(createBody, 'target', { bad: { required: [undefined] }, within });
const checkRequiredField = (name: string, within: object): ValidatorCheck =>
  checkField(createBody, name, { bad: { required: [undefined] }, within });
const checkTargets = (
  id: string | readonly string[],
  createRecord: (overrides?: object) => object,
  good: readonly string[],
  bad: readonly string[],
): ValidatorCheck =>
  checkRule(createBody, id, 'target', {
    good: good.map((target) => createRecord({ target })),
    bad: bad.map((target) => createRecord({ target })),
  });
const checkNames = (
  id: string,
  createRecord: (overrides?: object) => object,
  good: readonly string[],
  bad: readonly string[],
): ValidatorCheck =>
  checkRule(createBody, id, 'name', {
    good: good.map((name) => createRecord({ name })),
    bad: bad.map((name) => createRecord({ name })),
  });
/** Checks that only some record types accept a value; the others accept only a missing or empty field. */
const checkOnlyFor = (
  id: string,
  name: string,
  value: unknown,
  emptyValue: unknown,
  good: readonly object[],
  others: readonly ((overrides?: object) => object)[],
): ValidatorCheck =>
  checkRule(createBody, id, name, {
    good: [
      ...good,
      ...others.map((createRecord) => createRecord({ [name]: emptyValue })),
      ...others.map((createRecord) => createRecord()),
    ],
    bad: others.map((createRecord) => createRecord({ [name]: value })),
  });

const invalidDomains = [
  '',
  'example',
  'ns1 example.net',
  'ns1.example.c0m',
  `${'x'.repeat(64)}.example.net`,
  '192.0.2.1',
];
const validNames = ['', 'www', 'www.example.com', '*', '*.sub', '_dmarc', 'a-b_c'];
const invalidNames = ['w w', 'www..x', 'a.*', 'x'.repeat(64), 'wüw', 'www/'];

export const claims: readonly ValidatorClaim[] = [
  claim('REC-04', checkEnum(recordResponse, 'type', recordTypes, ['SPF', 'a', ''])),
  claim('REC-07', checkField(recordResponse, 'ttl_sec', { good: [3600, 86400], bad: { 'x-round': ['3600', 1.5] } })),
  claim('REC-13', checkEnum(recordResponse, 'tag', ['issue', 'issuewild', 'iodef', ''], ['another', 'Issue'])),
  claim(
    'REC-15',
    checkResponse(list, ['data', 'page', 'pages', 'results']),
    checkResponse(list, fields.record, 'data.0'),
    ...checkPathParams(list, domainId),
  ),
  claim('REC-16', ...checkPagination(list)),
  claim('REC-18', ...checkOperation(create, fields.record, domainId)),
  claim('REC-19', checkBodyFields(createBody, fullRecord, types)),
  claim('REC-20', ...checkWritable(createBody, fullRecord, types, fields.record)),
  claim(
    'REC-22',
    checkField(createBody, 'type', { bad: { enum: ['SPF', 'a', '', 7] }, within: a() }),
    ...[a, aaaa, ns, mx, cname, txt, srv, caa, ptr].map((createRecord, index) =>
      checkField(createBody, 'type', { good: [recordTypes[index]], within: createRecord() }),
    ),
  ),
  claim(
    'REC-23',
    checkField(createBody, 'ttl_sec', { good: periods, within: a() }),
    checkField(recordResponse, 'ttl_sec', { good: periods, bad: { 'x-round': [400, 299, 0, 2419201] } }),
  ),
  claim(
    'REC-24',
    checkField(createBody, 'ttl_sec', { good: [400, 3500, 1, 2419201], bad: { type: ['400', 1.5] }, within: a() }),
  ),
  claim('REC-25', checkTargets('a-target-address', a, ['192.0.2.141'], ['']), checkTargetRequired(a())),
  claim(
    'REC-26',
    checkTargets('a-target-address', a, ['192.0.2.141'], ['www.example.com', '2001:db8::141', '192.0.2.256']),
  ),
  claim(
    'REC-27',
    checkTargets('aaaa-target-address', aaaa, ['2001:db8::141', '::1'], ['192.0.2.141', 'www.example.com', '']),
    checkTargetRequired(aaaa()),
  ),
  claim(
    'REC-28',
    checkTargets('a-target-address', a, ['[remote_addr]'], ['remote_addr', '[remote]']),
    checkTargets('aaaa-target-address', aaaa, ['[remote_addr]'], ['remote_addr', '[remote]']),
  ),
  claim(
    'REC-29',
    checkNames('name-syntax', a, validNames, invalidNames),
    checkNames('name-syntax', aaaa, validNames, invalidNames),
  ),
  claim(
    'REC-30',
    checkTargets(['a-target-address', 'target-without-trailing-period'], a, ['192.0.2.141'], ['192.0.2.141.']),
    checkTargets(
      ['aaaa-target-address', 'target-without-trailing-period'],
      aaaa,
      ['2001:db8::141'],
      ['2001:db8::141.'],
    ),
    checkTargets(['caa-issue-target', 'target-without-trailing-period'], caa, ['ca.example.net'], ['ca.example.net.']),
  ),
  claim(
    'REC-31',
    checkTargets('ns-target-domain', ns, ['ns1.example.net', 'ns-1.example.xn--p1ai'], invalidDomains),
    checkTargetRequired(ns()),
  ),
  claim('REC-32', checkNames('ns-name-without-wildcard', ns, ['sub'], ['*', '*.sub'])),
  claim(
    'REC-33',
    checkField(createBody, 'name', { good: [undefined, ''], within: ns() }),
    checkRule(createBody, 'name-syntax', 'name', { good: [ns({ name: '' }), ns({ name: undefined })], bad: [] }),
  ),
  claim('REC-34', checkTargets('mx-target-domain', mx, ['mx.example.com'], invalidDomains), checkTargetRequired(mx())),
  claim(
    'REC-36',
    checkRule(createBody, 'mx-target-domain', 'target', {
      good: [nullMx(), { type: 'MX', target: '' }],
      bad: [nullMx({ name: 'mail' })],
    }),
  ),
  claim(
    'REC-37',
    checkRule(createBody, 'null-mx-priority', 'priority', {
      good: [nullMx(), mx()],
      bad: [nullMx({ priority: 10 }), nullMx({ priority: 1 })],
    }),
  ),
  claim('REC-40', checkRequiredField('name', cname()), checkNames('cname-name-given', cname, ['blog'], [''])),
  claim(
    'REC-42',
    checkTargets('cname-target-domain', cname, ['www.example.com'], invalidDomains),
    checkTargetRequired(cname()),
  ),
  claim('REC-43', checkTargets('txt-target-given', txt, ['v=DMARC1; p=none', ' '], ['']), checkTargetRequired(txt())),
  claim('REC-44', checkNames('name-syntax', txt, validNames, invalidNames)),
  claim(
    'REC-45',
    checkRequiredField('service', srv()),
    checkRule(createBody, 'srv-service-given', 'service', {
      good: [srv(), srv({ service: '_sip.' })],
      bad: [srv({ service: '' }), srv({ service: 's p' })],
    }),
  ),
  ...['priority', 'weight', 'port'].map((name, index) =>
    claim(`REC-${String(47 + index)}`, checkRequiredField(name, srv())),
  ),
  claim(
    'REC-52',
    checkRequiredField('tag', caa()),
    checkRule(createBody, 'caa-tag-given', 'tag', { good: [caa()], bad: [caa({ tag: '' })] }),
  ),
  claim(
    'REC-53',
    checkTargets(
      'caa-issue-target',
      caa,
      ['ca.example.net', 'ca.example.net; policy=ev', 'ca.example.net;a=b;c=d'],
      ['', '*.example.net', 'https://ca.example.net', 'ca'],
    ),
  ),
  claim(
    'REC-54',
    checkTargets(
      'caa-issuewild-target',
      (overrides) => caa({ tag: 'issuewild', ...overrides }),
      ['ca.example.net'],
      ['*.example.net', '*', ''],
    ),
  ),
  claim(
    'REC-55',
    checkTargets(
      'caa-iodef-target',
      (overrides) => caa({ tag: 'iodef', ...overrides }),
      ['example.com', 'http://example.com', 'https://example.com', 'mailto:security@example.com'],
      ['', 'ftp://example.com', 'mailto:example.com', 'security@example.com', 'https://'],
    ),
  ),
  claim(
    'REC-56',
    checkRule(createBody, 'name-syntax', 'name', { good: [caa(), caa({ name: '' })], bad: [caa({ name: 'w w' })] }),
  ),
  claim('REC-57', checkTargets('ptr-target-given', ptr, ['www.example.com'], ['']), checkTargetRequired(ptr())),
  claim('REC-58', checkOnlyFor('priority-of-mx-and-srv', 'priority', 10, 0, [mx(), srv()], otherRecords)),
  claim('REC-59', checkOnlyFor('weight-of-srv', 'weight', 50, 0, [srv()], [...otherRecords, mx])),
  claim('REC-60', checkOnlyFor('port-of-srv', 'port', 5060, 0, [srv()], [...otherRecords, mx])),
  claim('REC-61', checkOnlyFor('service-of-srv', 'service', 'sip', '', [srv()], [...otherRecords, mx])),
  claim('REC-62', checkOnlyFor('protocol-of-srv', 'protocol', 'tcp', '', [srv()], [...otherRecords, mx])),
  claim(
    'REC-63',
    checkRule(createBody, 'tag-of-caa', 'tag', {
      good: [caa(), ...[a, aaaa, ns, mx, cname, txt, srv, ptr].map((createRecord) => createRecord({ tag: '' }))],
      bad: [a, aaaa, ns, mx, cname, txt, srv, ptr].map((createRecord) => createRecord({ tag: 'issue' })),
    }),
  ),
  claim(
    'REC-64',
    checkTargets('ns-target-domain', ns, ['ns1.example.net.'], ['ns1.example.net..']),
    checkTargets('mx-target-domain', mx, ['mx.example.com.'], ['mx.example.com..']),
    checkTargets('cname-target-domain', cname, ['www.example.com.'], ['www.example.com..']),
    checkTargets('srv-target-domain', srv, ['sip.example.com.', 'sip.'], ['sip..']),
    checkTargets('txt-target-given', txt, ['A sentence.'], ['']),
    checkTargets('ptr-target-given', ptr, ['www.example.com.'], ['']),
  ),
  claim(
    'REC-68',
    checkRule(createBody, 'name-syntax', 'name', { good: [srv(), srv({ name: 'w w' }), srv({ name: '' })], bad: [] }),
  ),
];
