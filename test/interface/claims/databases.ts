// The claims about managed MySQL databases (DBS), in the document.

import { fieldChecks, fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { openStates } from '../checks/lifecycle.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { bodyAccepts, fieldAccepts, notWritable, requestField, requestFields, writable } from '../checks/request.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { answer, field, request, type Where } from '../find.ts';
import { database } from '../resources.ts';

const read = 'GET /v4/databases/mysql/instances/{instanceId}';
const update = 'PUT /v4/databases/mysql/instances/{instanceId}';
const remove = 'DELETE /v4/databases/mysql/instances/{instanceId}';
const listBackups = 'GET /v4/databases/mysql/instances/{instanceId}/backups';
const createBackup = 'POST /v4/databases/mysql/instances/{instanceId}/backups';

const statusStaysOpen = (where: Where): Check =>
  openStates(field(where, 'status'), ['active', 'failed', 'degraded', 'provisioning']);

export const claims: readonly Claim[] = [
  fieldOf('DBS-01', database, 'id', { types: 'integer' }),
  fieldOf('DBS-02', database, 'label', { types: 'string', says: [/unique/i, /user-defined/i] }),
  fieldOf('DBS-03', database, 'status', { types: 'string' }, ...database.at.flatMap(statusStaysOpen)),
  fieldOf('DBS-04', database, 'created', { types: 'string' }),
  fieldOf('DBS-05', database, 'updated', { types: 'string' }),
  fieldOf('DBS-06', database, 'type', { types: 'string' }),
  fieldOf('DBS-07', database, 'engine', { types: 'string' }),
  fieldOf('DBS-08', database, 'version', { types: 'string' }),
  fieldOf('DBS-09', database, 'region', { types: 'string' }),
  fieldOf('DBS-10', database, 'encrypted', { types: 'boolean' }),
  fieldOf('DBS-11', database, 'allow_list', {
    types: 'array',
    items: 'string',
    says: [/single IP address/i, /CIDR range/i],
    default: [],
  }),
  fieldOf('DBS-12', database, 'cluster_size', {
    types: 'integer',
    says: [/\b3\b/, /1 primary and 2 replicas/i],
    good: [1, 3],
    bad: ['3', 1.5],
  }),
  fieldOf('DBS-13', database, 'hosts', { types: 'object', says: [/assigned after provisioning/i] }),
  fieldOf('DBS-14', database, 'hosts.primary', {
    types: ['string', 'null'],
    good: [null, 'db-1.example.net'],
    bad: [1],
  }),
  fieldOf('DBS-15', database, 'hosts.secondary', {
    types: ['string', 'null'],
    good: [null, 'db-2.example.net'],
    bad: [1],
  }),
  fieldOf('DBS-16', database, 'ssl_connection', { types: 'boolean' }),
  fieldOf('DBS-17', database, 'replication_type', { types: 'string', values: ['none', 'asynch', 'semi_synch'] }),
  fieldOf('DBS-18', database, 'port', { types: 'integer' }),
  fieldOf('DBS-19', database, 'updates', { types: 'object' }),
  fieldOf('DBS-20', database, 'updates.frequency', { types: 'string', values: ['weekly', 'monthly'] }),
  fieldOf('DBS-21', database, 'updates.duration', { types: 'integer', says: [/maximum/i, /window/i, /hours/i] }),
  fieldOf('DBS-22', database, 'updates.hour_of_day', { types: 'integer', says: [/UTC/, /hour/i, /starts?/i] }),
  fieldOf('DBS-23', database, 'updates.day_of_week', { types: 'integer', says: [/1 ?= ?Monday/, /2 ?= ?Tuesday/] }),
  fieldOf('DBS-24', database, 'updates.week_of_month', { types: ['integer', 'null'], default: null }),
  filterableOnly('DBS-25', database, [], ['id', 'label', 'hosts.primary', 'updates.week_of_month']),
  operationExists('DBS-26', read, { instanceId: 'integer' }, { fields: fields.database }),
  scopeNeeded('DBS-27', read, 'databases:read_only'),
  operationExists('DBS-28', update, { instanceId: 'integer' }, { fields: fields.database }),
  requestFields('DBS-29', update, {
    allow_list: 'array',
    label: 'string',
    updates: 'object',
    'updates.frequency': 'string',
    'updates.duration': 'integer',
    'updates.hour_of_day': 'integer',
    'updates.day_of_week': 'integer',
    'updates.week_of_month': 'integer',
  }),
  writable('DBS-30', update, ['allow_list', 'label', 'updates']),
  scopeNeeded('DBS-31', update, 'databases:read_write'),
  operationExists('DBS-32', remove, { instanceId: 'integer' }, { empty: true }),
  scopeNeeded('DBS-33', remove, 'databases:read_write', { withoutScope: true }),
  operationExists('DBS-34', listBackups, { instanceId: 'integer' }),
  paginated('DBS-35', listBackups),
  scopeNeeded('DBS-36', listBackups, 'databases:read_only'),
  operationExists('DBS-37', createBackup, { instanceId: 'integer' }),
  requestFields('DBS-38', createBackup, { label: 'string', target: 'string' }),
  writable('DBS-39', createBackup, ['label', 'target']),
  scopeNeeded('DBS-40', createBackup, 'databases:read_write'),
  claim(
    'DBS-41',
    bodyAccepts(update, {
      good: ['192.0.2.141', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32'].map((item) => ({ allow_list: [item] })),
      bad: ['db.example.com', '192.0.2', '192.0.2.0/33', '192.0.2.1-192.0.2.9', '', 7].map((item) => ({
        allow_list: [item],
      })),
    }),
    words(field(request(update), 'allow_list'), 'allow_list', [/single IP address/i, /CIDR range/i]),
  ),
  claim(
    'DBS-42',
    bodyAccepts(update, { good: [{ allow_list: ['0.0.0.0/0'] }], bad: [] }),
    ...[request(update), ...database.at].map((where) =>
      words(field(where, 'allow_list'), 'allow_list', [/0\.0\.0\.0\/0` allows every address/i]),
    ),
  ),
  fieldOf('DBS-43', database, 'allow_list', { types: 'array', default: [], says: [/blocks all connections/i] }),
  requestField('DBS-49', update, 'updates.frequency', {
    types: 'string',
    values: ['weekly', 'monthly'],
    good: ['weekly', 'monthly'],
    bad: ['daily', null],
  }),
  requestField('DBS-50', update, 'updates.hour_of_day', {
    types: 'integer',
    says: [/UTC/, /starts?/i],
    good: [0, 12, 23],
    bad: [-1, 24, 1.5, '0'],
  }),
  requestField('DBS-51', update, 'updates.day_of_week', {
    types: 'integer',
    says: [/1 ?= ?Monday/, /2 ?= ?Tuesday/, /7 ?= ?Sunday/],
    good: [1, 2, 7],
    bad: [0, 8, 'Monday'],
  }),
  requestField('DBS-52', update, 'updates.week_of_month', {
    types: ['integer', 'null'],
    good: [1, 4, null],
    bad: ['1', 1.5],
  }),
  claim(
    'DBS-62',
    ...fieldChecks(answer(listBackups), 'data[].type', { types: 'string', values: ['auto', 'snapshot'] }),
  ),
  fieldAccepts('DBS-65', createBackup, 'label', {
    good: ['before_upgrade', 'A1_', '_'],
    bad: ['before-upgrade', 'a b', 'été', 'a.b', ''],
  }),
  requestField('DBS-67', createBackup, 'target', {
    types: 'string',
    values: ['primary', 'secondary'],
    means: { secondary: /replica node.*high-availability cluster/i },
  }),
  notWritable('DBS-72', update, [
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
