// Claims about compute instances (CMP) in the document.

import { checkField, claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import {
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestField,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import { checkSamples } from '../checks/accepted-and-rejected-values.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { field, requestBody } from '../locators.ts';
import { compute } from '../resources.ts';

const read = 'GET /v4/compute/instances/{computeId}';
const update = 'PUT /v4/compute/instances/{computeId}';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const alertFacts = { types: 'integer', description: [/0 disables/], good: [0, 90] };
const alerts = ['cpu', 'network_in', 'network_out', 'transfer_quota', 'io'];

export const claims: readonly Claim[] = [
  claimField('CMP-01', compute, 'id', { types: 'integer', filterable: true }),
  claimField('CMP-02', compute, 'label', {
    types: 'string',
    filterable: true,
    good: ['web-01', 'a', '7', 'db.primary_2', 'A-b_c.d'],
    bad: ['', '-web', 'web-', '.web', 'web_', 'a b', 'a/b', 'a--b', 'a__b', 'a..b', 'a-_b'],
  }),
  claimField('CMP-03', compute, 'status', {
    types: 'string',
    values: [
      'running',
      'offline',
      'booting',
      'rebooting',
      'shutting_down',
      'provisioning',
      'deleting',
      'migrating',
      'rebuilding',
      'cloning',
      'restoring',
      'stopped',
    ],
  }),
  claimField('CMP-04', compute, 'created', { types: 'string' }),
  claimField('CMP-05', compute, 'updated', { types: 'string' }),
  claimField('CMP-06', compute, 'type', { types: 'string', description: [/resize/i] }),
  claimField('CMP-07', compute, 'image', {
    types: ['string', 'null'],
    filterable: true,
    good: [null, 'debian-12'],
    bad: [7],
  }),
  claimField('CMP-08', compute, 'region', { types: 'string', filterable: true }),
  claimField('CMP-09', compute, 'group', { types: 'string', filterable: true, deprecated: true }),
  claimField('CMP-10', compute, 'tags', { types: 'array', filterable: true }),
  claimField('CMP-11', compute, 'hypervisor', { types: 'string', values: ['kvm'] }),
  claimField('CMP-12', compute, 'ipv4', {
    types: 'array',
    filterable: true,
    items: 'string',
    description: [/one public/i, /one private/i],
  }),
  claimField('CMP-13', compute, 'ipv6', {
    types: ['string', 'null'],
    description: [/SLAAC/, /null if (there is )?none/i],
  }),
  claimField('CMP-14', compute, 'specs', { types: 'object' }),
  claimField('CMP-15', compute, 'specs.disk', { types: 'integer', description: [/\bMB\b/] }),
  claimField('CMP-16', compute, 'specs.memory', { types: 'integer', description: [/\bMB\b/] }),
  claimField('CMP-17', compute, 'specs.vcpus', { types: 'integer' }),
  claimField('CMP-18', compute, 'specs.gpus', { types: 'integer' }),
  claimField('CMP-19', compute, 'specs.transfer', {
    types: 'integer',
    description: [/monthly/i, /transfer allotment/i],
  }),
  claimField('CMP-20', compute, 'alerts', { types: 'object' }),
  claimField('CMP-21', compute, 'alerts.cpu', { ...alertFacts, bad: [-1, 1.5] }),
  claimField('CMP-22', compute, 'alerts.network_in', { ...alertFacts, bad: [-1, 1.5] }),
  claimField('CMP-23', compute, 'alerts.network_out', { ...alertFacts, bad: [-1, 1.5] }),
  claimField('CMP-24', compute, 'alerts.transfer_quota', { ...alertFacts, bad: [-1, 1.5] }),
  claimField('CMP-25', compute, 'alerts.io', { ...alertFacts, bad: [-1, 1.5] }),
  claimField('CMP-26', compute, 'backups', { types: 'object' }),
  claimField('CMP-27', compute, 'backups.enabled', { types: 'boolean' }),
  claimField('CMP-28', compute, 'backups.available', {
    types: 'boolean',
    description: [/maintenance/i, /restored|restorable/i],
  }),
  claimField('CMP-29', compute, 'backups.schedule', { types: 'object' }),
  claimField('CMP-30', compute, 'backups.schedule.day', {
    types: 'string',
    description: [/day of the week/i],
    good: [...days, 'Scheduling'],
    bad: ['Someday', 'sunday', '', 0],
  }),
  claimField('CMP-31', compute, 'backups.schedule.window', {
    types: 'string',
    description: [/two-hour/i, /UTC/, /starting hour/i],
    good: ['W0', 'W9', 'W10', 'W23', 'Scheduling'],
    bad: ['W24', '10', 'W', 'W-1', 'w10', ''],
  }),
  claimField('CMP-32', compute, 'backups.last_successful', {
    types: ['string', 'null'],
    description: [/null if (there is )?no earlier backup/i],
  }),
  claimField('CMP-33', compute, 'watchdog_enabled', { types: 'boolean' }),
  claimField('CMP-34', compute, 'host_uuid', { types: 'string' }),
  claimField('CMP-35', compute, 'has_user_data', { types: 'boolean' }),
  claimFilterable(
    'CMP-36',
    compute,
    ['id', 'label', 'image', 'region', 'group', 'tags', 'ipv4'],
    ['status', 'created', 'specs.disk', 'backups.last_successful'],
  ),
  claimOperation('CMP-37', read, { computeId: 'integer' }, { fields: fields.compute }),
  claimScope('CMP-38', read, 'compute:read_only'),
  claimOperation('CMP-39', update, { computeId: 'integer' }, { fields: fields.compute }),
  claimRequestFields('CMP-40', update, {
    alerts: 'object',
    'alerts.cpu': 'integer',
    'alerts.network_in': 'integer',
    'alerts.network_out': 'integer',
    'alerts.transfer_quota': 'integer',
    'alerts.io': 'integer',
    backups: 'object',
    'backups.schedule': 'object',
    'backups.schedule.day': 'string',
    'backups.schedule.window': 'string',
    group: 'string',
    label: 'string',
    tags: 'array',
    watchdog_enabled: 'boolean',
  }),
  claim(
    'CMP-41',
    ...checkField(requestBody(update), 'backups.enabled', { types: 'boolean', readOnly: true }),
    ...checkField(requestBody(update), 'backups.available', { types: 'boolean', readOnly: true }),
    ...checkField(requestBody(update), 'backups.last_successful', { types: ['string', 'null'], readOnly: true }),
  ),
  claimWritable('CMP-42', update, ['alerts', 'backups', 'group', 'label', 'tags', 'watchdog_enabled']),
  claimScope('CMP-43', update, 'compute:read_write'),
  claimRequestFieldAccepts('CMP-44', update, 'label', {
    good: ['web-01', 'a', 'db.primary_2', 'A-b_c.d'],
    bad: ['', '-web', 'web-', '.web', 'web_', 'a b', 'a/b', 'a--b', 'a__b', 'a..b', 'a-_b', 'a._b'],
  }),
  claim(
    'CMP-45',
    ...alerts.flatMap((name) => checkField(requestBody(update), `alerts.${name}`, { ...alertFacts, bad: ['90', 1.5] })),
  ),
  claimRequestField(
    'CMP-48',
    update,
    'alerts.cpu',
    { types: 'integer', description: [/100 times the core count/, /two cores/], good: [101, 180, 200, 6400] },
    ...compute.locators.map((locate) =>
      checkSamples(field(locate, 'alerts.cpu'), 'alerts.cpu', { good: [180, 200, 6400], bad: [] }),
    ),
  ),
  claimRequestFieldAccepts('CMP-49', update, 'backups.schedule.day', {
    good: days,
    bad: ['Someday', 'Mon', 'monday', '', 1],
  }),
  claimRequestField('CMP-50', update, 'backups.schedule.window', {
    types: 'string',
    description: [/two-hour/i, /UTC/, /starting hour/i],
    good: ['W0', 'W9', 'W10', 'W22', 'W23'],
    bad: ['W24', 'W', '10', 'w10', 'W-1', 'W1.5', ''],
  }),
  claim(
    'CMP-51',
    ...compute.locators.flatMap((locate) => [
      checkSamples(field(locate, 'backups.schedule.day'), 'day', { good: ['Scheduling'], bad: [] }),
      checkSamples(field(locate, 'backups.schedule.window'), 'window', { good: ['Scheduling'], bad: [] }),
      checkDescription(field(locate, 'backups.schedule'), 'schedule', [/while unset after enabling/i, /Scheduling/]),
    ]),
  ),
  claimNotWritable('CMP-53', update, [
    'id',
    'status',
    'created',
    'type',
    'image',
    'region',
    'hypervisor',
    'ipv4',
    'ipv6',
    'specs',
    'host_uuid',
    'has_user_data',
  ]),
];
