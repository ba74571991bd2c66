// The claims about Longview clients (LVC), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { redacted } from '../checks/redaction.ts';
import { fieldAccepts, notWritable, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { field } from '../find.ts';
import { longviewClient } from '../resources.ts';

const list = 'GET /v4/longview/clients';
const create = 'POST /v4/longview/clients';
const read = 'GET /v4/longview/clients/{clientId}';
const update = 'PUT /v4/longview/clients/{clientId}';
const remove = 'DELETE /v4/longview/clients/{clientId}';

const clear = [
  { operation: 'getLongviewClient', level: 'read_write' },
  { operation: 'createLongviewClient', level: 'read_write' },
] as const;
const hidden = [
  { operation: 'getLongviewClient', level: 'read_only' },
  { operation: 'listLongviewClients', level: 'read_only' },
] as const;

export const claims: readonly Claim[] = [
  fieldOf('LVC-01', longviewClient, 'id', { types: 'integer' }),
  fieldOf('LVC-02', longviewClient, 'label', {
    types: 'string',
    filterable: true,
    good: ['abc', 'web-servers', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b', 'abcé'],
  }),
  fieldOf('LVC-03', longviewClient, 'created', {
    types: 'string',
    good: ['2030-01-15T10:20:30Z'],
    bad: ['yesterday', '15/01/2030'],
  }),
  fieldOf('LVC-04', longviewClient, 'updated', {
    types: 'string',
    good: ['2030-01-15T10:20:30Z'],
    bad: ['yesterday', '15/01/2030'],
  }),
  fieldOf(
    'LVC-05',
    longviewClient,
    'api_key',
    { types: 'string', says: [/\[REDACTED\]/, /read-write access/] },
    ...longviewClient.at.map((where) => redacted(field(where, 'api_key'), '[REDACTED]', clear, hidden)),
  ),
  fieldOf(
    'LVC-06',
    longviewClient,
    'install_code',
    { types: 'string', says: [/\[REDACTED\]/, /read-write access/] },
    ...longviewClient.at.map((where) => redacted(field(where, 'install_code'), '[REDACTED]', clear, hidden)),
  ),
  fieldOf('LVC-07', longviewClient, 'apps', { types: 'object' }),
  fieldOf('LVC-08', longviewClient, 'apps.apache', { types: 'boolean' }),
  fieldOf('LVC-09', longviewClient, 'apps.nginx', { types: 'boolean' }),
  fieldOf('LVC-10', longviewClient, 'apps.mysql', { types: 'boolean' }),
  filterableOnly('LVC-11', longviewClient, ['label'], ['id', 'created', 'apps.apache', 'apps.mysql']),
  operationExists('LVC-12', list, {}, { page: fields.longviewClient }),
  paginated('LVC-13', list),
  scopeNeeded('LVC-14', list, 'longview:read_only'),
  operationExists('LVC-15', create, {}, { fields: fields.longviewClient }),
  requestFields('LVC-16', create, { label: 'string' }),
  writable('LVC-17', create, ['label']),
  scopeNeeded('LVC-18', create, 'longview:read_write'),
  operationExists('LVC-19', read, { clientId: 'integer' }, { fields: fields.longviewClient }),
  scopeNeeded('LVC-20', read, 'longview:read_only'),
  operationExists('LVC-21', update, { clientId: 'integer' }, { fields: fields.longviewClient }),
  requestFields('LVC-22', update, { label: 'string' }),
  writable('LVC-23', update, ['label']),
  scopeNeeded('LVC-24', update, 'longview:read_write'),
  operationExists('LVC-25', remove, { clientId: 'integer' }, { empty: true }),
  scopeNeeded('LVC-26', remove, 'longview:read_write'),
  fieldAccepts('LVC-27', create, 'label', {
    good: ['abc', 'web-servers', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b'],
  }),
  fieldAccepts('LVC-28', update, 'label', {
    good: ['abc', 'web-servers', '-_-', 'x'.repeat(32)],
    bad: ['ab', 'x'.repeat(33), 'a b', 'a.b'],
  }),
  notWritable(
    'LVC-32',
    update,
    ['apps'],
    ...longviewClient.at.map((where) => words(field(where, 'apps'), 'apps', [/informational/i])),
  ),
];
