// Claims about domains, which the API returns in tag listings.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, assertAllHave, isString, isInteger } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { listAllOfKind, listTagged } from './helpers/list-tagged-objects.ts';
import { addAccount, addedToken, expectSeedError } from './helpers/seed-files.ts';

const fields = [
  'id',
  'type',
  'status',
  'domain',
  'group',
  'tags',
  'description',
  'soa_email',
  'master_ips',
  'axfr_ips',
  'retry_sec',
  'expire_sec',
  'refresh_sec',
  'ttl_sec',
];
const seconds = ['retry_sec', 'expire_sec', 'refresh_sec', 'ttl_sec'] as const;
const validTimes = [
  0, 300, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 172_800, 345_600, 604_800, 1_209_600, 2_419_200,
];

const listDomains = (service: TestService): Promise<Record<string, unknown>[]> => listAllOfKind(service, 'domain');
/** Creates a claim about a field of every domain. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await listDomains(service), name, isValid));
const expectSeedRejected = (domain: object, reason: RegExp): Promise<void> =>
  expectSeedError({ domains: [{ domain: 'one.example', ...domain }] }, reason);

/** Adds domains and returns them from the tag listing. */
async function addDomains(service: TestService, domains: readonly object[]): Promise<Record<string, unknown>[]> {
  await addAccount(service, {
    domains: domains.map((domain, index) => ({ domain: `d${index}.example`, tags: ['all'], ...domain })),
  });
  return listTagged(service, 'domain', 'all', addedToken);
}

/** Creates a claim about domains that are added to an empty database. */
const domainClaim = (
  id: string,
  domains: readonly object[],
  verify: (domains: Record<string, unknown>[], service: TestService) => Promise<void> | void,
): ServiceClaim =>
  freshServiceClaim(id, async (service) => verify(await addDomains(service, domains), service), { seed: 'empty' });

/** Creates a claim that a time field has only valid values. */
const timeClaim = (id: string, name: (typeof seconds)[number]): ServiceClaim =>
  fieldClaim(id, name, (value) => isInteger(value) && validTimes.includes(Number(value)));
/** Creates a claim that a time field can be 0, which is not rounded up, and is 0 by default. */
const zeroClaim = (id: string, name: (typeof seconds)[number]): ServiceClaim =>
  domainClaim(id, [{ [name]: 0 }, {}], (domains) => assertAllHave(domains, name, (value) => value === 0));

/** Creates a claim that the combined length of addresses can be 1000 characters, but not 1001. */
const combinedLengthClaim = (id: string, name: 'master_ips' | 'axfr_ips'): ServiceClaim => {
  const longestList = Array.from({ length: 100 }, (_, index) => `10.0.${index < 50 ? 10 : 11}.${10 + (index % 50)}`);
  const slave = { type: 'slave', master_ips: ['192.0.2.1'] };
  return domainClaim(id, [{ ...slave, [name]: longestList }], async (domains) => {
    assert.deepEqual(
      domains.map((domain) => domain[name]),
      [longestList],
    );
    await expectSeedRejected({ ...slave, [name]: [...longestList.slice(1), '10.0.10.200'] }, new RegExp(name));
  });
};

