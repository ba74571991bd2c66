// Claims about tags.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, assertAllHave, isString, asRecord, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { fetchPage, expectPagination } from './helpers/pages.ts';
import { assertScope } from './helpers/assert-scope.ts';
import { listTagged } from './helpers/list-tagged-objects.ts';

const list = ({ client }: TestService, label: string) => client().tags.listTaggedObjects({ path: { label } });
const remove = ({ client }: TestService, label: string) => client().tags.deleteTag({ path: { label } });
const tagInstance = ({ client }: TestService, computeId: number, tags: string[]) =>
  expectSuccess(client().compute.updateComputeInstance({ path: { computeId }, body: { tags } }));
const listEntries = async (service: TestService): Promise<Record<string, unknown>[]> =>
  (await expectSuccess(list(service, service.fixtures.tag))).data.map(asRecord);
const listTaggedIds = async (service: TestService, label: string): Promise<unknown[]> =>
  (await expectSuccess(list(service, label))).data.map(({ data }) => data.id);

/** Creates a claim that restricted users are rejected, regardless of grants, and unrestricted users are not. */
const unrestrictedOnlyClaim = (id: string, method: string): ServiceClaim =>
  freshServiceClaim(id, async ({ raw, fixtures }) => {
    const { restricted, restricted_compute_rw: writer, unrestricted } = fixtures.tokens;
    const send = (token: string) => raw(method, `/v4/tags/${fixtures.tag}`, { token });
    for (const token of [restricted, writer]) await expectError(send(token), 403);
    assert.equal((await send(unrestricted)).status, 200);
  });

/** Labels that a path must percent-encode. */
const unusualLabels = ['a b', 'a/b', 'ü😀', '100%', '?#&=', '..', '+', "o'clock", 'a\\b', '%2F'];

