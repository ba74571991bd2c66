// Claims about StackScripts.

import assert from 'node:assert/strict';
import type { UpdateStackScriptBody } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  assertAllHave,
  isString,
  isTime,
  isInteger,
  asRecord,
  expectError,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = '/v4/compute/stackscripts';
const fields = [
  'id',
  'username',
  'label',
  'description',
  'is_public',
  'user_avatar_id',
  'images',
  'deployments_total',
  'deployments_active',
  'rev_note',
  'script',
  'user_defined_fields',
  'created',
  'updated',
  'mine',
];
/**
 * IDs of StackScripts in the demo seed data: private and public ones on the demo account, private and public ones on
 * another account, and a missing one.
 */
const [ownPrivate, ownPublic, otherPrivate, otherPublic, unknown] = [7001, 7002, 7101, 7102, 999_999];

const get = (service: TestService, stackscriptId = ownPrivate, token?: string | null) =>
  service.client(token).stackscripts.getStackScript({ path: { stackscriptId } });
const put = (service: TestService, body: UpdateStackScriptBody, stackscriptId = ownPrivate, token?: string) =>
  service.client(token).stackscripts.updateStackScript({ path: { stackscriptId }, body });
const remove = (service: TestService, stackscriptId: number, token?: string) =>
  service.client(token).stackscripts.deleteStackScript({ path: { stackscriptId } });
const putRaw = ({ raw, fixtures }: TestService, body: unknown) =>
  raw('PUT', `${path}/${ownPrivate}`, { token: fixtures.tokens.unrestricted, body });

/** Returns StackScripts from every response that contains one: GET and PUT. */
async function scriptResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const readScripts = await Promise.all(
    [ownPrivate, ownPublic, otherPublic].map((id) => expectSuccess(get(service, id))),
  );
  const updatedScripts = await Promise.all([ownPrivate, ownPublic].map((id) => expectSuccess(put(service, {}, id))));
  return [...readScripts, await expectSuccess(get(service, ownPublic, null)), ...updatedScripts].map(asRecord);
}

/** Creates a claim about a field in every response that contains a StackScript. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await scriptResponses(service), name, isValid));

/** Creates a claim that the owner can write a string field, which PUT and GET return. */
const writableFieldClaim = (id: string, name: 'label' | 'description' | 'rev_note' | 'script'): ServiceClaim =>
  serviceClaim(id, async (service) => {
    assertAllHave(await scriptResponses(service), name, isString);
    for (const value of [`a ${name}`, '', 'ü😀\u0001\n']) {
      assert.equal((await expectSuccess(put(service, { [name]: value }, 7004)))[name], value);
      assert.equal((await expectSuccess(get(service, 7004)))[name], value);
    }
  });

/** A script with three user-defined fields. */
const scriptWithFields =
  '#!/bin/sh\n# <UDF name="full" label="All of them" example="an example" oneOf="a,b" default="a"/>\n# <UDF name="many" label="Several" manyOf="x,y,z" default="" />\n# <udf label=\'Only > a < label\' name=\'plain\'>\necho "<UDF"\n';

/** The user-defined fields of `scriptWithFields`. */
const expectedFields = [
  { label: 'All of them', name: 'full', example: 'an example', oneOf: 'a,b', default: 'a' },
  { label: 'Several', name: 'many', manyOf: 'x,y,z', default: '' },
  { label: 'Only > a < label', name: 'plain' },
];

/** Creates a claim that user-defined fields have a property if, and only if, the script sets it. */
const userDefinedFieldClaim = (id: string, name: string): ServiceClaim =>
  serviceClaim(id, async (service) => {
    const { user_defined_fields: returnedFields } = await expectSuccess(
      put(service, { script: scriptWithFields }, 7003),
    );
    const { user_defined_fields: storedFields } = await expectSuccess(get(service, 7003));
    const pickValues = (list: readonly object[]): unknown[] => list.map((entry) => asRecord(entry)[name]);
    assert.deepEqual(pickValues(returnedFields), pickValues(expectedFields));
    assert.deepEqual(pickValues(storedFields), pickValues(expectedFields));
    assert.deepEqual(
      storedFields.map((entry) => Object.hasOwn(entry, name)),
      expectedFields.map((entry) => Object.hasOwn(entry, name)),
    );
  });

