// The claims about domain records (REC), in the validators.

import { bodyFields, field, listed, rule, writable, type Types } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { answer, body } from '../interface.ts';
import { answers, paginated, path } from '../operations.ts';
import { fields } from '../../fields.ts';

const list = 'GET /v4/domains/{domainId}/records';
const create = 'POST /v4/domains/{domainId}/records';
const sent = body(create);
const record = answer(create);
const domainId = { domainId: 'integer' } as const;

const types: Types = {
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
const everything = {
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
const kinds = ['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR'];
const periods = [300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200];

/** A valid record of each type, with changes. */
const a = (more: object = {}): object => ({ type: 'A', name: 'www', target: '192.0.2.141', ...more });
const aaaa = (more: object = {}): object => ({ type: 'AAAA', name: 'www', target: '2001:db8::141', ...more });
const ns = (more: object = {}): object => ({ type: 'NS', name: 'sub', target: 'ns1.example.net', ...more });
const mx = (more: object = {}): object => ({
  type: 'MX',
  name: 'mail',
  target: 'mx.example.com',
  priority: 10,
  ...more,
});
const nullMx = (more: object = {}): object => ({ type: 'MX', name: '', target: '', priority: 0, ...more });
const cname = (more: object = {}): object => ({ type: 'CNAME', name: 'blog', target: 'www.example.com', ...more });
const txt = (more: object = {}): object => ({ type: 'TXT', name: '_dmarc', target: 'v=DMARC1; p=none', ...more });
const srv = (more: object = {}): object => ({
  type: 'SRV',
  service: 'sip',
  protocol: 'tcp',
  target: 'sip',
  priority: 10,
  weight: 50,
  port: 5060,
  ...more,
});
const caa = (more: object = {}): object => ({ type: 'CAA', tag: 'issue', target: 'ca.example.net', ...more });
const ptr = (more: object = {}): object => ({ type: 'PTR', name: '141', target: 'www.example.com', ...more });
const plain = [a, aaaa, ns, cname, txt, caa, ptr];

const targetRequired = (within: object): ValidatorCheck =>
  field(sent, 'target', { bad: { required: [undefined] }, within });
const missing = (name: string, within: object): ValidatorCheck =>
  field(sent, name, { bad: { required: [undefined] }, within });
const targets = (
  id: string | readonly string[],
  of: (more?: object) => object,
  good: readonly string[],
  bad: readonly string[],
): ValidatorCheck =>
  rule(sent, id, 'target', { good: good.map((target) => of({ target })), bad: bad.map((target) => of({ target })) });
const names = (
  id: string,
  of: (more?: object) => object,
  good: readonly string[],
  bad: readonly string[],
): ValidatorCheck =>
  rule(sent, id, 'name', { good: good.map((name) => of({ name })), bad: bad.map((name) => of({ name })) });
/** A rule holds for every record where a field is left out, 0 or empty. */
const onlyFor = (
  id: string,
  name: string,
  value: unknown,
  none: unknown,
  good: readonly object[],
  others: readonly ((more?: object) => object)[],
): ValidatorCheck =>
  rule(sent, id, name, {
    good: [...good, ...others.map((of) => of({ [name]: none })), ...others.map((of) => of())],
    bad: others.map((of) => of({ [name]: value })),
  });

const noDomains = ['', 'example', 'ns1 example.net', 'ns1.example.c0m', `${'x'.repeat(64)}.example.net`, '192.0.2.1'];
const hostNames = ['', 'www', 'www.example.com', '*', '*.sub', '_dmarc', 'a-b_c'];
const noNames = ['w w', 'www..x', 'a.*', 'x'.repeat(64), 'wüw', 'www/'];

export const claims: readonly ValidatorClaim[] = [
  claim('REC-04', listed(record, 'type', kinds, ['SPF', 'a', ''])),
  claim('REC-07', field(record, 'ttl_sec', { good: [3600, 86400], bad: { 'x-round': ['3600', 1.5] } })),
  claim('REC-13', listed(record, 'tag', ['issue', 'issuewild', 'iodef', ''], ['another', 'Issue'])),
  claim(
    'REC-15',
    answers(list, ['data', 'page', 'pages', 'results']),
    answers(list, fields.record, 'data.0'),
    ...path(list, domainId),
  ),
  claim('REC-16', ...paginated(list)),
  claim('REC-18', answers(create, fields.record), ...path(create, domainId)),
  claim('REC-19', bodyFields(sent, everything, types)),
  claim('REC-20', ...writable(sent, everything, types, fields.record)),
  claim(
    'REC-22',
    field(sent, 'type', { bad: { enum: ['SPF', 'a', '', 7] }, within: a() }),
    ...[a, aaaa, ns, mx, cname, txt, srv, caa, ptr].map((of, index) =>
      field(sent, 'type', { good: [kinds[index]], within: of() }),
    ),
  ),
  claim(
    'REC-23',
    field(sent, 'ttl_sec', { good: periods, within: a() }),
    field(record, 'ttl_sec', { good: periods, bad: { 'x-round': [400, 299, 0, 2419201] } }),
  ),
  claim('REC-24', field(sent, 'ttl_sec', { good: [400, 3500, 1, 2419201], bad: { type: ['400', 1.5] }, within: a() })),
  claim('REC-25', targets('a-target-address', a, ['192.0.2.141'], ['']), targetRequired(a())),
  claim('REC-26', targets('a-target-address', a, ['192.0.2.141'], ['www.example.com', '2001:db8::141', '192.0.2.256'])),
  claim(
    'REC-27',
    targets('aaaa-target-address', aaaa, ['2001:db8::141', '::1'], ['192.0.2.141', 'www.example.com', '']),
    targetRequired(aaaa()),
  ),
  claim(
    'REC-28',
    targets('a-target-address', a, ['[remote_addr]'], ['remote_addr', '[remote]']),
    targets('aaaa-target-address', aaaa, ['[remote_addr]'], ['remote_addr', '[remote]']),
  ),
  claim('REC-29', names('name-syntax', a, hostNames, noNames), names('name-syntax', aaaa, hostNames, noNames)),
  claim(
    'REC-30',
    targets(['a-target-address', 'target-without-trailing-period'], a, ['192.0.2.141'], ['192.0.2.141.']),
    targets(['aaaa-target-address', 'target-without-trailing-period'], aaaa, ['2001:db8::141'], ['2001:db8::141.']),
    targets(['caa-issue-target', 'target-without-trailing-period'], caa, ['ca.example.net'], ['ca.example.net.']),
  ),
  claim(
    'REC-31',
    targets('ns-target-domain', ns, ['ns1.example.net', 'ns-1.example.xn--p1ai'], noDomains),
    targetRequired(ns()),
  ),
  claim('REC-32', names('ns-name-without-wildcard', ns, ['sub'], ['*', '*.sub'])),
  claim(
    'REC-33',
    field(sent, 'name', { good: [undefined, ''], within: ns() }),
    rule(sent, 'name-syntax', 'name', { good: [ns({ name: '' }), ns({ name: undefined })], bad: [] }),
  ),
  claim('REC-34', targets('mx-target-domain', mx, ['mx.example.com'], noDomains), targetRequired(mx())),
  claim(
    'REC-36',
    rule(sent, 'mx-target-domain', 'target', {
      good: [nullMx(), { type: 'MX', target: '' }],
      bad: [nullMx({ name: 'mail' })],
    }),
  ),
  claim(
    'REC-37',
    rule(sent, 'null-mx-priority', 'priority', {
      good: [nullMx(), mx()],
      bad: [nullMx({ priority: 10 }), nullMx({ priority: 1 })],
    }),
  ),
  claim('REC-40', missing('name', cname()), names('cname-name-given', cname, ['blog'], [''])),
  claim('REC-42', targets('cname-target-domain', cname, ['www.example.com'], noDomains), targetRequired(cname())),
  claim('REC-43', targets('txt-target-given', txt, ['v=DMARC1; p=none', ' '], ['']), targetRequired(txt())),
  claim('REC-44', names('name-syntax', txt, hostNames, noNames)),
  claim(
    'REC-45',
    missing('service', srv()),
    rule(sent, 'srv-service-given', 'service', {
      good: [srv(), srv({ service: '_sip.' })],
      bad: [srv({ service: '' }), srv({ service: 's p' })],
    }),
  ),
  ...['priority', 'weight', 'port'].map((name, index) => claim(`REC-${String(47 + index)}`, missing(name, srv()))),
  claim(
    'REC-52',
    missing('tag', caa()),
    rule(sent, 'caa-tag-given', 'tag', { good: [caa()], bad: [caa({ tag: '' })] }),
  ),
  claim(
    'REC-53',
    targets(
      'caa-issue-target',
      caa,
      ['ca.example.net', 'ca.example.net; policy=ev', 'ca.example.net;a=b;c=d'],
      ['', '*.example.net', 'https://ca.example.net', 'ca'],
    ),
  ),
  claim(
    'REC-54',
    targets(
      'caa-issuewild-target',
      (more) => caa({ tag: 'issuewild', ...more }),
      ['ca.example.net'],
      ['*.example.net', '*', ''],
    ),
  ),
  claim(
    'REC-55',
    targets(
      'caa-iodef-target',
      (more) => caa({ tag: 'iodef', ...more }),
      ['example.com', 'http://example.com', 'https://example.com', 'mailto:security@example.com'],
      ['', 'ftp://example.com', 'mailto:example.com', 'security@example.com', 'https://'],
    ),
  ),
  claim('REC-56', rule(sent, 'name-syntax', 'name', { good: [caa(), caa({ name: '' })], bad: [caa({ name: 'w w' })] })),
  claim('REC-57', targets('ptr-target-given', ptr, ['www.example.com'], ['']), targetRequired(ptr())),
  claim('REC-58', onlyFor('priority-of-mx-and-srv', 'priority', 10, 0, [mx(), srv()], plain)),
  claim('REC-59', onlyFor('weight-of-srv', 'weight', 50, 0, [srv()], [...plain, mx])),
  claim('REC-60', onlyFor('port-of-srv', 'port', 5060, 0, [srv()], [...plain, mx])),
  claim('REC-61', onlyFor('service-of-srv', 'service', 'sip', '', [srv()], [...plain, mx])),
  claim('REC-62', onlyFor('protocol-of-srv', 'protocol', 'tcp', '', [srv()], [...plain, mx])),
  claim(
    'REC-63',
    rule(sent, 'tag-of-caa', 'tag', {
      good: [caa(), ...[a, aaaa, ns, mx, cname, txt, srv, ptr].map((of) => of({ tag: '' }))],
      bad: [a, aaaa, ns, mx, cname, txt, srv, ptr].map((of) => of({ tag: 'issue' })),
    }),
  ),
  claim(
    'REC-64',
    targets('ns-target-domain', ns, ['ns1.example.net.'], ['ns1.example.net..']),
    targets('mx-target-domain', mx, ['mx.example.com.'], ['mx.example.com..']),
    targets('cname-target-domain', cname, ['www.example.com.'], ['www.example.com..']),
    targets('srv-target-domain', srv, ['sip.example.com.', 'sip.'], ['sip..']),
    targets('txt-target-given', txt, ['A sentence.'], ['']),
    targets('ptr-target-given', ptr, ['www.example.com.'], ['']),
  ),
  claim(
    'REC-68',
    rule(sent, 'name-syntax', 'name', { good: [srv(), srv({ name: 'w w' }), srv({ name: '' })], bad: [] }),
  ),
];
