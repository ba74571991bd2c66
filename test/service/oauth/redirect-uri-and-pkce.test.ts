// Tests that a grant is bound to its redirect URI and its PKCE code challenge.

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  authorizePath,
  credentials,
  grantAccess,
  publicClient,
  redirects,
  sendForm,
  type Form,
} from '../claims/helpers/authorization-requests.ts';
import { dropTemplates } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';

// The example from RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const pkce = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' };
const scope = 'compute:read_only';

describe('an access grant', () => {
  let service: TestService;
  beforeAll(async () => void (service = await startTestService({ storage: 'sqlite' })));
  afterAll(async () => {
    expect(service.reportedErrors).toEqual([]);
    await service.close();
    await dropTemplates();
  });

  const requestCode = async (query: Form = {}): Promise<string> =>
    (await grantAccess(service, { client_id: service.fixtures.oauth.client_id, scope, ...query })).searchParams.get(
      'code',
    ) ?? '';
  const exchange = (fields: Form) => sendForm(service, '/oauth/token', { ...credentials(service), ...fields });
  const authorize = (query: Form) =>
    service.raw('GET', authorizePath({ client_id: service.fixtures.oauth.client_id, scope, ...query }));

  test('with a code challenge requires the code verifier', async () => {
    const code = await requestCode(pkce);
    for (const invalidParameters of [
      {},
      { code_verifier: verifier.replace('d', 'e') },
      { code_verifier: pkce.code_challenge },
    ]) {
      expect(await exchange({ code, ...invalidParameters })).toMatchObject({
        status: 400,
        json: { error: 'invalid_grant', errors: [{ field: 'code_verifier' }] },
      });
    }
    expect(await exchange({ code, code_verifier: 'too-short' })).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field: 'code_verifier' }] },
    });
    expect(await exchange({ code, code_verifier: verifier })).toMatchObject({ status: 200 });
  });

  test('without a code challenge rejects a code verifier, so that PKCE cannot be stripped from a request', async () => {
    const code = await requestCode();
    expect(await exchange({ code, code_verifier: verifier })).toMatchObject({
      status: 400,
      json: { error: 'invalid_grant', errors: [{ field: 'code_verifier' }] },
    });
    expect(await exchange({ code })).toMatchObject({ status: 200 });
  });

  it.each([
    [{ ...pkce, code_challenge_method: 'plain' }, 'code_challenge_method'],
    [{ code_challenge: pkce.code_challenge }, 'code_challenge_method'],
    [{ code_challenge_method: 'S256' }, 'code_challenge'],
    [{ ...pkce, code_challenge: verifier.slice(1) }, 'code_challenge'],
    [{ ...pkce, client_id: publicClient }, 'code_challenge'],
  ])('cannot be requested with %j', async (query, field) => {
    expect(await authorize(query)).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field }] },
    });
  });

  it('requires the same redirect URI in the exchange, if any', async () => {
    for (const query of [{}, { redirect_uri: redirects.private }]) {
      const code = await requestCode(query);
      expect(await exchange({ code, redirect_uri: 'https://evil.example/' })).toMatchObject({
        status: 400,
        json: { error: 'invalid_grant', errors: [{ field: 'redirect_uri' }] },
      });
      expect(await exchange({ code, redirect_uri: redirects.private })).toMatchObject({ status: 200 });
    }
    // If the exchange has no redirect URI, as in the API's own exchange, none is checked.
    expect(await exchange({ code: await requestCode({ redirect_uri: redirects.private }) })).toMatchObject({
      status: 200,
    });
  });

  it('allows any port on a registered loopback address and requires the same port in the exchange', async () => {
    const createdClient = await service
      .client()
      .oauthClients.createOAuthClient({ body: { label: 'native', redirect_uri: 'http://127.0.0.1/done' } });
    if (!createdClient.ok) throw new Error(JSON.stringify(createdClient.error));
    const client = { client_id: createdClient.data.id, client_secret: createdClient.data.secret };
    const redirect_uri = 'http://127.0.0.1:51004/done';
    const url = await grantAccess(service, { client_id: client.client_id, scope, redirect_uri });
    expect(url.origin + url.pathname).toBe(redirect_uri);
    const code = url.searchParams.get('code') ?? '';
    expect(await exchange({ ...client, code, redirect_uri: 'http://127.0.0.1/done' })).toMatchObject({ status: 400 });
    expect(await exchange({ ...client, code, redirect_uri })).toMatchObject({ status: 200 });
    expect(await authorize({ client_id: client.client_id, redirect_uri: 'http://127.0.0.2:51004/done' })).toMatchObject(
      { status: 400 },
    );
  });

  it('is not sent over HTTP to other machines', async () => {
    const registerClient = (redirect_uri: string) =>
      service.raw('POST', '/v4/account/oauth-clients', {
        token: service.fixtures.tokens.unrestricted,
        body: { label: 'app', redirect_uri },
      });
    for (const uri of [
      'http://app.example.com/',
      'HTTP://app.example.com/',
      'http://127.0.0.1@app.example.com/',
      'http://127.0.0.1.example.com/',
      'http://localhost.example.com/',
      'http://localhost:80@example.com/',
      'http://192.168.0.1/',
    ]) {
      expect(await registerClient(uri), uri).toMatchObject({
        status: 400,
        json: { errors: [{ field: 'redirect_uri', reason: expect.stringContaining('loopback') as string }] },
      });
    }
    for (const uri of [
      'http://localhost/',
      'http://localhost:8080/cb?x=1',
      'http://127.8.9.1:1/',
      'http://[::1]:8080/cb',
      'http://127.0.0.1',
      'https://app.example.com/',
      'com.example.app:/callback',
    ]) {
      expect(await registerClient(uri), uri).toMatchObject({ status: 200 });
    }
    // A URI that was registered earlier is no longer used.
    const { client_id } = service.fixtures.oauth;
    const setRedirectUri = (redirect_uri: string) =>
      service.runUnit('write', ({ db }) =>
        db.updateTable('oauth_clients').set({ redirect_uri }).where('id', '=', client_id).execute(),
      );
    await setRedirectUri('http://app.example.com/callback');
    expect(await authorize({})).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field: 'client_id' }] },
    });
    await setRedirectUri(redirects.private);
    expect(await authorize({})).toMatchObject({ status: 200 });
  });

  it('cannot be requested with a redirect URI that is not a valid URL', async () => {
    const registerClient = (redirect_uri: string) =>
      service.client().oauthClients.createOAuthClient({ body: { label: 'app', redirect_uri } });
    const createClientId = async (redirect_uri: string): Promise<string> => {
      const createdClient = await registerClient(redirect_uri);
      return createdClient.ok ? createdClient.data.id : '';
    };
    for (const uri of [
      'http://localhost:99999/',
      'http://127.0.0.256/',
      'https://1.2.3.4.5/',
      'https://',
      'https://?q',
      'https://a%40b/',
    ]) {
      expect(await authorize({ client_id: await createClientId(uri) }), uri).toMatchObject({
        status: 400,
        json: { error: 'invalid_request', errors: [{ field: 'client_id' }] },
      });
    }
    const nativeClientId = await createClientId('http://localhost/done');
    expect(await authorize({ client_id: nativeClientId, redirect_uri: 'http://localhost:99999/done' })).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field: 'redirect_uri' }] },
    });
    expect(await authorize({ client_id: nativeClientId, redirect_uri: 'http://localhost:65535/done' })).toMatchObject({
      status: 200,
    });
  });

  it('keeps its code challenge in exported states and seed files', async () => {
    const code = await requestCode(pkce);
    const state = await service.raw('GET', '/control/state');
    expect(await service.raw('GET', '/control/seed-data')).toMatchObject({
      text: expect.stringContaining(`code_challenge: ${pkce.code_challenge}`) as string,
    });
    expect(await service.raw('PUT', '/control/state', { body: state.json })).toMatchObject({ status: 200 });
    expect(await exchange({ code })).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
    expect(await exchange({ code, code_verifier: verifier })).toMatchObject({ status: 200 });
  });
});
