// Loads the instance that a path identifies.

import { prepareQuery } from '../../storage/prepared-query.ts';
import { lockRows, type UnitOfWork } from '../../unit-of-work.ts';
import type { LoadedResource, ResourceLookup } from '../tag-module.ts';
import { kindRanks } from '../tags/object-tags.ts';
import { toApiInstance, toApiInstances, type InstanceRow } from './api-representation.ts';

const selectInstance = prepareQuery(1, (unit, id: number) =>
  lockRows(unit, unit.db.selectFrom('instances').where('id', '=', id).selectAll()),
);

/** Returns one row per tag, or one row without a tag. */
const selectInstanceWithTags = prepareQuery(1, (unit, id: number) =>
  unit.db
    .selectFrom('instances')
    .leftJoin('tags', (join) =>
      join.onRef('tags.entity_id', '=', 'instances.id').on('tags.rank', '=', kindRanks.compute),
    )
    .where('instances.id', '=', id)
    .orderBy('tags.position')
    .select(['instances.id', 'instances.account_id', 'instances.label', 'instances.value', 'tags.label as tag']),
);

export async function loadInstance(unit: UnitOfWork, { id }: ResourceLookup): Promise<LoadedResource | undefined> {
  if (unit.mode === 'write') {
    // Tags are read after the lock is acquired, so they include changes made while waiting for the lock.
    const [row] = await selectInstance(unit, id);
    const [value] = row ? await toApiInstances(unit, [row]) : [];
    return row && value && toLoadedResource(row, value);
  }
  const rows = await selectInstanceWithTags(unit, id);
  const [row] = rows;
  return (
    row &&
    toLoadedResource(
      row,
      toApiInstance(
        row,
        rows.flatMap(({ tag }) => tag ?? []),
      ),
    )
  );
}

function toLoadedResource(
  { id, account_id }: Pick<InstanceRow, 'id'> & { readonly account_id: string },
  value: object,
): LoadedResource {
  return { value, account: account_id, entity: { kind: 'compute', id }, cacheable: true };
}
