// Claims about managed services.

import assert from 'node:assert/strict';
import { formatTimestamp } from '../../../src/service/clock.ts';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from './helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { anArray, anInteger, aTime, valueAt, createFieldClaims, equals } from './helpers/field-claims.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { fetchPage, expectPagination } from './helpers/pages.ts';
import { assertScope } from './helpers/assert-scope.ts';
import { minute, advanceTime } from './helpers/advance-time.ts';

const path = '/v4/managed/services';

const minimalBody = { label: 'shop', service_type: 'url', address: 'https://shop.example.com/', timeout: 30 } as const;

const completeBody = {
  ...minimalBody,
  address: 'http://192.168.10.5:8080/health?deep=1',
  body: 'all is well',
  region: 'eu-central',
  consultation_group: 'on-call',
  notes: 'Restart it.',
  credentials: [9991, 9992],
} as const;

const post = (
  { raw, fixtures }: TestService,
  body: unknown,
  token = fixtures.tokens.unrestricted,
): Promise<RawResponse> => raw('POST', path, { token, body });

const listServices = async ({ client }: TestService) =>
  (await expectSuccess(client().managed.listManagedServices({ query: { page_size: 500 } }))).data;

/** Creates a claim about a field in every response that contains a service. */
const fieldClaim = createFieldClaims({
  POST: ({ client }) =>
    expectSuccess(
      client().managed.createManagedService({ body: { ...completeBody, credentials: [...completeBody.credentials] } }),
    ),
  GET: async (testService) => (await listServices(testService)).findLast(({ notes }) => notes === completeBody.notes),
});

/** Asserts that a service is created and listed with a value. */
async function expectAccepted(
  testService: TestService,
  body: object,
  fieldName: string,
  expected: unknown,
): Promise<void> {
  const createdService = await expectRawSuccess(post(testService, { ...minimalBody, ...body }));
  assert.deepEqual(createdService[fieldName], expected);
  assert.deepEqual(
    valueAt(
      (await listServices(testService)).find(({ id }) => id === createdService['id']),
      fieldName,
    ),
    expected,
  );
}

const expectRejection = (testService: TestService, body: object, ...fields: readonly string[]): Promise<unknown> =>
  expectError(post(testService, { ...minimalBody, ...body }), 400, ...fields);

/** Asserts that only unrestricted users are allowed. */
async function assertUnrestrictedOnly(
  { fixtures: { tokens } }: TestService,
  send: (token: string) => Promise<RawResponse>,
): Promise<void> {
  for (const token of [tokens.restricted, tokens.restricted_compute_rw, tokens.restricted_compute_ro])
    await expectError(send(token), 403);
  await expectRawSuccess(send(tokens.unrestricted));
}

