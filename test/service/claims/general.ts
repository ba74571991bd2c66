// Claims about general rules and transport.

import assert from 'node:assert/strict';
import { parseArguments } from '../../../src/service/start/arguments.ts';
import { StartError } from '../../../src/service/start/start-error.ts';
import { calls } from '../../interface/calls.ts';
import identifiers from '../../interface/identifiers.json' with { type: 'json' };
import { expectSuccess, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { everyRequest, successResponses } from './helpers/requests-of-every-operation.ts';
import { accessClaims } from './general/access.ts';
import { listProperties } from './helpers/json-properties.ts';

const parseOrGetError = (...args: string[]): unknown => {
  try {
    return parseArguments(args, {}, () => undefined);
  } catch (error) {
    return error;
  }
};

export const claims: readonly ServiceClaim[] = [
  serviceClaim('GEN-01', ({ baseUrl }) => {
    assert.ok(baseUrl.startsWith('http://127.0.0.1:'));
    for (const host of ['0.0.0.0', '192.0.2.7', '::', 'api.example.com']) {
      assert.ok(parseOrGetError('--host', host) instanceof StartError, `plain HTTP on ${host}`);
      assert.ok(
        !(parseOrGetError('--host', host, '--tls-cert', 'cert.pem', '--tls-key', 'key.pem') instanceof StartError),
        `HTTPS on ${host}`,
      );
    }
    for (const host of ['127.0.0.1', '::1', 'localhost'])
      assert.ok(!(parseOrGetError('--host', host) instanceof StartError), `plain HTTP on ${host}`);
    return Promise.resolve();
  }),
  serviceClaim('GEN-02', async (service) => {
    for (const { call, method, path } of await everyRequest(service)) {
      assert.equal((await service.raw(method, path.replace(/^\/v4/, ''))).status, 404, call);
      const allowedMethods = (await service.raw('OPTIONS', path)).headers['allow'] ?? '';
      assert.ok(allowedMethods.split(', ').includes(method), call);
    }
  }),
  serviceClaim('GEN-03', async (service) => {
    const token = service.fixtures.tokens.unrestricted;
    const requestsWithBody = (await everyRequest(service)).filter(({ body }) => body);
    assert.equal(requestsWithBody.length, 18);
    for (const { call, method, path, body } of requestsWithBody) {
      const text = JSON.stringify(body);
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
        const response = await service.raw(method, path, { token, body: text, headers: { 'Content-Type': type } });
        await expectError(Promise.resolve(response), 415);
      }
      assert.ok(call in (await fetchStatusesByOperation(service)), call);
    }
  }),
  serviceClaim('GEN-04', async (service) => {
    const token = service.fixtures.tokens.unrestricted;
    for (const { call, response } of await successResponses(service))
      assert.equal(response.headers['content-type'], 'application/json', call);
    const otherRequests = [
      await service.raw('GET', '/v4/unknown'),
      await service.raw('GET', '/v4/profile/sshkeys'),
      await service.raw('PATCH', '/v4/profile/sshkeys', { token }),
      await service.raw('POST', '/v4/profile/sshkeys', { token, body: {} }),
    ];
    assert.deepEqual(
      otherRequests.map(({ status }) => status),
      [404, 401, 405, 400],
    );
    for (const { headers } of otherRequests) assert.equal(headers['content-type'], 'application/json');
  }),
  serviceClaim('GEN-05', async ({ raw, fixtures }) => {
    for (const body of ['{"label":', 'label', '{"label": "abc",}', "{'label': 'abc'}"]) {
      await expectError(
        raw('POST', '/v4/longview/clients', {
          token: fixtures.tokens.unrestricted,
          body,
          headers: { 'Content-Type': 'application/json' },
        }),
        400,
      );
    }
  }),
  serviceClaim('GEN-06', async ({ raw, fixtures }) => {
    const list = asRecord((await raw('GET', '/v4/longview/clients', { token: fixtures.tokens.unrestricted })).json);
    assert.ok(Array.isArray(list['data']) && list['data'].length > 0);
    const first = asRecord(list['data'][0]);
    assert.deepEqual(
      (await raw('GET', `/v4/longview/clients/${String(first['id'])}`, { token: fixtures.tokens.unrestricted })).json,
      first,
    );
  }),
  freshServiceClaim('GEN-07', async ({ client, fixtures }) => {
    const before = await expectSuccess(client().profile.listSshKeys());
    const key = await expectSuccess(
      client().profile.createSshKey({ body: { label: 'created', ssh_key: before.data[0]?.ssh_key ?? '' } }),
    );
    const after = await expectSuccess(client().profile.listSshKeys());
    assert.deepEqual(
      after.data.filter(({ id }) => id === key.id),
      [key],
    );
    assert.equal(after.results, before.results + 1);
    const path = { nodeBalancerId: fixtures.nodebalancer_id, configId: fixtures.nodebalancer_config_id };
    const rebuilt = await expectSuccess(
      client().nodebalancers.rebuildNodeBalancerConfig({ path, body: { nodes: [], check_attempts: 7 } }),
    );
    assert.equal(rebuilt.check_attempts, 7);
    assert.deepEqual(rebuilt.nodes_status, { up: 0, down: 0 });
  }),
  freshServiceClaim('GEN-08', async ({ client, fixtures: { compute_id: computeId } }) => {
    const before = await expectSuccess(client().compute.getComputeInstance({ path: { computeId } }));
    const updated = await expectSuccess(
      client().compute.updateComputeInstance({
        path: { computeId },
        body: { label: 'renamed', alerts: { io: 12_345 } },
      }),
    );
    const expected = {
      ...before,
      label: 'renamed',
      alerts: { ...before.alerts, io: 12_345 },
      updated: updated.updated,
    };
    assert.deepEqual(updated, expected);
    assert.deepEqual(await expectSuccess(client().compute.getComputeInstance({ path: { computeId } })), expected);
  }),
  freshServiceClaim('GEN-09', async (service) => {
    const token = service.fixtures.tokens.unrestricted;
    const deletes = (await everyRequest(service)).filter(({ method }) => method === 'DELETE');
    assert.equal(deletes.length, 6);
    for (const { path } of deletes) {
      assert.equal((await service.raw('GET', path, { token })).status, 200, path);
      assert.equal((await service.raw('DELETE', path, { token })).status, 200, path);
      await expectError(service.raw('GET', path, { token }), 404);
    }
  }),
  serviceClaim('GEN-10', async (service) => {
    const token = service.fixtures.tokens.unrestricted;
    const gets = (await everyRequest(service)).filter(({ method }) => method === 'GET');
    assert.equal(gets.length, 18);
    for (const { path } of gets) {
      const get = await service.raw('GET', path, { token });
      const head = await service.raw('HEAD', path, { token });
      assert.deepEqual([head.status, head.text], [200, ''], path);
      assert.deepEqual(stableHeaders(head.headers), stableHeaders(get.headers), path);
      assert.equal(head.headers['content-length'], String(Buffer.byteLength(get.text)));
    }
  }),
  serviceClaim('GEN-11', async ({ raw, fixtures }) => {
    for (const path of [
      '/v4/longview/clients/2147483647',
      '/v4/account/users/unknown',
      '/v4/tags/no-such-tag',
      '/v4/unknown',
    ]) {
      const { status, text } = await raw('HEAD', path, { token: fixtures.tokens.unrestricted });
      assert.deepEqual([status, text], [404, ''], path);
    }
  }),
  serviceClaim('GEN-12', async ({ raw }) => {
    for (const [path, methods] of groupMethodsByPath()) {
      const { status, headers, text } = await raw('OPTIONS', fillPath(path));
      assert.deepEqual([status, text], [204, ''], path);
      const expected = [...methods, 'HEAD', 'OPTIONS']
        .filter((method) => method !== 'HEAD' || methods.includes('GET'))
        .sort()
        .join(', ');
      assert.deepEqual([headers['allow'], headers['access-control-allow-methods']], [expected, expected], path);
    }
  }),
  ...accessClaims,
  serviceClaim('GEN-17', async (service) => {
    const deletes = (await successResponses(service)).filter(({ method }) => method === 'DELETE');
    assert.deepEqual(
      deletes.map(({ response: { status, text } }) => [status, text]),
      Array.from({ length: 6 }, () => [200, '{}']),
    );
  }),
  serviceClaim('GEN-18', async (service) => {
    const names = new Set(['created', 'updated', 'finished', 'last_successful', 'password_created', 'login_datetime']);
    const foundNames = new Set<string>();
    const demoUserResponse = {
      call: 'GET /v4/account/users/demo',
      response: await service.raw('GET', '/v4/account/users/demo', { token: service.fixtures.tokens.unrestricted }),
    };
    for (const { call, response } of [demoUserResponse, ...(await successResponses(service))]) {
      for (const { name, value } of listProperties(response.json)) {
        if (!names.has(name) || value === null) continue;
        assert.ok(
          typeof value === 'string' &&
            /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?$/.test(value) &&
            !Number.isNaN(Date.parse(value)),
          `${name} of ${call}: ${JSON.stringify(value)}`,
        );
        foundNames.add(name);
      }
    }
    assert.deepEqual([...foundNames].sort(), [...names].sort());
  }),
  serviceClaim('GEN-20', async (service) => {
    const responses = await successResponses(service);
    const names = new Set(responses.flatMap(({ response }) => listProperties(response.json).map(({ name }) => name)));
    for (const name of ['compute_id', 'compute_label', 'wallet_id', 'user_avatar_id']) assert.ok(names.has(name), name);
    assert.equal(responses.filter(({ path }) => path.startsWith('/v4/compute/')).length, 7);
    const scopes = responses.map(({ response }) => response.headers['x-accepted-oauth-scopes']);
    assert.ok(scopes.includes('compute:read_only') && scopes.includes('compute:read_write'));
    const devices = responses
      .filter(({ path }) => path.endsWith('/devices'))
      .flatMap(({ response }) => listProperties(response.json));
    assert.deepEqual(
      new Set(devices.filter(({ name }) => name === 'type').map(({ value }) => value)),
      new Set(['compute']),
    );
    assert.match((await service.raw('GET', '/v4/openapi.json')).text, /"\/v4\/compute\/instances\/\{computeId\}"/);
  }),
  serviceClaim('GEN-21', async (service) => {
    const responses = await successResponses(service);
    const fields = new Set<string>(identifiers.fields);
    const names = responses.flatMap(({ response }) => listProperties(response.json).map(({ name }) => name));
    assert.deepEqual(
      names.filter((name) => !fields.has(name)),
      [],
    );
    const segments = new Set<string>(identifiers.segments);
    for (const path of new Set(calls.map((call) => call.replace(/^\S+ /, '')))) {
      assert.deepEqual(
        path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{') && !segments.has(segment)),
        [],
      );
    }
    const scopes = responses
      .flatMap(({ response }) => [response.headers['x-accepted-oauth-scopes'] ?? ''])
      .map((scope) => scope.split(':', 1)[0]);
    const categories = new Set<string | undefined>(identifiers.categories);
    assert.deepEqual(
      scopes.filter((category) => !categories.has(category)),
      [],
    );
  }),
  serviceClaim('GEN-23', async ({ raw, fixtures }) => {
    const token = fixtures.tokens.unrestricted;
    for (const [path, methods] of groupMethodsByPath()) {
      const allowed = [...methods, 'HEAD', 'OPTIONS']
        .filter((method) => method !== 'HEAD' || methods.includes('GET'))
        .sort();
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'].filter(
        (candidate) => !allowed.includes(candidate),
      )) {
        const response = await raw(method, fillPath(path), { token });
        await expectError(Promise.resolve(response), 405);
        assert.equal(response.headers['allow'], allowed.join(', '), `${method} ${path}`);
      }
    }
  }),
  freshServiceClaim('GEN-24', async (service) => {
    const token = service.fixtures.tokens.unrestricted;
    const unknownFields = { not_in_the_document: 'a', id: 999_999_999, created: '1999-01-01T00:00:00' };
    for (const { call, method, path, body } of await everyRequest(service)) {
      if (!body || path.endsWith('/devices')) continue;
      const { status, text } = await service.raw(method, path, { token, body: { ...unknownFields, ...body } });
      assert.equal(status, 200, `${call}: ${text}`);
      assert.ok(!/not_in_the_document|999999999|1999-01-01/.test(text), `${call}: ${text}`);
      const list = (await service.raw('GET', path, { token })).text;
      assert.ok(!/not_in_the_document|999999999|1999-01-01/.test(list), `${call}: ${list}`);
    }
  }),
];

/** Returns the headers that are the same in every response. */
function stableHeaders(headers: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => name !== 'date' && name !== 'x-ratelimit-remaining' && name !== 'content-length',
    ),
  );
}

function groupMethodsByPath(): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return paths;
}

function fillPath(path: string): string {
  return path.replace(/\{\w+\}/g, '1');
}

async function fetchStatusesByOperation(
  service: Parameters<typeof successResponses>[0],
): Promise<Readonly<Record<string, number>>> {
  return Object.fromEntries((await successResponses(service)).map(({ call, response }) => [call, response.status]));
}
