// Claims about StackScripts.

import assert from 'node:assert/strict';
import type { UpdateStackScriptBody } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, isTime, isWhole, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { needsScope } from './scopes.ts';

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
/** Of the demo world's own account: private and public; of its other account: private and public; of nobody. */
const [own, shared, foreign, published, unknown] = [7001, 7002, 7101, 7102, 999_999];

const get = (world: World, stackscriptId = own, token?: string | null) =>
  world.client(token).stackscripts.getStackScript({ path: { stackscriptId } });
const put = (world: World, body: UpdateStackScriptBody, stackscriptId = own, token?: string) =>
  world.client(token).stackscripts.updateStackScript({ path: { stackscriptId }, body });
const remove = (world: World, stackscriptId: number, token?: string) =>
  world.client(token).stackscripts.deleteStackScript({ path: { stackscriptId } });
const putRaw = ({ raw, fixtures }: World, body: unknown) =>
  raw('PUT', `${path}/${own}`, { token: fixtures.tokens.unrestricted, body });

/** StackScripts in every response that returns one: GET and PUT. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const read = await Promise.all([own, shared, published].map((id) => accepted(get(world, id))));
  const written = await Promise.all([own, shared].map((id) => accepted(put(world, {}, id))));
  return [...read, await accepted(get(world, shared, null)), ...written].map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

/** A field that its owner may write: it reads as it was written, in PUT and in GET, and only a text is one. */
const written = (id: string, name: 'label' | 'description' | 'rev_note' | 'script'): ServiceClaim =>
  serviceClaim(id, async (world) => {
    everyHas(await shown(world), name, isText);
    for (const value of [`a ${name}`, '', 'ü😀\u0001\n']) {
      assert.equal((await accepted(put(world, { [name]: value }, 7004)))[name], value);
      assert.equal((await accepted(get(world, 7004)))[name], value);
    }
  });

const asks =
  '#!/bin/sh\n# <UDF name="full" label="All of them" example="an example" oneOf="a,b" default="a"/>\n# <UDF name="many" label="Several" manyOf="x,y,z" default="" />\n# <udf label=\'Only > a < label\' name=\'plain\'>\necho "<UDF"\n';

/** What the three fields of that script are. */
const asked = [
  { label: 'All of them', name: 'full', example: 'an example', oneOf: 'a,b', default: 'a' },
  { label: 'Several', name: 'many', manyOf: 'x,y,z', default: '' },
  { label: 'Only > a < label', name: 'plain' },
];

/** A member of the fields that a script asks for: where the script gives it, as it gives it, and else nowhere. */
const member = (id: string, name: string): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const { user_defined_fields: put1 } = await accepted(put(world, { script: asks }, 7003));
    const { user_defined_fields: get1 } = await accepted(get(world, 7003));
    const of = (list: readonly object[]): unknown[] => list.map((each) => memberwise(each)[name]);
    assert.deepEqual(of(put1), of(asked));
    assert.deepEqual(of(get1), of(asked));
    assert.deepEqual(
      get1.map((each) => Object.hasOwn(each, name)),
      asked.map((each) => Object.hasOwn(each, name)),
    );
  });

