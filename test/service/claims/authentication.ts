// Claims about tokens and scopes.

import assert from 'node:assert/strict';
import { randomToken } from '../../../src/service/secrets/vault.ts';
import type { World } from '../harness/world.ts';
import { accepted, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { authorizePath, credentials, exchange, newCode, publicClient, tokensOf } from './oauth.ts';
import { categories } from '../../interface/categories.ts';
import { passed, samplesAround, samplesOf, send, tokenOf, type Sample } from './samples.ts';

/** What a token that passes where the samples say so, and nowhere else, is asserted by. */
async function passesOnly(
  world: World,
  token: string,
  may: (sample: Sample) => boolean,
  samples = samplesOf(world.fixtures),
): Promise<void> {
  for (const sample of samples) {
    const answer = await send(world, sample, token);
    assert.equal(
      passed(answer),
      may(sample) || sample.whatever === true,
      `${sample.method} ${sample.path}: ${answer.status}`,
    );
    if (passed(answer)) continue;
    assert.equal(answer.status, 403);
    assert.ok(Array.isArray(memberwise(answer.json)['errors']));
  }
}

/** A new personal access token of an unrestricted user. */
async function personalToken(world: World, scopes: string): Promise<string> {
  const token = randomToken();
  const hash = world.vault.digest(token);
  await world.units('write', ({ db, now }) =>
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

/** Both scopes of a category: what they give of the interface, that an application may ask for them, and that the document served has them. */
function categoryClaim(id: string, category: string): ServiceClaim {
  return serviceClaim(id, async (world) => {
    for (const level of ['read_only', 'read_write'] as const) {
      const scope = `${category}:${level}`;
      const token = tokenOf(category, level);
      const { headers } = await world.raw('GET', '/v4/profile/sshkeys', { token });
      assert.equal(headers['x-oauth-scopes'], scope);
      await passesOnly(
        world,
        token,
        (sample) => sample.category === category && (level === 'read_write' || sample.method === 'GET'),
        samplesAround(world.fixtures, category),
      );
      const page = await world.raw('GET', authorizePath({ client_id: world.fixtures.oauth.client_id, scope }));
      assert.equal(page.status, 200, page.text);
    }
    const unknown = await world.raw(
      'GET',
      authorizePath({ client_id: world.fixtures.oauth.client_id, scope: `${category}:read` }),
    );
    assert.equal(memberwise(unknown.json)['error'], 'invalid_scope');
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
  serviceClaim('AUT-03', async (world) => {
    for (const sample of samplesOf(world.fixtures)) await refused(send(world, sample), 401);
  }),
  serviceClaim('AUT-04', async (world) => {
    const { unrestricted } = world.fixtures.tokens;
    for (const token of [
      'unknown',
      `${unrestricted}x`,
      unrestricted.toUpperCase(),
      '"',
      'a'.repeat(4000),
      world.vault.digest(unrestricted),
    ]) {
      await refused(world.raw('GET', '/v4/profile/sshkeys', { token }), 401);
    }
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${unrestricted} ${unrestricted}`,
      `Bearer, ${unrestricted}`,
    ]) {
      await refused(world.raw('GET', '/v4/profile/sshkeys', { headers: { Authorization: header } }), 401);
    }
    await refused(world.raw('GET', '/v4/profile/sshkeys', { token: 'demo-expired-token' }), 401);
    // Where no token is needed, a wrong one is refused all the same.
    await refused(
      world.raw('GET', `/v4/compute/stackscripts/${world.fixtures.stackscript_public_id}`, { token: 'unknown' }),
      401,
    );
  }),
  serviceClaim('AUT-05', async (world) => {
    const scope = 'compute:read_only longview:read_write';
    const { access_token } = tokensOf(await exchange(world, await newCode(world, scope)));
    const personal = await personalToken(world, scope);
    for (const token of [access_token, personal]) {
      assert.equal((await world.raw('GET', '/v4/longview/clients', { token })).headers['x-oauth-scopes'], scope);
      await passesOnly(
        world,
        token,
        ({ category, method }) => category === 'longview' || (category === 'compute' && method === 'GET'),
      );
    }
  }),
  ...categories.map((category, index) => categoryClaim(`AUT-${String(index + 6).padStart(2, '0')}`, category)),
  serviceClaim('AUT-20', async (world) => {
    for (const category of categories) {
      const token = tokenOf(category, 'read_only');
      for (const sample of samplesOf(world.fixtures).filter((each) => each.category === category && !each.whatever)) {
        const answer = await send(world, sample, token);
        assert.equal(
          answer.status === 403,
          sample.method !== 'GET',
          `${sample.method} ${sample.path}: ${answer.status}`,
        );
        if (sample.method === 'GET') assert.equal(answer.status, 200, answer.text);
      }
    }
  }),
  serviceClaim('AUT-21', async (world) => {
    for (const category of categories) {
      for (const sample of samplesOf(world.fixtures).filter((each) => each.category === category)) {
        const answer = await send(world, sample, tokenOf(category, 'read_write'));
        assert.ok(passed(answer), `${sample.method} ${sample.path}: ${answer.status}`);
        if (sample.method === 'GET') assert.equal(answer.status, 200, answer.text);
      }
    }
  }),
  serviceClaim('AUT-22', async (world) => {
    for (const category of categories) {
      const others = categories.filter((each) => each !== category).map((each) => `${each}:read_write`);
      const token = await personalToken(world, others.join(' '));
      for (const sample of samplesOf(world.fixtures))
        if (sample.category === category && !sample.whatever) await refused(send(world, sample, token), 403);
      // The same token, where it does give access.
      if (category !== 'account') assert.equal((await world.raw('GET', '/v4/profile/sshkeys', { token })).status, 200);
    }
  }),
  serviceClaim('AUT-23', async (world) => {
    const { headers } = await world.raw('GET', '/v4/profile/sshkeys', { token: world.fixtures.tokens.unrestricted });
    assert.equal(headers['x-oauth-scopes'], '*');
    await passesOnly(world, world.fixtures.tokens.unrestricted, () => true);
  }),
  serviceClaim('AUT-24', async (world) => {
    const { tokens } = world.fixtures;
    const samples = samplesOf(world.fixtures).filter(({ unrestricted }) => unrestricted);
    assert.equal(samples.length, 10);
    for (const sample of samples) {
      for (const token of [tokens.restricted, tokens.restricted_compute_rw])
        await refused(send(world, sample, token), 403);
      assert.ok(passed(await send(world, sample, tokens.unrestricted)), sample.path);
    }
  }),
  freshClaim('AUT-25', async (world) => {
    const { database_id, database_ids, tokens } = world.fixtures;
    const remove = (instanceId: number, token: string) =>
      world.client(token).databases.deleteDatabase({ path: { instanceId } });
    // With a grant to change it, and every scope.
    await refused(remove(database_id, tokens.restricted_compute_rw), 403);
    await refused(remove(database_ids.delete, tokens.restricted), 403);
    assert.deepEqual(await accepted(remove(database_ids.delete, tokens.unrestricted_no_databases_scope)), {});
    await accepted(remove(database_ids.failed, tokenOf('databases', 'read_only')));
    await accepted(remove(database_ids.degraded, tokenOf('volumes', 'read_only')));
    await refused(world.client().databases.getDatabase({ path: { instanceId: database_ids.delete } }), 404);
  }),
  serviceClaim('AUT-26', async (world) => {
    const { oauthClients } = world.client();
    const redirect_uri = 'https://default.example.com/';
    const { id, public: open } = await accepted(
      oauthClients.createOAuthClient({ body: { label: 'default', redirect_uri } }),
    );
    assert.equal(open, false);
    // A private client has the code flow and no other.
    assert.equal(
      (await world.raw('GET', authorizePath({ client_id: id, scope: '*', response_type: 'code' }))).status,
      200,
    );
    assert.equal(
      (await world.raw('GET', authorizePath({ client_id: id, scope: '*', response_type: 'token' }))).status,
      400,
    );
    assert.equal(
      (await world.raw('GET', authorizePath({ client_id: publicClient, scope: '*', response_type: 'token' }))).status,
      200,
    );
  }),
  freshClaim('AUT-43', async (world) => {
    const { access_token } = tokensOf(await exchange(world, await newCode(world, 'compute:read_only')));
    const read = () =>
      world.client(access_token).compute.getComputeInstance({ path: { computeId: world.fixtures.compute_id } });
    world.clock.move(7_199_000);
    await accepted(read());
    world.clock.move(1000);
    await refused(read(), 401);
  }),
  serviceClaim('AUT-44', async (world) => {
    const { scope, access_token } = tokensOf(
      await exchange(world, await newCode(world, 'domains:read_only,longview:read_only')),
    );
    assert.equal(scope, 'domains:read_only longview:read_only');
    assert.ok(Object.keys(credentials(world)).length > 0);
    await passesOnly(
      world,
      access_token,
      ({ category, method }) => (category === 'domains' || category === 'longview') && method === 'GET',
    );
  }),
];
