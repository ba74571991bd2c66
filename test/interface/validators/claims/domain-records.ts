// Claims about domain records (REC) in the validators.

import { checkBodyFields, checkField, checkEnum, checkRule, checkWritable, type FieldTypes } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody } from '../validators-interface.ts';
import { checkOperation, checkPagination, checkPathParams, checkResponse } from '../operation-checks.ts';
import {
  aaaaRecord,
  aRecord,
  caaRecord,
  cnameRecord,
  mxRecord,
  nsRecord,
  nullMxRecord,
  ptrRecord,
  recordsByType,
  srvRecord,
  txtRecord,
  type CreateRecord,
} from '../record-samples.ts';
import { fields } from '../../field-names.ts';
import { validPeriods } from '../../domain-intervals.ts';

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

const recordTypes = Object.keys(recordsByType);
const recordsExceptMxAndSrv = [aRecord, aaaaRecord, nsRecord, cnameRecord, txtRecord, caaRecord, ptrRecord];
const recordsExceptSrv = [...recordsExceptMxAndSrv, mxRecord];
const recordsExceptCaa = [aRecord, aaaaRecord, nsRecord, mxRecord, cnameRecord, txtRecord, srvRecord, ptrRecord];

const checkRequiredField = (name: string, within: object): ValidatorCheck =>
  checkField(createBody, name, { bad: { required: [undefined] }, within });
const checkTargetRequired = (within: object): ValidatorCheck => checkRequiredField('target', within);
const checkTargets = (
  id: string | readonly string[],
  createRecord: CreateRecord,
  good: readonly string[],
  bad: readonly string[],
): ValidatorCheck =>
  checkRule(createBody, id, 'target', {
    good: good.map((target) => createRecord({ target })),
    bad: bad.map((target) => createRecord({ target })),
  });