export const claims: readonly ServiceClaim[] = [
  field('SSC-01', 'id', isWhole),
  serviceClaim('SSC-02', async (world) => {
    everyHas(await shown(world), 'username', isText);
    assert.equal((await accepted(get(world))).username, 'demo');
    assert.equal((await accepted(get(world, published))).username, 'other');
  }),
  written('SSC-03', 'label'),
  written('SSC-04', 'description'),
  serviceClaim('SSC-05', async (world) => {
    everyHas(await shown(world), 'is_public', (value) => typeof value === 'boolean');
    assert.deepEqual(
      [(await accepted(get(world))).is_public, (await accepted(get(world, shared))).is_public],
      [false, true],
    );
  }),
  field('SSC-06', 'user_avatar_id', (avatar) => isText(avatar) && avatar !== ''),
  serviceClaim('SSC-07', async (world) => {
    everyHas(await shown(world), 'images', (images) => Array.isArray(images) && images.every(isText));
    assert.deepEqual((await accepted(get(world, shared))).images, ['any/all']);
    for (const images of [['any/all'], [], ['linux/debian12', 'private/1']]) {
      await accepted(put(world, { images }, 7004));
      assert.deepEqual((await accepted(get(world, 7004))).images, images);
    }
  }),
  field('SSC-08', 'deployments_total', (count) => isWhole(count) && Number(count) >= 0),
  field('SSC-09', 'deployments_active', (count) => isWhole(count) && Number(count) >= 0),
  written('SSC-10', 'rev_note'),
  written('SSC-11', 'script'),
  serviceClaim('SSC-12', async (world) => {
    everyHas(await shown(world), 'user_defined_fields', Array.isArray);
    assert.deepEqual(
      (await accepted(get(world))).user_defined_fields.map(({ name }) => name),
      ['hostname', 'server', 'modules'],
    );
    assert.deepEqual((await accepted(get(world, shared))).user_defined_fields, []);
  }),
  member('SSC-13', 'label'),
  member('SSC-14', 'name'),
  member('SSC-15', 'example'),
  member('SSC-16', 'oneOf'),
  member('SSC-17', 'manyOf'),
  member('SSC-18', 'default'),
  field('SSC-19', 'created', isTime),
  serviceClaim('SSC-20', async (world) => {
    everyHas(await shown(world), 'updated', isTime);
    world.clock.move(60_000);
    const { updated } = await accepted(put(world, { rev_note: 'later' }, 7004));
    assert.equal(Date.parse(updated), world.clock.now().getTime());
    assert.equal((await accepted(get(world, 7004))).updated, updated);
  }),
  field('SSC-21', 'mine', (mine) => typeof mine === 'boolean'),
  // No list of the interface has StackScripts as its entries, and the mixed list of tags refuses their fields.
  serviceClaim('SSC-22', async ({ raw, fixtures }) => {
    for (const name of fields) {
      const { status } = await raw('GET', `/v4/tags/${fixtures.tag}`, {
        token: fixtures.tokens.unrestricted,
        headers: { 'X-Filter': JSON.stringify({ [name]: 'x' }) },
      });
      assert.equal(status, 400);
    }
  }),
  serviceClaim('SSC-23', async (world) => {
    const answer = await get(world);
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.equal(answer.data.id, own);
    await refused(world.raw('GET', `${path}/one`), 404);
  }),
  serviceClaim('SSC-24', async ({ raw, fixtures }) => {
    const statusOf = async (id: number, token?: string): Promise<number> =>
      (await raw('GET', `${path}/${id}`, { token })).status;
    for (const token of [
      undefined,
      'demo-stackscripts-read-only-token',
      'demo-stackscripts-read-write-token',
      'demo-domains-read-write-token',
      fixtures.tokens.unrestricted,
    ]) {
      assert.equal(await statusOf(shared, token), 200);
      const seesPrivate = token !== undefined && !token.includes('domains');
      assert.equal(await statusOf(own, token), seesPrivate ? 200 : 404, token);
    }
    const { headers } = await raw('GET', `${path}/${own}`, { token: fixtures.tokens.unrestricted });
    assert.equal(headers['x-accepted-oauth-scopes'], 'stackscripts:read_only');
    assert.equal(await statusOf(shared, 'no-token'), 401);
  }),
  serviceClaim('SSC-25', async (world) => {
    const answer = await put(world, { rev_note: 'put' });
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.deepEqual(await accepted(get(world)), answer.data);
    await refused(world.raw('PUT', `${path}/one`, { token: world.fixtures.tokens.unrestricted, body: {} }), 404);
  }),
  serviceClaim('SSC-26', (world) =>
    refused(
      putRaw(world, { description: 1, images: 'any/all', is_public: 'false', label: 2, rev_note: 3, script: null }),
      400,
      'description',
      'images',
      'is_public',
      'label',
      'rev_note',
      'script',
    ).then(async () => {
      await refused(putRaw(world, { images: [1] }), 400, 'images.0');
      await accepted(
        put(
          world,
          { description: 'd', images: [], is_public: false, label: 'l', rev_note: 'r', script: '#!/bin/sh' },
          7004,
        ),
      );
    }),
  ),
  serviceClaim('SSC-28', ({ raw }) =>
    needsScope('stackscripts:read_write', (request) => raw('PUT', `${path}/${own}`, { ...request, body: {} })),
  ),
  freshClaim('SSC-29', async (world) => {
    const { stackscript_delete_id: id, tokens } = world.fixtures;
    await refused(world.raw('DELETE', `${path}/one`, { token: tokens.unrestricted }), 404);
    const { status, text } = await world.raw('DELETE', `${path}/${id}`, { token: tokens.unrestricted });
    assert.deepEqual([status, text], [200, '{}']);
    await refused(get(world, id), 404);
  }),
  serviceClaim('SSC-30', ({ raw }) =>
    needsScope('stackscripts:read_write', (request) => raw('DELETE', `${path}/${unknown}`, request)),
  ),
  serviceClaim('SSC-31', async (world) => {
    assert.match((await accepted(get(world, shared))).script, /^#!\/bin\/sh\necho shared$/);
    assert.match((await accepted(get(world, published, null))).script, /echo public/);
  }),
  serviceClaim('SSC-32', async (world) => {
    for (const id of [shared, published]) assert.equal((await accepted(get(world, id, null))).id, id);
    for (const id of [own, foreign, unknown]) await refused(get(world, id, null), 404);
  }),
  serviceClaim('SSC-33', async (world) => {
    const before = await accepted(get(world, 7003));
    const body = {
      description: 'new',
      images: ['linux/a'],
      label: 'new label',
      rev_note: 'new note',
      script: '#!/bin/sh\necho new',
    };
    world.clock.move(60_000);
    const after = await accepted(put(world, body, 7003));
    assert.deepEqual(after, { ...before, ...body, user_defined_fields: [], updated: after.updated });
    assert.deepEqual(await accepted(get(world, 7003)), after);
    const { label, ...others } = await accepted(put(world, { label: 'alone' }, 7003));
    assert.equal(label, 'alone');
    assert.deepEqual({ label: 'new label', ...others }, after);
  }),
  freshClaim('SSC-34', async (world) => {
    const { stackscript_to_publish_id: id } = world.fixtures;
    assert.equal((await accepted(get(world, id))).is_public, false);
    await refused(get(world, id, 'other-unrestricted-token'), 404);
    assert.equal((await accepted(put(world, { is_public: true }, id))).is_public, true);
    assert.equal((await accepted(get(world, id, 'other-unrestricted-token'))).is_public, true);
  }),
  freshClaim('SSC-35', async (world) => {
    await refused(put(world, { is_public: false, label: 'lost' }, shared), 400, 'is_public');
    const { is_public, label } = await accepted(get(world, shared));
    assert.deepEqual([is_public, label], [true, 'Shared setup']);
    const { stackscript_to_publish_id: id } = world.fixtures;
    await accepted(put(world, { is_public: true }, id));
    await refused(put(world, { is_public: false }, id), 400, 'is_public');
    assert.equal((await accepted(put(world, { is_public: true, label: 'still' }, shared))).label, 'still');
  }),
  serviceClaim('SSC-36', async (world) => {
    assert.deepEqual((await accepted(put(world, { images: ['any/all'] }, 7004))).images, ['any/all']);
    assert.deepEqual((await accepted(get(world, 7004))).images, ['any/all']);
  }),
  serviceClaim('SSC-37', async (world) => {
    const { status, json } = await putRaw(world, { user_defined_fields: [{ name: 'mine', label: 'Mine' }] });
    assert.equal(status, 200);
    const { user_defined_fields: before } = await accepted(get(world));
    assert.deepEqual(memberwise(json)['user_defined_fields'], before);
    assert.deepEqual(
      before.map(({ name }) => name),
      ['hostname', 'server', 'modules'],
    );
    assert.deepEqual((await accepted(put(world, { script: asks }, 7003))).user_defined_fields, asked);
    assert.deepEqual((await accepted(get(world, 7003))).user_defined_fields, asked);
  }),
  freshClaim('SSC-38', async (world) => {
    await refused(remove(world, shared), 400);
    assert.equal((await accepted(get(world, shared))).id, shared);
    await refused(remove(world, published), 403);
    assert.deepEqual(await accepted(remove(world, world.fixtures.stackscript_delete_id)), {});
  }),
  freshClaim('SSC-39', async (world) => {
    const {
      restricted,
      restricted_compute_ro: reader,
      restricted_compute_rw: writer,
      unrestricted,
    } = world.fixtures.tokens;
    await refused(remove(world, own, reader), 403);
    assert.equal((await accepted(get(world, own, reader))).id, own);
    // A private one that the caller may not read does not exist for them, whatever the method (decisions: 80).
    const answers = async (id: number, token: string): Promise<readonly string[]> => [
      ...(await refused(get(world, id, token), 404)),
      ...(await refused(put(world, { label: 'mine' }, id, token), 404)),
      ...(await refused(remove(world, id, token), 404)),
    ];
    for (const [id, token] of [
      [own, restricted],
      [7003, writer],
      [7003, reader],
      [foreign, unrestricted],
    ] as const) {
      assert.deepEqual(await answers(id, token), await answers(unknown, token));
    }
    // A public one is no secret.
    for (const token of [restricted, writer]) await refused(put(world, { label: 'mine' }, shared, token), 403);
    assert.deepEqual(await accepted(remove(world, own, writer)), {});
    await refused(get(world), 404);
    await refused(put(world, {}, published), 403);
    await refused(put(world, {}, foreign), 404);
  }),
  serviceClaim('SSC-40', async (world) => {
    const { restricted, restricted_compute_ro: reader } = world.fixtures.tokens;
    const mine = async (id: number, token?: string | null): Promise<boolean> =>
      (await accepted(get(world, id, token))).mine;
    assert.equal(await mine(own), true);
    assert.equal(await mine(own, reader), true);
    assert.equal(await mine(shared), true);
    assert.equal(await mine(shared, restricted), false);
    assert.equal(await mine(shared, 'other-unrestricted-token'), false);
    assert.equal(await mine(shared, null), false);
    assert.equal(await mine(published), false);
    assert.equal(await mine(published, 'other-unrestricted-token'), true);
    assert.equal((await accepted(put(world, {}, own))).mine, true);
  }),
  serviceClaim('SSC-41', async (world) => {
    for (const id of [unknown, foreign, 0, 2 ** 40]) await refused(get(world, id), 404);
    await refused(get(world, unknown, null), 404);
  }),
];
