// Claims about domains, which the interface shows under tags.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, isWhole } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { everyOf, taggedOf } from './tagged.ts';
import { add, addedToken, refusesWorld } from './worlds.ts';

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
const valid = [0, 300, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 172_800, 345_600, 604_800, 1_209_600, 2_419_200];

const shown = (world: World): Promise<Record<string, unknown>[]> => everyOf(world, 'domain');
const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));
const refuses = (domain: object, reason: RegExp): Promise<void> =>
  refusesWorld({ domains: [{ domain: 'one.example', ...domain }] }, reason);

/** The domains of an account that holds these, as its tag listing shows them. */
async function added(world: World, domains: readonly object[]): Promise<Record<string, unknown>[]> {
  await add(world, {
    domains: domains.map((domain, index) => ({ domain: `d${index}.example`, tags: ['all'], ...domain })),
  });
  return taggedOf(world, 'domain', 'all', addedToken);
}

/** A claim about domains that are added to an empty world. */
const adding = (
  id: string,
  domains: readonly object[],
  prove: (domains: Record<string, unknown>[], world: World) => Promise<void> | void,
): ServiceClaim => freshClaim(id, async (world) => prove(await added(world, domains), world), { world: 'empty' });

/** One of the times: 0 is a value of its own, which stays and is not the smallest that is not 0. */
const time = (id: string, name: (typeof seconds)[number]): ServiceClaim =>
  field(id, name, (value) => isWhole(value) && valid.includes(Number(value)));
const zero = (id: string, name: (typeof seconds)[number]): ServiceClaim =>
  adding(id, [{ [name]: 0 }, {}], (domains) => everyHas(domains, name, (value) => value === 0));

/** A list of addresses: 1000 characters together, and one more. */
const combined = (id: string, name: 'master_ips' | 'axfr_ips'): ServiceClaim => {
  const most = Array.from({ length: 100 }, (_, index) => `10.0.${index < 50 ? 10 : 11}.${10 + (index % 50)}`);
  const slave = { type: 'slave', master_ips: ['192.0.2.1'] };
  return adding(id, [{ ...slave, [name]: most }], async (domains) => {
    assert.deepEqual(
      domains.map((domain) => domain[name]),
      [most],
    );
    await refuses({ ...slave, [name]: [...most.slice(1), '10.0.10.200'] }, new RegExp(name));
  });
};

export const claims: readonly ServiceClaim[] = [
  field('DOM-01', 'id', isWhole),
  serviceClaim('DOM-02', async (world) => {
    assert.deepEqual(new Set((await shown(world)).map(({ type }) => type)), new Set(['master', 'slave']));
    for (const type of ['native', 'Master', '']) await refuses({ type }, /type/);
  }),
  serviceClaim('DOM-03', async (world) => {
    assert.deepEqual(new Set((await shown(world)).map(({ status }) => status)), new Set(['active', 'disabled']));
    for (const status of ['edit_mode', 'Active', '']) await refuses({ status }, /status/);
  }),
  adding(
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
        await refuses({ domain }, /domain/);
    },
  ),
  field('DOM-05', 'group', isText),
  serviceClaim('DOM-06', async (world) => {
    everyHas(await shown(world), 'tags', (tags) => Array.isArray(tags) && tags.every(isText));
    const [first] = await taggedOf(world, 'domain', world.fixtures.tag);
    assert.ok(Array.isArray(first?.['tags']) && first['tags'].includes(world.fixtures.tag));
  }),
  field('DOM-07', 'description', isText),
  serviceClaim('DOM-08', async (world) => {
    const domains = await shown(world);
    everyHas(domains, 'soa_email', isText);
    assert.ok(domains.some(({ soa_email }) => soa_email === 'hostmaster@example.com'));
  }),
  field('DOM-09', 'master_ips', (ips) => Array.isArray(ips) && ips.every(isText)),
  field('DOM-10', 'axfr_ips', (ips) => Array.isArray(ips) && ips.every(isText)),
  time('DOM-11', 'retry_sec'),
  time('DOM-12', 'expire_sec'),
  time('DOM-13', 'refresh_sec'),
  time('DOM-14', 'ttl_sec'),
  serviceClaim('DOM-15', async (world) => {
    for (const domain of await shown(world)) assert.deepEqual(Object.keys(domain).sort(), [...fields].sort());
    await filtersNone(world, `/v4/tags/${world.fixtures.tag}`, fields);
  }),
  serviceClaim('DOM-16', async ({ units }) => {
    const domains = [{ domain: 'twice.example' }];
    await refusesWorld({ domains }, /twice\.example/, { domains });
    const again = units('write', async ({ db }) => {
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
    await assert.rejects(again, /unique/i);
  }),
  adding(
    'DOM-17',
    [{ soa_email: 'a@example.com' }, { type: 'slave', master_ips: ['192.0.2.1'], soa_email: '' }],
    async (domains) => {
      assert.deepEqual(
        domains.map(({ soa_email }) => soa_email),
        ['a@example.com', ''],
      );
      await refuses({ type: 'master', soa_email: '' }, /soa_email/);
    },
  ),
  adding('DOM-18', [{ type: 'slave', master_ips: ['192.0.2.1'] }, { master_ips: [] }], async (domains) => {
    assert.deepEqual(
      domains.map(({ master_ips }) => master_ips),
      [['192.0.2.1'], []],
    );
    await refuses({ type: 'slave', master_ips: [] }, /master_ips/);
    await refuses({ type: 'slave' }, /master_ips/);
  }),
  combined('DOM-19', 'master_ips'),
  combined('DOM-20', 'axfr_ips'),
  zero('DOM-21', 'retry_sec'),
  zero('DOM-22', 'expire_sec'),
  zero('DOM-23', 'refresh_sec'),
  adding('DOM-24', [{ ttl_sec: 0 }, { ttl_sec: 300 }], async (domains, { client }) => {
    assert.deepEqual(
      domains.map(({ ttl_sec }) => ttl_sec),
      [0, 300],
    );
    const ttls = [];
    for (const { id } of domains)
      ttls.push(
        (
          await accepted(
            client(addedToken).domains.createDomainRecord({
              path: { domainId: Number(id) },
              body: { type: 'TXT', target: 'text' },
            }),
          )
        ).ttl_sec,
      );
    assert.deepEqual(ttls, [86_400, 300]);
  }),
  adding(
    'DOM-25',
    valid.map((each) => ({ retry_sec: each, expire_sec: each, refresh_sec: each, ttl_sec: each })),
    (domains) => {
      for (const name of seconds)
        assert.deepEqual(
          domains.map((domain) => domain[name]),
          valid,
        );
    },
  ),
  adding(
    'DOM-26',
    [1, 300, 301, 3601, 86_399, 86_401, 2_419_199, 2_419_201, 10_000_000].map((each) => ({
      retry_sec: each,
      expire_sec: each,
      refresh_sec: each,
      ttl_sec: each,
    })),
    async (domains) => {
      for (const name of seconds)
        assert.deepEqual(
          domains.map((domain) => domain[name]),
          [300, 300, 3600, 7200, 86_400, 172_800, 2_419_200, 2_419_200, 2_419_200],
        );
      for (const name of seconds) await refuses({ [name]: -1 }, new RegExp(name));
    },
  ),
];