export const claims: readonly ServiceClaim[] = [
  fieldClaim('MSV-01', 'id', anInteger),
  fieldClaim('MSV-02', 'created', aTime),
  fieldClaim('MSV-03', 'updated', aTime),
  fieldClaim('MSV-04', 'status', equals('pending')),
  fieldClaim('MSV-05', 'label', equals(completeBody.label)),
  fieldClaim('MSV-06', 'service_type', equals(completeBody.service_type)),
  fieldClaim('MSV-07', 'address', equals(completeBody.address)),
  fieldClaim('MSV-08', 'timeout', equals(completeBody.timeout)),
  fieldClaim('MSV-09', 'body', equals(completeBody.body)),
  serviceClaim('MSV-10', async (testService) => {
    await expectAccepted(testService, { address: completeBody.address, region: 'eu-central' }, 'region', 'eu-central');
    await expectAccepted(testService, {}, 'region', '');
  }),
  fieldClaim('MSV-11', 'consultation_group', equals(completeBody.consultation_group)),
  fieldClaim('MSV-12', 'notes', equals(completeBody.notes)),
  fieldClaim('MSV-13', 'credentials', equals(completeBody.credentials)),
  serviceClaim('MSV-14', (testService) =>
    expectNotFilterable(testService, path, [
      'id',
      'created',
      'updated',
      'status',
      'label',
      'service_type',
      'address',
      'timeout',
      'body',
      'region',
    ]),
  ),
  serviceClaim('MSV-15', async (testService) => {
    const { data } = await fetchPage(testService, path.replace('/v4', ''));
    assert.ok(data.length > 0);
    for (const service of data) {
      assert.deepEqual(Object.keys(service).sort(), [
        'address',
        'body',
        'consultation_group',
        'created',
        'credentials',
        'id',
        'label',
        'notes',
        'region',
        'service_type',
        'status',
        'timeout',
        'updated',
      ]);
    }
  }),
  serviceClaim('MSV-16', async (testService) => {
    for (let count = 0; count < 28; count++) await expectRawSuccess(post(testService, minimalBody));
    await expectPagination(testService, path.replace('/v4', ''));
  }),
  serviceClaim('MSV-17', ({ raw }) => assertScope('account:read_only', ({ token }) => raw('GET', path, { token }))),
  serviceClaim('MSV-18', (testService) =>
    assertUnrestrictedOnly(testService, (token) => testService.raw('GET', path, { token })),
  ),
  serviceClaim('MSV-19', async (testService) => {
    const createdResponse = await expectSuccess(
      testService.client().managed.createManagedService({ body: minimalBody }),
    );
    assert.deepEqual(
      (await listServices(testService)).find(({ id }) => id === createdResponse.id),
      createdResponse,
    );
  }),
  serviceClaim('MSV-20', async (testService) => {
    await expectAccepted(testService, { address: 'tcp://example.com:25' }, 'address', 'tcp://example.com:25');
    await expectAccepted(testService, { label: 'another' }, 'label', 'another');
    await expectAccepted(testService, { service_type: 'tcp' }, 'service_type', 'tcp');
    await expectAccepted(testService, { timeout: 1 }, 'timeout', 1);
    await expectAccepted(testService, { body: 'expected' }, 'body', 'expected');
    await expectAccepted(testService, { consultation_group: 'group' }, 'consultation_group', 'group');
    await expectAccepted(testService, { credentials: [1, 2] }, 'credentials', [1, 2]);
    await expectAccepted(testService, { notes: 'noted' }, 'notes', 'noted');
    await expectAccepted(testService, { address: 'http://10.0.0.1', region: 'us-east' }, 'region', 'us-east');
    for (const name of ['address', 'label', 'service_type', 'body', 'consultation_group', 'notes'])
      await expectRejection(testService, { [name]: 5 }, name);
    await expectRejection(testService, { timeout: '30' }, 'timeout');
    await expectRejection(testService, { credentials: 'none' }, 'credentials');
    await expectError(post(testService, {}), 400, 'address', 'label', 'service_type', 'timeout');
  }),
  serviceClaim('MSV-22', ({ raw }) =>
    assertScope('account:read_write', ({ token }) => raw('POST', path, { token, body: minimalBody })),
  ),
  serviceClaim('MSV-23', (testService) =>
    assertUnrestrictedOnly(testService, (token) => post(testService, minimalBody, token)),
  ),
  serviceClaim('MSV-24', async (testService) => {
    for (const address of ['https://example.com/?a=1&b=%20c', 'https://example.com/path?x'])
      await expectAccepted(testService, { address }, 'address', address);
  }),
  serviceClaim('MSV-25', async (testService) => {
    await expectAccepted(
      testService,
      { address: 'https://example.com/page#part' },
      'address',
      'https://example.com/page',
    );
    await expectAccepted(
      testService,
      { address: 'https://example.com/page?x=1#part?y=2#more' },
      'address',
      'https://example.com/page?x=1',
    );
    await expectAccepted(testService, { address: 'https://example.com#' }, 'address', 'https://example.com');
  }),
  serviceClaim('MSV-26', async (testService) => {
    for (const host of [
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1:8080',
      '[fd00::1]',
      '[fc00::7]:80',
      'user@10.1.2.3',
    ]) {
      await expectRejection(testService, { address: `https://${host}/health` }, 'region');
      await expectRejection(testService, { address: `https://${host}/health`, region: '' }, 'region');
      await expectAccepted(
        testService,
        { address: `https://${host}/health`, region: 'eu-central' },
        'region',
        'eu-central',
      );
    }
  }),
  serviceClaim('MSV-27', async (testService) => {
    for (const host of ['example.com', '203.0.113.7', '172.32.0.1', '[2001:db8::1]', '10.example.com']) {
      await expectRejection(testService, { address: `https://${host}/health`, region: 'eu-central' }, 'region');
      await expectAccepted(testService, { address: `https://${host}/health` }, 'region', '');
    }
  }),
  serviceClaim('MSV-28', async (testService) => {
    for (const timeout of [1, 30, 86_400]) await expectAccepted(testService, { timeout }, 'timeout', timeout);
    for (const timeout of [0, -1, 1.5, '30', null, true]) await expectRejection(testService, { timeout }, 'timeout');
  }),
  serviceClaim('MSV-29', async (testService) => {
    for (const credentials of [[], [7], [1, 2, 3]])
      await expectAccepted(testService, { credentials }, 'credentials', credentials);
    await expectRejection(testService, { credentials: ['7'] }, 'credentials.0');
    await expectRejection(testService, { credentials: [7, 1.5] }, 'credentials.1');
    anArray((await expectRawSuccess(post(testService, minimalBody)))['credentials'], undefined);
  }),
  serviceClaim('MSV-30', async (testService) => {
    const createdResponse = await expectSuccess(
      testService.client().managed.createManagedService({ body: { ...minimalBody, label: 'begins' } }),
    );
    assert.equal(createdResponse.label, 'begins');
    assert.equal(createdResponse.created, formatTimestamp(testService.clock.now()));
    assert.deepEqual(
      (await listServices(testService)).find(({ id }) => id === createdResponse.id),
      createdResponse,
    );
    await advanceTime(testService, minute);
    assert.equal((await listServices(testService)).find(({ id }) => id === createdResponse.id)?.status, 'ok');
  }),
];
