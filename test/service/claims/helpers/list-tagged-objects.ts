// Lists tagged objects.

import assert from 'node:assert/strict';
import { kindRanks, type TaggedKind } from '../../../../src/service/tags/tags/object-tags.ts';
import type { TestService } from '../../harness/test-service.ts';
import { asRecord } from './response-assertions.ts';
import { fetchPage } from './pages.ts';

/** Returns the objects of a kind that have a tag. */
export async function listTagged(
  service: TestService,
  kind: TaggedKind,
  tag: string,
  token?: string,
): Promise<Record<string, unknown>[]> {
  const { data } = await fetchPage(service, `/tags/${encodeURIComponent(tag)}`, 'page_size=500', undefined, token);
  return data.filter(({ type }) => type === kind).map((entry) => asRecord(entry['data']));
}

/** Kinds whose objects `listAllOfKind` has already tagged. */
const taggedKindsByService = new WeakMap<TestService, Set<TaggedKind>>();
const tables = { compute: 'instances', domain: 'domains', volume: 'volumes', nodebalancer: 'nodebalancers' } as const;

/** Returns all objects of a kind on the demo account. The first call tags them, as the API lists them only by tag. */
export async function listAllOfKind(service: TestService, kind: TaggedKind): Promise<Record<string, unknown>[]> {
  const tag = `every ${kind}`;
  const taggedKinds = taggedKindsByService.get(service) ?? new Set();
  taggedKindsByService.set(service, taggedKinds);
  if (!taggedKinds.has(kind)) {
    taggedKinds.add(kind);
    await service.runUnit('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('account_id')
        .executeTakeFirstOrThrow();
      const rows = await db.selectFrom(tables[kind]).where('account_id', '=', account_id).select('id').execute();
      await db
        .insertInto('tags')
        .values(rows.map(({ id }) => ({ account_id, label: tag, rank: kindRanks[kind], entity_id: id, position: 99 })))
        .execute();
    });
  }
  const objects = await listTagged(service, kind, tag);
  assert.ok(objects.length > 0);
  return objects;
}
