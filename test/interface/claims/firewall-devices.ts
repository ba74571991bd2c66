// The claims about firewall devices (FWD), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { bodyAccepts, fieldAccepts, requestField, requestFields, writable } from '../checks/request.ts';
import { refuses } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { device } from '../resources.ts';

const list = 'GET /v4/networking/firewalls/{firewallId}/devices';
const create = 'POST /v4/networking/firewalls/{firewallId}/devices';

export const claims: readonly Claim[] = [
  fieldOf('FWD-01', device, 'id', { types: 'integer', filterable: true }),
  fieldOf('FWD-02', device, 'created', { types: 'string', filterable: true }),
  fieldOf('FWD-03', device, 'updated', { types: 'string', filterable: true }),
  fieldOf('FWD-04', device, 'entity', { types: 'object' }),
  fieldOf('FWD-05', device, 'entity.id', { types: 'integer' }),
  fieldOf('FWD-06', device, 'entity.label', { types: 'string' }),
  fieldOf('FWD-07', device, 'entity.type', { types: 'string', values: ['compute'] }),
  fieldOf('FWD-08', device, 'entity.url', { types: 'string', says: [/path to the entity/i] }),
  filterableOnly('FWD-09', device, ['id', 'created', 'updated'], ['entity', 'entity.id', 'entity.url']),
  operationExists('FWD-10', list, { firewallId: 'integer' }, { page: fields.device }),
  paginated('FWD-11', list),
  scopeNeeded('FWD-12', list, 'firewall:read_only'),
  operationExists('FWD-13', create, { firewallId: 'integer' }, { fields: fields.device }),
  requestFields('FWD-14', create, { id: 'integer!', type: 'string!' }),
  writable('FWD-15', create, ['id', 'type']),
  scopeNeeded('FWD-16', create, 'firewall:read_write'),
  requestField('FWD-17', create, 'type', {
    types: 'string',
    values: ['compute'],
    good: ['compute'],
    bad: ['nodebalancer', ''],
  }),
  claim(
    'FWD-18',
    bodyAccepts(create, { good: [{ id: 123, type: 'compute' }], bad: [{ type: 'compute' }] }),
    ...refuses(create),
  ),
  claim(
    'FWD-19',
    bodyAccepts(create, { good: [{ id: 123, type: 'compute' }], bad: [{ id: 123 }] }),
    ...refuses(create),
  ),
  fieldAccepts('FWD-20', create, 'id', { good: [123], bad: ['123', 1.5, null] }),
];
