// Claims about OAuth clients.

import assert from 'node:assert/strict';
import type { CreateOAuthClientBody } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, assertAllHave, isString, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { consentPage } from './helpers/authorization-requests.ts';
import { fetchPage, expectPagination } from './helpers/pages.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = '/account/oauth-clients';
const fields = ['id', 'status', 'label', 'redirect_uri', 'secret', 'thumbnail_url', 'public'];
const redirect_uri = 'https://app.example.com/callback';

const list = (service: TestService) =>
  expectSuccess(service.client().oauthClients.listOAuthClients({ query: { page_size: 500 } }));
const post = (service: TestService, body: CreateOAuthClientBody) =>
  service.client().oauthClients.createOAuthClient({ body });
const postRaw = (service: TestService, body: unknown) =>
  service.raw('POST', `/v4${path}`, { token: service.fixtures.tokens.unrestricted, body });

/** Returns clients from every response that contains one: list and POST. */
async function clientResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const created = await expectSuccess(post(service, { label: 'shown', redirect_uri }));
  return [created, ...(await list(service)).data].map(asRecord);
}

/** Creates a claim about a field in every response that contains a client. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await clientResponses(service), name, isValid));

/** Returns a client from the list. */
async function findListed(service: TestService, id: string): Promise<Record<string, unknown>> {
  return asRecord((await list(service)).data.find((client) => client.id === id));
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('OAC-01', async (service) => {
    const clients = await clientResponses(service);
    assertAllHave(clients, 'id', (id) => isString(id) && id !== '');
    assert.equal(new Set(clients.slice(1).map(({ id }) => id)).size, clients.length - 1);
    assert.ok(clients.some(({ id }) => id === service.fixtures.oauth.client_id));
  }),
  serviceClaim('OAC-02', async (service) => {
    const clients = await clientResponses(service);
    assert.deepEqual(new Set(clients.map(({ status }) => status)), new Set(['active', 'disabled', 'suspended']));
  }),
  serviceClaim('OAC-03', async (service) => {
    assertAllHave(
      await clientResponses(service),
      'label',
      (label) => typeof label === 'string' && label.length >= 1 && label.length <= 512,
    );
    const { data } = await fetchPage(service, path, undefined, { label: 'Disabled app' });
    assert.deepEqual(
      data.map(({ id }) => id),
      ['0d5b7e9f3a1c8246e0b2'],
    );
    await expectError(post(service, { label: 'a'.repeat(513), redirect_uri }), 400, 'label');
  }),
  fieldClaim('OAC-04', 'redirect_uri', (uri) => isString(uri) && URL.canParse(String(uri))),
  serviceClaim('OAC-05', async (service) => {
    const created = await expectSuccess(post(service, { label: 'secret', redirect_uri }));
    assert.match(created.secret, /^[0-9a-f]{32,}$/);
    assertAllHave((await list(service)).data.map(asRecord), 'secret', (secret) => secret === '<REDACTED>');
    // Only a digest is stored.
    const { secret_hash } = await service.runUnit('read', ({ db }) =>
      db.selectFrom('oauth_clients').where('id', '=', created.id).select('secret_hash').executeTakeFirstOrThrow(),
    );
    assert.equal(secret_hash, service.secretCrypto.digest(created.secret));
  }),
  serviceClaim('OAC-06', async (service) => {
    assertAllHave(
      await clientResponses(service),
      'thumbnail_url',
      (url) => url === null || (typeof url === 'string' && URL.canParse(url)),
    );
    assert.equal(
      (await findListed(service, service.fixtures.oauth.client_id))['thumbnail_url'],
      'https://app.example.com/logo.png',
    );
    assert.equal((await findListed(service, '4f1c8a6e2b7d9035c1e8'))['thumbnail_url'], null);
  }),
  serviceClaim('OAC-07', async (service) => {
    assertAllHave(await clientResponses(service), 'public', (isPublic) => typeof isPublic === 'boolean');
    for (const isPublic of [true, false]) {
      const { data } = await expectSuccess(
        service.client().oauthClients.listOAuthClients({ filter: { public: isPublic } }),
      );
      assertAllHave(data.map(asRecord), 'public', (value) => value === isPublic);
    }
  }),
  serviceClaim('OAC-08', (service) =>
    expectNotFilterable(
      service,
      `/v4${path}`,
      fields.filter((name) => name !== 'label' && name !== 'public'),
    ),
  ),
  serviceClaim('OAC-09', async (service) => {
    assert.equal((await service.client().oauthClients.listOAuthClients()).status, 200);
    const { data } = await fetchPage(service, path);
    for (const client of data) assert.deepEqual(Object.keys(client).sort(), [...fields].sort());
    assert.deepEqual(
      data.slice(0, 4).map(({ label }) => label),
      ['Example app', 'Example browser app', 'Disabled app', 'Suspended app'],
    );
    assert.ok(!data.some(({ label }) => label === 'Other app'));
  }),
  freshServiceClaim('OAC-10', async (service) => {
    for (let count = 0; count < 30; count++)
      await expectSuccess(post(service, { label: `app ${count}`, redirect_uri }));
    await expectPagination(service, path);
  }),
  serviceClaim('OAC-11', ({ raw }) => assertScope('account:read_only', (request) => raw('GET', `/v4${path}`, request))),
  serviceClaim('OAC-12', async (service) => {
    const response = await post(service, { label: 'created', redirect_uri });
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.deepEqual(await findListed(service, response.data.id), { ...response.data, secret: '<REDACTED>' });
  }),
  serviceClaim('OAC-13', async (service) => {
    const body = { label: 'three fields', redirect_uri: 'https://a.example/b', public: true };
    const created = await expectSuccess(post(service, body));
    assert.deepEqual({ ...created, ...body }, created);
    assert.deepEqual({ ...(await findListed(service, created.id)), ...body, secret: created.secret }, created);
    await expectError(postRaw(service, {}), 400, 'label', 'redirect_uri');
    await expectError(
      postRaw(service, { label: 1, redirect_uri: 2, public: 3 }),
      400,
      'label',
      'redirect_uri',
      'public',
    );
  }),
  serviceClaim('OAC-15', ({ raw }) =>
    assertScope('account:read_write', (request) => raw('POST', `/v4${path}`, { ...request, body: {} })),
  ),
  serviceClaim('OAC-16', async (service) => {
    for (const label of ['a', ' ', 'ü😀'.repeat(256), 'a'.repeat(512)]) {
      const { id } = await expectSuccess(post(service, { label, redirect_uri }));
      assert.equal((await findListed(service, id))['label'], label);
    }
    for (const label of ['', 'a'.repeat(513), 'a\0', '\ud800'])
      await expectError(post(service, { label, redirect_uri }), 400, 'label');
  }),
  serviceClaim('OAC-17', (service) =>
    expectError(postRaw(service, { redirect_uri }), 400, 'label').then(() => undefined),
  ),
  serviceClaim('OAC-18', (service) =>
    expectError(postRaw(service, { label: 'without' }), 400, 'redirect_uri').then(() => undefined),
  ),
  serviceClaim('OAC-19', async (service) => {
    for (const uri of [redirect_uri, 'http://127.0.0.1:8080/', 'com.example.app:/callback'])
      assert.equal((await expectSuccess(post(service, { label: 'uri', redirect_uri: uri }))).redirect_uri, uri);
    for (const uri of [
      '',
      'callback',
      '/callback',
      'https://a.example/ b',
      'https://a.example/#fragment',
      'javascript:alert(1)',
      '//a.example/',
    ])
      await expectError(post(service, { label: 'uri', redirect_uri: uri }), 400, 'redirect_uri');
  }),
  serviceClaim('OAC-20', async (service) => {
    for (const isPublic of [true, false]) {
      const created = await expectSuccess(post(service, { label: 'public', redirect_uri, public: isPublic }));
      assert.equal(created.public, isPublic);
      assert.equal((await findListed(service, created.id))['public'], isPublic);
    }
    assert.equal((await expectSuccess(post(service, { label: 'public', redirect_uri }))).public, false);
    for (const isPublic of ['true', 1, null])
      await expectError(postRaw(service, { label: 'public', redirect_uri, public: isPublic }), 400, 'public');
  }),
  serviceClaim('OAC-21', async (service) => {
    const { id, public: isPublic } = await expectSuccess(post(service, { label: 'default', redirect_uri }));
    assert.equal(isPublic, false);
    assert.equal((await findListed(service, id))['public'], false);
  }),
  serviceClaim('OAC-22', async (service) => {
    const { id, status } = await expectSuccess(post(service, { label: 'new', redirect_uri }));
    assert.equal(status, 'active');
    assert.equal((await findListed(service, id))['status'], 'active');
  }),
  serviceClaim('OAC-23', async (service) => {
    const [first, second] = [
      await expectSuccess(post(service, { label: 'one', redirect_uri })),
      await expectSuccess(post(service, { label: 'one', redirect_uri, public: true })),
    ];
    for (const { secret } of [first, second]) assert.match(secret, /^[0-9a-f]{32,}$/);
    assert.notEqual(first.secret, second.secret);
  }),
  serviceClaim('OAC-24', async (service) => {
    const { secret } = await expectSuccess(post(service, { label: 'hidden', redirect_uri }));
    const { text } = await service.raw('GET', `/v4${path}?page_size=500`, {
      token: service.fixtures.tokens.unrestricted,
    });
    assert.ok(!text.includes(secret));
    assertAllHave((await list(service)).data.map(asRecord), 'secret', (value) => value === '<REDACTED>');
  }),
  serviceClaim('OAC-25', async (service) => {
    const { id, thumbnail_url } = await expectSuccess(post(service, { label: 'plain', redirect_uri }));
    assert.equal(thumbnail_url, null);
    assert.equal((await findListed(service, id))['thumbnail_url'], null);
  }),
  serviceClaim('OAC-27', async (service) => {
    for (const [label, text] of [
      ['Reports for everyone', 'Reports for everyone'],
      ['<b>Tom & "Ann"</b>', '&lt;b&gt;Tom &amp; &quot;Ann&quot;&lt;/b&gt;'],
    ] as const) {
      const { id } = await expectSuccess(post(service, { label, redirect_uri }));
      const { page } = await consentPage(service, { client_id: id, scope: 'compute:read_only' });
      assert.equal(page.status, 200);
      const main = page.text.slice(page.text.indexOf('<main'));
      assert.ok(main.includes(text), page.text);
    }
  }),
];
