// Claims about tokens and scopes.

import assert from 'node:assert/strict';
import { randomToken } from '../../../src/service/secrets/secret-crypto.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import {
  authorizePath,
  credentials,
  exchange,
  requestCode,
  publicClient,
  expectTokens,
} from './helpers/authorization-requests.ts';
import { scopeCategories } from '../../interface/scope-categories.ts';
import {
  isAuthorized,
  samplesForCategory,
  sampleRequests,
  sendSample,
  demoToken,
  type Sample,
} from './helpers/scope-sample-requests.ts';

/** Asserts that a token is accepted only for the given samples. */
async function assertAcceptedOnlyFor(
  service: TestService,
  token: string,
  isAllowed: (sample: Sample) => boolean,
  samples = sampleRequests(service.fixtures),
): Promise<void> {
  for (const sample of samples) {
    const response = await sendSample(service, sample, token);
    assert.equal(
      isAuthorized(response),
      isAllowed(sample) || sample.anyScope === true,
      `${sample.method} ${sample.path}: ${response.status}`,
    );
    if (isAuthorized(response)) continue;
    assert.equal(response.status, 403);
    assert.ok(Array.isArray(asRecord(response.json)['errors']));
  }
}

/** Creates a personal access token for an unrestricted user. */
async function createPersonalToken(service: TestService, scopes: string): Promise<string> {
  const token = randomToken();
  const hash = service.secretCrypto.digest(token);
  await service.runUnit('write', ({ db, now }) =>
    db
      .insertInto('tokens')
      .values({
        kind: 'personal',
        hash,
        refresh_hash: null,
        family: null,
        username: 'demo',
        client_id: null,
        scopes,
        created_at: now.getTime(),
        expires_at: null,
      })
      .execute(),
  );
  return token;
}

/**
 * Creates a claim about both scopes of a category: which access they allow, and that clients can request these scopes
 * but no others in the category.
 */
