// Claims about managed services.

import assert from 'node:assert/strict';
import { timestamp } from '../../../src/service/time.ts';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { accepted, acceptedRaw, refused } from './answers.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { anArray, anInteger, aTime, at, fieldsOf, is } from './fields.ts';
import { filtersNone } from './filterless.ts';
import { pageAt, takesPages } from './pages.ts';
import { needsScope } from './scopes.ts';
import { minute, pass } from './work.ts';

const path = '/v4/managed/services';

const plain = { label: 'shop', service_type: 'url', address: 'https://shop.example.com/', timeout: 30 } as const;

const whole = {
  ...plain,
  address: 'http://192.168.10.5:8080/health?deep=1',
  body: 'all is well',
  region: 'eu-central',
  consultation_group: 'on-call',
  notes: 'Restart it.',
  credentials: [9991, 9992],
} as const;

const post = ({ raw, fixtures }: World, body: unknown, token = fixtures.tokens.unrestricted): Promise<RawResponse> =>
  raw('POST', path, { token, body });

const all = async ({ client }: World) =>
  (await accepted(client().managed.listManagedServices({ query: { page_size: 500 } }))).data;

/** Every response that returns a service. */
const field = fieldsOf({
  POST: ({ client }) =>
    accepted(client().managed.createManagedService({ body: { ...whole, credentials: [...whole.credentials] } })),
  GET: async (world) => (await all(world)).findLast(({ notes }) => notes === whole.notes),
});

/** A service is created with this, and is listed like that. */
async function takes(world: World, body: object, member: string, expected: unknown): Promise<void> {
  const made = await acceptedRaw(post(world, { ...plain, ...body }));
  assert.deepEqual(made[member], expected);
  assert.deepEqual(
    at(
      (await all(world)).find(({ id }) => id === made['id']),
      member,
    ),
    expected,
  );
}

const refuses = (world: World, body: object, ...fields: readonly string[]): Promise<unknown> =>
  refused(post(world, { ...plain, ...body }), 400, ...fields);

/** Only unrestricted users are served. */
async function unrestrictedOnly(
  { fixtures: { tokens } }: World,
  send: (token: string) => Promise<RawResponse>,
): Promise<void> {
  for (const token of [tokens.restricted, tokens.restricted_compute_rw, tokens.restricted_compute_ro])
    await refused(send(token), 403);
  await acceptedRaw(send(tokens.unrestricted));
}

