// Claims about managed MySQL databases (DBS) in the document.

import { checkField, claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { checkOpenStates } from '../checks/undocumented-statuses.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import {
  checkBodyAccepts,
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestField,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { responseBody, field, requestBody, type Locator } from '../locators.ts';
import { database } from '../resources.ts';

const read = 'GET /v4/databases/mysql/instances/{instanceId}';
const update = 'PUT /v4/databases/mysql/instances/{instanceId}';
const remove = 'DELETE /v4/databases/mysql/instances/{instanceId}';
const listBackups = 'GET /v4/databases/mysql/instances/{instanceId}/backups';
const createBackup = 'POST /v4/databases/mysql/instances/{instanceId}/backups';

const checkStatus = (locate: Locator): Check =>
  checkOpenStates(field(locate, 'status'), ['active', 'failed', 'degraded', 'provisioning']);

export const claims: readonly Claim[] = [
  claimField('DBS-01', database, 'id', { types: 'integer' }),
  claimField('DBS-02', database, 'label', { types: 'string', description: [/unique/i, /user-defined/i] }),
  claimField('DBS-03', database, 'status', { types: 'string' }, ...database.locators.flatMap(checkStatus)),
  claimField('DBS-04', database, 'created', { types: 'string' }),
  claimField('DBS-05', database, 'updated', { types: 'string' }),
  claimField('DBS-06', database, 'type', { types: 'string' }),
  claimField('DBS-07', database, 'engine', { types: 'string' }),
  claimField('DBS-08', database, 'version', { types: 'string' }),
  claimField('DBS-09', database, 'region', { types: 'string' }),
  claimField('DBS-10', database, 'encrypted', { types: 'boolean' }),
  claimField('DBS-11', database, 'allow_list', {
    types: 'array',
    items: 'string',
    description: [/single IP address/i, /CIDR range/i],
    default: [],
  }),
  claimField('DBS-12', database, 'cluster_size', {
    types: 'integer',
    description: [/\b3\b/, /1 primary and 2 replicas/i],
    good: [1, 3],
    bad: ['3', 1.5],
  }),
  claimField('DBS-13', database, 'hosts', { types: 'object', description: [/assigned after provisioning/i] }),
  claimField('DBS-14', database, 'hosts.primary', {
    types: ['string', 'null'],
    good: [null, 'db-1.example.net'],
    bad: [1],
  }),
  claimField('DBS-15', database, 'hosts.secondary', {
    types: ['string', 'null'],
    good: [null, 'db-2.example.net'],
    bad: [1],
  }),
  claimField('DBS-16', database, 'ssl_connection', { types: 'boolean' }),
  claimField('DBS-17', database, 'replication_type', { types: 'string', values: ['none', 'asynch', 'semi_synch'] }),
  claimField('DBS-18', database, 'port', { types: 'integer' }),
  claimField('DBS-19', database, 'updates', { types: 'object' }),
  claimField('DBS-20', database, 'updates.frequency', { types: 'string', values: ['weekly', 'monthly'] }),
  claimField('DBS-21', database, 'updates.duration', {
    types: 'integer',
    description: [/maximum/i, /window/i, /hours/i],
  }),
  claimField('DBS-22', database, 'updates.hour_of_day', {
    types: 'integer',
    description: [/UTC/, /hour/i, /starts?/i],
  }),
  claimField('DBS-23', database, 'updates.day_of_week', {
    types: 'integer',
    description: [/1 ?= ?Monday/, /2 ?= ?Tuesday/],
  }),
  claimField('DBS-24', database, 'updates.week_of_month', { types: ['integer', 'null'], default: null }),
  claimFilterable('DBS-25', database, [], ['id', 'label', 'hosts.primary', 'updates.week_of_month']),
  claimOperation('DBS-26', read, { instanceId: 'integer' }, { fields: fields.database }),
  claimScope('DBS-27', read, 'databases:read_only'),
  claimOperation('DBS-28', update, { instanceId: 'integer' }, { fields: fields.database }),
  claimRequestFields('DBS-29', update, {
    allow_list: 'array',
    label: 'string',
    updates: 'object',
    'updates.frequency': 'string',
    'updates.duration': 'integer',
    'updates.hour_of_day': 'integer',
    'updates.day_of_week': 'integer',
    'updates.week_of_month': 'integer',
  }),
  claimWritable('DBS-30', update, ['allow_list', 'label', 'updates']),
  claimScope('DBS-31', update, 'databases:read_write'),
  claimOperation('DBS-32', remove, { instanceId: 'integer' }, { empty: true }),
  claimScope('DBS-33', remove, 'databases:read_write', { withoutScope: true }),
  claimOperation('DBS-34', listBackups, { instanceId: 'integer' }),
  claimPaginated('DBS-35', listBackups),
  claimScope('DBS-36', listBackups, 'databases:read_only'),
  claimOperation('DBS-37', createBackup, { instanceId: 'integer' }),
  claimRequestFields('DBS-38', createBackup, { label: 'string', target: 'string' }),
  claimWritable('DBS-39', createBackup, ['label', 'target']),
  claimScope('DBS-40', createBackup, 'databases:read_write'),
  claim(
    'DBS-41',
    checkBodyAccepts(update, {
      good: ['192.0.2.141', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32'].map((item) => ({ allow_list: [item] })),
      bad: ['db.example.com', '192.0.2', '192.0.2.0/33', '192.0.2.1-192.0.2.9', '', 7].map((item) => ({
        allow_list: [item],
      })),
    }),
    checkDescription(field(requestBody(update), 'allow_list'), 'allow_list', [/single IP address/i, /CIDR range/i]),
  ),
  claim(
    'DBS-42',
    checkBodyAccepts(update, { good: [{ allow_list: ['0.0.0.0/0'] }], bad: [] }),
    ...[requestBody(update), ...database.locators].map((locate) =>
      checkDescription(field(locate, 'allow_list'), 'allow_list', [/0\.0\.0\.0\/0` allows every address/i]),
    ),
  ),
  claimField('DBS-43', database, 'allow_list', {
    types: 'array',
    default: [],
    description: [/blocks all connections/i],
  }),
  claimRequestField('DBS-49', update, 'updates.frequency', {
    types: 'string',
    values: ['weekly', 'monthly'],
    good: ['weekly', 'monthly'],
    bad: ['daily', null],
  }),
  claimRequestField('DBS-50', update, 'updates.hour_of_day', {
    types: 'integer',
    description: [/UTC/, /starts?/i],
    good: [0, 12, 23],
    bad: [-1, 24, 1.5, '0'],
  }),
  claimRequestField('DBS-51', update, 'updates.day_of_week', {
    types: 'integer',
    description: [/1 ?= ?Monday/, /2 ?= ?Tuesday/, /7 ?= ?Sunday/],
    good: [1, 2, 7],
    bad: [0, 8, 'Monday'],
  }),
  claimRequestField('DBS-52', update, 'updates.week_of_month', {
    types: ['integer', 'null'],
    good: [1, 4, null],
    bad: ['1', 1.5],
  }),
  claim(
    'DBS-62',
    ...checkField(responseBody(listBackups), 'data[].type', { types: 'string', values: ['auto', 'snapshot'] }),
  ),
  claimRequestFieldAccepts('DBS-65', createBackup, 'label', {
    good: ['before_upgrade', 'A1_', '_'],
    bad: ['before-upgrade', 'a b', 'été', 'a.b', ''],
  }),
  claimRequestField('DBS-67', createBackup, 'target', {
    types: 'string',
    values: ['primary', 'secondary'],
    valueDescriptions: { secondary: /replica node.*high-availability cluster/i },
  }),
  claimNotWritable('DBS-72', update, [
    'engine',
    'version',
    'region',
    'cluster_size',
    'replication_type',
    'ssl_connection',
    'encrypted',
    'port',
  ]),
];
