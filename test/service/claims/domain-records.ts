// Claims about domain records: their fields, and the operations on them.

import assert from 'node:assert/strict';
import type { DomainRecord } from '@cloud-api/types';
import { accepted, acceptedRaw, everyHas, isText, isTime, isWhole, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { create, createRaw, examples, made, newName, refusedRecord, shownRecords, types } from './recording.ts';
import { needsScope } from './scopes.ts';

const fields = [
  'id',
  'created',
  'updated',
  'type',
  'name',
  'target',
  'ttl_sec',
  'priority',
  'weight',
  'port',
  'service',
  'protocol',
  'tag',
];
const ttls = [300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200];

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas((await shownRecords(world)).map(memberwise), name, holds));

/** A field that only some types have: their own value, and `none` on every other. */
const ofTypes = (
  id: string,
  name: keyof DomainRecord,
  having: readonly string[],
  none: number | string,
): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const records = await shownRecords(world);
    for (const record of records) {
      assert.equal(typeof record[name], typeof none);
      if (typeof none === 'number') assert.ok(isWhole(record[name]));
      if (!having.includes(record.type)) assert.equal(record[name], none, JSON.stringify(record));
    }
    for (const type of having)
      assert.ok(
        records.some((record) => record.type === type && record[name] !== none),
        type,
      );
  });

/** A field that is refused on every type but these; what means nothing is not. */
const onlyOn = (id: string, name: string, having: readonly string[], value: number | string): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const [type, body] of Object.entries(examples())) {
      if (having.includes(type)) {
        await acceptedRaw(createRaw(world, { ...body, name: newName(), [name]: value }));
      } else {
        await refusedRecord(world, { ...body, [name]: value }, name);
        await acceptedRaw(createRaw(world, { ...body, name: newName(), [name]: typeof value === 'number' ? 0 : '' }));
      }
    }
  });

