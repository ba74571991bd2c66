// Lists the objects with a tag, across all kinds.

import type { TaggedObject } from '@cloud-api/types';
import type { TagTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { toApiInstances } from '../compute/api-representation.ts';
import { toApiDomains } from '../domains/api-representation.ts';
import { toApiNodeBalancers } from '../nodebalancers/api-representation.ts';
import { toApiVolumes } from '../volumes/api-representation.ts';
import { kindRanks, type TaggedKind } from './object-tags.ts';

type TaggedRow = Pick<TagTable, 'rank' | 'entity_id'>;
type ShowObjects = (unit: UnitOfWork, ids: readonly number[]) => Promise<TaggedObject[]>;

const toApiByKind: { readonly [Kind in TaggedKind]: ShowObjects } = {
  async compute(unit, ids) {
    const rows = await unit.db.selectFrom('instances').where('id', 'in', ids).selectAll().execute();
    return (await toApiInstances(unit, rows)).map((data) => ({ type: 'compute', data }));
  },
  async domain(unit, ids) {
    const rows = await unit.db.selectFrom('domains').where('id', 'in', ids).selectAll().execute();
    return (await toApiDomains(unit, rows)).map((data) => ({ type: 'domain', data }));
  },
  async volume(unit, ids) {
    const rows = await unit.db.selectFrom('volumes').where('id', 'in', ids).selectAll().execute();
    return (await toApiVolumes(unit, rows)).map((data) => ({ type: 'volume', data }));
  },
  async nodebalancer(unit, ids) {
    const rows = await unit.db.selectFrom('nodebalancers').where('id', 'in', ids).selectAll().execute();
    return (await toApiNodeBalancers(unit, rows)).map((data) => ({ type: 'nodebalancer', data }));
  },
};

const kinds = Object.entries(toApiByKind).map(([kind, show]) => ({ rank: kindRanks[kind as TaggedKind], show })); // the object has no other keys

/** Converts tagged rows to API objects, in the same order, with one query per kind. */
export async function toApiTaggedObjects(unit: UnitOfWork, rows: readonly TaggedRow[]): Promise<TaggedObject[]> {
  const objects = new Map<string, TaggedObject>();
  for (const { rank, show } of kinds) {
    const ids = rows.filter((row) => row.rank === rank).map(({ entity_id }) => entity_id);
    const shownObjects = ids.length === 0 ? [] : await show(unit, ids);
    for (const object of shownObjects) objects.set(`${rank}/${object.data.id}`, object);
  }
  return rows.flatMap(({ rank, entity_id }) => objects.get(`${rank}/${entity_id}`) ?? []);
}
