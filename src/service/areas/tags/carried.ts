// The tags that objects carry, whatever their kind.

import { portionsOf } from '../../storage/portions.ts';
import { prepared } from '../../storage/prepared.ts';
import type { TagTable } from '../../storage/tables/resources.ts';
import type { Unit } from '../../unit.ts';

/** The kinds of objects that carry tags, in the order of the tag listing (decisions: 56). */
export const ranks = { compute: 0, domain: 1, volume: 2, nodebalancer: 3 } as const satisfies Readonly<
  Record<string, TagTable['rank']>
>;

export type TaggedKind = keyof typeof ranks;

const tagsWhere = (unit: Unit, rank: TagTable['rank'], ids: readonly number[]) =>
  unit.db
    .selectFrom('tags')
    .where('rank', '=', rank)
    .where('entity_id', 'in', ids)
    .orderBy('position')
    .select(['entity_id', 'label']);
const tagsOfOne = prepared(2, (unit, rank: TagTable['rank'], id: number) => tagsWhere(unit, rank, [id]));

/** The tags of objects of a kind, by id, each in the order in which they were given. */
export async function tagsOf(unit: Unit, kind: TaggedKind, ids: readonly number[]): Promise<(id: number) => string[]> {
  const [only] = ids;
  const rows =
    only === undefined
      ? []
      : ids.length === 1
        ? await tagsOfOne(unit, ranks[kind], only)
        : await tagsWhere(unit, ranks[kind], ids).execute();
  const found = new Map<number, string[]>();
  for (const { entity_id, label } of rows) {
    const known = found.get(entity_id);
    if (known) known.push(label);
    else found.set(entity_id, [label]);
  }
  return (id) => found.get(id) ?? [];
}

/** Gives an object these tags and no others. A tag that is named twice is carried once. */
export async function setTags(
  unit: Unit,
  account: string,
  kind: TaggedKind,
  id: number,
  tags: readonly string[],
): Promise<void> {
  const rank = ranks[kind];
  await unit.db.deleteFrom('tags').where('rank', '=', rank).where('entity_id', '=', id).execute();
  const rows = [...new Set(tags)].map((label, position) => ({
    account_id: account,
    label,
    rank,
    entity_id: id,
    position,
  }));
  for (const portion of portionsOf(rows)) await unit.db.insertInto('tags').values(portion).execute();
}
