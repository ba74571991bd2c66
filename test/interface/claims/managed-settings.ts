// Claims about managed compute settings (MCS) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { claimNotWritable, claimRequestField, claimRequestFields, claimWritable } from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { field } from '../locators.ts';
import { managedSettings } from '../resources.ts';

const read = 'GET /v4/managed/compute-settings/{computeId}';
const update = 'PUT /v4/managed/compute-settings/{computeId}';

export const claims: readonly Claim[] = [
  claimField('MCS-01', managedSettings, 'id', { types: 'integer', description: [/\bID\b/, /instance/] }),
  claimField('MCS-02', managedSettings, 'label', { types: 'string' }),
  claimField('MCS-03', managedSettings, 'group', { types: 'string', deprecated: true }),
  claimField('MCS-04', managedSettings, 'ssh', { types: 'object' }),
  claimField('MCS-05', managedSettings, 'ssh.access', { types: 'boolean' }),
  claimField('MCS-06', managedSettings, 'ssh.user', { types: ['string', 'null'], description: [/null means root/i] }),
  claimField('MCS-07', managedSettings, 'ssh.ip', {
    types: 'string',
    default: 'any',
    description: [/default/i, /any of the (instance's )?addresses/i],
  }),
  claimField('MCS-08', managedSettings, 'ssh.port', { types: ['integer', 'null'], description: [/null means 22/i] }),
  claimFilterable('MCS-09', managedSettings, [], ['id', 'label', 'ssh.access', 'ssh.port']),
  claimOperation('MCS-10', read, { computeId: 'integer' }, { fields: fields.managedSettings }),
  claimScope('MCS-11', read, 'account:read_only'),
  claimOperation('MCS-13', update, { computeId: 'integer' }, { fields: fields.managedSettings }),
  claimRequestFields('MCS-14', update, {
    ssh: 'object',
    'ssh.access': 'boolean',
    'ssh.user': 'string',
    'ssh.ip': 'string',
    'ssh.port': 'integer',
  }),
  claimWritable('MCS-15', update, ['ssh']),
  claimScope('MCS-16', update, 'account:read_write'),
  claimRequestField('MCS-18', update, 'ssh.user', {
    types: ['string', 'null'],
    description: [/null means root/i],
    good: [null, 'support'],
    bad: [7],
  }),
  claimRequestField('MCS-19', update, 'ssh.port', {
    types: ['integer', 'null'],
    description: [/null means 22/i],
    good: [null, 22],
    bad: ['22'],
  }),
  claimRequestField('MCS-20', update, 'ssh.access', { types: 'boolean', good: [true, false], bad: ['true', 1, null] }),
  claimNotWritable(
    'MCS-22',
    update,
    ['id', 'label'],
    ...managedSettings.locators.flatMap((locate) =>
      ['id', 'label'].map((name) => checkDescription(field(locate, name), name, [/of the (compute )?instance/i])),
    ),
  ),
];
