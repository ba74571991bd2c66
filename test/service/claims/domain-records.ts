// Claims about domain records: their fields and operations.

import assert from 'node:assert/strict';
import type { DomainRecord } from '@cloud-api/types';
import {
  expectSuccess,
  expectRawSuccess,
  assertAllHave,
  isString,
  isTime,
  isInteger,
  asRecord,
  expectError,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import {
  createRecord,
  createRecordRaw,
  createExamples,
  expectRecordCreated,
  newName,
  expectRecordError,
  recordResponses,
  recordTypes,
} from './helpers/domain-record-requests.ts';
import { assertScope } from './helpers/assert-scope.ts';

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

/** Creates a claim about a field in every response that contains a record. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (testService) =>
    assertAllHave((await recordResponses(testService)).map(asRecord), name, isValid),
  );

/** Creates a claim that only some record types have a field; the others return `emptyValue`. */
const typeSpecificFieldClaim = (
  id: string,
  name: keyof DomainRecord,
  typesWithField: readonly string[],
  emptyValue: number | string,
): ServiceClaim =>
  serviceClaim(id, async (testService) => {
    const records = await recordResponses(testService);
    for (const record of records) {
      assert.equal(typeof record[name], typeof emptyValue);
      if (typeof emptyValue === 'number') assert.ok(isInteger(record[name]));
      if (!typesWithField.includes(record.type)) assert.equal(record[name], emptyValue, JSON.stringify(record));
    }
    for (const type of typesWithField)
      assert.ok(
        records.some((record) => record.type === type && record[name] !== emptyValue),
        type,
      );
  });

/** Creates a claim that other record types reject a field unless its value is empty. */
const rejectedOnOtherTypesClaim = (
  id: string,
  name: string,
  typesWithField: readonly string[],
  value: number | string,
): ServiceClaim =>
  serviceClaim(id, async (testService) => {
    for (const [type, body] of Object.entries(createExamples())) {
      if (typesWithField.includes(type)) {
        await expectRawSuccess(createRecordRaw(testService, { ...body, name: newName(), [name]: value }));
      } else {
        await expectRecordError(testService, { ...body, [name]: value }, name);
        await expectRawSuccess(
          createRecordRaw(testService, { ...body, name: newName(), [name]: typeof value === 'number' ? 0 : '' }),
        );
      }
    }
  });

export const claims: readonly ServiceClaim[] = [
  fieldClaim('REC-01', 'id', isInteger),
  fieldClaim('REC-02', 'created', isTime),
  fieldClaim('REC-03', 'updated', isTime),
  serviceClaim('REC-04', async (testService) => {
    const records = await recordResponses(testService);
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
  serviceClaim('REC-05', async (testService) => {
    assertAllHave((await recordResponses(testService)).map(asRecord), 'name', isString);
    const name = newName();
    assert.equal((await expectRecordCreated(testService, { type: 'A', name, target: '192.0.2.1' })).name, name);
    assert.equal((await expectRecordCreated(testService, { type: 'A', target: '192.0.2.1' })).name, '');
  }),
  serviceClaim('REC-06', async (testService) => {
    assertAllHave((await recordResponses(testService)).map(asRecord), 'target', isString);
    assert.equal(
      (await expectRecordCreated(testService, { type: 'TXT', target: ' as "sent"; ä ' })).target,
      ' as "sent"; ä ',
    );
  }),
  serviceClaim('REC-07', async (testService) => {
    assertAllHave((await recordResponses(testService)).map(asRecord), 'ttl_sec', (ttl) => ttls.includes(Number(ttl)));
    // The default is the domain's TTL, or one day if that is 0.
    assert.equal((await expectRecordCreated(testService, createExamples().A)).ttl_sec, 3600);
    assert.equal(
      (await expectRecordCreated(testService, createExamples().A, testService.fixtures.domain_without_mx_id)).ttl_sec,
      86400,
    );
  }),
  typeSpecificFieldClaim('REC-08', 'priority', ['MX', 'SRV'], 0),
  typeSpecificFieldClaim('REC-09', 'weight', ['SRV'], 0),
  typeSpecificFieldClaim('REC-10', 'port', ['SRV'], 0),
  typeSpecificFieldClaim('REC-11', 'service', ['SRV'], ''),
  typeSpecificFieldClaim('REC-12', 'protocol', ['SRV'], ''),
  typeSpecificFieldClaim('REC-13', 'tag', ['CAA'], ''),
  serviceClaim('REC-14', (testService) =>
    expectNotFilterable(testService, `/v4/domains/${testService.fixtures.domain_id}/records`, fields),
  ),
  serviceClaim('REC-15', async ({ client, raw, fixtures }) => {
    const page = await expectSuccess(client().domains.listDomainRecords({ path: { domainId: fixtures.domain_id } }));
    assert.deepEqual(Object.keys(page).sort(), ['data', 'page', 'pages', 'results']);
    for (const record of page.data) assert.deepEqual(Object.keys(record).sort(), [...fields].sort());
    assert.deepEqual(
      page.data.map(({ id }) => id),
      page.data.map(({ id }) => id).sort((a, b) => a - b),
    );
    await expectError(raw('GET', '/v4/domains/one/records', { token: fixtures.tokens.unrestricted }), 404);
  }),
  freshServiceClaim('REC-16', async (testService) => {
    const { client, raw, fixtures } = testService;
    for (let count = 0; count < 28; count++)
      await expectRecordCreated(testService, createExamples().TXT, fixtures.domain_without_mx_id);
    const page = (number: number) =>
      expectSuccess(
        client().domains.listDomainRecords({
          path: { domainId: fixtures.domain_without_mx_id },
          query: { page: number, page_size: 25 },
        }),
      );
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.data.length, first.page, first.pages, first.results], [25, 1, 2, 29]);
    assert.deepEqual([second.data.length, second.page, second.pages, second.results], [4, 2, 2, 29]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 29);
    await expectError(
      raw('GET', `/v4/domains/${fixtures.domain_id}/records?page=0&page_size=501`, {
        token: fixtures.tokens.unrestricted,
      }),
      400,
      'page',
      'page_size',
    );
  }),
  serviceClaim('REC-17', ({ raw, fixtures }) =>
    assertScope('domains:read_only', (request) => raw('GET', `/v4/domains/${fixtures.domain_id}/records`, request)),
  ),
  serviceClaim('REC-18', async (testService) => {
    const response = await createRecordRaw(testService, createExamples().A);
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(asRecord(response.json)).sort(), [...fields].sort());
    await expectError(
      testService.raw('POST', '/v4/domains/one/records', {
        token: testService.fixtures.tokens.unrestricted,
        body: createExamples().A,
      }),
      404,
    );
  }),
  serviceClaim('REC-19', async (testService) => {
    const requestBody = {
      type: 'SRV',
      service: '_xmpp.',
      protocol: '_udp',
      target: 'xmpp.example.org',
      ttl_sec: 7200,
      priority: 3,
      weight: 4,
      port: 5,
    } as const;
    const record = await expectRecordCreated(testService, requestBody);
    assert.deepEqual({ ...record, ...requestBody }, record);
    const caa = { type: 'CAA', name: newName(), tag: 'iodef', target: 'mailto:a@example.com' } as const;
    const caaRecord = await expectRecordCreated(testService, caa);
    assert.deepEqual({ ...caaRecord, ...caa }, caaRecord);
    const invalidValues = {
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
    await expectRecordError(testService, invalidValues, ...Object.keys(invalidValues));
  }),
  serviceClaim('REC-21', ({ raw, fixtures }) =>
    assertScope('domains:read_write', (request) =>
      raw('POST', `/v4/domains/${fixtures.domain_id}/records`, { ...request, body: {} }),
    ),
  ),
  serviceClaim('REC-22', async (testService) => {
    for (const type of recordTypes)
      assert.equal((await expectRecordCreated(testService, createExamples()[type])).type, type);
    for (const type of ['SOA', 'SPF', 'a', 'Aaaa', '', 'ANY', null, 1])
      await expectRecordError(testService, { type, name: 'x', target: 'www.example.net' }, 'type');
    await expectRecordError(testService, { name: 'x', target: 'www.example.net' }, 'type');
  }),
  serviceClaim('REC-23', async (testService) => {
    for (const ttl_sec of ttls)
      assert.equal((await expectRecordCreated(testService, { ...createExamples().TXT, ttl_sec })).ttl_sec, ttl_sec);
  }),
  serviceClaim('REC-24', async (testService) => {
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
      assert.equal(
        (await expectRecordCreated(testService, { ...createExamples().TXT, ttl_sec })).ttl_sec,
        expected,
        `${ttl_sec}`,
      );
    for (const ttl_sec of [-1, 1.5, 299.5, '300', null])
      await expectRecordError(testService, { ...createExamples().TXT, ttl_sec }, 'ttl_sec');
  }),
  rejectedOnOtherTypesClaim('REC-58', 'priority', ['MX', 'SRV'], 7),
  rejectedOnOtherTypesClaim('REC-59', 'weight', ['SRV'], 7),
  rejectedOnOtherTypesClaim('REC-60', 'port', ['SRV'], 7),
  rejectedOnOtherTypesClaim('REC-61', 'service', ['SRV'], 'http'),
  rejectedOnOtherTypesClaim('REC-62', 'protocol', ['SRV'], 'tcp'),
  rejectedOnOtherTypesClaim('REC-63', 'tag', ['CAA'], 'issue'),
  serviceClaim('REC-65', async (testService) => {
    for (const body of Object.values(createExamples())) {
      const { id, created, updated } = await expectRecordCreated(testService, body);
      assert.ok(isInteger(id) && id > 0);
      assert.deepEqual(
        [created, updated].map((time) => Date.parse(time)),
        [testService.clock.now().getTime(), testService.clock.now().getTime()],
      );
    }
  }),
  freshServiceClaim('REC-66', async (testService) => {
    const { domain_without_mx_id: domain_id } = testService.fixtures;
    const value =
      '{"created":"2030-01-15T10:20:30Z","updated":"2030-01-15T10:20:30Z","name":"many","target":"x","ttl_sec":300,"priority":0,"weight":0,"port":0,"service":"","protocol":"","tag":""}';
    await testService.runUnit('write', async ({ db }) => {
      // The domain already has records; two more can be created.
      for (let remaining = 11_997; remaining > 0; remaining -= 2000) {
        await db
          .insertInto('domain_records')
          .values(
            Array.from({ length: Math.min(2000, remaining) }, () => ({
              domain_id,
              type: 'TXT' as const,
              name: 'many',
              value,
            })),
          )
          .execute();
      }
    });
    const concurrentResults = await Promise.all(
      Array.from({ length: 5 }, () => createRecord(testService, createExamples().A, domain_id)),
    );
    assert.equal(concurrentResults.filter(({ ok }) => ok).length, 2);
    for (const rejected of concurrentResults.filter(({ ok }) => !ok)) await expectError(Promise.resolve(rejected), 400);
    await expectError(createRecord(testService, createExamples().TXT, domain_id), 400);
    const { results } = await expectSuccess(
      testService.client().domains.listDomainRecords({ path: { domainId: domain_id }, query: { page_size: 25 } }),
    );
    assert.equal(results, 12_000);
    await expectRecordCreated(testService, createExamples().A);
  }),
  serviceClaim('REC-67', async (testService) => {
    for (const domainId of [999_999, 3101]) {
      await expectError(createRecord(testService, createExamples().A, domainId), 404);
      await expectError(testService.client().domains.listDomainRecords({ path: { domainId } }), 404);
    }
  }),
  serviceClaim('REC-69', async (testService) => {
    const slave = 3003;
    for (const body of Object.values(createExamples())) {
      const reasons = await expectError(createRecord(testService, body, slave), 400);
      assert.deepEqual(reasons, ['A slave domain is a read-only copy of its master; create the record there.']);
    }
    const { results } = await expectSuccess(
      testService.client().domains.listDomainRecords({ path: { domainId: slave } }),
    );
    assert.equal(results, 0);
    await expectRecordCreated(testService, createExamples().A);
  }),
];