export const claims: readonly ServiceClaim[] = [
  field('REC-01', 'id', isWhole),
  field('REC-02', 'created', isTime),
  field('REC-03', 'updated', isTime),
  serviceClaim('REC-04', async (world) => {
    const records = await shownRecords(world);
    assert.deepEqual([...new Set(records.map(({ type }) => type))].sort(), [
      'A',
      'AAAA',
      'CAA',
      'CNAME',
      'MX',
      'NS',
      'PTR',
      'SRV',
      'TXT',
    ]);
  }),
  serviceClaim('REC-05', async (world) => {
    everyHas((await shownRecords(world)).map(memberwise), 'name', isText);
    const name = newName();
    assert.equal((await made(world, { type: 'A', name, target: '192.0.2.1' })).name, name);
    assert.equal((await made(world, { type: 'A', target: '192.0.2.1' })).name, '');
  }),
  serviceClaim('REC-06', async (world) => {
    everyHas((await shownRecords(world)).map(memberwise), 'target', isText);
    assert.equal((await made(world, { type: 'TXT', target: ' as "sent"; ä ' })).target, ' as "sent"; ä ');
  }),
  serviceClaim('REC-07', async (world) => {
    everyHas((await shownRecords(world)).map(memberwise), 'ttl_sec', (ttl) => ttls.includes(Number(ttl)));
    // One that is left out is that of the domain, or what 0 means there.
    assert.equal((await made(world, examples().A)).ttl_sec, 3600);
    assert.equal((await made(world, examples().A, world.fixtures.domain_without_mx_id)).ttl_sec, 86400);
  }),
  ofTypes('REC-08', 'priority', ['MX', 'SRV'], 0),
  ofTypes('REC-09', 'weight', ['SRV'], 0),
  ofTypes('REC-10', 'port', ['SRV'], 0),
  ofTypes('REC-11', 'service', ['SRV'], ''),
  ofTypes('REC-12', 'protocol', ['SRV'], ''),
  ofTypes('REC-13', 'tag', ['CAA'], ''),
  serviceClaim('REC-14', (world) => filtersNone(world, `/v4/domains/${world.fixtures.domain_id}/records`, fields)),
  serviceClaim('REC-15', async ({ client, raw, fixtures }) => {
    const page = await accepted(client().domains.listDomainRecords({ path: { domainId: fixtures.domain_id } }));
    assert.deepEqual(Object.keys(page).sort(), ['data', 'page', 'pages', 'results']);
    for (const record of page.data) assert.deepEqual(Object.keys(record).sort(), [...fields].sort());
    assert.deepEqual(
      page.data.map(({ id }) => id),
      page.data.map(({ id }) => id).sort((a, b) => a - b),
    );
    await refused(raw('GET', '/v4/domains/one/records', { token: fixtures.tokens.unrestricted }), 404);
  }),
  freshClaim('REC-16', async (world) => {
    const { client, raw, fixtures } = world;
    for (let count = 0; count < 28; count++) await made(world, examples().TXT, fixtures.domain_without_mx_id);
    const page = (number: number) =>
      accepted(
        client().domains.listDomainRecords({
          path: { domainId: fixtures.domain_without_mx_id },
          query: { page: number, page_size: 25 },
        }),
      );
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.data.length, first.page, first.pages, first.results], [25, 1, 2, 29]);
    assert.deepEqual([second.data.length, second.page, second.pages, second.results], [4, 2, 2, 29]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 29);
    await refused(
      raw('GET', `/v4/domains/${fixtures.domain_id}/records?page=0&page_size=501`, {
        token: fixtures.tokens.unrestricted,
      }),
      400,
      'page',
      'page_size',
    );
  }),
  serviceClaim('REC-17', ({ raw, fixtures }) =>
    needsScope('domains:read_only', (request) => raw('GET', `/v4/domains/${fixtures.domain_id}/records`, request)),
  ),
  serviceClaim('REC-18', async (world) => {
    const answer = await createRaw(world, examples().A);
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(memberwise(answer.json)).sort(), [...fields].sort());
    await refused(
      world.raw('POST', '/v4/domains/one/records', { token: world.fixtures.tokens.unrestricted, body: examples().A }),
      404,
    );
  }),
  serviceClaim('REC-19', async (world) => {
    const sent = {
      type: 'SRV',
      service: '_xmpp.',
      protocol: '_udp',
      target: 'xmpp.example.org',
      ttl_sec: 7200,
      priority: 3,
      weight: 4,
      port: 5,
    } as const;
    const record = await made(world, sent);
    assert.deepEqual({ ...record, ...sent }, record);
    const caa = { type: 'CAA', name: newName(), tag: 'iodef', target: 'mailto:a@example.com' } as const;
    const other = await made(world, caa);
    assert.deepEqual({ ...other, ...caa }, other);
    const wrong = {
      type: 1,
      name: 1,
      port: 'x',
      priority: 'x',
      protocol: 1,
      service: 1,
      tag: 1,
      target: 1,
      ttl_sec: 'x',
      weight: 'x',
    };
    await refusedRecord(world, wrong, ...Object.keys(wrong));
  }),
  serviceClaim('REC-21', ({ raw, fixtures }) =>
    needsScope('domains:read_write', (request) =>
      raw('POST', `/v4/domains/${fixtures.domain_id}/records`, { ...request, body: {} }),
    ),
  ),
  serviceClaim('REC-22', async (world) => {
    for (const type of types) assert.equal((await made(world, examples()[type])).type, type);
    for (const type of ['SOA', 'SPF', 'a', 'Aaaa', '', 'ANY', null, 1])
      await refusedRecord(world, { type, name: 'x', target: 'www.example.net' }, 'type');
    await refusedRecord(world, { name: 'x', target: 'www.example.net' }, 'type');
  }),
  serviceClaim('REC-23', async (world) => {
    for (const ttl_sec of ttls) assert.equal((await made(world, { ...examples().TXT, ttl_sec })).ttl_sec, ttl_sec);
  }),
  serviceClaim('REC-24', async (world) => {
    const rounded = [
      [400, 300],
      [3500, 3600],
      [0, 300],
      [1, 300],
      [1949, 300],
      [1950, 3600],
      [5399, 3600],
      [5400, 7200],
      [1_814_399, 1_209_600],
      [1_814_400, 2_419_200],
      [2_419_201, 2_419_200],
      [4_000_000_000, 2_419_200],
    ] as const;
    for (const [ttl_sec, expected] of rounded)
      assert.equal((await made(world, { ...examples().TXT, ttl_sec })).ttl_sec, expected, `${ttl_sec}`);
    for (const ttl_sec of [-1, 1.5, 299.5, '300', null])
      await refusedRecord(world, { ...examples().TXT, ttl_sec }, 'ttl_sec');
  }),
  onlyOn('REC-58', 'priority', ['MX', 'SRV'], 7),
  onlyOn('REC-59', 'weight', ['SRV'], 7),
  onlyOn('REC-60', 'port', ['SRV'], 7),
  onlyOn('REC-61', 'service', ['SRV'], 'http'),
  onlyOn('REC-62', 'protocol', ['SRV'], 'tcp'),
  onlyOn('REC-63', 'tag', ['CAA'], 'issue'),
  serviceClaim('REC-65', async (world) => {
    for (const body of Object.values(examples())) {
      const { id, created, updated } = await made(world, body);
      assert.ok(isWhole(id) && id > 0);
      assert.deepEqual(
        [created, updated].map((time) => Date.parse(time)),
        [world.clock.now().getTime(), world.clock.now().getTime()],
      );
    }
  }),
  freshClaim('REC-66', async (world) => {
    const { domain_without_mx_id: domain_id } = world.fixtures;
    const value =
      '{"created":"2030-01-15T10:20:30Z","updated":"2030-01-15T10:20:30Z","name":"many","target":"x","ttl_sec":300,"priority":0,"weight":0,"port":0,"service":"","protocol":"","tag":""}';
    await world.units('write', async ({ db }) => {
      // The domain has one already; two are left to create.
      for (let left = 11_997; left > 0; left -= 2000) {
        await db
          .insertInto('domain_records')
          .values(
            Array.from({ length: Math.min(2000, left) }, () => ({
              domain_id,
              type: 'TXT' as const,
              name: 'many',
              value,
            })),
          )
          .execute();
      }
    });
    const race = await Promise.all(Array.from({ length: 5 }, () => create(world, examples().A, domain_id)));
    assert.equal(race.filter(({ ok }) => ok).length, 2);
    for (const lost of race.filter(({ ok }) => !ok)) await refused(Promise.resolve(lost), 400);
    await refused(create(world, examples().TXT, domain_id), 400);
    const { results } = await accepted(
      world.client().domains.listDomainRecords({ path: { domainId: domain_id }, query: { page_size: 25 } }),
    );
    assert.equal(results, 12_000);
    await made(world, examples().A);
  }),
  serviceClaim('REC-67', async (world) => {
    for (const domainId of [999_999, 3101]) {
      await refused(create(world, examples().A, domainId), 404);
      await refused(world.client().domains.listDomainRecords({ path: { domainId } }), 404);
    }
  }),
  serviceClaim('REC-69', async (world) => {
    const slave = 3003;
    for (const body of Object.values(examples())) {
      const reasons = await refused(create(world, body, slave), 400);
      assert.deepEqual(reasons, ['A slave domain is a read-only copy of its master; create the record there.']);
    }
    const { results } = await accepted(world.client().domains.listDomainRecords({ path: { domainId: slave } }));
    assert.equal(results, 0);
    await made(world, examples().A);
  }),
];
