// What a grant of access is bound to: the redirect URI, and the code challenge of PKCE.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizePath,
  credentials,
  grantAccess,
  publicClient,
  redirects,
  sendForm,
  type Form,
} from '../claims/oauth.ts';
import { dropTemplates } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';

// The example of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const pkce = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' };
const scope = 'compute:read_only';

describe('a grant of access', () => {
  let world: World;
  beforeAll(async () => void (world = await startWorld({ storage: 'sqlite' })));
  afterAll(async () => {
    expect(world.told).toEqual([]);
    await world.close();
    await dropTemplates();
  });

  const codeFor = async (query: Form = {}): Promise<string> =>
    (await grantAccess(world, { client_id: world.fixtures.oauth.client_id, scope, ...query })).searchParams.get(
      'code',
    ) ?? '';
  const exchange = (fields: Form) => sendForm(world, '/oauth/token', { ...credentials(world), ...fields });
  const authorize = (query: Form) =>
    world.raw('GET', authorizePath({ client_id: world.fixtures.oauth.client_id, scope, ...query }));

  it('with a code challenge is for the code verifier alone', async () => {
    const code = await codeFor(pkce);
    for (const wrong of [{}, { code_verifier: verifier.replace('d', 'e') }, { code_verifier: pkce.code_challenge }]) {
      expect(await exchange({ code, ...wrong })).toMatchObject({
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

  it('without a code challenge takes no code verifier, so that PKCE cannot be removed from a request', async () => {
    const code = await codeFor();
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
  ])('is not asked for with %j', async (query, field) => {
    expect(await authorize(query)).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field }] },
    });
  });

  it('is exchanged for the redirect URI that it was sent to, if one is named', async () => {
    for (const query of [{}, { redirect_uri: redirects.private }]) {
      const code = await codeFor(query);
      expect(await exchange({ code, redirect_uri: 'https://evil.example/' })).toMatchObject({
        status: 400,
        json: { error: 'invalid_grant', errors: [{ field: 'redirect_uri' }] },
      });
      expect(await exchange({ code, redirect_uri: redirects.private })).toMatchObject({ status: 200 });
    }
    // The interface's exchange has no such parameter.
    expect(await exchange({ code: await codeFor({ redirect_uri: redirects.private }) })).toMatchObject({ status: 200 });
  });

  it('goes to any port of a registered loopback address, and is exchanged for that one', async () => {
    const created = await world
      .client()
      .oauthClients.createOAuthClient({ body: { label: 'native', redirect_uri: 'http://127.0.0.1/done' } });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const client = { client_id: created.data.id, client_secret: created.data.secret };
    const redirect_uri = 'http://127.0.0.1:51004/done';
    const url = await grantAccess(world, { client_id: client.client_id, scope, redirect_uri });
    expect(url.origin + url.pathname).toBe(redirect_uri);
    const code = url.searchParams.get('code') ?? '';
    expect(await exchange({ ...client, code, redirect_uri: 'http://127.0.0.1/done' })).toMatchObject({ status: 400 });
    expect(await exchange({ ...client, code, redirect_uri })).toMatchObject({ status: 200 });
    expect(await authorize({ client_id: client.client_id, redirect_uri: 'http://127.0.0.2:51004/done' })).toMatchObject(
      { status: 400 },
    );
  });

  it('is not sent over http to other machines', async () => {
    const register = (redirect_uri: string) =>
      world.raw('POST', '/v4/account/oauth-clients', {
        token: world.fixtures.tokens.unrestricted,
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
      expect(await register(uri), uri).toMatchObject({
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
      expect(await register(uri), uri).toMatchObject({ status: 200 });
    }
    // One that was registered before is not used any more.
    const { client_id } = world.fixtures.oauth;
    const redirect = (redirect_uri: string) =>
      world.units('write', ({ db }) =>
        db.updateTable('oauth_clients').set({ redirect_uri }).where('id', '=', client_id).execute(),
      );
    await redirect('http://app.example.com/callback');
    expect(await authorize({})).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field: 'client_id' }] },
    });
    await redirect(redirects.private);
    expect(await authorize({})).toMatchObject({ status: 200 });
  });

  it('is not asked for with a redirect URI that is not a valid URL, which no browser could be sent to', async () => {
    const register = (redirect_uri: string) =>
      world.client().oauthClients.createOAuthClient({ body: { label: 'app', redirect_uri } });
    const clientOf = async (redirect_uri: string): Promise<string> => {
      const created = await register(redirect_uri);
      return created.ok ? created.data.id : '';
    };
    for (const uri of [
      'http://localhost:99999/',
      'http://127.0.0.256/',
      'https://1.2.3.4.5/',
      'https://',
      'https://?q',
      'https://a%40b/',
    ]) {
      expect(await authorize({ client_id: await clientOf(uri) }), uri).toMatchObject({
        status: 400,
        json: { error: 'invalid_request', errors: [{ field: 'client_id' }] },
      });
    }
    const native = await clientOf('http://localhost/done');
    expect(await authorize({ client_id: native, redirect_uri: 'http://localhost:99999/done' })).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ field: 'redirect_uri' }] },
    });
    expect(await authorize({ client_id: native, redirect_uri: 'http://localhost:65535/done' })).toMatchObject({
      status: 200,
    });
  });

  it('keeps its code challenge in a state and in a world file', async () => {
    const code = await codeFor(pkce);
    const state = await world.raw('GET', '/control/state');
    expect(await world.raw('GET', '/control/world')).toMatchObject({
      text: expect.stringContaining(`code_challenge: ${pkce.code_challenge}`) as string,
    });
    expect(await world.raw('PUT', '/control/state', { body: state.json })).toMatchObject({ status: 200 });
    expect(await exchange({ code })).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
    expect(await exchange({ code, code_verifier: verifier })).toMatchObject({ status: 200 });
  });
});
