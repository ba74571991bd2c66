// The claims about compute instances (CMP), in the document.

import { fieldChecks, fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { fieldAccepts, notWritable, requestField, requestFields, writable } from '../checks/request.ts';
import { samples } from '../checks/samples.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { field, request } from '../find.ts';
import { compute } from '../resources.ts';

const read = 'GET /v4/compute/instances/{computeId}';
const update = 'PUT /v4/compute/instances/{computeId}';

const alerts = ['cpu', 'network_in', 'network_out', 'transfer_quota', 'io'];

export const claims: readonly Claim[] = [
  fieldOf('CMP-01', compute, 'id', { types: 'integer', filterable: true }),
  fieldOf('CMP-02', compute, 'label', {
    types: 'string',
    filterable: true,
    good: ['web-01', 'a', '7', 'db.primary_2', 'A-b_c.d'],
    bad: ['', '-web', 'web-', '.web', 'web_', 'a b', 'a/b', 'a--b', 'a__b', 'a..b', 'a-_b'],
  }),
  fieldOf('CMP-03', compute, 'status', {
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
  fieldOf('CMP-04', compute, 'created', { types: 'string' }),
  fieldOf('CMP-05', compute, 'updated', { types: 'string' }),
  fieldOf('CMP-06', compute, 'type', { types: 'string', says: [/resize/i] }),
  fieldOf('CMP-07', compute, 'image', {
    types: ['string', 'null'],
    filterable: true,
    good: [null, 'debian-12'],
    bad: [7],
  }),
  fieldOf('CMP-08', compute, 'region', { types: 'string', filterable: true }),
  fieldOf('CMP-09', compute, 'group', { types: 'string', filterable: true, deprecated: true }),
  fieldOf('CMP-10', compute, 'tags', { types: 'array', filterable: true }),
  fieldOf('CMP-11', compute, 'hypervisor', { types: 'string', values: ['kvm'] }),
  fieldOf('CMP-12', compute, 'ipv4', {
    types: 'array',
    filterable: true,
    items: 'string',
    says: [/one public/i, /one private/i],
  }),
  fieldOf('CMP-13', compute, 'ipv6', { types: ['string', 'null'], says: [/SLAAC/, /null if (there is )?none/i] }),
  fieldOf('CMP-14', compute, 'specs', { types: 'object' }),
  fieldOf('CMP-15', compute, 'specs.disk', { types: 'integer', says: [/\bMB\b/] }),
  fieldOf('CMP-16', compute, 'specs.memory', { types: 'integer', says: [/\bMB\b/] }),
  fieldOf('CMP-17', compute, 'specs.vcpus', { types: 'integer' }),
  fieldOf('CMP-18', compute, 'specs.gpus', { types: 'integer' }),
  fieldOf('CMP-19', compute, 'specs.transfer', { types: 'integer', says: [/monthly/i, /transfer allotment/i] }),
  fieldOf('CMP-20', compute, 'alerts', { types: 'object' }),
  fieldOf('CMP-21', compute, 'alerts.cpu', { types: 'integer', says: [/0 disables/], good: [0, 90], bad: [-1, 1.5] }),
  fieldOf('CMP-22', compute, 'alerts.network_in', {
    types: 'integer',
    says: [/0 disables/],
    good: [0, 90],
    bad: [-1, 1.5],
  }),
  fieldOf('CMP-23', compute, 'alerts.network_out', {
    types: 'integer',
    says: [/0 disables/],
    good: [0, 90],
    bad: [-1, 1.5],
  }),
  fieldOf('CMP-24', compute, 'alerts.transfer_quota', {
    types: 'integer',
    says: [/0 disables/],
    good: [0, 90],
    bad: [-1, 1.5],
  }),
  fieldOf('CMP-25', compute, 'alerts.io', { types: 'integer', says: [/0 disables/], good: [0, 90], bad: [-1, 1.5] }),
  fieldOf('CMP-26', compute, 'backups', { types: 'object' }),
  fieldOf('CMP-27', compute, 'backups.enabled', { types: 'boolean' }),
  fieldOf('CMP-28', compute, 'backups.available', { types: 'boolean', says: [/maintenance/i, /restored|restorable/i] }),
  fieldOf('CMP-29', compute, 'backups.schedule', { types: 'object' }),
  fieldOf('CMP-30', compute, 'backups.schedule.day', {
    types: 'string',
    says: [/day of the week/i],
    good: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Scheduling'],
    bad: ['Someday', 'sunday', '', 0],
  }),
  fieldOf('CMP-31', compute, 'backups.schedule.window', {
    types: 'string',
    says: [/two-hour/i, /UTC/, /starting hour/i],
    good: ['W0', 'W9', 'W10', 'W23', 'Scheduling'],
    bad: ['W24', '10', 'W', 'W-1', 'w10', ''],
  }),
  fieldOf('CMP-32', compute, 'backups.last_successful', {
    types: ['string', 'null'],
    says: [/null if (there is )?no earlier backup/i],
  }),
  fieldOf('CMP-33', compute, 'watchdog_enabled', { types: 'boolean' }),
  fieldOf('CMP-34', compute, 'host_uuid', { types: 'string' }),
  fieldOf('CMP-35', compute, 'has_user_data', { types: 'boolean' }),
  filterableOnly(
    'CMP-36',
    compute,
    ['id', 'label', 'image', 'region', 'group', 'tags', 'ipv4'],
    ['status', 'created', 'specs.disk', 'backups.last_successful'],
  ),
  operationExists('CMP-37', read, { computeId: 'integer' }, { fields: fields.compute }),
  scopeNeeded('CMP-38', read, 'compute:read_only'),
  operationExists('CMP-39', update, { computeId: 'integer' }, { fields: fields.compute }),
  requestFields('CMP-40', update, {
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
    ...fieldChecks(request(update), 'backups.enabled', { types: 'boolean', readOnly: true }),
    ...fieldChecks(request(update), 'backups.available', { types: 'boolean', readOnly: true }),
    ...fieldChecks(request(update), 'backups.last_successful', { types: ['string', 'null'], readOnly: true }),
  ),
  writable('CMP-42', update, ['alerts', 'backups', 'group', 'label', 'tags', 'watchdog_enabled']),
  scopeNeeded('CMP-43', update, 'compute:read_write'),
  fieldAccepts('CMP-44', update, 'label', {
    good: ['web-01', 'a', 'db.primary_2', 'A-b_c.d'],
    bad: ['', '-web', 'web-', '.web', 'web_', 'a b', 'a/b', 'a--b', 'a__b', 'a..b', 'a-_b', 'a._b'],
  }),
  claim(
    'CMP-45',
    ...alerts.flatMap((name) =>
      fieldChecks(request(update), `alerts.${name}`, {
        types: 'integer',
        says: [/0 disables/],
        good: [0, 90],
        bad: ['90', 1.5],
      }),
    ),
  ),
  requestField(
    'CMP-48',
    update,
    'alerts.cpu',
    { types: 'integer', says: [/100 times the core count/, /two cores/], good: [101, 180, 200, 6400] },
    ...compute.at.map((where) =>
      samples(field(where, 'alerts.cpu'), 'alerts.cpu', { good: [180, 200, 6400], bad: [] }),
    ),
  ),
  fieldAccepts('CMP-49', update, 'backups.schedule.day', {
    good: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    bad: ['Someday', 'Mon', 'monday', '', 1],
  }),
  requestField('CMP-50', update, 'backups.schedule.window', {
    types: 'string',
    says: [/two-hour/i, /UTC/, /starting hour/i],
    good: ['W0', 'W9', 'W10', 'W22', 'W23'],
    bad: ['W24', 'W', '10', 'w10', 'W-1', 'W1.5', ''],
  }),
  claim(
    'CMP-51',
    ...compute.at.flatMap((where) => [
      samples(field(where, 'backups.schedule.day'), 'day', { good: ['Scheduling'], bad: [] }),
      samples(field(where, 'backups.schedule.window'), 'window', { good: ['Scheduling'], bad: [] }),
      words(field(where, 'backups.schedule'), 'schedule', [/while unset after enabling/i, /Scheduling/]),
    ]),
  ),
  notWritable('CMP-53', update, [
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
