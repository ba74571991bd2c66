// The claims about managed compute settings (MCS), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { notWritable, requestField, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { field } from '../find.ts';
import { managedSettings } from '../resources.ts';

const read = 'GET /v4/managed/compute-settings/{computeId}';
const update = 'PUT /v4/managed/compute-settings/{computeId}';

export const claims: readonly Claim[] = [
  fieldOf('MCS-01', managedSettings, 'id', { types: 'integer', says: [/\bID\b/, /instance/] }),
  fieldOf('MCS-02', managedSettings, 'label', { types: 'string' }),
  fieldOf('MCS-03', managedSettings, 'group', { types: 'string', deprecated: true }),
  fieldOf('MCS-04', managedSettings, 'ssh', { types: 'object' }),
  fieldOf('MCS-05', managedSettings, 'ssh.access', { types: 'boolean' }),
  fieldOf('MCS-06', managedSettings, 'ssh.user', { types: ['string', 'null'], says: [/null means root/i] }),
  fieldOf('MCS-07', managedSettings, 'ssh.ip', {
    types: 'string',
    default: 'any',
    says: [/default/i, /any of the (instance's )?addresses/i],
  }),
  fieldOf('MCS-08', managedSettings, 'ssh.port', { types: ['integer', 'null'], says: [/null means 22/i] }),
  filterableOnly('MCS-09', managedSettings, [], ['id', 'label', 'ssh.access', 'ssh.port']),
  operationExists('MCS-10', read, { computeId: 'integer' }, { fields: fields.managedSettings }),
  scopeNeeded('MCS-11', read, 'account:read_only'),
  operationExists('MCS-13', update, { computeId: 'integer' }, { fields: fields.managedSettings }),
  requestFields('MCS-14', update, {
    ssh: 'object',
    'ssh.access': 'boolean',
    'ssh.user': 'string',
    'ssh.ip': 'string',
    'ssh.port': 'integer',
  }),
  writable('MCS-15', update, ['ssh']),
  scopeNeeded('MCS-16', update, 'account:read_write'),
  requestField('MCS-18', update, 'ssh.user', {
    types: ['string', 'null'],
    says: [/null means root/i],
    good: [null, 'support'],
    bad: [7],
  }),
  requestField('MCS-19', update, 'ssh.port', {
    types: ['integer', 'null'],
    says: [/null means 22/i],
    good: [null, 22],
    bad: ['22'],
  }),
  requestField('MCS-20', update, 'ssh.access', { types: 'boolean', good: [true, false], bad: ['true', 1, null] }),
  notWritable(
    'MCS-22',
    update,
    ['id', 'label'],
    ...managedSettings.at.flatMap((where) =>
      ['id', 'label'].map((name) => words(field(where, name), name, [/of the (compute )?instance/i])),
    ),
  ),
];
