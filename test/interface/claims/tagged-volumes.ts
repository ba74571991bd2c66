// The claims about volumes as the tag listing shows them (VOL), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import type { Claim } from '../claim.ts';
import { volume } from '../resources.ts';

export const claims: readonly Claim[] = [
  fieldOf('VOL-01', volume, 'id', { types: 'integer' }),
  fieldOf('VOL-02', volume, 'label', {
    types: 'string',
    filterable: true,
    good: ['data-1', 'D', 'data_2-b'],
    bad: ['', '1data', '-data', 'da ta', 'data.1', 'a--b', 'a__b'],
  }),
  fieldOf('VOL-03', volume, 'region', { types: 'string' }),
  fieldOf('VOL-04', volume, 'tags', { types: 'array', filterable: true }),
  fieldOf('VOL-05', volume, 'status', { types: 'string', values: ['creating', 'active', 'resizing'] }),
  fieldOf('VOL-06', volume, 'created', { types: 'string' }),
  fieldOf('VOL-07', volume, 'updated', { types: 'string' }),
  fieldOf('VOL-08', volume, 'filesystem_path', { types: 'string', says: [/fixed device-path prefix/i, /label/] }),
  fieldOf('VOL-09', volume, 'size', { types: 'integer', says: [/\bGiB\b/] }),
  fieldOf('VOL-10', volume, 'compute_id', { types: ['integer', 'null'] }),
  fieldOf('VOL-11', volume, 'compute_label', { types: ['string', 'null'] }),
  fieldOf('VOL-12', volume, 'hardware_type', { types: 'string', values: ['hdd', 'nvme'] }),
  filterableOnly('VOL-13', volume, ['label', 'tags'], ['id', 'region']),
  fieldOf('VOL-14', volume, 'status', {
    types: 'string',
    means: { creating: /not yet usable/i, active: /online and usable/i, resizing: /capacity.*increased/i },
  }),
];
