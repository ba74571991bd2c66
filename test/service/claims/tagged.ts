// Objects as the tag listing shows them.

import assert from 'node:assert/strict';
import { ranks, type TaggedKind } from '../../../src/service/areas/tags/carried.ts';
import type { World } from '../harness/world.ts';
import { memberwise } from './answers.ts';
import { pageAt } from './pages.ts';

/** The objects of that kind that carry a tag. */
export async function taggedOf(
  world: World,
  kind: TaggedKind,
  tag: string,
  token?: string,
): Promise<Record<string, unknown>[]> {
  const { data } = await pageAt(world, `/tags/${encodeURIComponent(tag)}`, 'page_size=500', undefined, token);
  return data.filter(({ type }) => type === kind).map((entry) => memberwise(entry['data']));
}

const all = new WeakMap<World, Set<TaggedKind>>();
const tables = { compute: 'instances', domain: 'domains', volume: 'volumes', nodebalancer: 'nodebalancers' } as const;

/** Every object of that kind of the demo world's own account, each of which is given a tag once. */
export async function everyOf(world: World, kind: TaggedKind): Promise<Record<string, unknown>[]> {
  const tag = `every ${kind}`;
  const done = all.get(world) ?? new Set();
  all.set(world, done);
  if (!done.has(kind)) {
    done.add(kind);
    await world.units('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('account_id')
        .executeTakeFirstOrThrow();
      const rows = await db.selectFrom(tables[kind]).where('account_id', '=', account_id).select('id').execute();
      await db
        .insertInto('tags')
        .values(rows.map(({ id }) => ({ account_id, label: tag, rank: ranks[kind], entity_id: id, position: 99 })))
        .execute();
    });
  }
  const objects = await taggedOf(world, kind, tag);
  assert.ok(objects.length > 0);
  return objects;
}
