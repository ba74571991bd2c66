// Claims about the authorisation host: both flows, exchange, refresh.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { accepted, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import {
  authorizePath,
  cookieFrom,
  credentials,
  exchange,
  grantAccess,
  hidden,
  logIn,
  newCode,
  publicClient,
  redirects,
  refresh,
  refusedWith,
  sendForm,
  sendMultipart,
  statusWith,
  tokensOf,
  type Form,
  type Tokens,
} from './oauth.ts';

const scope = 'compute:read_only';

/** Tokens as each response that has them shows them: of an exchange and of a refresh, by the generated client. */
async function shown(world: World): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { oauth } = world.client(null);
  const exchanged = await accepted(
    oauth.exchangeToken({ body: { ...credentials(world), code: await newCode(world, scope) } }),
  );
  const refreshed = await accepted(
    oauth.exchangeToken({
      body: { ...credentials(world), grant_type: 'refresh_token', refresh_token: exchanged.refresh_token },
    }),
  );
  return [memberwise(exchanged), memberwise(refreshed)];
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const tokens of await shown(world)) assert.ok(holds(tokens[name]), `${name}: ${JSON.stringify(tokens[name])}`);
  });

const random = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{40,}$/.test(value);

/** Asserts that a request without one of the parameters is refused, naming it. */
async function needs(world: World, fields: Form): Promise<void> {
  for (const name of Object.keys(fields)) {
    const without = Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
    await refused(sendForm(world, '/oauth/token', without), 400, name);
    refusedWith(await sendForm(world, '/oauth/token', without), 400, 'invalid_request');
  }
}

