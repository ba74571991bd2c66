// Claims about access: grants to restricted users, and tokens.

import assert from 'node:assert/strict';
import { expectSuccess, asRecord, expectError } from '../helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from '../claim.ts';
import { everyRequest } from '../helpers/requests-of-every-operation.ts';

export const accessClaims: readonly ServiceClaim[] = [
  freshServiceClaim('GEN-13', async (service) => {
    const { raw, fixtures } = service;
    const path = `/v4/compute/instances/${fixtures.compute_id}`;
    const changeLabel = async (token: string): Promise<number> =>
      (await raw('PUT', path, { token, body: { label: 'by-a-restricted-user' } })).status;
    const { restricted, restricted_compute_ro: reader, restricted_compute_rw: writer, unrestricted } = fixtures.tokens;
    assert.deepEqual([(await raw('GET', path, { token: reader })).status, await changeLabel(reader)], [200, 403]);
    assert.deepEqual([(await raw('GET', path, { token: writer })).status, await changeLabel(writer)], [200, 200]);
    assert.deepEqual(
      [(await raw('GET', path, { token: restricted })).status, await changeLabel(restricted)],
      [403, 403],
    );
    assert.equal(await changeLabel(unrestricted), 200);
    const otherId = fixtures.compute_without_firewall_id;
    assert.equal((await raw('GET', `/v4/compute/instances/${otherId}`, { token: writer })).status, 403);
    // A grant takes effect immediately.
    const granted = await raw('PUT', '/control/users/restricted/grants', {
      body: { grants: [{ entity: 'compute', id: fixtures.compute_id, level: 'read_write' }] },
    });
    assert.equal(granted.status, 200, granted.text);
    assert.equal(await changeLabel(restricted), 200);
    for (const unrestrictedPath of ['/v4/account/users/restricted', `/v4/tags/${fixtures.tag}`, '/v4/managed/services'])
      assert.equal((await raw('GET', unrestrictedPath, { token: writer })).status, 403, unrestrictedPath);
  }),
  serviceClaim('GEN-14', async (service) => {
    const { raw, fixtures } = service;
    const token = fixtures.tokens.restricted;
    const requestsWithId = (await everyRequest(service)).filter(({ path }) => /\/\d+/.test(path));
    assert.ok(requestsWithId.length > 20);
    for (const { call, method, path, body } of requestsWithId) {
      const { status } = await raw(method, path, { token, ...(body && { body }) });
      // A private StackScript that the caller cannot read does not exist for them.
      assert.equal(status, call.endsWith('/v4/compute/stackscripts/{stackscriptId}') ? 404 : 403, call);
    }
    for (const path of ['/v4/longview/clients', '/v4/account/payment-methods', '/v4/account/oauth-clients']) {
      const { status, json } = await raw('GET', path, { token });
      assert.ok(status === 403 || asRecord(json)['results'] === 0, path);
    }
    assert.equal(
      (await raw('GET', `/v4/compute/stackscripts/${fixtures.stackscript_public_id}`, { token })).status,
      200,
    );
  }),
  serviceClaim('GEN-15', async ({ client, fixtures }) => {
    const script = await expectSuccess(
      client(null).stackscripts.getStackScript({ path: { stackscriptId: fixtures.stackscript_public_id } }),
    );
    assert.equal(script.id, fixtures.stackscript_public_id);
    assert.ok(script.script.length > 0);
  }),
  serviceClaim('GEN-16', async (service) => {
    for (const { call, method, path, body } of await everyRequest(service)) {
      if (call === 'GET /v4/compute/stackscripts/{stackscriptId}') continue;
      const responsePromise = service.raw(method, path, { ...(body && { body }) });
      await expectError(responsePromise, 401);
      assert.equal((await responsePromise).headers['www-authenticate'], 'Bearer', call);
    }
  }),
];