const checkNames = (
  id: string,
  createRecord: CreateRecord,
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
  others: readonly CreateRecord[],
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
    checkField(createBody, 'type', { bad: { enum: ['SPF', 'a', '', 7] }, within: aRecord() }),
    ...Object.entries(recordsByType).map(([type, createRecord]) =>
      checkField(createBody, 'type', { good: [type], within: createRecord() }),
    ),
  ),
  claim(
    'REC-23',
    checkField(createBody, 'ttl_sec', { good: validPeriods, within: aRecord() }),
    checkField(recordResponse, 'ttl_sec', { good: validPeriods, bad: { 'x-round': [400, 299, 0, 2419201] } }),
  ),
  claim(
    'REC-24',
    checkField(createBody, 'ttl_sec', {
      good: [400, 3500, 1, 2419201],
      bad: { type: ['400', 1.5] },
      within: aRecord(),
    }),
  ),
  claim('REC-25', checkTargets('a-target-address', aRecord, ['192.0.2.141'], ['']), checkTargetRequired(aRecord())),
  claim(
    'REC-26',
    checkTargets('a-target-address', aRecord, ['192.0.2.141'], ['www.example.com', '2001:db8::141', '192.0.2.256']),
  ),
  claim(
    'REC-27',
    checkTargets('aaaa-target-address', aaaaRecord, ['2001:db8::141', '::1'], ['192.0.2.141', 'www.example.com', '']),
    checkTargetRequired(aaaaRecord()),
  ),
  claim(
    'REC-28',
    checkTargets('a-target-address', aRecord, ['[remote_addr]'], ['remote_addr', '[remote]']),
    checkTargets('aaaa-target-address', aaaaRecord, ['[remote_addr]'], ['remote_addr', '[remote]']),
  ),
  claim(
    'REC-29',
    checkNames('name-syntax', aRecord, validNames, invalidNames),
    checkNames('name-syntax', aaaaRecord, validNames, invalidNames),
  ),
  claim(
    'REC-30',
    checkTargets(['a-target-address', 'target-without-trailing-period'], aRecord, ['192.0.2.141'], ['192.0.2.141.']),
    checkTargets(
      ['aaaa-target-address', 'target-without-trailing-period'],
      aaaaRecord,
      ['2001:db8::141'],
      ['2001:db8::141.'],
    ),
    checkTargets(
      ['caa-issue-target', 'target-without-trailing-period'],
      caaRecord,
      ['ca.example.net'],
      ['ca.example.net.'],
    ),
  ),
  claim(
    'REC-31',
    checkTargets('ns-target-domain', nsRecord, ['ns1.example.net', 'ns-1.example.xn--p1ai'], invalidDomains),
    checkTargetRequired(nsRecord()),
  ),
  claim('REC-32', checkNames('ns-name-without-wildcard', nsRecord, ['sub'], ['*', '*.sub'])),
  claim(
    'REC-33',
    checkField(createBody, 'name', { good: [undefined, ''], within: nsRecord() }),
    checkRule(createBody, 'name-syntax', 'name', {
      good: [nsRecord({ name: '' }), nsRecord({ name: undefined })],
      bad: [],
    }),
  ),
  claim(
    'REC-34',
    checkTargets('mx-target-domain', mxRecord, ['mx.example.com'], invalidDomains),
    checkTargetRequired(mxRecord()),
  ),
  claim(
    'REC-36',
    checkRule(createBody, 'mx-target-domain', 'target', {
      good: [nullMxRecord(), { type: 'MX', target: '' }],
      bad: [nullMxRecord({ name: 'mail' })],
    }),
  ),
  claim(
    'REC-37',
    checkRule(createBody, 'null-mx-priority', 'priority', {
      good: [nullMxRecord(), mxRecord()],
      bad: [nullMxRecord({ priority: 10 }), nullMxRecord({ priority: 1 })],
    }),
  ),
  claim(
    'REC-40',
    checkRequiredField('name', cnameRecord()),
    checkNames('cname-name-given', cnameRecord, ['blog'], ['']),
  ),
  claim(
    'REC-42',
    checkTargets('cname-target-domain', cnameRecord, ['www.example.com'], invalidDomains),
    checkTargetRequired(cnameRecord()),
  ),
  claim(
    'REC-43',
    checkTargets('txt-target-given', txtRecord, ['v=DMARC1; p=none', ' '], ['']),
    checkTargetRequired(txtRecord()),
  ),
  claim('REC-44', checkNames('name-syntax', txtRecord, validNames, invalidNames)),
  claim(
    'REC-45',
    checkRequiredField('service', srvRecord()),
    checkRule(createBody, 'srv-service-given', 'service', {
      good: [srvRecord(), srvRecord({ service: '_sip.' })],
      bad: [srvRecord({ service: '' }), srvRecord({ service: 's p' })],
    }),
  ),
  claim('REC-47', checkRequiredField('priority', srvRecord())),
  claim('REC-48', checkRequiredField('weight', srvRecord())),
  claim('REC-49', checkRequiredField('port', srvRecord())),
  claim(
    'REC-52',
    checkRequiredField('tag', caaRecord()),
    checkRule(createBody, 'caa-tag-given', 'tag', { good: [caaRecord()], bad: [caaRecord({ tag: '' })] }),
  ),
  claim(
    'REC-53',
    checkTargets(
      'caa-issue-target',
      caaRecord,
      ['ca.example.net', 'ca.example.net; policy=ev', 'ca.example.net;a=b;c=d'],
      ['', '*.example.net', 'https://ca.example.net', 'ca'],
    ),
  ),
  claim(
    'REC-54',
    checkTargets(
      'caa-issuewild-target',
      (overrides) => caaRecord({ tag: 'issuewild', ...overrides }),
      ['ca.example.net'],
      ['*.example.net', '*', ''],
    ),
  ),
  claim(
    'REC-55',
    checkTargets(
      'caa-iodef-target',
      (overrides) => caaRecord({ tag: 'iodef', ...overrides }),
      ['example.com', 'http://example.com', 'https://example.com', 'mailto:security@example.com'],
      ['', 'ftp://example.com', 'mailto:example.com', 'security@example.com', 'https://'],
    ),
  ),
  claim(
    'REC-56',
    checkRule(createBody, 'name-syntax', 'name', {
      good: [caaRecord(), caaRecord({ name: '' })],
      bad: [caaRecord({ name: 'w w' })],
    }),
  ),
  claim(
    'REC-57',
    checkTargets('ptr-target-given', ptrRecord, ['www.example.com'], ['']),
    checkTargetRequired(ptrRecord()),
  ),
  claim(
    'REC-58',
    checkOnlyFor('priority-of-mx-and-srv', 'priority', 10, 0, [mxRecord(), srvRecord()], recordsExceptMxAndSrv),
  ),
  claim('REC-59', checkOnlyFor('weight-of-srv', 'weight', 50, 0, [srvRecord()], recordsExceptSrv)),
  claim('REC-60', checkOnlyFor('port-of-srv', 'port', 5060, 0, [srvRecord()], recordsExceptSrv)),
  claim('REC-61', checkOnlyFor('service-of-srv', 'service', 'sip', '', [srvRecord()], recordsExceptSrv)),
  claim('REC-62', checkOnlyFor('protocol-of-srv', 'protocol', 'tcp', '', [srvRecord()], recordsExceptSrv)),
  claim(
    'REC-63',
    checkRule(createBody, 'tag-of-caa', 'tag', {
      good: [caaRecord(), ...recordsExceptCaa.map((createRecord) => createRecord({ tag: '' }))],
      bad: recordsExceptCaa.map((createRecord) => createRecord({ tag: 'issue' })),
    }),
  ),
  claim(
    'REC-64',
    checkTargets('ns-target-domain', nsRecord, ['ns1.example.net.'], ['ns1.example.net..']),
    checkTargets('mx-target-domain', mxRecord, ['mx.example.com.'], ['mx.example.com..']),
    checkTargets('cname-target-domain', cnameRecord, ['www.example.com.'], ['www.example.com..']),
    checkTargets('srv-target-domain', srvRecord, ['sip.example.com.', 'sip.'], ['sip..']),
    checkTargets('txt-target-given', txtRecord, ['A sentence.'], ['']),
    checkTargets('ptr-target-given', ptrRecord, ['www.example.com.'], ['']),
  ),
  claim(
    'REC-68',
    checkRule(createBody, 'name-syntax', 'name', {
      good: [srvRecord(), srvRecord({ name: 'w w' }), srvRecord({ name: '' })],
      bad: [],
    }),
  ),
];
