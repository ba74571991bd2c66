// Objects that carry a tag, of all kinds in one list.

import type { TaggedObject } from '@cloud-api/types';
import type { TagTable } from '../../storage/tables/resources.ts';
import type { Unit } from '../../unit.ts';
import { showInstances } from '../compute/show.ts';
import { showDomains } from '../domains/show.ts';
import { showNodeBalancers } from '../nodebalancers/show.ts';
import { showVolumes } from '../volumes/show.ts';
import { ranks, type TaggedKind } from './carried.ts';

type Carrier = Pick<TagTable, 'rank' | 'entity_id'>;
type Show = (unit: Unit, ids: readonly number[]) => Promise<TaggedObject[]>;

const shown: { readonly [Kind in TaggedKind]: Show } = {
  async compute(unit, ids) {
    const rows = await unit.db.selectFrom('instances').where('id', 'in', ids).selectAll().execute();
    return (await showInstances(unit, rows)).map((data) => ({ type: 'compute', data }));
  },
  async domain(unit, ids) {
    const rows = await unit.db.selectFrom('domains').where('id', 'in', ids).selectAll().execute();
    return (await showDomains(unit, rows)).map((data) => ({ type: 'domain', data }));
  },
  async volume(unit, ids) {
    const rows = await unit.db.selectFrom('volumes').where('id', 'in', ids).selectAll().execute();
    return (await showVolumes(unit, rows)).map((data) => ({ type: 'volume', data }));
  },
  async nodebalancer(unit, ids) {
    const rows = await unit.db.selectFrom('nodebalancers').where('id', 'in', ids).selectAll().execute();
    return (await showNodeBalancers(unit, rows)).map((data) => ({ type: 'nodebalancer', data }));
  },
};

const kinds = Object.entries(shown).map(([kind, show]) => ({ rank: ranks[kind as TaggedKind], show })); // the table has no other keys

/** What carries the tag, in the order of the carriers: each kind is read at once. */
export async function showTagged(unit: Unit, carriers: readonly Carrier[]): Promise<TaggedObject[]> {
  const objects = new Map<string, TaggedObject>();
  for (const { rank, show } of kinds) {
    const ids = carriers.filter((carrier) => carrier.rank === rank).map(({ entity_id }) => entity_id);
    const found = ids.length === 0 ? [] : await show(unit, ids);
    for (const object of found) objects.set(`${rank}/${object.data.id}`, object);
  }
  return carriers.flatMap(({ rank, entity_id }) => objects.get(`${rank}/${entity_id}`) ?? []);
}
