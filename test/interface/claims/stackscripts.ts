// Claims about StackScripts (SSC) in the document.

import { claimField, checkKeyword } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import {
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { field, requestBody } from '../locators.ts';
import { stackScript } from '../resources.ts';

const read = 'GET /v4/compute/stackscripts/{stackscriptId}';
const update = 'PUT /v4/compute/stackscripts/{stackscriptId}';
const remove = 'DELETE /v4/compute/stackscripts/{stackscriptId}';

export const claims: readonly Claim[] = [
  claimField('SSC-01', stackScript, 'id', { types: 'integer' }),
  claimField('SSC-02', stackScript, 'username', { types: 'string' }),
  claimField('SSC-03', stackScript, 'label', { types: 'string' }),
  claimField('SSC-04', stackScript, 'description', { types: 'string' }),
  claimField('SSC-05', stackScript, 'is_public', { types: 'boolean' }),
  claimField('SSC-06', stackScript, 'user_avatar_id', { types: 'string' }),
  claimField('SSC-07', stackScript, 'images', {
    types: 'array',
    items: 'string',
    description: [/any\/all/, /all images/i],
  }),
  claimField('SSC-08', stackScript, 'deployments_total', { types: 'integer' }),
  claimField('SSC-09', stackScript, 'deployments_active', { types: 'integer' }),
  claimField('SSC-10', stackScript, 'rev_note', { types: 'string' }),
  claimField('SSC-11', stackScript, 'script', { types: 'string' }),
  claimField('SSC-12', stackScript, 'user_defined_fields', { types: 'array' }),
  claimField('SSC-13', stackScript, 'user_defined_fields[].label', { types: 'string', required: true }),
  claimField('SSC-14', stackScript, 'user_defined_fields[].name', { types: 'string', required: true }),
  claimField('SSC-15', stackScript, 'user_defined_fields[].example', { types: 'string', required: false }),
  claimField('SSC-16', stackScript, 'user_defined_fields[].oneOf', { types: 'string', required: false }),
  claimField('SSC-17', stackScript, 'user_defined_fields[].manyOf', { types: 'string', required: false }),
  claimField('SSC-18', stackScript, 'user_defined_fields[].default', { types: 'string', required: false }),
  claimField('SSC-19', stackScript, 'created', { types: 'string' }),
  claimField('SSC-20', stackScript, 'updated', { types: 'string' }),
  claimField('SSC-21', stackScript, 'mine', { types: 'boolean' }),
  claimFilterable('SSC-22', stackScript, [], ['id', 'username']),
  claimOperation('SSC-23', read, { stackscriptId: 'integer' }, { fields: fields.stackScript }),
  claimScope('SSC-24', read, 'stackscripts:read_only', { withoutToken: true }),
  claimOperation('SSC-25', update, { stackscriptId: 'integer' }, { fields: fields.stackScript }),
  claimRequestFields('SSC-26', update, {
    description: 'string',
    images: 'array',
    is_public: 'boolean',
    label: 'string',
    rev_note: 'string',
    script: 'string',
  }),
  claimWritable('SSC-27', update, ['description', 'images', 'is_public', 'label', 'rev_note', 'script']),
  claimScope('SSC-28', update, 'stackscripts:read_write'),
  claimOperation('SSC-29', remove, { stackscriptId: 'integer' }, { empty: true }),
  claimScope('SSC-30', remove, 'stackscripts:read_write'),
  claimRequestFieldAccepts(
    'SSC-36',
    update,
    'images',
    { good: [['any/all'], ['image-1', 'image-2']], bad: ['any/all', [1]] },
    checkDescription(field(requestBody(update), 'images'), 'images', [/any\/all/]),
  ),
  claimNotWritable(
    'SSC-37',
    update,
    ['user_defined_fields'],
    ...stackScript.locators.map((locate) =>
      checkKeyword(field(locate, 'user_defined_fields'), 'user_defined_fields', 'readOnly', true),
    ),
  ),
];