function categoryClaim(id: string, category: string): ServiceClaim {
  return serviceClaim(id, async (service) => {
    for (const level of ['read_only', 'read_write'] as const) {
      const scope = `${category}:${level}`;
      const token = demoToken(category, level);
      const { headers } = await service.raw('GET', '/v4/profile/sshkeys', { token });
      assert.equal(headers['x-oauth-scopes'], scope);
      await assertAcceptedOnlyFor(
        service,
        token,
        (sample) => sample.category === category && (level === 'read_write' || sample.method === 'GET'),
        samplesForCategory(service.fixtures, category),
      );
      const page = await service.raw('GET', authorizePath({ client_id: service.fixtures.oauth.client_id, scope }));
      assert.equal(page.status, 200, page.text);
    }
    const unknown = await service.raw(
      'GET',
      authorizePath({ client_id: service.fixtures.oauth.client_id, scope: `${category}:read` }),
    );
    assert.equal(asRecord(unknown.json)['error'], 'invalid_scope');
  });
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('AUT-01', async ({ raw, client, fixtures }) => {
    const { unrestricted } = fixtures.tokens;
    assert.equal((await client(unrestricted).profile.listSshKeys()).status, 200);
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      assert.equal(
        (await raw('GET', '/v4/profile/sshkeys', { headers: { Authorization: `${scheme} ${unrestricted}` } })).status,
        200,
      );
    const basic = Buffer.from(`demo:${unrestricted}`).toString('base64');
    for (const value of [`Basic ${basic}`, unrestricted, `Token ${unrestricted}`])
      assert.equal((await raw('GET', '/v4/profile/sshkeys', { headers: { Authorization: value } })).status, 401, value);
    for (const name of ['access_token', 'token'])
      assert.equal((await raw('GET', `/v4/profile/sshkeys?${name}=${unrestricted}`)).status, 401);
  }),
  serviceClaim('AUT-03', async (service) => {
    for (const sample of sampleRequests(service.fixtures)) await expectError(sendSample(service, sample), 401);
  }),
  serviceClaim('AUT-04', async (service) => {
    const { unrestricted } = service.fixtures.tokens;
    for (const token of [
      'unknown',
      `${unrestricted}x`,
      unrestricted.toUpperCase(),
      '"',
      'a'.repeat(4000),
      service.secretCrypto.digest(unrestricted),
    ]) {
      await expectError(service.raw('GET', '/v4/profile/sshkeys', { token }), 401);
    }
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${unrestricted} ${unrestricted}`,
      `Bearer, ${unrestricted}`,
    ]) {
      await expectError(service.raw('GET', '/v4/profile/sshkeys', { headers: { Authorization: header } }), 401);
    }
    await expectError(service.raw('GET', '/v4/profile/sshkeys', { token: 'demo-expired-token' }), 401);
    // An invalid token is rejected even if none is required.
    await expectError(
      service.raw('GET', `/v4/compute/stackscripts/${service.fixtures.stackscript_public_id}`, { token: 'unknown' }),
      401,
    );
  }),
  serviceClaim('AUT-05', async (service) => {
    const scope = 'compute:read_only longview:read_write';
    const { access_token } = expectTokens(await exchange(service, await requestCode(service, scope)));
    const personal = await createPersonalToken(service, scope);
    for (const token of [access_token, personal]) {
      assert.equal((await service.raw('GET', '/v4/longview/clients', { token })).headers['x-oauth-scopes'], scope);
      await assertAcceptedOnlyFor(
        service,
        token,
        ({ category, method }) => category === 'longview' || (category === 'compute' && method === 'GET'),
      );
    }
  }),
  ...scopeCategories.map((category, index) => categoryClaim(`AUT-${String(index + 6).padStart(2, '0')}`, category)),
  serviceClaim('AUT-20', async (service) => {
    for (const category of scopeCategories) {
      const token = demoToken(category, 'read_only');
      for (const sample of sampleRequests(service.fixtures).filter(
        ({ category: sampleCategory, anyScope }) => sampleCategory === category && !anyScope,
      )) {
        const response = await sendSample(service, sample, token);
        assert.equal(
          response.status === 403,
          sample.method !== 'GET',
          `${sample.method} ${sample.path}: ${response.status}`,
        );
        if (sample.method === 'GET') assert.equal(response.status, 200, response.text);
      }
    }
  }),
  serviceClaim('AUT-21', async (service) => {
    for (const category of scopeCategories) {
      for (const sample of sampleRequests(service.fixtures).filter((candidate) => candidate.category === category)) {
        const response = await sendSample(service, sample, demoToken(category, 'read_write'));
        assert.ok(isAuthorized(response), `${sample.method} ${sample.path}: ${response.status}`);
        if (sample.method === 'GET') assert.equal(response.status, 200, response.text);
      }
    }
  }),
  serviceClaim('AUT-22', async (service) => {
    for (const category of scopeCategories) {
      const otherScopes = scopeCategories.filter((other) => other !== category).map((other) => `${other}:read_write`);
      const token = await createPersonalToken(service, otherScopes.join(' '));
      for (const sample of sampleRequests(service.fixtures))
        if (sample.category === category && !sample.anyScope)
          await expectError(sendSample(service, sample, token), 403);
      // The same token is accepted for an operation in another category.
      if (category !== 'account')
        assert.equal((await service.raw('GET', '/v4/profile/sshkeys', { token })).status, 200);
    }
  }),
  serviceClaim('AUT-23', async (service) => {
    const { headers } = await service.raw('GET', '/v4/profile/sshkeys', {
      token: service.fixtures.tokens.unrestricted,
    });
    assert.equal(headers['x-oauth-scopes'], '*');
    await assertAcceptedOnlyFor(service, service.fixtures.tokens.unrestricted, () => true);
  }),
  serviceClaim('AUT-24', async (service) => {
    const { tokens } = service.fixtures;
    const samples = sampleRequests(service.fixtures).filter(({ unrestrictedOnly }) => unrestrictedOnly);
    assert.equal(samples.length, 10);
    for (const sample of samples) {
      for (const token of [tokens.restricted, tokens.restricted_compute_rw])
        await expectError(sendSample(service, sample, token), 403);
      assert.ok(isAuthorized(await sendSample(service, sample, tokens.unrestricted)), sample.path);
    }
  }),
  freshServiceClaim('AUT-25', async (service) => {
    const { database_id, database_ids, tokens } = service.fixtures;
    const remove = (instanceId: number, token: string) =>
      service.client(token).databases.deleteDatabase({ path: { instanceId } });
    // A restricted user is rejected even with a read_write grant and every scope.
    await expectError(remove(database_id, tokens.restricted_compute_rw), 403);
    await expectError(remove(database_ids.delete, tokens.restricted), 403);
    assert.deepEqual(await expectSuccess(remove(database_ids.delete, tokens.unrestricted_no_databases_scope)), {});
    await expectSuccess(remove(database_ids.failed, demoToken('databases', 'read_only')));
    await expectSuccess(remove(database_ids.degraded, demoToken('volumes', 'read_only')));
    await expectError(service.client().databases.getDatabase({ path: { instanceId: database_ids.delete } }), 404);
  }),
  serviceClaim('AUT-26', async (service) => {
    const { oauthClients } = service.client();
    const redirect_uri = 'https://default.example.com/';
    const { id, public: isPublic } = await expectSuccess(
      oauthClients.createOAuthClient({ body: { label: 'default', redirect_uri } }),
    );
    assert.equal(isPublic, false);
    // A private client has only the code flow.
    assert.equal(
      (await service.raw('GET', authorizePath({ client_id: id, scope: '*', response_type: 'code' }))).status,
      200,
    );
    assert.equal(
      (await service.raw('GET', authorizePath({ client_id: id, scope: '*', response_type: 'token' }))).status,
      400,
    );
    assert.equal(
      (await service.raw('GET', authorizePath({ client_id: publicClient, scope: '*', response_type: 'token' }))).status,
      200,
    );
  }),
  freshServiceClaim('AUT-43', async (service) => {
    const { access_token } = expectTokens(await exchange(service, await requestCode(service, 'compute:read_only')));
    const getInstance = () =>
      service.client(access_token).compute.getComputeInstance({ path: { computeId: service.fixtures.compute_id } });
    service.clock.move(7_199_000);
    await expectSuccess(getInstance());
    service.clock.move(1000);
    await expectError(getInstance(), 401);
  }),
  serviceClaim('AUT-44', async (service) => {
    const { scope, access_token } = expectTokens(
      await exchange(service, await requestCode(service, 'domains:read_only,longview:read_only')),
    );
    assert.equal(scope, 'domains:read_only longview:read_only');
    assert.ok(Object.keys(credentials(service)).length > 0);
    await assertAcceptedOnlyFor(
      service,
      access_token,
      ({ category, method }) => (category === 'domains' || category === 'longview') && method === 'GET',
    );
  }),
];
