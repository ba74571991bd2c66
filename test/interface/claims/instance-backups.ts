// Claims about instance backups and snapshots (BKP) in the document.

import { checkDeclared, checkField, claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { checkNotPaginated, claimOperation, claimScope } from '../checks/operation.ts';
import {
  checkBodyAccepts,
  claimRequestFieldAccepts,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import { checkBadRequest } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { responseBody } from '../locators.ts';
import { backup } from '../resources.ts';

const list = 'GET /v4/compute/instances/{computeId}/backups';
const create = 'POST /v4/compute/instances/{computeId}/backups';

export const claims: readonly Claim[] = [
  claimField('BKP-01', backup, 'id', { types: 'integer' }),
  claimField('BKP-02', backup, 'type', { types: 'string', values: ['auto', 'snapshot'] }),
  claimField('BKP-03', backup, 'status', {
    types: 'string',
    values: ['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted'],
  }),
  claimField('BKP-04', backup, 'available', { types: 'boolean', description: [/false during maintenance/i] }),
  claimField('BKP-05', backup, 'created', { types: 'string' }),
  claimField('BKP-06', backup, 'updated', { types: 'string' }),
  claimField('BKP-07', backup, 'finished', { types: ['string', 'null'] }),
  claimField('BKP-08', backup, 'label', { types: ['string', 'null'], description: [/label of (a )?snapshot/i] }),
  claimField('BKP-09', backup, 'configs', { types: 'array' }),
  claimField('BKP-10', backup, 'disks', { types: 'array' }),
  claimField('BKP-11', backup, 'disks[].size', { types: 'integer' }),
  claimField('BKP-12', backup, 'disks[].filesystem', {
    types: 'string',
    values: ['raw', 'swap', 'ext3', 'ext4', 'initrd'],
  }),
  claimField('BKP-13', backup, 'disks[].label', { types: 'string' }),
  claimFilterable('BKP-14', backup, [], ['id', 'type', 'disks[].size', 'disks[].label']),
  claimOperation('BKP-15', list, { computeId: 'integer' }),
  claimScope('BKP-16', list, 'compute:read_only'),
  claimOperation('BKP-17', create, { computeId: 'integer' }, { fields: fields.backup }),
  claimRequestFields('BKP-18', create, { label: 'string!' }),
  claimWritable('BKP-19', create, ['label']),
  claimScope('BKP-20', create, 'compute:read_write'),
  claim(
    'BKP-21',
    ...checkField(responseBody(list), 'automatic', { types: 'array', items: 'object' }),
    ...fields.backup.map((name) => checkDeclared(responseBody(list), `automatic[].${name}`)),
  ),
  claim('BKP-22', ...checkField(responseBody(list), 'snapshot', { types: 'object' })),
  claim(
    'BKP-23',
    ...checkField(responseBody(list), 'snapshot.in_progress', { types: ['object', 'null'], required: true }),
    ...fields.backup.map((name) => checkDeclared(responseBody(list), `snapshot.in_progress.${name}`)),
  ),
  claim(
    'BKP-24',
    ...checkField(responseBody(list), 'snapshot.current', { types: ['object', 'null'], required: true }),
    ...fields.backup.map((name) => checkDeclared(responseBody(list), `snapshot.current.${name}`)),
  ),
  claim('BKP-25', ...checkNotPaginated(list)),
  claimRequestFieldAccepts('BKP-26', create, 'label', {
    good: ['x', 'before upgrade', 'x'.repeat(255)],
    bad: ['', 'x'.repeat(256)],
  }),
  claim(
    'BKP-27',
    checkBodyAccepts(create, { good: [{ label: 'before-upgrade' }], bad: [{}] }),
    ...checkBadRequest(create),
  ),
];