export const claims: readonly ServiceClaim[] = [
  fieldClaim('DOM-01', 'id', isInteger),
  serviceClaim('DOM-02', async (service) => {
    assert.deepEqual(new Set((await listDomains(service)).map(({ type }) => type)), new Set(['master', 'slave']));
    for (const type of ['native', 'Master', '']) await expectSeedRejected({ type }, /type/);
  }),
  serviceClaim('DOM-03', async (service) => {
    assert.deepEqual(
      new Set((await listDomains(service)).map(({ status }) => status)),
      new Set(['active', 'disabled']),
    );
    for (const status of ['edit_mode', 'Active', '']) await expectSeedRejected({ status }, /status/);
  }),
  domainClaim(
    'DOM-04',
    ['*.wild.example', 'a-b.c_d.example', `${'a'.repeat(63)}.example`, 'x.xn--p1ai', `a.${'b'.repeat(16)}`].map(
      (domain) => ({ domain }),
    ),
    async (domains) => {
      assert.deepEqual(
        domains.map(({ domain }) => domain),
        ['*.wild.example', 'a-b.c_d.example', `${'a'.repeat(63)}.example`, 'x.xn--p1ai', `a.${'b'.repeat(16)}`],
      );
      for (const domain of [
        'example',
        'a..example',
        `${'a'.repeat(64)}.example`,
        'a.e',
        `a.${'b'.repeat(17)}`,
        'a b.example',
        'a.*.example',
        'a.example.',
      ])
        await expectSeedRejected({ domain }, /domain/);
    },
  ),
  fieldClaim('DOM-05', 'group', isString),
  serviceClaim('DOM-06', async (service) => {
    assertAllHave(await listDomains(service), 'tags', (tags) => Array.isArray(tags) && tags.every(isString));
    const [first] = await listTagged(service, 'domain', service.fixtures.tag);
    assert.ok(Array.isArray(first?.['tags']) && first['tags'].includes(service.fixtures.tag));
  }),
  fieldClaim('DOM-07', 'description', isString),
  serviceClaim('DOM-08', async (service) => {
    const domains = await listDomains(service);
    assertAllHave(domains, 'soa_email', isString);
    assert.ok(domains.some(({ soa_email }) => soa_email === 'hostmaster@example.com'));
  }),
  fieldClaim('DOM-09', 'master_ips', (ips) => Array.isArray(ips) && ips.every(isString)),
  fieldClaim('DOM-10', 'axfr_ips', (ips) => Array.isArray(ips) && ips.every(isString)),
  timeClaim('DOM-11', 'retry_sec'),
  timeClaim('DOM-12', 'expire_sec'),
  timeClaim('DOM-13', 'refresh_sec'),
  timeClaim('DOM-14', 'ttl_sec'),
  serviceClaim('DOM-15', async (service) => {
    for (const domain of await listDomains(service)) assert.deepEqual(Object.keys(domain).sort(), [...fields].sort());
    await expectNotFilterable(service, `/v4/tags/${service.fixtures.tag}`, fields);
  }),
  serviceClaim('DOM-16', async ({ runUnit }) => {
    const domains = [{ domain: 'twice.example' }];
    await expectSeedError({ domains }, /twice\.example/, { domains });
    const duplicateInsert = runUnit('write', async ({ db }) => {
      const { account_id, value } = await db
        .selectFrom('domains')
        .where('domain', '=', 'example.org')
        .selectAll()
        .executeTakeFirstOrThrow();
      const { id } = await db
        .selectFrom('accounts')
        .where('id', '!=', account_id)
        .select('id')
        .executeTakeFirstOrThrow();
      await db.insertInto('domains').values({ account_id: id, domain: 'example.org', value }).execute();
    });
    await assert.rejects(duplicateInsert, /unique/i);
  }),
  domainClaim(
    'DOM-17',
    [{ soa_email: 'a@example.com' }, { type: 'slave', master_ips: ['192.0.2.1'], soa_email: '' }],
    async (domains) => {
      assert.deepEqual(
        domains.map(({ soa_email }) => soa_email),
        ['a@example.com', ''],
      );
      await expectSeedRejected({ type: 'master', soa_email: '' }, /soa_email/);
    },
  ),
  domainClaim('DOM-18', [{ type: 'slave', master_ips: ['192.0.2.1'] }, { master_ips: [] }], async (domains) => {
    assert.deepEqual(
      domains.map(({ master_ips }) => master_ips),
      [['192.0.2.1'], []],
    );
    await expectSeedRejected({ type: 'slave', master_ips: [] }, /master_ips/);
    await expectSeedRejected({ type: 'slave' }, /master_ips/);
  }),
  combinedLengthClaim('DOM-19', 'master_ips'),
  combinedLengthClaim('DOM-20', 'axfr_ips'),
  zeroClaim('DOM-21', 'retry_sec'),
  zeroClaim('DOM-22', 'expire_sec'),
  zeroClaim('DOM-23', 'refresh_sec'),
  domainClaim('DOM-24', [{ ttl_sec: 0 }, { ttl_sec: 300 }], async (domains, { client }) => {
    assert.deepEqual(
      domains.map(({ ttl_sec }) => ttl_sec),
      [0, 300],
    );
    const ttls = [];
    for (const { id } of domains)
      ttls.push(
        (
          await expectSuccess(
            client(addedToken).domains.createDomainRecord({
              path: { domainId: Number(id) },
              body: { type: 'TXT', target: 'text' },
            }),
          )
        ).ttl_sec,
      );
    assert.deepEqual(ttls, [86_400, 300]);
  }),
  domainClaim(
    'DOM-25',
    validTimes.map((value) => ({ retry_sec: value, expire_sec: value, refresh_sec: value, ttl_sec: value })),
    (domains) => {
      for (const name of seconds)
        assert.deepEqual(
          domains.map((domain) => domain[name]),
          validTimes,
        );
    },
  ),
  domainClaim(
    'DOM-26',
    [1, 300, 301, 3601, 86_399, 86_401, 2_419_199, 2_419_201, 10_000_000].map((value) => ({
      retry_sec: value,
      expire_sec: value,
      refresh_sec: value,
      ttl_sec: value,
    })),
    async (domains) => {
      for (const name of seconds)
        assert.deepEqual(
          domains.map((domain) => domain[name]),
          [300, 300, 3600, 7200, 86_400, 172_800, 2_419_200, 2_419_200, 2_419_200],
        );
      for (const name of seconds) await expectSeedRejected({ [name]: -1 }, new RegExp(name));
    },
  ),
];
