// Claims about domains in the list of tagged objects (DOM) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { checkRoundingValues } from '../checks/rounding.ts';
import { checkSamples } from '../checks/accepted-and-rejected-values.ts';
import { claim, type Claim } from '../claim.ts';
import { field } from '../locators.ts';
import { domain } from '../resources.ts';
import { validPeriods } from '../domain-intervals.ts';

const master = {
  id: 1,
  type: 'master',
  status: 'active',
  domain: 'example.com',
  group: '',
  tags: [],
  description: '',
  soa_email: 'admin@example.com',
  master_ips: [],
  axfr_ips: [],
  retry_sec: 0,
  expire_sec: 0,
  refresh_sec: 0,
  ttl_sec: 0,
};
const slave = { ...master, type: 'slave', soa_email: '', master_ips: ['192.0.2.53'] };

export const claims: readonly Claim[] = [
  claimField('DOM-01', domain, 'id', { types: 'integer' }),
  claimField('DOM-02', domain, 'type', { types: 'string', values: ['master', 'slave'] }),
  claimField('DOM-03', domain, 'status', { types: 'string', values: ['disabled', 'active'] }),
  claimField('DOM-04', domain, 'domain', {
    types: 'string',
    filterable: true,
    good: [
      'example.com',
      '*.example.com',
      'a_b.c-d.example.org',
      `${'x'.repeat(63)}.example`,
      'example.xn--p1ai',
      'x.co',
    ],
    bad: [
      '',
      'example',
      'example.c',
      'example.c0m',
      '.example.com',
      'ex ample.com',
      '**.example.com',
      'a.*.com',
      `${'x'.repeat(64)}.example`,
      `example.${'x'.repeat(17)}`,
      'example.com/',
    ],
  }),
  claimField('DOM-05', domain, 'group', { types: 'string', filterable: true, deprecated: true }),
  claimField('DOM-06', domain, 'tags', { types: 'array', filterable: true }),
  claimField('DOM-07', domain, 'description', { types: 'string' }),
  claimField('DOM-08', domain, 'soa_email', { types: 'string' }),
  claimField('DOM-09', domain, 'master_ips', { types: 'array' }),
  claimField('DOM-10', domain, 'axfr_ips', { types: 'array' }),
  claimField('DOM-11', domain, 'retry_sec', { types: 'integer' }),
  claimField('DOM-12', domain, 'expire_sec', { types: 'integer' }),
  claimField('DOM-13', domain, 'refresh_sec', { types: 'integer' }),
  claimField('DOM-14', domain, 'ttl_sec', { types: 'integer' }),
  claimFilterable('DOM-15', domain, ['domain', 'group', 'tags'], ['id', 'type']),
  claim(
    'DOM-17',
    ...domain.locators.flatMap((locate) => [
      checkSamples(locate, 'a domain', {
        good: [master, slave],
        bad: [
          { ...master, soa_email: '' },
          { ...master, soa_email: undefined },
        ],
      }),
      checkDescription(field(locate, 'soa_email'), 'soa_email', [/required for `master`/i]),
    ]),
  ),
  claim(
    'DOM-18',
    ...domain.locators.flatMap((locate) => [
      checkSamples(locate, 'a domain', { good: [slave, master], bad: [{ ...slave, master_ips: [] }] }),
      checkDescription(field(locate, 'master_ips'), 'master_ips', [/at least one/i, /required for `slave`/i]),
    ]),
  ),
  claimField('DOM-21', domain, 'retry_sec', {
    types: 'integer',
    description: [/0 means the default 14400/],
    good: [0],
  }),
  claimField('DOM-22', domain, 'expire_sec', {
    types: 'integer',
    description: [/0 means the default 1209600/],
    good: [0],
  }),
  claimField('DOM-23', domain, 'refresh_sec', {
    types: 'integer',
    description: [/0 means the default 14400/],
    good: [0],
  }),
  claimField('DOM-24', domain, 'ttl_sec', {
    types: 'integer',
    description: [/0 means the default 86400/],
    good: [0],
  }),
  claim(
    'DOM-25',
    ...domain.locators.flatMap((locate) =>
      ['retry_sec', 'expire_sec', 'refresh_sec', 'ttl_sec'].map((name) =>
        checkRoundingValues(field(locate, name), name, [0, ...validPeriods]),
      ),
    ),
  ),
];
