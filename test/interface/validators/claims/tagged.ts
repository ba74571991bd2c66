// The claims about tags (TAG) and what carries them: domains (DOM) and volumes (VOL), in the validators.

import { assertAccepts, assertRefuses, field, rule, type Samples } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { answer, parameters } from '../interface.ts';
import { answersNothing, answers, paginated, parameterAs } from '../operations.ts';
import { exampleOf } from '../samples.ts';

const list = 'GET /v4/tags/{label}';
const remove = 'DELETE /v4/tags/{label}';
const page = answer(list);

/** A page of the listing that holds one object. */
const listing = (kind: string, data: object): object => ({
  data: [{ type: kind, data }],
  page: 1,
  pages: 1,
  results: 1,
});

const domain = (more: object = {}): object => ({ ...exampleOf('Domain'), ...more });
const slave = (more: object = {}): object => ({ ...exampleOf('Domain', 1), ...more });

const ofKind = (kind: string, data: object, name: string, samples: Samples): ValidatorCheck =>
  field(page, `data.0.data.${name}`, { ...samples, within: listing(kind, data) });
const inDomain = (name: string, samples: Samples): ValidatorCheck => ofKind('domain', domain(), name, samples);
const volume = exampleOf('Volume');
const inVolume = (name: string, samples: Samples): ValidatorCheck => ofKind('volume', volume, name, samples);

const periods = [300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200];

/** That a tag is named by its label, any text. */
const labelled = (call: string): ValidatorCheck => {
  const place = parameters(call);
  return {
    places: [place],
    holds: (validators) => {
      assertAccepts(validators, place, { path: { label: 'production' } });
      assertRefuses(validators, place, { path: { label: undefined } }, 'label', 'required');
    },
    breaks: [
      parameterAs(place, 'label', 'is an integer', (parameter) => ({ ...parameter, schema: { type: 'integer' } })),
    ],
  };
};

export const claims: readonly ValidatorClaim[] = [
  claim('TAG-01', answers(list, ['data', 'page', 'pages', 'results']), labelled(list)),
  claim('TAG-02', ...paginated(list)),
  claim('TAG-05', answersNothing(remove), labelled(remove)),
  claim(
    'TAG-11',
    field(page, 'data.0.type', { good: ['compute'], within: listing('compute', exampleOf('ComputeInstance')) }),
  ),
  claim(
    'DOM-02',
    inDomain('type', { good: ['master'], bad: { enum: ['native', ''] } }),
    ofKind('domain', slave(), 'type', { good: ['slave'] }),
  ),
  claim('DOM-03', inDomain('status', { good: ['disabled', 'active'], bad: { enum: ['edit_mode', ''] } })),
  claim(
    'DOM-04',
    inDomain('domain', {
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
    inDomain('soa_email', { good: ['admin@example.com', 'x'], bad: { minLength: [''], required: [undefined] } }),
    ofKind('domain', slave(), 'soa_email', { good: [''] }),
  ),
  claim(
    'DOM-18',
    ofKind('domain', slave(), 'master_ips', { good: [['192.0.2.53']], bad: { minItems: [[]] } }),
    inDomain('master_ips', { good: [[]] }),
  ),
  ...(['master_ips', 'axfr_ips'] as const).map((name, index) => {
    const full = (length: number): object =>
      listing('domain', domain({ [name]: ['1'.repeat(500), '2'.repeat(length - 500)] }));
    return claim(
      `DOM-${String(19 + index)}`,
      rule(page, `${name.replace('_', '-')}-length`, `data.0.data.${name}`, { good: [full(1000)], bad: [full(1001)] }),
    );
  }),
  ...['retry_sec', 'expire_sec', 'refresh_sec', 'ttl_sec'].map((name, index) =>
    claim(`DOM-${String(21 + index)}`, inDomain(name, { good: [0], bad: { 'x-round': [1, 299, '0'] } })),
  ),
  claim(
    'DOM-25',
    ...['retry_sec', 'expire_sec', 'refresh_sec', 'ttl_sec'].map((name) =>
      inDomain(name, { good: [0, ...periods], bad: { 'x-round': [1, 299, 301, 2419201] } }),
    ),
  ),
  claim(
    'VOL-02',
    ofKind('volume', { ...volume, filesystem_path: '/dev/data-1' }, 'label', {
      good: ['data-1'],
      bad: { pattern: ['1data', '-data', 'da ta', 'data.1', 'a--b', 'a__b', ''] },
    }),
  ),
  claim('VOL-05', inVolume('status', { good: ['creating', 'active', 'resizing'], bad: { enum: ['another', ''] } })),
  claim('VOL-10', inVolume('compute_id', { good: [null, 123], bad: { type: ['123', 1.5] } })),
  claim('VOL-11', inVolume('compute_label', { good: [null, 'web-01'], bad: { type: [7, {}] } })),
  claim('VOL-12', inVolume('hardware_type', { good: ['hdd', 'nvme'], bad: { enum: ['ssd', ''] } })),
];