export const claims: readonly ServiceClaim[] = [
  serviceClaim('TAG-01', async (service) => {
    const response = await list(service, service.fixtures.tag);
    assert.equal(response.status, 200);
    assert.ok((await expectSuccess(Promise.resolve(response))).data.length >= 5);
    assert.deepEqual(await listTaggedIds(service, 'staging'), [1013]);
    await expectError(list(service, 'unknown'), 404);
  }),
  freshServiceClaim('TAG-02', async (service) => {
    await service.runUnit('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('account_id')
        .executeTakeFirstOrThrow();
      const template = await db
        .selectFrom('instances')
        .where('id', '=', 1001)
        .select('value')
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 30 }, (_, index) => ({
        account_id,
        id: 20_000 + index,
        label: `many-${index}`,
        ...template,
      }));
      await db.insertInto('instances').values(rows).execute();
      await db
        .insertInto('tags')
        .values(
          rows.map(
            ({ id }) => ({ account_id, label: service.fixtures.tag, rank: 0, entity_id: id, position: 0 }) as const,
          ),
        )
        .execute();
    });
    await expectPagination(service, `/tags/${service.fixtures.tag}`);
  }),
  serviceClaim('TAG-03', ({ raw, fixtures }) =>
    assertScope('account:read_only', (request) => raw('GET', `/v4/tags/${fixtures.tag}`, request)),
  ),
  unrestrictedOnlyClaim('TAG-04', 'GET'),
  freshServiceClaim('TAG-05', async (service) => {
    const { status, text } = await service.raw('DELETE', `/v4/tags/${service.fixtures.tag}`, {
      token: service.fixtures.tokens.unrestricted,
    });
    assert.deepEqual([status, text], [200, '{}']);
    assert.deepEqual(await listTaggedIds(service, 'staging'), [1013]);
  }),
  serviceClaim('TAG-06', ({ raw }) =>
    assertScope('account:read_write', (request) => raw('DELETE', '/v4/tags/unknown', request)),
  ),
  unrestrictedOnlyClaim('TAG-07', 'DELETE'),
  serviceClaim('TAG-08', async (service) => {
    const taggedEntries = await listEntries(service);
    assertAllHave(taggedEntries, 'type', isString);
    for (const entry of taggedEntries) assert.deepEqual(Object.keys(entry).sort(), ['data', 'type']);
  }),
  serviceClaim('TAG-09', async (service) =>
    assertAllHave(
      await listEntries(service),
      'data',
      (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
    ),
  ),
  serviceClaim('TAG-10', async (service) => {
    const distinctiveFields: Record<string, string> = {
      compute: 'hypervisor',
      domain: 'soa_email',
      volume: 'filesystem_path',
      nodebalancer: 'client_conn_throttle',
    };
    const taggedEntries = await listEntries(service);
    assert.deepEqual(new Set(taggedEntries.map(({ type }) => type)), new Set(Object.keys(distinctiveFields)));
    for (const { type, data } of taggedEntries)
      assert.ok(Object.hasOwn(asRecord(data), distinctiveFields[String(type)] ?? ''));
    const { tokens, compute_id, nodebalancer_id } = service.fixtures;
    const fetchAlone = async (path: string): Promise<unknown> =>
      (await service.raw('GET', path, { token: tokens.unrestricted })).json;
    assert.deepEqual(
      (await listTagged(service, 'compute', service.fixtures.tag))[0],
      await fetchAlone(`/v4/compute/instances/${compute_id}`),
    );
    assert.deepEqual(
      (await listTagged(service, 'nodebalancer', service.fixtures.tag))[0],
      await fetchAlone(`/v4/nodebalancers/${nodebalancer_id}`),
    );
  }),
  serviceClaim('TAG-11', async (service) => {
    const { data } = await expectSuccess(list(service, 'staging'));
    assert.deepEqual(
      data.map(({ type }) => type),
      ['compute'],
    );
  }),
  serviceClaim('TAG-12', async (service) => {
    const { data, results } = await fetchPage(service, `/tags/${service.fixtures.tag}`);
    assert.deepEqual(
      data.map(({ type, data: object }) => [type, asRecord(object)['id']]),
      [
        ['compute', 1001],
        ['compute', 1002],
        ['domain', 3001],
        ['volume', 8001],
        ['nodebalancer', 6001],
      ],
    );
    assert.equal(results, 5);
  }),
  freshServiceClaim('TAG-13', async (service) => {
    const { tag } = service.fixtures;
    const taggedEntries = await listEntries(service);
    assert.ok(taggedEntries.every(({ data }) => (asRecord(data)['tags'] as string[]).includes(tag)));
    await service.runUnit('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('account_id')
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('tags')
        .where('account_id', '=', account_id)
        .where('label', '=', tag)
        .selectAll()
        .execute();
      await db
        .insertInto('tags')
        .values(rows.map((row) => ({ ...row, label: 'retained', position: 9 })))
        .execute();
    });
    assert.deepEqual(await expectSuccess(remove(service, tag)), {});
    const remainingTags = (await expectSuccess(list(service, 'retained'))).data.map(({ data }) => data.tags);
    assert.deepEqual(remainingTags, [['web', 'retained'], ['retained'], ['retained'], ['retained'], ['retained']]);
    // The same label on another account is a separate tag.
    const [otherObjects] = (
      await expectSuccess(service.client('other-unrestricted-token').tags.listTaggedObjects({ path: { label: tag } }))
    ).data;
    assert.deepEqual(otherObjects?.data.tags, [tag]);
  }),
  freshServiceClaim('TAG-14', async (service) => {
    await expectSuccess(remove(service, service.fixtures.tag));
    await expectError(list(service, service.fixtures.tag), 404);
    await expectError(remove(service, service.fixtures.tag), 404);
  }),
  serviceClaim('TAG-15', async (service) => {
    for (const label of ['unknown', 'Production', 'production ', 'produc', 'a\0'])
      await expectError(remove(service, label), 404);
    assert.equal((await listEntries(service)).length, 5);
  }),
  serviceClaim('TAG-16', async (service) => {
    await tagInstance(service, 1012, unusualLabels);
    for (const label of unusualLabels.filter((unusualLabel) => unusualLabel !== '..')) {
      assert.deepEqual(await listTaggedIds(service, label), [1012], label);
      assert.deepEqual(await expectSuccess(remove(service, label)), {});
      await expectError(list(service, label), 404);
    }
    // Clients resolve dot segments in paths; a raw, encoded request does not.
    const { status } = await service.raw('GET', '/v4/tags/%2e%2e', { token: service.fixtures.tokens.unrestricted });
    assert.equal(status, 200);
    const { tags } = await expectSuccess(service.client().compute.getComputeInstance({ path: { computeId: 1012 } }));
    assert.deepEqual(tags, ['..']);
  }),
];