export const claims: readonly ServiceClaim[] = [
  field('MSV-01', 'id', anInteger),
  field('MSV-02', 'created', aTime),
  field('MSV-03', 'updated', aTime),
  field('MSV-04', 'status', is('pending')),
  field('MSV-05', 'label', is(whole.label)),
  field('MSV-06', 'service_type', is(whole.service_type)),
  field('MSV-07', 'address', is(whole.address)),
  field('MSV-08', 'timeout', is(whole.timeout)),
  field('MSV-09', 'body', is(whole.body)),
  serviceClaim('MSV-10', async (world) => {
    await takes(world, { address: whole.address, region: 'eu-central' }, 'region', 'eu-central');
    await takes(world, {}, 'region', '');
  }),
  field('MSV-11', 'consultation_group', is(whole.consultation_group)),
  field('MSV-12', 'notes', is(whole.notes)),
  field('MSV-13', 'credentials', is(whole.credentials)),
  serviceClaim('MSV-14', (world) =>
    filtersNone(world, path, [
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
  serviceClaim('MSV-15', async (world) => {
    const { data } = await pageAt(world, path.replace('/v4', ''));
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
  serviceClaim('MSV-16', async (world) => {
    for (let count = 0; count < 28; count++) await acceptedRaw(post(world, plain));
    await takesPages(world, path.replace('/v4', ''));
  }),
  serviceClaim('MSV-17', ({ raw }) => needsScope('account:read_only', ({ token }) => raw('GET', path, { token }))),
  serviceClaim('MSV-18', (world) => unrestrictedOnly(world, (token) => world.raw('GET', path, { token }))),
  serviceClaim('MSV-19', async (world) => {
    const made = await accepted(world.client().managed.createManagedService({ body: plain }));
    assert.deepEqual(
      (await all(world)).find(({ id }) => id === made.id),
      made,
    );
  }),
  serviceClaim('MSV-20', async (world) => {
    await takes(world, { address: 'tcp://example.com:25' }, 'address', 'tcp://example.com:25');
    await takes(world, { label: 'another' }, 'label', 'another');
    await takes(world, { service_type: 'tcp' }, 'service_type', 'tcp');
    await takes(world, { timeout: 1 }, 'timeout', 1);
    await takes(world, { body: 'expected' }, 'body', 'expected');
    await takes(world, { consultation_group: 'group' }, 'consultation_group', 'group');
    await takes(world, { credentials: [1, 2] }, 'credentials', [1, 2]);
    await takes(world, { notes: 'noted' }, 'notes', 'noted');
    await takes(world, { address: 'http://10.0.0.1', region: 'us-east' }, 'region', 'us-east');
    for (const name of ['address', 'label', 'service_type', 'body', 'consultation_group', 'notes'])
      await refuses(world, { [name]: 5 }, name);
    await refuses(world, { timeout: '30' }, 'timeout');
    await refuses(world, { credentials: 'none' }, 'credentials');
    await refused(post(world, {}), 400, 'address', 'label', 'service_type', 'timeout');
  }),
  serviceClaim('MSV-22', ({ raw }) =>
    needsScope('account:read_write', ({ token }) => raw('POST', path, { token, body: plain })),
  ),
  serviceClaim('MSV-23', (world) => unrestrictedOnly(world, (token) => post(world, plain, token))),
  serviceClaim('MSV-24', async (world) => {
    for (const address of ['https://example.com/?a=1&b=%20c', 'https://example.com/path?x'])
      await takes(world, { address }, 'address', address);
  }),
  serviceClaim('MSV-25', async (world) => {
    await takes(world, { address: 'https://example.com/page#part' }, 'address', 'https://example.com/page');
    await takes(
      world,
      { address: 'https://example.com/page?x=1#part?y=2#more' },
      'address',
      'https://example.com/page?x=1',
    );
    await takes(world, { address: 'https://example.com#' }, 'address', 'https://example.com');
  }),
  serviceClaim('MSV-26', async (world) => {
    for (const host of [
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1:8080',
      '[fd00::1]',
      '[fc00::7]:80',
      'user@10.1.2.3',
    ]) {
      await refuses(world, { address: `https://${host}/health` }, 'region');
      await refuses(world, { address: `https://${host}/health`, region: '' }, 'region');
      await takes(world, { address: `https://${host}/health`, region: 'eu-central' }, 'region', 'eu-central');
    }
  }),
  serviceClaim('MSV-27', async (world) => {
    for (const host of ['example.com', '203.0.113.7', '172.32.0.1', '[2001:db8::1]', '10.example.com']) {
      await refuses(world, { address: `https://${host}/health`, region: 'eu-central' }, 'region');
      await takes(world, { address: `https://${host}/health` }, 'region', '');
    }
  }),
  serviceClaim('MSV-28', async (world) => {
    for (const timeout of [1, 30, 86_400]) await takes(world, { timeout }, 'timeout', timeout);
    for (const timeout of [0, -1, 1.5, '30', null, true]) await refuses(world, { timeout }, 'timeout');
  }),
  serviceClaim('MSV-29', async (world) => {
    for (const credentials of [[], [7], [1, 2, 3]]) await takes(world, { credentials }, 'credentials', credentials);
    await refuses(world, { credentials: ['7'] }, 'credentials.0');
    await refuses(world, { credentials: [7, 1.5] }, 'credentials.1');
    anArray((await acceptedRaw(post(world, plain)))['credentials'], undefined);
  }),
  serviceClaim('MSV-30', async (world) => {
    const made = await accepted(world.client().managed.createManagedService({ body: { ...plain, label: 'begins' } }));
    assert.equal(made.label, 'begins');
    assert.equal(made.created, timestamp(world.clock.now()));
    assert.deepEqual(
      (await all(world)).find(({ id }) => id === made.id),
      made,
    );
    await pass(world, minute);
    assert.equal((await all(world)).find(({ id }) => id === made.id)?.status, 'ok');
  }),
];
