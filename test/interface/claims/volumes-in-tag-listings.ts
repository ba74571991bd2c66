// Claims about volumes in the list of tagged objects (VOL) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import type { Claim } from '../claim.ts';
import { volume } from '../resources.ts';

export const claims: readonly Claim[] = [
  claimField('VOL-01', volume, 'id', { types: 'integer' }),
  claimField('VOL-02', volume, 'label', {
    types: 'string',
    filterable: true,
    good: ['data-1', 'D', 'data_2-b'],
    bad: ['', '1data', '-data', 'da ta', 'data.1', 'a--b', 'a__b'],
  }),
  claimField('VOL-03', volume, 'region', { types: 'string' }),
  claimField('VOL-04', volume, 'tags', { types: 'array', filterable: true }),
  claimField('VOL-05', volume, 'status', { types: 'string', values: ['creating', 'active', 'resizing'] }),
  claimField('VOL-06', volume, 'created', { types: 'string' }),
  claimField('VOL-07', volume, 'updated', { types: 'string' }),
  claimField('VOL-08', volume, 'filesystem_path', {
    types: 'string',
    description: [/fixed device-path prefix/i, /label/],
  }),
  claimField('VOL-09', volume, 'size', { types: 'integer', description: [/\bGiB\b/] }),
  claimField('VOL-10', volume, 'compute_id', { types: ['integer', 'null'] }),
  claimField('VOL-11', volume, 'compute_label', { types: ['string', 'null'] }),
  claimField('VOL-12', volume, 'hardware_type', { types: 'string', values: ['hdd', 'nvme'] }),
  claimFilterable('VOL-13', volume, ['label', 'tags'], ['id', 'region']),
  claimField('VOL-14', volume, 'status', {
    types: 'string',
    valueDescriptions: { creating: /not yet usable/i, active: /online and usable/i, resizing: /capacity.*increased/i },
  }),
];
