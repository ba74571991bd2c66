// The claims about instance backups and snapshots (BKP), in the document.

import { declared, fieldChecks, fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { notPaginated, operationExists, scopeNeeded } from '../checks/operation.ts';
import { bodyAccepts, fieldAccepts, requestFields, writable } from '../checks/request.ts';
import { refuses } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { answer } from '../find.ts';
import { backup } from '../resources.ts';

const list = 'GET /v4/compute/instances/{computeId}/backups';
const create = 'POST /v4/compute/instances/{computeId}/backups';

export const claims: readonly Claim[] = [
  fieldOf('BKP-01', backup, 'id', { types: 'integer' }),
  fieldOf('BKP-02', backup, 'type', { types: 'string', values: ['auto', 'snapshot'] }),
  fieldOf('BKP-03', backup, 'status', {
    types: 'string',
    values: ['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted'],
  }),
  fieldOf('BKP-04', backup, 'available', { types: 'boolean', says: [/false during maintenance/i] }),
  fieldOf('BKP-05', backup, 'created', { types: 'string' }),
  fieldOf('BKP-06', backup, 'updated', { types: 'string' }),
  fieldOf('BKP-07', backup, 'finished', { types: ['string', 'null'], says: [] }),
  fieldOf('BKP-08', backup, 'label', { types: ['string', 'null'], says: [/label of (a )?snapshot/i] }),
  fieldOf('BKP-09', backup, 'configs', { types: 'array' }),
  fieldOf('BKP-10', backup, 'disks', { types: 'array' }),
  fieldOf('BKP-11', backup, 'disks[].size', { types: 'integer' }),
  fieldOf('BKP-12', backup, 'disks[].filesystem', {
    types: 'string',
    values: ['raw', 'swap', 'ext3', 'ext4', 'initrd'],
  }),
  fieldOf('BKP-13', backup, 'disks[].label', { types: 'string' }),
  filterableOnly('BKP-14', backup, [], ['id', 'type', 'disks[].size', 'disks[].label']),
  operationExists('BKP-15', list, { computeId: 'integer' }),
  scopeNeeded('BKP-16', list, 'compute:read_only'),
  operationExists('BKP-17', create, { computeId: 'integer' }, { fields: fields.backup }),
  requestFields('BKP-18', create, { label: 'string!' }),
  writable('BKP-19', create, ['label']),
  scopeNeeded('BKP-20', create, 'compute:read_write'),
  claim(
    'BKP-21',
    ...fieldChecks(answer(list), 'automatic', { types: 'array', items: 'object' }),
    ...fields.backup.map((name) => declared(answer(list), `automatic[].${name}`)),
  ),
  claim('BKP-22', ...fieldChecks(answer(list), 'snapshot', { types: 'object' })),
  claim(
    'BKP-23',
    ...fieldChecks(answer(list), 'snapshot.in_progress', { types: ['object', 'null'], required: true }),
    ...fields.backup.map((name) => declared(answer(list), `snapshot.in_progress.${name}`)),
  ),
  claim(
    'BKP-24',
    ...fieldChecks(answer(list), 'snapshot.current', { types: ['object', 'null'], required: true }),
    ...fields.backup.map((name) => declared(answer(list), `snapshot.current.${name}`)),
  ),
  claim('BKP-25', ...notPaginated(list)),
  fieldAccepts('BKP-26', create, 'label', {
    good: ['x', 'before upgrade', 'x'.repeat(255)],
    bad: ['', 'x'.repeat(256)],
  }),
  claim('BKP-27', bodyAccepts(create, { good: [{ label: 'before-upgrade' }], bad: [{}] }), ...refuses(create)),
];
