// Claims about firewall devices (FWD) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import {
  checkBodyAccepts,
  claimRequestFieldAccepts,
  claimRequestField,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import { checkBadRequest } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { device } from '../resources.ts';

const list = 'GET /v4/networking/firewalls/{firewallId}/devices';
const create = 'POST /v4/networking/firewalls/{firewallId}/devices';

export const claims: readonly Claim[] = [
  claimField('FWD-01', device, 'id', { types: 'integer', filterable: true }),
  claimField('FWD-02', device, 'created', { types: 'string', filterable: true }),
  claimField('FWD-03', device, 'updated', { types: 'string', filterable: true }),
  claimField('FWD-04', device, 'entity', { types: 'object' }),
  claimField('FWD-05', device, 'entity.id', { types: 'integer' }),
  claimField('FWD-06', device, 'entity.label', { types: 'string' }),
  claimField('FWD-07', device, 'entity.type', { types: 'string', values: ['compute'] }),
  claimField('FWD-08', device, 'entity.url', { types: 'string', description: [/path to the entity/i] }),
  claimFilterable('FWD-09', device, ['id', 'created', 'updated'], ['entity', 'entity.id', 'entity.url']),
  claimOperation('FWD-10', list, { firewallId: 'integer' }, { page: fields.device }),
  claimPaginated('FWD-11', list),
  claimScope('FWD-12', list, 'firewall:read_only'),
  claimOperation('FWD-13', create, { firewallId: 'integer' }, { fields: fields.device }),
  claimRequestFields('FWD-14', create, { id: 'integer!', type: 'string!' }),
  claimWritable('FWD-15', create, ['id', 'type']),
  claimScope('FWD-16', create, 'firewall:read_write'),
  claimRequestField('FWD-17', create, 'type', {
    types: 'string',
    values: ['compute'],
    good: ['compute'],
    bad: ['nodebalancer', ''],
  }),
  claim(
    'FWD-18',
    checkBodyAccepts(create, { good: [{ id: 123, type: 'compute' }], bad: [{ type: 'compute' }] }),
    ...checkBadRequest(create),
  ),
  claim(
    'FWD-19',
    checkBodyAccepts(create, { good: [{ id: 123, type: 'compute' }], bad: [{ id: 123 }] }),
    ...checkBadRequest(create),
  ),
  claimRequestFieldAccepts('FWD-20', create, 'id', { good: [123], bad: ['123', 1.5, null] }),
];
