// Volumes as the API shows them, which is only under tags.

import type { Volume } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { VolumeTable } from '../../storage/tables/resources.ts';
import type { Unit } from '../../unit.ts';
import { tagsOf } from '../tags/carried.ts';

/** Where an instance finds a volume, before the volume's label (decisions: 21). */
const prefix = '/dev/disk/by-id/volume-';

/** What is read of a volume's row to show it. */
export type VolumeRow = Pick<VolumeTable, 'label' | 'instance_id' | 'value'> & { readonly id: number };

/** Volumes of any account, in the order of their rows. */
export async function showVolumes(unit: Unit, rows: readonly VolumeRow[]): Promise<Volume[]> {
  const tags = await tagsOf(
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
    filesystem_path: prefix + label,
    compute_id: instance_id,
    compute_label: instance_id === null ? null : (labels.get(instance_id) ?? null),
  }));
}
