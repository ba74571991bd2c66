// Claims about the authorization server: both flows, code exchange, and token refresh.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import {
  authorizePath,
  cookieFromResponse,
  credentials,
  exchange,
  grantAccess,
  hiddenFields,
  logIn,
  requestCode,
  publicClient,
  redirects,
  refresh,
  expectOAuthError,
  sendForm,
  sendMultipart,
  statusWithToken,
  expectTokens,
  type Form,
  type Tokens,
} from './helpers/authorization-requests.ts';

const scope = 'compute:read_only';

/** Returns the tokens from an exchange and from a refresh, both with the generated client. */
async function tokenResponses(service: TestService): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { oauth } = service.client(null);
  const exchanged = await expectSuccess(
    oauth.exchangeToken({ body: { ...credentials(service), code: await requestCode(service, scope) } }),
  );
  const refreshed = await expectSuccess(
    oauth.exchangeToken({
      body: { ...credentials(service), grant_type: 'refresh_token', refresh_token: exchanged.refresh_token },
    }),
  );
  return [asRecord(exchanged), asRecord(refreshed)];
}

/** Creates a claim about a field in every token response. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => {
    for (const tokens of await tokenResponses(service))
      assert.ok(isValid(tokens[name]), `${name}: ${JSON.stringify(tokens[name])}`);
  });

const isRandom = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{40,}$/.test(value);

/** Asserts that each parameter is required and named in the error. */
async function assertRequired(service: TestService, fields: Form): Promise<void> {
  for (const name of Object.keys(fields)) {
    const remainingFields = Object.fromEntries(Object.entries(fields).filter(([fieldName]) => fieldName !== name));
    await expectError(sendForm(service, '/oauth/token', remainingFields), 400, name);
    expectOAuthError(await sendForm(service, '/oauth/token', remainingFields), 400, 'invalid_request');
  }
}