async function newTokens(world: World): Promise<Tokens> {
  return tokensOf(await exchange(world, await newCode(world, scope)));
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('AUT-27', async (world) => {
    const { client_id } = world.fixtures.oauth;
    for (const asked of [scope, '*', 'account:read_only compute:read_write', 'account:read_only,compute:read_write']) {
      const page = await world.raw('GET', authorizePath({ client_id, scope: asked }));
      assert.equal(page.status, 200, page.text);
      assert.match(page.headers['content-type'] ?? '', /^text\/html/);
      assert.ok(page.text.includes('Example app'));
    }
    await refused(world.raw('GET', '/oauth/authorize'), 400, 'client_id', 'scope');
    await refused(world.raw('GET', authorizePath({ client_id })), 400, 'scope');
    await refused(world.raw('GET', authorizePath({ scope })), 400, 'client_id');
    refusedWith(await world.raw('GET', authorizePath({ client_id: 'nobody', scope })), 400, 'invalid_request');
    for (const wrong of ['', 'compute', 'compute:read', 'nothing:read_only', `${scope} x`])
      refusedWith(await world.raw('GET', authorizePath({ client_id, scope: wrong })), 400, 'invalid_scope');
    for (const refusedClient of ['0d5b7e9f3a1c8246e0b2', '9e2d4c6b8a0f1357d9b1'])
      refusedWith(
        await world.raw('GET', authorizePath({ client_id: refusedClient, scope })),
        400,
        'unauthorized_client',
      );
    // Nobody is sent anywhere else than to the client.
    const elsewhere = await world.raw(
      'GET',
      authorizePath({ client_id, scope, redirect_uri: 'https://evil.example/' }),
    );
    refusedWith(elsewhere, 400, 'invalid_request');
    assert.equal(elsewhere.headers['location'], undefined);
  }),
  serviceClaim('AUT-28', async (world) => {
    const url = await grantAccess(world, {
      client_id: world.fixtures.oauth.client_id,
      scope,
      response_type: 'code',
      redirect_uri: redirects.private,
      state: 'a&b=c ü',
    });
    assert.equal(url.origin + url.pathname, redirects.private);
    assert.deepEqual([...url.searchParams.keys()].sort(), ['code', 'state']);
    assert.equal(url.searchParams.get('state'), 'a&b=c ü');
    assert.equal(url.hash, '');
    const code = url.searchParams.get('code') ?? '';
    assert.ok(random(code));
    // It is temporary, and no token.
    assert.equal(await statusWith(world, code), 401);
    tokensOf(await exchange(world, code));
  }),
  serviceClaim('AUT-29', async (world) => {
    const url = await grantAccess(world, { client_id: publicClient, scope, state: 's' });
    assert.equal(url.origin + url.pathname, redirects.public);
    assert.equal(url.search, '');
    const answer = new URLSearchParams(url.hash.slice(1));
    assert.deepEqual(Object.fromEntries([...answer].filter(([name]) => name !== 'access_token')), {
      token_type: 'bearer',
      expires_in: '7200',
      scope,
      state: 's',
    });
    assert.equal(await statusWith(world, answer.get('access_token') ?? ''), 200);
    const { refresh_hash } = await world.units('read', ({ db }) =>
      db
        .selectFrom('tokens')
        .where('hash', '=', world.vault.digest(answer.get('access_token') ?? ''))
        .select('refresh_hash')
        .executeTakeFirstOrThrow(),
    );
    assert.equal(refresh_hash, null);
    // Its secret gets it no further.
    refusedWith(
      await exchange(world, 'anything', { client_id: publicClient, client_secret: 'demo-public-client-secret' }),
      400,
      'unauthorized_client',
    );
  }),
  serviceClaim('AUT-30', async (world) => {
    tokensOf(await sendForm(world, '/oauth/token', { ...credentials(world), code: await newCode(world, scope) }));
    const code = await newCode(world, scope);
    await refused(world.raw('POST', '/oauth/token', { body: { ...credentials(world), code } }), 415);
  }),
  serviceClaim('AUT-31', async (world) => {
    const { refresh_token } = tokensOf(
      await sendMultipart(world, '/oauth/token', { ...credentials(world), code: await newCode(world, scope) }),
    );
    tokensOf(
      await sendMultipart(world, '/oauth/token', { ...credentials(world), grant_type: 'refresh_token', refresh_token }),
    );
    refusedWith(
      await sendMultipart(world, '/oauth/token', { ...credentials(world), code: 'unknown' }),
      400,
      'invalid_grant',
    );
  }),
  serviceClaim('AUT-32', async (world) => {
    await needs(world, { ...credentials(world), code: await newCode(world, scope) });
    tokensOf(await sendForm(world, '/oauth/token', { ...credentials(world), code: world.fixtures.oauth.code }));
    tokensOf(
      await sendForm(world, '/oauth/token', {
        ...credentials(world),
        grant_type: 'authorization_code',
        code: await newCode(world, scope),
      }),
    );
  }),
  serviceClaim('AUT-33', async (world) => {
    const { refresh_token } = await newTokens(world);
    const { client_id, client_secret } = credentials(world);
    for (const name of ['client_id', 'client_secret', 'refresh_token'] as const) {
      const fields = Object.fromEntries(
        Object.entries({ client_id, client_secret, refresh_token }).filter(([each]) => each !== name),
      );
      await refused(sendForm(world, '/oauth/token', { ...fields, grant_type: 'refresh_token' }), 400, name);
    }
    refusedWith(
      await sendForm(world, '/oauth/token', { client_id, client_secret, refresh_token, grant_type: 'password' }),
      400,
      'unsupported_grant_type',
    );
    // Without `grant_type` it is an exchange, which needs a code.
    await refused(sendForm(world, '/oauth/token', { client_id, client_secret, refresh_token }), 400, 'code');
    tokensOf(
      await sendForm(world, '/oauth/token', { client_id, client_secret, refresh_token, grant_type: 'refresh_token' }),
    );
  }),
  field('AUT-34', 'scope', (value) => value === scope),
  field('AUT-35', 'access_token', random),
  field('AUT-36', 'refresh_token', random),
  field('AUT-37', 'token_type', (value) => value === 'bearer'),
  field('AUT-38', 'expires_in', (value) => value === 7200),
  serviceClaim('AUT-39', async (world) => {
    const { client_id, client_secret } = credentials(world);
    const code = await newCode(world, scope);
    refusedWith(await exchange(world, code, { client_id, client_secret: `${client_secret}x` }), 401, 'invalid_client');
    refusedWith(await exchange(world, code, { client_id: 'nobody', client_secret }), 401, 'invalid_client');
    refusedWith(
      await exchange(world, code, { client_id: '0d5b7e9f3a1c8246e0b2', client_secret: 'demo-disabled-secret' }),
      400,
      'unauthorized_client',
    );
    refusedWith(
      await exchange(world, code, { client_id: '9e2d4c6b8a0f1357d9b1', client_secret: 'demo-suspended-secret' }),
      400,
      'unauthorized_client',
    );
    // Another client's code is unknown to it.
    const other = await accepted(
      world.client().oauthClients.createOAuthClient({ body: { label: 'another', redirect_uri: redirects.private } }),
    );
    refusedWith(
      await exchange(world, code, { client_id: other.id, client_secret: other.secret }),
      400,
      'invalid_grant',
    );
    refusedWith(await exchange(world, 'unknown'), 400, 'invalid_grant');
    // None of that has used it up.
    tokensOf(await exchange(world, code));
    refusedWith(await exchange(world, code), 400, 'invalid_grant');
  }),
  freshClaim('AUT-40', async (world) => {
    const code = await newCode(world, scope);
    const { access_token, refresh_token } = tokensOf(await exchange(world, code));
    assert.equal(await statusWith(world, access_token), 200);
    refusedWith(await exchange(world, code), 400, 'invalid_grant');
    // Who has used it twice is not known; what came of it is revoked.
    assert.equal(await statusWith(world, access_token), 401);
    refusedWith(await refresh(world, refresh_token), 400, 'invalid_grant');
    const contended = await newCode(world, scope);
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(world, contended)));
    assert.ok(answers.filter(({ status }) => status === 200).length <= 1);
    const late = await newCode(world, scope);
    world.clock.move(600_000);
    refusedWith(await exchange(world, late), 400, 'invalid_grant');
  }),
  serviceClaim('AUT-41', async (world) => {
    const first = await newTokens(world);
    const second = await accepted(
      world.client(null).oauth.exchangeToken({
        body: { ...credentials(world), grant_type: 'refresh_token', refresh_token: first.refresh_token },
      }),
    );
    assert.notEqual(second.access_token, first.access_token);
    assert.notEqual(second.refresh_token, first.refresh_token);
    assert.equal(second.scope, first.scope);
    assert.equal(await statusWith(world, second.access_token), 200);
    tokensOf(await refresh(world, second.refresh_token));
    refusedWith(await refresh(world, first.access_token), 400, 'invalid_grant');
    refusedWith(
      await refresh(world, (await newTokens(world)).refresh_token, {
        client_id: 'c3a5e7091b2d4f60a8c2',
        client_secret: 'other-client-secret',
      }),
      400,
      'invalid_grant',
    );
  }),
  serviceClaim('AUT-42', async (world) => {
    let { refresh_token } = await newTokens(world);
    const seen = new Set([refresh_token]);
    const access: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const tokens = tokensOf(await refresh(world, refresh_token));
      assert.ok(!seen.has(tokens.refresh_token));
      seen.add(tokens.refresh_token);
      access.push(tokens.access_token);
      ({ refresh_token } = tokens);
    }
    // The old one no longer works, and whoever tries has it from somebody else: everything is revoked.
    refusedWith(await refresh(world, [...seen][0] ?? ''), 400, 'invalid_grant');
    refusedWith(await refresh(world, refresh_token), 400, 'invalid_grant');
    for (const token of access) assert.equal(await statusWith(world, token), 401);
  }),
  freshClaim('AUT-45', async (world) => {
    const query = { client_id: world.fixtures.oauth.client_id, scope };
    const page = await world.raw('GET', authorizePath(query));
    assert.match(page.text, /<label for="username">/);
    assert.match(page.text, /<input type="password" id="password" name="password"/);
    const cookie = cookieFrom(page, 'ashlar_login');
    for (const [username, password] of [
      ['demo', 'wrong'],
      ['nobody', 'demo-password'],
      ['invited', ''],
      ['invited', 'x'],
      ['demo', ''],
      ['\0', 'x'],
    ] as const) {
      const answer = await sendForm(world, '/oauth/login', { ...hidden(page), username, password }, cookie);
      assert.equal(answer.status, 400, `${username} ${password}`);
      assert.ok(!(answer.headers['set-cookie'] ?? '').includes('ashlar_session'));
    }
    assert.equal(
      (await accepted(world.client().users.getUser({ path: { username: 'demo' } }))).last_login?.status,
      'failed',
    );
    // A form that another site has sent has no cookie, or no token.
    const stranger = await world.raw('GET', authorizePath(query));
    for (const [fields, sent] of [
      [{ ...hidden(page), csrf: 'x' }, cookie],
      [hidden(stranger), cookie],
      [hidden(page), ''],
    ] as const) {
      assert.equal(
        (await sendForm(world, '/oauth/login', { ...fields, username: 'demo', password: 'demo-password' }, sent))
          .status,
        400,
      );
    }
    const session = await logIn(world, query, 'demo', 'demo-password');
    assert.deepEqual((await accepted(world.client().users.getUser({ path: { username: 'demo' } }))).last_login, {
      login_datetime: '2030-01-15T10:20:30Z',
      status: 'successful',
    });
    const consent = await world.raw('GET', authorizePath(query), { headers: { Cookie: session } });
    assert.ok(consent.text.includes('Example app') && consent.text.includes('<strong>demo</strong>'));
    assert.equal(
      (await sendForm(world, '/oauth/consent', { ...hidden(consent), csrf: 'x', decision: 'allow' }, session)).status,
      400,
    );
    assert.equal((await sendForm(world, '/oauth/consent', { ...hidden(consent), decision: 'allow' })).status, 303);
    const denied = await sendForm(world, '/oauth/consent', { ...hidden(consent), decision: 'deny' }, session);
    assert.equal(new URL(denied.headers['location'] ?? '').searchParams.get('error'), 'access_denied');
    // Whoever is deleted is logged out at once.
    await accepted(world.client('second-admin-token').users.deleteUser({ path: { username: 'demo' } }));
    assert.ok(
      (await world.raw('GET', authorizePath(query), { headers: { Cookie: session } })).text.includes('id="password"'),
    );
  }),
  freshClaim('AUT-46', async (world) => {
    const query = { client_id: publicClient, scope };
    const token = new URLSearchParams((await grantAccess(world, query)).hash.slice(1)).get('access_token') ?? '';
    world.clock.move(7_199_000);
    assert.equal(await statusWith(world, token), 200);
    world.clock.move(1000);
    assert.equal(await statusWith(world, token), 401);
    refusedWith(await refresh(world, token), 400, 'invalid_grant');
    const session = await logIn(world, query, 'demo', 'demo-password');
    world.clock.move(7_200_000);
    // The login has ended by then too.
    assert.ok(
      (await world.raw('GET', authorizePath(query), { headers: { Cookie: session } })).text.includes('id="password"'),
    );
    assert.equal(
      await statusWith(
        world,
        new URLSearchParams((await grantAccess(world, query)).hash.slice(1)).get('access_token') ?? '',
      ),
      200,
    );
  }),
];
