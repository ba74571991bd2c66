// Tags of instances, domains, volumes, and NodeBalancers.

import { splitIntoBatches } from '../../storage/split-into-batches.ts';
import { prepareQuery } from '../../storage/prepared-query.ts';
import type { TagTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/** The kinds of taggable objects, in the order of the tag listing (decisions: 56). */
export const kindRanks = { compute: 0, domain: 1, volume: 2, nodebalancer: 3 } as const satisfies Readonly<
  Record<string, TagTable['rank']>
>;

export type TaggedKind = keyof typeof kindRanks;

const selectTags = (unit: UnitOfWork, rank: TagTable['rank'], ids: readonly number[]) =>
  unit.db
    .selectFrom('tags')
    .where('rank', '=', rank)
    .where('entity_id', 'in', ids)
    .orderBy('position')
    .select(['entity_id', 'label']);
const loadTagsOfObject = prepareQuery(2, (unit, rank: TagTable['rank'], id: number) => selectTags(unit, rank, [id]));

/** Returns a function that looks up the tags of an object by its ID, in order. */
export async function loadTagLookup(
  unit: UnitOfWork,
  kind: TaggedKind,
  ids: readonly number[],
): Promise<(id: number) => string[]> {
  const [singleId] = ids;
  const rows =
    singleId === undefined
      ? []
      : ids.length === 1
        ? await loadTagsOfObject(unit, kindRanks[kind], singleId)
        : await selectTags(unit, kindRanks[kind], ids).execute();
  const tagsById = new Map<number, string[]>();
  for (const { entity_id, label } of rows) {
    const existing = tagsById.get(entity_id);
    if (existing) existing.push(label);
    else tagsById.set(entity_id, [label]);
  }
  return (id) => tagsById.get(id) ?? [];
}

/** Replaces the tags of an object. Duplicates are stored once. */
export async function setTags(
  unit: UnitOfWork,
  account: string,
  kind: TaggedKind,
  id: number,
  tags: readonly string[],
): Promise<void> {
  const rank = kindRanks[kind];
  await unit.db.deleteFrom('tags').where('rank', '=', rank).where('entity_id', '=', id).execute();
  const rows = [...new Set(tags)].map((label, position) => ({
    account_id: account,
    label,
    rank,
    entity_id: id,
    position,
  }));
  for (const batch of splitIntoBatches(rows)) await unit.db.insertInto('tags').values(batch).execute();
}
