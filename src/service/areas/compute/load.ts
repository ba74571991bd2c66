// Finds the instance that a path names.

import { prepared } from '../../storage/prepared.ts';
import { locked, type Unit } from '../../unit.ts';
import type { Found, Sought } from '../area.ts';
import { ranks } from '../tags/carried.ts';
import { showInstance, showInstances, type InstanceRow } from './show.ts';

const instance = prepared(1, (unit, id: number) =>
  locked(unit, unit.db.selectFrom('instances').where('id', '=', id).selectAll()),
);

/** A row for each tag, one where there is none. */
const withTags = prepared(1, (unit, id: number) =>
  unit.db
    .selectFrom('instances')
    .leftJoin('tags', (join) => join.onRef('tags.entity_id', '=', 'instances.id').on('tags.rank', '=', ranks.compute))
    .where('instances.id', '=', id)
    .orderBy('tags.position')
    .select(['instances.id', 'instances.account_id', 'instances.label', 'instances.value', 'tags.label as tag']),
);

export async function loadInstance(unit: Unit, { id }: Sought): Promise<Found | undefined> {
  if (unit.mode === 'write') {
    // The tags are asked for once the lock is there, and so after whatever it was waited for.
    const [row] = await instance(unit, id);
    const [value] = row ? await showInstances(unit, [row]) : [];
    return row && value && found(row, value);
  }
  const rows = await withTags(unit, id);
  const [row] = rows;
  return (
    row &&
    found(
      row,
      showInstance(
        row,
        rows.flatMap(({ tag }) => tag ?? []),
      ),
    )
  );
}

function found({ id, account_id }: Pick<InstanceRow, 'id'> & { readonly account_id: string }, value: object): Found {
  return { value, account: account_id, entity: { kind: 'compute', id }, lasting: true };
}
