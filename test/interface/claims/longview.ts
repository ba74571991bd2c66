// Claims about Longview clients (LVC) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { checkRedaction } from '../checks/redaction.ts';
import {
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { field } from '../locators.ts';
import { longviewClient } from '../resources.ts';

const list = 'GET /v4/longview/clients';
const create = 'POST /v4/longview/clients';
const read = 'GET /v4/longview/clients/{clientId}';
const update = 'PUT /v4/longview/clients/{clientId}';
const remove = 'DELETE /v4/longview/clients/{clientId}';

const visibleCases = [
  { operation: 'getLongviewClient', level: 'read_write' },
  { operation: 'createLongviewClient', level: 'read_write' },
] as const;
const hiddenCases = [
  { operation: 'getLongviewClient', level: 'read_only' },
  { operation: 'listLongviewClients', level: 'read_only' },
] as const;

const labelSamples = {
  good: ['abc', 'web-servers', '-_-', 'x'.repeat(32)],
  bad: ['ab', 'x'.repeat(33), 'a b', 'a.b', 'abcé'],
};
const timestampSamples = { good: ['2030-01-15T10:20:30Z'], bad: ['yesterday', '15/01/2030'] };
const secretFacts = { types: 'string', description: [/\[REDACTED\]/, /read-write access/] };

export const claims: readonly Claim[] = [
  claimField('LVC-01', longviewClient, 'id', { types: 'integer' }),
  claimField('LVC-02', longviewClient, 'label', { types: 'string', filterable: true, ...labelSamples }),
  claimField('LVC-03', longviewClient, 'created', { types: 'string', ...timestampSamples }),
  claimField('LVC-04', longviewClient, 'updated', { types: 'string', ...timestampSamples }),
  claimField(
    'LVC-05',
    longviewClient,
    'api_key',
    secretFacts,
    ...longviewClient.locators.map((locate) =>
      checkRedaction(field(locate, 'api_key'), '[REDACTED]', visibleCases, hiddenCases),
    ),
  ),
  claimField(
    'LVC-06',
    longviewClient,
    'install_code',
    secretFacts,
    ...longviewClient.locators.map((locate) =>
      checkRedaction(field(locate, 'install_code'), '[REDACTED]', visibleCases, hiddenCases),
    ),
  ),
  claimField('LVC-07', longviewClient, 'apps', { types: 'object' }),
  claimField('LVC-08', longviewClient, 'apps.apache', { types: 'boolean' }),
  claimField('LVC-09', longviewClient, 'apps.nginx', { types: 'boolean' }),
  claimField('LVC-10', longviewClient, 'apps.mysql', { types: 'boolean' }),
  claimFilterable('LVC-11', longviewClient, ['label'], ['id', 'created', 'apps.apache', 'apps.mysql']),
  claimOperation('LVC-12', list, {}, { page: fields.longviewClient }),
  claimPaginated('LVC-13', list),
  claimScope('LVC-14', list, 'longview:read_only'),
  claimOperation('LVC-15', create, {}, { fields: fields.longviewClient }),
  claimRequestFields('LVC-16', create, { label: 'string' }),
  claimWritable('LVC-17', create, ['label']),
  claimScope('LVC-18', create, 'longview:read_write'),
  claimOperation('LVC-19', read, { clientId: 'integer' }, { fields: fields.longviewClient }),
  claimScope('LVC-20', read, 'longview:read_only'),
  claimOperation('LVC-21', update, { clientId: 'integer' }, { fields: fields.longviewClient }),
  claimRequestFields('LVC-22', update, { label: 'string' }),
  claimWritable('LVC-23', update, ['label']),
  claimScope('LVC-24', update, 'longview:read_write'),
  claimOperation('LVC-25', remove, { clientId: 'integer' }, { empty: true }),
  claimScope('LVC-26', remove, 'longview:read_write'),
  claimRequestFieldAccepts('LVC-27', create, 'label', labelSamples),
  claimRequestFieldAccepts('LVC-28', update, 'label', labelSamples),
  claimNotWritable(
    'LVC-32',
    update,
    ['apps'],
    ...longviewClient.locators.map((locate) => checkDescription(field(locate, 'apps'), 'apps', [/informational/i])),
  ),
];