async function obtainTokens(service: TestService): Promise<Tokens> {
  return expectTokens(await exchange(service, await requestCode(service, scope)));
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('AUT-27', async (service) => {
    const { client_id } = service.fixtures.oauth;
    for (const requestedScope of [
      scope,
      '*',
      'account:read_only compute:read_write',
      'account:read_only,compute:read_write',
    ]) {
      const page = await service.raw('GET', authorizePath({ client_id, scope: requestedScope }));
      assert.equal(page.status, 200, page.text);
      assert.match(page.headers['content-type'] ?? '', /^text\/html/);
      assert.ok(page.text.includes('Example app'));
    }
    await expectError(service.raw('GET', '/oauth/authorize'), 400, 'client_id', 'scope');
    await expectError(service.raw('GET', authorizePath({ client_id })), 400, 'scope');
    await expectError(service.raw('GET', authorizePath({ scope })), 400, 'client_id');
    expectOAuthError(await service.raw('GET', authorizePath({ client_id: 'unknown', scope })), 400, 'invalid_request');
    for (const invalidScope of ['', 'compute', 'compute:read', 'unknown:read_only', `${scope} x`])
      expectOAuthError(
        await service.raw('GET', authorizePath({ client_id, scope: invalidScope })),
        400,
        'invalid_scope',
      );
    for (const rejectedClient of ['0d5b7e9f3a1c8246e0b2', '9e2d4c6b8a0f1357d9b1']) {
      const response = await service.raw('GET', authorizePath({ client_id: rejectedClient, scope }));
      expectOAuthError(response, 400, 'unauthorized_client');
      assert.match(response.text, /"field":"client_id"/);
    }
    // The service redirects only to the registered URI of the client.
    const otherRedirect = await service.raw(
      'GET',
      authorizePath({ client_id, scope, redirect_uri: 'https://evil.example/' }),
    );
    expectOAuthError(otherRedirect, 400, 'invalid_request');
    assert.equal(otherRedirect.headers['location'], undefined);
  }),
  serviceClaim('AUT-28', async (service) => {
    const url = await grantAccess(service, {
      client_id: service.fixtures.oauth.client_id,
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
    assert.ok(isRandom(code));
    // A code is not a token.
    assert.equal(await statusWithToken(service, code), 401);
    expectTokens(await exchange(service, code));
  }),
  serviceClaim('AUT-29', async (service) => {
    const url = await grantAccess(service, { client_id: publicClient, scope, state: 's' });
    assert.equal(url.origin + url.pathname, redirects.public);
    assert.equal(url.search, '');
    const fragment = new URLSearchParams(url.hash.slice(1));
    assert.deepEqual(Object.fromEntries([...fragment].filter(([name]) => name !== 'access_token')), {
      token_type: 'bearer',
      expires_in: '7200',
      scope,
      state: 's',
    });
    assert.equal(await statusWithToken(service, fragment.get('access_token') ?? ''), 200);
    const { refresh_hash } = await service.runUnit('read', ({ db }) =>
      db
        .selectFrom('tokens')
        .where('hash', '=', service.secretCrypto.digest(fragment.get('access_token') ?? ''))
        .select('refresh_hash')
        .executeTakeFirstOrThrow(),
    );
    assert.equal(refresh_hash, null);
    // A public client cannot use its secret.
    expectOAuthError(
      await exchange(service, 'anything', { client_id: publicClient, client_secret: 'demo-public-client-secret' }),
      400,
      'unauthorized_client',
    );
  }),
  serviceClaim('AUT-30', async (service) => {
    expectTokens(
      await sendForm(service, '/oauth/token', { ...credentials(service), code: await requestCode(service, scope) }),
    );
    const code = await requestCode(service, scope);
    await expectError(service.raw('POST', '/oauth/token', { body: { ...credentials(service), code } }), 415);
  }),
  serviceClaim('AUT-31', async (service) => {
    const { refresh_token } = expectTokens(
      await sendMultipart(service, '/oauth/token', {
        ...credentials(service),
        code: await requestCode(service, scope),
      }),
    );
    expectTokens(
      await sendMultipart(service, '/oauth/token', {
        ...credentials(service),
        grant_type: 'refresh_token',
        refresh_token,
      }),
    );
    expectOAuthError(
      await sendMultipart(service, '/oauth/token', { ...credentials(service), code: 'unknown' }),
      400,
      'invalid_grant',
    );
  }),
  serviceClaim('AUT-32', async (service) => {
    await assertRequired(service, { ...credentials(service), code: await requestCode(service, scope) });
    expectTokens(
      await sendForm(service, '/oauth/token', { ...credentials(service), code: service.fixtures.oauth.code }),
    );
    expectTokens(
      await sendForm(service, '/oauth/token', {
        ...credentials(service),
        grant_type: 'authorization_code',
        code: await requestCode(service, scope),
      }),
    );
  }),
  serviceClaim('AUT-33', async (service) => {
    const { refresh_token } = await obtainTokens(service);
    const { client_id, client_secret } = credentials(service);
    for (const name of ['client_id', 'client_secret', 'refresh_token'] as const) {
      const fields = Object.fromEntries(
        Object.entries({ client_id, client_secret, refresh_token }).filter(([fieldName]) => fieldName !== name),
      );
      await expectError(sendForm(service, '/oauth/token', { ...fields, grant_type: 'refresh_token' }), 400, name);
    }
    expectOAuthError(
      await sendForm(service, '/oauth/token', { client_id, client_secret, refresh_token, grant_type: 'password' }),
      400,
      'unsupported_grant_type',
    );
    // The default grant type is the code exchange, which requires a code.
    await expectError(sendForm(service, '/oauth/token', { client_id, client_secret, refresh_token }), 400, 'code');
    expectTokens(
      await sendForm(service, '/oauth/token', { client_id, client_secret, refresh_token, grant_type: 'refresh_token' }),
    );
  }),
  fieldClaim('AUT-34', 'scope', (value) => value === scope),
  fieldClaim('AUT-35', 'access_token', isRandom),
  fieldClaim('AUT-36', 'refresh_token', isRandom),
  fieldClaim('AUT-37', 'token_type', (value) => value === 'bearer'),
  fieldClaim('AUT-38', 'expires_in', (value) => value === 7200),
  serviceClaim('AUT-39', async (service) => {
    const { client_id, client_secret } = credentials(service);
    const code = await requestCode(service, scope);
    expectOAuthError(
      await exchange(service, code, { client_id, client_secret: `${client_secret}x` }),
      401,
      'invalid_client',
    );
    expectOAuthError(await exchange(service, code, { client_id: 'unknown', client_secret }), 401, 'invalid_client');
    expectOAuthError(
      await exchange(service, code, { client_id: '0d5b7e9f3a1c8246e0b2', client_secret: 'demo-disabled-secret' }),
      400,
      'unauthorized_client',
    );
    expectOAuthError(
      await exchange(service, code, { client_id: '9e2d4c6b8a0f1357d9b1', client_secret: 'demo-suspended-secret' }),
      400,
      'unauthorized_client',
    );
    // A code issued to a different client is invalid.
    const other = await expectSuccess(
      service.client().oauthClients.createOAuthClient({ body: { label: 'another', redirect_uri: redirects.private } }),
    );
    expectOAuthError(
      await exchange(service, code, { client_id: other.id, client_secret: other.secret }),
      400,
      'invalid_grant',
    );
    expectOAuthError(await exchange(service, 'unknown'), 400, 'invalid_grant');
    // None of these attempts consumed the code.
    expectTokens(await exchange(service, code));
    expectOAuthError(await exchange(service, code), 400, 'invalid_grant');
  }),
  freshServiceClaim('AUT-40', async (service) => {
    const code = await requestCode(service, scope);
    const { access_token, refresh_token } = expectTokens(await exchange(service, code));
    assert.equal(await statusWithToken(service, access_token), 200);
    expectOAuthError(await exchange(service, code), 400, 'invalid_grant');
    // A reused code revokes its tokens.
    assert.equal(await statusWithToken(service, access_token), 401);
    expectOAuthError(await refresh(service, refresh_token), 400, 'invalid_grant');
    const concurrentCode = await requestCode(service, scope);
    const results = await Promise.all([1, 2, 3, 4].map(() => exchange(service, concurrentCode)));
    assert.ok(results.filter(({ status }) => status === 200).length <= 1);
    const expiredCode = await requestCode(service, scope);
    service.clock.move(600_000);
    expectOAuthError(await exchange(service, expiredCode), 400, 'invalid_grant');
  }),
  serviceClaim('AUT-41', async (service) => {
    const first = await obtainTokens(service);
    const second = await expectSuccess(
      service.client(null).oauth.exchangeToken({
        body: { ...credentials(service), grant_type: 'refresh_token', refresh_token: first.refresh_token },
      }),
    );
    assert.notEqual(second.access_token, first.access_token);
    assert.notEqual(second.refresh_token, first.refresh_token);
    assert.equal(second.scope, first.scope);
    assert.equal(await statusWithToken(service, second.access_token), 200);
    expectTokens(await refresh(service, second.refresh_token));
    expectOAuthError(await refresh(service, first.access_token), 400, 'invalid_grant');
    expectOAuthError(
      await refresh(service, (await obtainTokens(service)).refresh_token, {
        client_id: 'c3a5e7091b2d4f60a8c2',
        client_secret: 'other-client-secret',
      }),
      400,
      'invalid_grant',
    );
  }),
  serviceClaim('AUT-42', async (service) => {
    let { refresh_token } = await obtainTokens(service);
    const usedTokens = new Set([refresh_token]);
    const accessTokens: string[] = [];
    for (let round = 0; round < 3; round++) {
      const tokens = expectTokens(await refresh(service, refresh_token));
      assert.ok(!usedTokens.has(tokens.refresh_token));
      usedTokens.add(tokens.refresh_token);
      accessTokens.push(tokens.access_token);
      ({ refresh_token } = tokens);
    }
    // A reused refresh token revokes all tokens.
    expectOAuthError(await refresh(service, [...usedTokens][0] ?? ''), 400, 'invalid_grant');
    expectOAuthError(await refresh(service, refresh_token), 400, 'invalid_grant');
    for (const token of accessTokens) assert.equal(await statusWithToken(service, token), 401);
  }),
  freshServiceClaim('AUT-45', async (service) => {
    const query = { client_id: service.fixtures.oauth.client_id, scope };
    const page = await service.raw('GET', authorizePath(query));
    assert.match(page.text, /<label for="username">/);
    assert.match(page.text, /<input type="password" id="password" name="password"/);
    const cookie = cookieFromResponse(page, 'ashlar_login');
    for (const [username, password] of [
      ['demo', 'wrong'],
      ['unknown', 'demo-password'],
      ['invited', ''],
      ['invited', 'x'],
      ['demo', ''],
      ['\0', 'x'],
    ] as const) {
      const response = await sendForm(service, '/oauth/login', { ...hiddenFields(page), username, password }, cookie);
      assert.equal(response.status, 400, `${username} ${password}`);
      assert.ok(!(response.headers['set-cookie'] ?? '').includes('ashlar_session'));
    }
    assert.equal(
      (await expectSuccess(service.client().users.getUser({ path: { username: 'demo' } }))).last_login?.status,
      'failed',
    );
    // A form from another site has no cookie, or no CSRF token.
    const otherPage = await service.raw('GET', authorizePath(query));
    for (const [fields, cookieHeader] of [
      [{ ...hiddenFields(page), csrf: 'x' }, cookie],
      [hiddenFields(otherPage), cookie],
      [hiddenFields(page), ''],
    ] as const) {
      assert.equal(
        (
          await sendForm(
            service,
            '/oauth/login',
            { ...fields, username: 'demo', password: 'demo-password' },
            cookieHeader,
          )
        ).status,
        400,
      );
    }
    const session = await logIn(service, query, 'demo', 'demo-password');
    assert.deepEqual((await expectSuccess(service.client().users.getUser({ path: { username: 'demo' } }))).last_login, {
      login_datetime: '2030-01-15T10:20:30Z',
      status: 'successful',
    });
    const consent = await service.raw('GET', authorizePath(query), { headers: { Cookie: session } });
    assert.ok(consent.text.includes('Example app') && consent.text.includes('<strong>demo</strong>'));
    assert.equal(
      (await sendForm(service, '/oauth/consent', { ...hiddenFields(consent), csrf: 'x', decision: 'allow' }, session))
        .status,
      400,
    );
    assert.equal(
      (await sendForm(service, '/oauth/consent', { ...hiddenFields(consent), decision: 'allow' })).status,
      303,
    );
    const denied = await sendForm(service, '/oauth/consent', { ...hiddenFields(consent), decision: 'deny' }, session);
    assert.equal(new URL(denied.headers['location'] ?? '').searchParams.get('error'), 'access_denied');
    // Deleting a user ends the user's session.
    await expectSuccess(service.client('second-admin-token').users.deleteUser({ path: { username: 'demo' } }));
    assert.ok(
      (await service.raw('GET', authorizePath(query), { headers: { Cookie: session } })).text.includes('id="password"'),
    );
  }),
  freshServiceClaim('AUT-46', async (service) => {
    const query = { client_id: publicClient, scope };
    const token = new URLSearchParams((await grantAccess(service, query)).hash.slice(1)).get('access_token') ?? '';
    service.clock.move(7_199_000);
    assert.equal(await statusWithToken(service, token), 200);
    service.clock.move(1000);
    assert.equal(await statusWithToken(service, token), 401);
    expectOAuthError(await refresh(service, token), 400, 'invalid_grant');
    const session = await logIn(service, query, 'demo', 'demo-password');
    service.clock.move(7_200_000);
    // The session has also expired.
    assert.ok(
      (await service.raw('GET', authorizePath(query), { headers: { Cookie: session } })).text.includes('id="password"'),
    );
    assert.equal(
      await statusWithToken(
        service,
        new URLSearchParams((await grantAccess(service, query)).hash.slice(1)).get('access_token') ?? '',
      ),
      200,
    );
  }),
];
