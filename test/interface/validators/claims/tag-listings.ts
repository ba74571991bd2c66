// Claims about tag listings (TAG), and the domains (DOM) and volumes (VOL) in them, in the validators.

import { assertAccepts, assertRejects, checkField, checkRule, type Samples } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { responseBody, parameters } from '../validators-interface.ts';
import { checkEmptyResponse, checkResponse, checkPagination, changeParameter } from '../operation-checks.ts';
import { getSchemaExample } from '../samples.ts';
import { validPeriods } from '../../domain-intervals.ts';

const list = 'GET /v4/tags/{label}';
const remove = 'DELETE /v4/tags/{label}';
const listResponse = responseBody(list);

/** Creates a page with one tagged object. */
const createPage = (kind: string, data: object): object => ({
  data: [{ type: kind, data }],
  page: 1,
  pages: 1,
  results: 1,
});

const domain = (overrides: object = {}): object => ({ ...getSchemaExample('Domain'), ...overrides });
const slaveDomain = (overrides: object = {}): object => ({ ...getSchemaExample('Domain', 1), ...overrides });

const checkObjectField = (kind: string, data: object, name: string, samples: Samples): ValidatorCheck =>
  checkField(listResponse, `data.0.data.${name}`, { ...samples, within: createPage(kind, data) });
const checkDomainField = (name: string, samples: Samples): ValidatorCheck =>
  checkObjectField('domain', domain(), name, samples);
const volume = getSchemaExample('Volume');
const checkVolumeField = (name: string, samples: Samples): ValidatorCheck =>
  checkObjectField('volume', volume, name, samples);

/** Samples for periods for which 0 means the default. */
const defaultPeriod: Samples = { good: [0], bad: { 'x-round': [1, 299, '0'] } };

/** Checks that the combined length of an array of addresses is limited to 1000 characters. */
const checkAddressLength = (name: 'master_ips' | 'axfr_ips'): ValidatorCheck => {
  const withCombinedLength = (length: number): object =>
    createPage('domain', domain({ [name]: ['1'.repeat(500), '2'.repeat(length - 500)] }));
  return checkRule(listResponse, `${name.replace('_', '-')}-length`, `data.0.data.${name}`, {
    good: [withCombinedLength(1000)],
    bad: [withCombinedLength(1001)],
  });
};

/** Checks that the label of a tag is a required string. */
const checkLabelParameter = (call: string): ValidatorCheck => {
  const part = parameters(call);
  return {
    parts: [part],
    verify: (validators) => {
      assertAccepts(validators, part, { path: { label: 'production' } });
      assertRejects(validators, part, { path: { label: undefined } }, 'label', 'required');
    },
    mutations: [
      changeParameter(part, 'label', 'is an integer', (parameter) => ({ ...parameter, schema: { type: 'integer' } })),
    ],
  };
};

export const claims: readonly ValidatorClaim[] = [
  claim('TAG-01', checkResponse(list, ['data', 'page', 'pages', 'results']), checkLabelParameter(list)),
  claim('TAG-02', ...checkPagination(list)),
  claim('TAG-05', checkEmptyResponse(remove), checkLabelParameter(remove)),
  claim(
    'TAG-11',
    checkField(listResponse, 'data.0.type', {
      good: ['compute'],
      within: createPage('compute', getSchemaExample('ComputeInstance')),
    }),
  ),
  claim(
    'DOM-02',
    checkDomainField('type', { good: ['master'], bad: { enum: ['native', ''] } }),
    checkObjectField('domain', slaveDomain(), 'type', { good: ['slave'] }),
  ),
  claim('DOM-03', checkDomainField('status', { good: ['disabled', 'active'], bad: { enum: ['edit_mode', ''] } })),
  claim(
    'DOM-04',
    checkDomainField('domain', {
      good: ['example.com', '*.example.com', 'a_b-c.example.org', `${'x'.repeat(63)}.example.net`, 'example.xn--p1ai'],
      bad: {
        pattern: [
          'example',
          'ex ample.com',
          `${'x'.repeat(64)}.com`,
          'example.c',
          'example.c0m',
          '*example.com',
          `example.${'x'.repeat(17)}`,
        ],
      },
    }),
  ),
  claim(
    'DOM-17',
    checkDomainField('soa_email', {
      good: ['admin@example.com', 'x'],
      bad: { minLength: [''], required: [undefined] },
    }),
    checkObjectField('domain', slaveDomain(), 'soa_email', { good: [''] }),
  ),
  claim(
    'DOM-18',
    checkObjectField('domain', slaveDomain(), 'master_ips', { good: [['192.0.2.53']], bad: { minItems: [[]] } }),
    checkDomainField('master_ips', { good: [[]] }),
  ),
  claim('DOM-19', checkAddressLength('master_ips')),
  claim('DOM-20', checkAddressLength('axfr_ips')),
  claim('DOM-21', checkDomainField('retry_sec', defaultPeriod)),
  claim('DOM-22', checkDomainField('expire_sec', defaultPeriod)),
  claim('DOM-23', checkDomainField('refresh_sec', defaultPeriod)),
  claim('DOM-24', checkDomainField('ttl_sec', defaultPeriod)),
  claim(
    'DOM-25',
    ...['retry_sec', 'expire_sec', 'refresh_sec', 'ttl_sec'].map((name) =>
      checkDomainField(name, { good: [0, ...validPeriods], bad: { 'x-round': [1, 299, 301, 2419201] } }),
    ),
  ),
  claim(
    'VOL-02',
    checkObjectField('volume', { ...volume, filesystem_path: '/dev/data-1' }, 'label', {
      good: ['data-1'],
      bad: { pattern: ['1data', '-data', 'da ta', 'data.1', 'a--b', 'a__b', ''] },
    }),
  ),
  claim(
    'VOL-05',
    checkVolumeField('status', { good: ['creating', 'active', 'resizing'], bad: { enum: ['another', ''] } }),
  ),
  claim('VOL-10', checkVolumeField('compute_id', { good: [null, 123], bad: { type: ['123', 1.5] } })),
  claim('VOL-11', checkVolumeField('compute_label', { good: [null, 'web-01'], bad: { type: [7, {}] } })),
  claim('VOL-12', checkVolumeField('hardware_type', { good: ['hdd', 'nvme'], bad: { enum: ['ssd', ''] } })),
];
