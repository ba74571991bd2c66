// Claims about OAuth clients.

import assert from 'node:assert/strict';
import type { CreateOAuthClientBody } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { consentPage } from './oauth.ts';
import { pageAt, takesPages } from './pages.ts';
import { needsScope } from './scopes.ts';

const path = '/account/oauth-clients';
const fields = ['id', 'status', 'label', 'redirect_uri', 'secret', 'thumbnail_url', 'public'];
const redirect_uri = 'https://app.example.com/callback';

const list = (world: World) => accepted(world.client().oauthClients.listOAuthClients({ query: { page_size: 500 } }));
const post = (world: World, body: CreateOAuthClientBody) => world.client().oauthClients.createOAuthClient({ body });
const postRaw = (world: World, body: unknown) =>
  world.raw('POST', `/v4${path}`, { token: world.fixtures.tokens.unrestricted, body });

/** Clients in every response that returns one: the list, and POST. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const created = await accepted(post(world, { label: 'shown', redirect_uri }));
  return [created, ...(await list(world)).data].map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

/** A client as the list shows it. */
async function listed(world: World, id: string): Promise<Record<string, unknown>> {
  return memberwise((await list(world)).data.find((client) => client.id === id));
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('OAC-01', async (world) => {
    const all = await shown(world);
    everyHas(all, 'id', (id) => isText(id) && id !== '');
    assert.equal(new Set(all.slice(1).map(({ id }) => id)).size, all.length - 1);
    assert.ok(all.some(({ id }) => id === world.fixtures.oauth.client_id));
  }),
  serviceClaim('OAC-02', async (world) => {
    const all = await shown(world);
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set(['active', 'disabled', 'suspended']));
  }),
  serviceClaim('OAC-03', async (world) => {
    everyHas(
      await shown(world),
      'label',
      (label) => typeof label === 'string' && label.length >= 1 && label.length <= 512,
    );
    const { data } = await pageAt(world, path, undefined, { label: 'Disabled app' });
    assert.deepEqual(
      data.map(({ id }) => id),
      ['0d5b7e9f3a1c8246e0b2'],
    );
    await refused(post(world, { label: 'a'.repeat(513), redirect_uri }), 400, 'label');
  }),
  field('OAC-04', 'redirect_uri', (uri) => isText(uri) && URL.canParse(String(uri))),
  serviceClaim('OAC-05', async (world) => {
    const created = await accepted(post(world, { label: 'secret', redirect_uri }));
    assert.match(created.secret, /^[0-9a-f]{32,}$/);
    everyHas((await list(world)).data.map(memberwise), 'secret', (secret) => secret === '<REDACTED>');
    // What is stored is a digest.
    const { secret_hash } = await world.units('read', ({ db }) =>
      db.selectFrom('oauth_clients').where('id', '=', created.id).select('secret_hash').executeTakeFirstOrThrow(),
    );
    assert.equal(secret_hash, world.vault.digest(created.secret));
  }),
  serviceClaim('OAC-06', async (world) => {
    everyHas(
      await shown(world),
      'thumbnail_url',
      (url) => url === null || (typeof url === 'string' && URL.canParse(url)),
    );
    assert.equal(
      (await listed(world, world.fixtures.oauth.client_id))['thumbnail_url'],
      'https://app.example.com/logo.png',
    );
    assert.equal((await listed(world, '4f1c8a6e2b7d9035c1e8'))['thumbnail_url'], null);
  }),
  serviceClaim('OAC-07', async (world) => {
    everyHas(await shown(world), 'public', (open) => typeof open === 'boolean');
    for (const open of [true, false]) {
      const { data } = await accepted(world.client().oauthClients.listOAuthClients({ filter: { public: open } }));
      everyHas(data.map(memberwise), 'public', (value) => value === open);
    }
  }),
  serviceClaim('OAC-08', (world) =>
    filtersNone(
      world,
      `/v4${path}`,
      fields.filter((name) => name !== 'label' && name !== 'public'),
    ),
  ),
  serviceClaim('OAC-09', async (world) => {
    assert.equal((await world.client().oauthClients.listOAuthClients()).status, 200);
    const { data } = await pageAt(world, path);
    for (const client of data) assert.deepEqual(Object.keys(client).sort(), [...fields].sort());
    assert.deepEqual(
      data.slice(0, 4).map(({ label }) => label),
      ['Example app', 'Example browser app', 'Disabled app', 'Suspended app'],
    );
    assert.ok(!data.some(({ label }) => label === 'Other app'));
  }),
  freshClaim('OAC-10', async (world) => {
    for (let count = 0; count < 30; count++) await accepted(post(world, { label: `app ${count}`, redirect_uri }));
    await takesPages(world, path);
  }),
  serviceClaim('OAC-11', ({ raw }) => needsScope('account:read_only', (request) => raw('GET', `/v4${path}`, request))),
  serviceClaim('OAC-12', async (world) => {
    const answer = await post(world, { label: 'created', redirect_uri });
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.deepEqual(await listed(world, answer.data.id), { ...answer.data, secret: '<REDACTED>' });
  }),
  serviceClaim('OAC-13', async (world) => {
    const body = { label: 'three fields', redirect_uri: 'https://a.example/b', public: true };
    const created = await accepted(post(world, body));
    assert.deepEqual({ ...created, ...body }, created);
    assert.deepEqual({ ...(await listed(world, created.id)), ...body, secret: created.secret }, created);
    await refused(postRaw(world, {}), 400, 'label', 'redirect_uri');
    await refused(postRaw(world, { label: 1, redirect_uri: 2, public: 3 }), 400, 'label', 'redirect_uri', 'public');
  }),
  serviceClaim('OAC-15', ({ raw }) =>
    needsScope('account:read_write', (request) => raw('POST', `/v4${path}`, { ...request, body: {} })),
  ),
  serviceClaim('OAC-16', async (world) => {
    for (const label of ['a', ' ', 'ü😀'.repeat(256), 'a'.repeat(512)]) {
      const { id } = await accepted(post(world, { label, redirect_uri }));
      assert.equal((await listed(world, id))['label'], label);
    }
    for (const label of ['', 'a'.repeat(513), 'a\0', '\ud800'])
      await refused(post(world, { label, redirect_uri }), 400, 'label');
  }),
  serviceClaim('OAC-17', (world) => refused(postRaw(world, { redirect_uri }), 400, 'label').then(() => undefined)),
  serviceClaim('OAC-18', (world) =>
    refused(postRaw(world, { label: 'without' }), 400, 'redirect_uri').then(() => undefined),
  ),
  serviceClaim('OAC-19', async (world) => {
    for (const uri of [redirect_uri, 'http://127.0.0.1:8080/', 'com.example.app:/callback'])
      assert.equal((await accepted(post(world, { label: 'uri', redirect_uri: uri }))).redirect_uri, uri);
    for (const uri of [
      '',
      'callback',
      '/callback',
      'https://a.example/ b',
      'https://a.example/#fragment',
      'javascript:alert(1)',
      '//a.example/',
    ])
      await refused(post(world, { label: 'uri', redirect_uri: uri }), 400, 'redirect_uri');
  }),
  serviceClaim('OAC-20', async (world) => {
    for (const open of [true, false]) {
      const created = await accepted(post(world, { label: 'public', redirect_uri, public: open }));
      assert.equal(created.public, open);
      assert.equal((await listed(world, created.id))['public'], open);
    }
    assert.equal((await accepted(post(world, { label: 'public', redirect_uri }))).public, false);
    for (const open of ['true', 1, null])
      await refused(postRaw(world, { label: 'public', redirect_uri, public: open }), 400, 'public');
  }),
  serviceClaim('OAC-21', async (world) => {
    const { id, public: open } = await accepted(post(world, { label: 'default', redirect_uri }));
    assert.equal(open, false);
    assert.equal((await listed(world, id))['public'], false);
  }),
  serviceClaim('OAC-22', async (world) => {
    const { id, status } = await accepted(post(world, { label: 'new', redirect_uri }));
    assert.equal(status, 'active');
    assert.equal((await listed(world, id))['status'], 'active');
  }),
  serviceClaim('OAC-23', async (world) => {
    const [one, other] = [
      await accepted(post(world, { label: 'one', redirect_uri })),
      await accepted(post(world, { label: 'one', redirect_uri, public: true })),
    ];
    for (const { secret } of [one, other]) assert.match(secret, /^[0-9a-f]{32,}$/);
    assert.notEqual(one.secret, other.secret);
  }),
  serviceClaim('OAC-24', async (world) => {
    const { secret } = await accepted(post(world, { label: 'hidden', redirect_uri }));
    const { text } = await world.raw('GET', `/v4${path}?page_size=500`, { token: world.fixtures.tokens.unrestricted });
    assert.ok(!text.includes(secret));
    everyHas((await list(world)).data.map(memberwise), 'secret', (value) => value === '<REDACTED>');
  }),
  serviceClaim('OAC-25', async (world) => {
    const { id, thumbnail_url } = await accepted(post(world, { label: 'plain', redirect_uri }));
    assert.equal(thumbnail_url, null);
    assert.equal((await listed(world, id))['thumbnail_url'], null);
  }),
  serviceClaim('OAC-27', async (world) => {
    for (const [label, text] of [
      ['Reports for everyone', 'Reports for everyone'],
      ['<b>Tom & "Ann"</b>', '&lt;b&gt;Tom &amp; &quot;Ann&quot;&lt;/b&gt;'],
    ] as const) {
      const { id } = await accepted(post(world, { label, redirect_uri }));
      const { page } = await consentPage(world, { client_id: id, scope: 'compute:read_only' });
      assert.equal(page.status, 200);
      const main = page.text.slice(page.text.indexOf('<main'));
      assert.ok(main.includes(text), page.text);
    }
  }),
];
