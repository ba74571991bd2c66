// API representation of volumes, for tag listings only.

import type { Volume } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { VolumeTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { loadTagLookup } from '../tags/object-tags.ts';

/** Device path of a volume before its label (decisions: 21). */
const devicePrefix = '/dev/disk/by-id/volume-';

/** The columns needed to represent a volume. */
export type VolumeRow = Pick<VolumeTable, 'label' | 'instance_id' | 'value'> & { readonly id: number };

/** Converts rows to the API representation of volumes, in the same order. The rows can belong to any account. */
export async function toApiVolumes(unit: UnitOfWork, rows: readonly VolumeRow[]): Promise<Volume[]> {
  const tags = await loadTagLookup(
    unit,
    'volume',
    rows.map(({ id }) => id),
  );
  const attached = rows.flatMap(({ instance_id }) => (instance_id === null ? [] : [instance_id]));
  const instances =
    attached.length === 0
      ? []
      : await unit.db.selectFrom('instances').where('id', 'in', attached).select(['id', 'label']).execute();
  const labels = new Map(instances.map(({ id, label }) => [id, label]));
  return rows.map(({ id, label, instance_id, value }) => ({
    id,
    label,
    ...fromJson(value),
    tags: tags(id),
    filesystem_path: devicePrefix + label,
    compute_id: instance_id,
    compute_label: instance_id === null ? null : (labels.get(instance_id) ?? null),
  }));
}
