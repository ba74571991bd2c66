// Claims about managed services (MSV) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { claimNotWritable, claimRequestField, claimRequestFields, claimWritable } from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { managedService } from '../resources.ts';

const list = 'GET /v4/managed/services';
const create = 'POST /v4/managed/services';

export const claims: readonly Claim[] = [
  claimField('MSV-01', managedService, 'id', { types: 'integer' }),
  claimField('MSV-02', managedService, 'created', { types: 'string' }),
  claimField('MSV-03', managedService, 'updated', { types: 'string' }),
  claimField('MSV-04', managedService, 'status', { types: 'string' }),
  claimField('MSV-05', managedService, 'label', { types: 'string' }),
  claimField('MSV-06', managedService, 'service_type', { types: 'string' }),
  claimField('MSV-07', managedService, 'address', { types: 'string' }),
  claimField('MSV-08', managedService, 'timeout', { types: 'integer' }),
  claimField('MSV-09', managedService, 'body', { types: 'string' }),
  claimField('MSV-10', managedService, 'region', { types: 'string', good: ['', 'region-1'], bad: [null] }),
  claimField('MSV-11', managedService, 'consultation_group', { types: 'string' }),
  claimField('MSV-12', managedService, 'notes', { types: 'string' }),
  claimField('MSV-13', managedService, 'credentials', {
    types: 'array',
    items: 'integer',
    description: [/managed credentials?/i, /\bIDs?\b/],
  }),
  claimFilterable('MSV-14', managedService, [], ['id', 'created']),
  claimOperation('MSV-15', list, {}, { page: fields.managedService }),
  claimPaginated('MSV-16', list),
  claimScope('MSV-17', list, 'account:read_only'),
  claimOperation('MSV-19', create, {}, { fields: fields.managedService }),
  claimRequestFields('MSV-20', create, {
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
  claimWritable('MSV-21', create, [
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
  claimScope('MSV-22', create, 'account:read_write'),
  claimRequestField('MSV-28', create, 'timeout', {
    types: 'integer',
    description: [/seconds/i],
    good: [1, 30],
    bad: [1.5, '30'],
  }),
  claimRequestField('MSV-29', create, 'credentials', {
    types: 'array',
    items: 'integer',
    good: [[], [9991]],
    bad: [9991, ['9991']],
  }),
  claimNotWritable('MSV-31', create, ['id', 'created', 'updated', 'status']),
];