export const claims: readonly ServiceClaim[] = [
  fieldClaim('SSC-01', 'id', isInteger),
  serviceClaim('SSC-02', async (service) => {
    assertAllHave(await scriptResponses(service), 'username', isString);
    assert.equal((await expectSuccess(get(service))).username, 'demo');
    assert.equal((await expectSuccess(get(service, otherPublic))).username, 'other');
  }),
  writableFieldClaim('SSC-03', 'label'),
  writableFieldClaim('SSC-04', 'description'),
  serviceClaim('SSC-05', async (service) => {
    assertAllHave(await scriptResponses(service), 'is_public', (value) => typeof value === 'boolean');
    assert.deepEqual(
      [(await expectSuccess(get(service))).is_public, (await expectSuccess(get(service, ownPublic))).is_public],
      [false, true],
    );
  }),
  fieldClaim('SSC-06', 'user_avatar_id', (avatar) => isString(avatar) && avatar !== ''),
  serviceClaim('SSC-07', async (service) => {
    assertAllHave(
      await scriptResponses(service),
      'images',
      (images) => Array.isArray(images) && images.every(isString),
    );
    assert.deepEqual((await expectSuccess(get(service, ownPublic))).images, ['any/all']);
    for (const images of [['any/all'], [], ['linux/debian12', 'private/1']]) {
      await expectSuccess(put(service, { images }, 7004));
      assert.deepEqual((await expectSuccess(get(service, 7004))).images, images);
    }
  }),
  fieldClaim('SSC-08', 'deployments_total', (count) => isInteger(count) && Number(count) >= 0),
  fieldClaim('SSC-09', 'deployments_active', (count) => isInteger(count) && Number(count) >= 0),
  writableFieldClaim('SSC-10', 'rev_note'),
  writableFieldClaim('SSC-11', 'script'),
  serviceClaim('SSC-12', async (service) => {
    assertAllHave(await scriptResponses(service), 'user_defined_fields', Array.isArray);
    assert.deepEqual(
      (await expectSuccess(get(service))).user_defined_fields.map(({ name }) => name),
      ['hostname', 'server', 'modules'],
    );
    assert.deepEqual((await expectSuccess(get(service, ownPublic))).user_defined_fields, []);
  }),
  userDefinedFieldClaim('SSC-13', 'label'),
  userDefinedFieldClaim('SSC-14', 'name'),
  userDefinedFieldClaim('SSC-15', 'example'),
  userDefinedFieldClaim('SSC-16', 'oneOf'),
  userDefinedFieldClaim('SSC-17', 'manyOf'),
  userDefinedFieldClaim('SSC-18', 'default'),
  fieldClaim('SSC-19', 'created', isTime),
  serviceClaim('SSC-20', async (service) => {
    assertAllHave(await scriptResponses(service), 'updated', isTime);
    service.clock.move(60_000);
    const { updated } = await expectSuccess(put(service, { rev_note: 'later' }, 7004));
    assert.equal(Date.parse(updated), service.clock.now().getTime());
    assert.equal((await expectSuccess(get(service, 7004))).updated, updated);
  }),
  fieldClaim('SSC-21', 'mine', (mine) => typeof mine === 'boolean'),
  // The API has no list of StackScripts, and the tag listing rejects their fields as filters.
  serviceClaim('SSC-22', async ({ raw, fixtures }) => {
    for (const name of fields) {
      const { status } = await raw('GET', `/v4/tags/${fixtures.tag}`, {
        token: fixtures.tokens.unrestricted,
        headers: { 'X-Filter': JSON.stringify({ [name]: 'x' }) },
      });
      assert.equal(status, 400);
    }
  }),
  serviceClaim('SSC-23', async (service) => {
    const response = await get(service);
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.equal(response.data.id, ownPrivate);
    await expectError(service.raw('GET', `${path}/one`), 404);
  }),
  serviceClaim('SSC-24', async ({ raw, fixtures }) => {
    const getStatus = async (id: number, token?: string): Promise<number> =>
      (await raw('GET', `${path}/${id}`, { token })).status;
    for (const token of [
      undefined,
      'demo-stackscripts-read-only-token',
      'demo-stackscripts-read-write-token',
      'demo-domains-read-write-token',
      fixtures.tokens.unrestricted,
    ]) {
      assert.equal(await getStatus(ownPublic, token), 200);
      const seesPrivate = token !== undefined && !token.includes('domains');
      assert.equal(await getStatus(ownPrivate, token), seesPrivate ? 200 : 404, token);
    }
    const { headers } = await raw('GET', `${path}/${ownPrivate}`, { token: fixtures.tokens.unrestricted });
    assert.equal(headers['x-accepted-oauth-scopes'], 'stackscripts:read_only');
    assert.equal(await getStatus(ownPublic, 'no-token'), 401);
  }),
  serviceClaim('SSC-25', async (service) => {
    const response = await put(service, { rev_note: 'put' });
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.deepEqual(await expectSuccess(get(service)), response.data);
    await expectError(
      service.raw('PUT', `${path}/one`, { token: service.fixtures.tokens.unrestricted, body: {} }),
      404,
    );
  }),
  serviceClaim('SSC-26', (service) =>
    expectError(
      putRaw(service, { description: 1, images: 'any/all', is_public: 'false', label: 2, rev_note: 3, script: null }),
      400,
      'description',
      'images',
      'is_public',
      'label',
      'rev_note',
      'script',
    ).then(async () => {
      await expectError(putRaw(service, { images: [1] }), 400, 'images.0');
      await expectSuccess(
        put(
          service,
          { description: 'd', images: [], is_public: false, label: 'l', rev_note: 'r', script: '#!/bin/sh' },
          7004,
        ),
      );
    }),
  ),
  serviceClaim('SSC-28', ({ raw }) =>
    assertScope('stackscripts:read_write', (request) => raw('PUT', `${path}/${ownPrivate}`, { ...request, body: {} })),
  ),
  freshServiceClaim('SSC-29', async (service) => {
    const { stackscript_delete_id: id, tokens } = service.fixtures;
    await expectError(service.raw('DELETE', `${path}/one`, { token: tokens.unrestricted }), 404);
    const { status, text } = await service.raw('DELETE', `${path}/${id}`, { token: tokens.unrestricted });
    assert.deepEqual([status, text], [200, '{}']);
    await expectError(get(service, id), 404);
  }),
  serviceClaim('SSC-30', ({ raw }) =>
    assertScope('stackscripts:read_write', (request) => raw('DELETE', `${path}/${unknown}`, request)),
  ),
  serviceClaim('SSC-31', async (service) => {
    assert.match((await expectSuccess(get(service, ownPublic))).script, /^#!\/bin\/sh\necho shared$/);
    assert.match((await expectSuccess(get(service, otherPublic, null))).script, /echo public/);
  }),
  serviceClaim('SSC-32', async (service) => {
    for (const id of [ownPublic, otherPublic]) assert.equal((await expectSuccess(get(service, id, null))).id, id);
    for (const id of [ownPrivate, otherPrivate, unknown]) await expectError(get(service, id, null), 404);
  }),
  serviceClaim('SSC-33', async (service) => {
    const before = await expectSuccess(get(service, 7003));
    const body = {
      description: 'new',
      images: ['linux/a'],
      label: 'new label',
      rev_note: 'new note',
      script: '#!/bin/sh\necho new',
    };
    service.clock.move(60_000);
    const after = await expectSuccess(put(service, body, 7003));
    assert.deepEqual(after, { ...before, ...body, user_defined_fields: [], updated: after.updated });
    assert.deepEqual(await expectSuccess(get(service, 7003)), after);
    const { label, ...otherFields } = await expectSuccess(put(service, { label: 'alone' }, 7003));
    assert.equal(label, 'alone');
    assert.deepEqual({ label: 'new label', ...otherFields }, after);
  }),
  freshServiceClaim('SSC-34', async (service) => {
    const { stackscript_to_publish_id: id } = service.fixtures;
    assert.equal((await expectSuccess(get(service, id))).is_public, false);
    await expectError(get(service, id, 'other-unrestricted-token'), 404);
    assert.equal((await expectSuccess(put(service, { is_public: true }, id))).is_public, true);
    assert.equal((await expectSuccess(get(service, id, 'other-unrestricted-token'))).is_public, true);
  }),
  freshServiceClaim('SSC-35', async (service) => {
    await expectError(put(service, { is_public: false, label: 'lost' }, ownPublic), 400, 'is_public');
    const { is_public, label } = await expectSuccess(get(service, ownPublic));
    assert.deepEqual([is_public, label], [true, 'Shared setup']);
    const { stackscript_to_publish_id: id } = service.fixtures;
    await expectSuccess(put(service, { is_public: true }, id));
    await expectError(put(service, { is_public: false }, id), 400, 'is_public');
    assert.equal((await expectSuccess(put(service, { is_public: true, label: 'still' }, ownPublic))).label, 'still');
  }),
  serviceClaim('SSC-36', async (service) => {
    assert.deepEqual((await expectSuccess(put(service, { images: ['any/all'] }, 7004))).images, ['any/all']);
    assert.deepEqual((await expectSuccess(get(service, 7004))).images, ['any/all']);
  }),
  serviceClaim('SSC-37', async (service) => {
    const { status, json } = await putRaw(service, { user_defined_fields: [{ name: 'mine', label: 'Mine' }] });
    assert.equal(status, 200);
    const { user_defined_fields: before } = await expectSuccess(get(service));
    assert.deepEqual(asRecord(json)['user_defined_fields'], before);
    assert.deepEqual(
      before.map(({ name }) => name),
      ['hostname', 'server', 'modules'],
    );
    assert.deepEqual(
      (await expectSuccess(put(service, { script: scriptWithFields }, 7003))).user_defined_fields,
      expectedFields,
    );
    assert.deepEqual((await expectSuccess(get(service, 7003))).user_defined_fields, expectedFields);
  }),
  freshServiceClaim('SSC-38', async (service) => {
    await expectError(remove(service, ownPublic), 400);
    assert.equal((await expectSuccess(get(service, ownPublic))).id, ownPublic);
    await expectError(remove(service, otherPublic), 403);
    assert.deepEqual(await expectSuccess(remove(service, service.fixtures.stackscript_delete_id)), {});
  }),
  freshServiceClaim('SSC-39', async (service) => {
    const {
      restricted,
      restricted_compute_ro: reader,
      restricted_compute_rw: writer,
      unrestricted,
    } = service.fixtures.tokens;
    await expectError(remove(service, ownPrivate, reader), 403);
    assert.equal((await expectSuccess(get(service, ownPrivate, reader))).id, ownPrivate);
    // A private StackScript that the caller cannot read does not exist for them, for any method.
    const listReasons = async (id: number, token: string): Promise<readonly string[]> => [
      ...(await expectError(get(service, id, token), 404)),
      ...(await expectError(put(service, { label: 'mine' }, id, token), 404)),
      ...(await expectError(remove(service, id, token), 404)),
    ];
    for (const [id, token] of [
      [ownPrivate, restricted],
      [7003, writer],
      [7003, reader],
      [otherPrivate, unrestricted],
    ] as const) {
      assert.deepEqual(await listReasons(id, token), await listReasons(unknown, token));
    }
    // A public StackScript is not a secret.
    for (const token of [restricted, writer]) await expectError(put(service, { label: 'mine' }, ownPublic, token), 403);
    assert.deepEqual(await expectSuccess(remove(service, ownPrivate, writer)), {});
    await expectError(get(service), 404);
    await expectError(put(service, {}, otherPublic), 403);
    await expectError(put(service, {}, otherPrivate), 404);
  }),
  serviceClaim('SSC-40', async (service) => {
    const { restricted, restricted_compute_ro: reader } = service.fixtures.tokens;
    const isMine = async (id: number, token?: string | null): Promise<boolean> =>
      (await expectSuccess(get(service, id, token))).mine;
    assert.equal(await isMine(ownPrivate), true);
    assert.equal(await isMine(ownPrivate, reader), true);
    assert.equal(await isMine(ownPublic), true);
    assert.equal(await isMine(ownPublic, restricted), false);
    assert.equal(await isMine(ownPublic, 'other-unrestricted-token'), false);
    assert.equal(await isMine(ownPublic, null), false);
    assert.equal(await isMine(otherPublic), false);
    assert.equal(await isMine(otherPublic, 'other-unrestricted-token'), true);
    assert.equal((await expectSuccess(put(service, {}, ownPrivate))).mine, true);
  }),
  serviceClaim('SSC-41', async (service) => {
    for (const id of [unknown, otherPrivate, 0, 2 ** 40]) await expectError(get(service, id), 404);
    await expectError(get(service, unknown, null), 404);
  }),
];
