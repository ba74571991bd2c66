// The claims about managed services (MSV), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { notWritable, requestField, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { managedService } from '../resources.ts';

const list = 'GET /v4/managed/services';
const create = 'POST /v4/managed/services';

export const claims: readonly Claim[] = [
  fieldOf('MSV-01', managedService, 'id', { types: 'integer' }),
  fieldOf('MSV-02', managedService, 'created', { types: 'string' }),
  fieldOf('MSV-03', managedService, 'updated', { types: 'string' }),
  fieldOf('MSV-04', managedService, 'status', { types: 'string' }),
  fieldOf('MSV-05', managedService, 'label', { types: 'string' }),
  fieldOf('MSV-06', managedService, 'service_type', { types: 'string' }),
  fieldOf('MSV-07', managedService, 'address', { types: 'string' }),
  fieldOf('MSV-08', managedService, 'timeout', { types: 'integer' }),
  fieldOf('MSV-09', managedService, 'body', { types: 'string' }),
  fieldOf('MSV-10', managedService, 'region', { types: 'string', good: ['', 'region-1'], bad: [null] }),
  fieldOf('MSV-11', managedService, 'consultation_group', { types: 'string' }),
  fieldOf('MSV-12', managedService, 'notes', { types: 'string' }),
  fieldOf('MSV-13', managedService, 'credentials', {
    types: 'array',
    items: 'integer',
    says: [/managed credentials?/i, /\bIDs?\b/],
  }),
  filterableOnly('MSV-14', managedService, [], ['id', 'created']),
  operationExists('MSV-15', list, {}, { page: fields.managedService }),
  paginated('MSV-16', list),
  scopeNeeded('MSV-17', list, 'account:read_only'),
  operationExists('MSV-19', create, {}, { fields: fields.managedService }),
  requestFields('MSV-20', create, {
    address: 'string',
    label: 'string',
    service_type: 'string',
    timeout: 'integer',
    body: 'string',
    consultation_group: 'string',
    credentials: 'array',
    notes: 'string',
    region: 'string',
  }),
  writable('MSV-21', create, [
    'address',
    'label',
    'service_type',
    'timeout',
    'body',
    'consultation_group',
    'credentials',
    'notes',
    'region',
  ]),
  scopeNeeded('MSV-22', create, 'account:read_write'),
  requestField('MSV-28', create, 'timeout', { types: 'integer', says: [/seconds/i], good: [1, 30], bad: [1.5, '30'] }),
  requestField('MSV-29', create, 'credentials', {
    types: 'array',
    items: 'integer',
    good: [[], [9991]],
    bad: [9991, ['9991']],
  }),
  notWritable('MSV-31', create, ['id', 'created', 'updated', 'status']),
];
