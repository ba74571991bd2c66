// The claims about StackScripts (SSC), in the document.

import { fieldOf, keyword } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { fieldAccepts, notWritable, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { field, request } from '../find.ts';
import { stackScript } from '../resources.ts';

const read = 'GET /v4/compute/stackscripts/{stackscriptId}';
const update = 'PUT /v4/compute/stackscripts/{stackscriptId}';
const remove = 'DELETE /v4/compute/stackscripts/{stackscriptId}';

export const claims: readonly Claim[] = [
  fieldOf('SSC-01', stackScript, 'id', { types: 'integer' }),
  fieldOf('SSC-02', stackScript, 'username', { types: 'string' }),
  fieldOf('SSC-03', stackScript, 'label', { types: 'string' }),
  fieldOf('SSC-04', stackScript, 'description', { types: 'string' }),
  fieldOf('SSC-05', stackScript, 'is_public', { types: 'boolean' }),
  fieldOf('SSC-06', stackScript, 'user_avatar_id', { types: 'string' }),
  fieldOf('SSC-07', stackScript, 'images', { types: 'array', items: 'string', says: [/any\/all/, /all images/i] }),
  fieldOf('SSC-08', stackScript, 'deployments_total', { types: 'integer' }),
  fieldOf('SSC-09', stackScript, 'deployments_active', { types: 'integer' }),
  fieldOf('SSC-10', stackScript, 'rev_note', { types: 'string' }),
  fieldOf('SSC-11', stackScript, 'script', { types: 'string' }),
  fieldOf('SSC-12', stackScript, 'user_defined_fields', { types: 'array' }),
  fieldOf('SSC-13', stackScript, 'user_defined_fields[].label', { types: 'string', required: true }),
  fieldOf('SSC-14', stackScript, 'user_defined_fields[].name', { types: 'string', required: true }),
  fieldOf('SSC-15', stackScript, 'user_defined_fields[].example', { types: 'string', required: false }),
  fieldOf('SSC-16', stackScript, 'user_defined_fields[].oneOf', { types: 'string', required: false }),
  fieldOf('SSC-17', stackScript, 'user_defined_fields[].manyOf', { types: 'string', required: false }),
  fieldOf('SSC-18', stackScript, 'user_defined_fields[].default', { types: 'string', required: false }),
  fieldOf('SSC-19', stackScript, 'created', { types: 'string' }),
  fieldOf('SSC-20', stackScript, 'updated', { types: 'string' }),
  fieldOf('SSC-21', stackScript, 'mine', { types: 'boolean' }),
  filterableOnly('SSC-22', stackScript, [], ['id', 'username']),
  operationExists('SSC-23', read, { stackscriptId: 'integer' }, { fields: fields.stackScript }),
  scopeNeeded('SSC-24', read, 'stackscripts:read_only', { withoutToken: true }),
  operationExists('SSC-25', update, { stackscriptId: 'integer' }, { fields: fields.stackScript }),
  requestFields('SSC-26', update, {
    description: 'string',
    images: 'array',
    is_public: 'boolean',
    label: 'string',
    rev_note: 'string',
    script: 'string',
  }),
  writable('SSC-27', update, ['description', 'images', 'is_public', 'label', 'rev_note', 'script']),
  scopeNeeded('SSC-28', update, 'stackscripts:read_write'),
  operationExists('SSC-29', remove, { stackscriptId: 'integer' }, { empty: true }),
  scopeNeeded('SSC-30', remove, 'stackscripts:read_write'),
  fieldAccepts(
    'SSC-36',
    update,
    'images',
    { good: [['any/all'], ['image-1', 'image-2']], bad: ['any/all', [1]] },
    words(field(request(update), 'images'), 'images', [/any\/all/]),
  ),
  notWritable(
    'SSC-37',
    update,
    ['user_defined_fields'],
    ...stackScript.at.map((where) =>
      keyword(field(where, 'user_defined_fields'), 'user_defined_fields', 'readOnly', true),
    ),
  ),
];
