// Claims about versioning.

import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { calls } from '../../interface/calls.ts';
import type { World } from '../harness/world.ts';
import { acceptedRaw, memberwise } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { usualAnswers } from './every-operation.ts';

/** `info.version` of the document that is served. */
async function publishedVersion({ raw }: World): Promise<unknown> {
  return memberwise((await acceptedRaw(raw('GET', '/v4/openapi.json')))['info'])['version'];
}

export const claims: readonly ServiceClaim[] = [
  serviceClaim('VER-01', async ({ raw, fixtures: { tokens } }) => {
    const status = async (path: string): Promise<number> =>
      (await raw('GET', path, { token: tokens.unrestricted })).status;
    assert.equal(await status('/v4/profile/sshkeys'), 200);
    for (const path of ['/profile/sshkeys', '/v3/profile/sshkeys', '/v5/profile/sshkeys', '/V4/profile/sshkeys'])
      assert.equal(await status(path), 404, path);
  }),
  serviceClaim('VER-02', async (world) => {
    const version = await publishedVersion(world);
    assert.match(String(version), /^\d+\.\d+\.\d+$/);
    for (const { call, response } of await usualAnswers(world))
      assert.equal(response.headers['x-spec-version'], version, call);
    assert.equal((await world.raw('GET', '/v4/nothing')).headers['x-spec-version'], version);
  }),
  freshClaim('VER-04', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const warnings = [{ title: 'Going away', detail: 'Use the list of next year.' }];
    const requests = [
      ['listLongviewClients', () => raw('GET', '/v4/longview/clients', { token })],
      ['createLongviewClient', () => raw('POST', '/v4/longview/clients', { token, body: { label: 'made' } })],
      ['deleteTag', () => raw('DELETE', '/v4/tags/production', { token })],
    ] as const;
    for (const [operation, ask] of requests) {
      await acceptedRaw(raw('PUT', `/control/operations/${operation}`, { body: { deprecated: warnings } }));
      const { status, json, text } = await ask();
      assert.equal(status, 299, text);
      assert.deepEqual(memberwise(json)['warnings'], warnings);
      await acceptedRaw(raw('PUT', `/control/operations/${operation}`, { body: { deprecated: false } }));
    }
    const current = await acceptedRaw(raw('GET', '/v4/longview/clients', { token }));
    assert.ok(!('warnings' in current));
    // A refusal stays one.
    await acceptedRaw(raw('PUT', '/control/operations/listLongviewClients', { body: { deprecated: true } }));
    assert.equal((await raw('GET', '/v4/longview/clients')).status, 401);
  }),
  serviceClaim('VER-06', async ({ raw }) => {
    const document = await acceptedRaw(raw('GET', '/v4/openapi.json'));
    assert.match(String(document['openapi']), /^3\.1\.\d+$/);
    const paths = memberwise(document['paths']);
    const published = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(memberwise(item)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(
      calls.filter((call) => !published.includes(call)),
      [],
    );
    const yaml = await raw('GET', '/v4/openapi.yaml');
    assert.equal(yaml.headers['content-type'], 'application/yaml');
    assert.deepEqual(parse(yaml.text), document);
  }),
  serviceClaim('VER-07', async (world) => {
    const { status, text } = await world.raw('GET', '/docs/changelog');
    assert.equal(status, 200);
    assert.match(text, /<h1[^>]*>Changelog of the interface<\/h1>/);
    assert.ok(text.includes(`>${String(await publishedVersion(world))}</h2>`));
  }),
];
