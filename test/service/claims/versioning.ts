// Claims about versioning.

import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { calls } from '../../interface/calls.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectRawSuccess, asRecord } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { successResponses } from './helpers/requests-of-every-operation.ts';

/** Returns `info.version` of the served document. */
async function fetchPublishedVersion({ raw }: TestService): Promise<unknown> {
  return asRecord((await expectRawSuccess(raw('GET', '/v4/openapi.json')))['info'])['version'];
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('VER-01', async ({ raw, fixtures: { tokens } }) => {
    const getStatus = async (path: string): Promise<number> =>
      (await raw('GET', path, { token: tokens.unrestricted })).status;
    assert.equal(await getStatus('/v4/profile/sshkeys'), 200);
    for (const path of ['/profile/sshkeys', '/v3/profile/sshkeys', '/v5/profile/sshkeys', '/V4/profile/sshkeys'])
      assert.equal(await getStatus(path), 404, path);
  }),
  serviceClaim('VER-02', async (service) => {
    const version = await fetchPublishedVersion(service);
    assert.match(String(version), /^\d+\.\d+\.\d+$/);
    for (const { call, response } of await successResponses(service))
      assert.equal(response.headers['x-spec-version'], version, call);
    assert.equal((await service.raw('GET', '/v4/unknown')).headers['x-spec-version'], version);
  }),
  freshServiceClaim('VER-04', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const warnings = [{ title: 'Going away', detail: 'Use the list of next year.' }];
    const requests = [
      ['listLongviewClients', () => raw('GET', '/v4/longview/clients', { token })],
      ['createLongviewClient', () => raw('POST', '/v4/longview/clients', { token, body: { label: 'created' } })],
      ['deleteTag', () => raw('DELETE', '/v4/tags/production', { token })],
    ] as const;
    for (const [operation, sendRequest] of requests) {
      await expectRawSuccess(raw('PUT', `/control/operations/${operation}`, { body: { deprecated: warnings } }));
      const { status, json, text } = await sendRequest();
      assert.equal(status, 299, text);
      assert.deepEqual(asRecord(json)['warnings'], warnings);
      await expectRawSuccess(raw('PUT', `/control/operations/${operation}`, { body: { deprecated: false } }));
    }
    const current = await expectRawSuccess(raw('GET', '/v4/longview/clients', { token }));
    assert.ok(!('warnings' in current));
    // A deprecated operation still returns errors with their own status.
    await expectRawSuccess(raw('PUT', '/control/operations/listLongviewClients', { body: { deprecated: true } }));
    assert.equal((await raw('GET', '/v4/longview/clients')).status, 401);
  }),
  serviceClaim('VER-06', async ({ raw }) => {
    const document = await expectRawSuccess(raw('GET', '/v4/openapi.json'));
    assert.match(String(document['openapi']), /^3\.1\.\d+$/);
    const paths = asRecord(document['paths']);
    const publishedOperations = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(asRecord(item)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(
      calls.filter((call) => !publishedOperations.includes(call)),
      [],
    );
    const yaml = await raw('GET', '/v4/openapi.yaml');
    assert.equal(yaml.headers['content-type'], 'application/yaml');
    assert.deepEqual(parse(yaml.text), document);
  }),
  serviceClaim('VER-07', async (service) => {
    const { status, text } = await service.raw('GET', '/docs/changelog');
    assert.equal(status, 200);
    assert.match(text, /<h1[^>]*>Changelog of the interface<\/h1>/);
    assert.ok(text.includes(`>${String(await fetchPublishedVersion(service))}</h2>`));
  }),
];
