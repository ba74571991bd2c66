// Claims about managed MySQL databases (DBS) in the validators.

import {
  checkBodyFields,
  checkField,
  checkIgnored,
  checkEnum,
  checkNullable,
  checkRule,
  checkWritable,
  type FieldTypes,
} from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody, mergedBody } from '../validators-interface.ts';
import {
  checkEmptyResponse,
  checkOperation,
  checkPagination,
  checkPathParams,
  checkResponse,
} from '../operation-checks.ts';
import { getSchemaExample } from '../samples.ts';
import { fields } from '../../field-names.ts';

const databasePath = '/v4/databases/mysql/instances/{instanceId}';
const read = `GET ${databasePath}`;
const update = `PUT ${databasePath}`;
const remove = `DELETE ${databasePath}`;
const listBackups = `GET ${databasePath}/backups`;
const createBackup = `POST ${databasePath}/backups`;
const pathParameters = { instanceId: 'integer' } as const;

const databaseResponse = responseBody(read);
const updateBody = requestBody(update);
const mergedDatabase = mergedBody(update);
const backupBody = requestBody(createBackup);

const updateWindow = { frequency: 'monthly', duration: 2, hour_of_day: 4, day_of_week: 6, week_of_month: 1 };
const sample = { allow_list: ['203.0.113.1/32'], label: 'orders', updates: updateWindow };
const types: FieldTypes = { allow_list: 'array', label: 'string', updates: 'object' };
const windowTypes: FieldTypes = {
  'updates.frequency': 'string',
  'updates.duration': 'integer',
  'updates.hour_of_day': 'integer',
  'updates.day_of_week': 'integer',
  'updates.week_of_month': 'integer',
};

/** Creates a database with a maintenance window. */
const withUpdates = (updates: object, overrides: object = {}): object => ({
  ...getSchemaExample('Database'),
  ...overrides,
  updates: { ...updateWindow, ...updates },
});
const withReplication = (size: number, replication: string): object => ({
  ...getSchemaExample('Database'),
  cluster_size: size,
  replication_type: replication,
});
const withAllowList = (...entries: readonly string[]): object => ({
  ...getSchemaExample('Database'),
  allow_list: entries,
});

export const claims: readonly ValidatorClaim[] = [
  claim(
    'DBS-03',
    checkField(databaseResponse, 'status', {
      good: ['active', 'failed', 'degraded', 'provisioning', 'another_status'],
      bad: { type: [7, null] },
    }),
  ),
  claim('DBS-12', checkField(databaseResponse, 'cluster_size', { good: [3], bad: { type: ['3', 1.5] } })),
  claim('DBS-14', checkNullable(databaseResponse, 'hosts.primary', ['db-1.example.net'], [7, {}])),
  claim('DBS-15', checkNullable(databaseResponse, 'hosts.secondary', ['db-2.example.net'], [7, {}])),
  claim(
    'DBS-17',
    checkField(databaseResponse, 'replication_type', {
      good: ['asynch', 'semi_synch'],
      bad: { enum: ['another', '', 'async'] },
    }),
    checkField(databaseResponse, 'replication_type', {
      good: ['none'],
      within: { ...getSchemaExample('Database'), cluster_size: 1 },
    }),
  ),
  claim(
    'DBS-20',
    checkField(databaseResponse, 'updates.frequency', { good: ['weekly'], bad: { enum: ['daily', '', 'Weekly'] } }),
    checkField(databaseResponse, 'updates.frequency', { good: ['monthly'], within: withUpdates({}) }),
  ),
  claim(
    'DBS-22',
    checkField(databaseResponse, 'updates.hour_of_day', {
      good: [0, 23],
      bad: { minimum: [-1], maximum: [24], type: ['0', 1.5] },
    }),
  ),
  claim(
    'DBS-23',
    checkField(databaseResponse, 'updates.day_of_week', {
      good: [1, 7],
      bad: { minimum: [0], maximum: [8], type: ['Monday', 1.5] },
    }),
  ),
  claim(
    'DBS-24',
    checkField(databaseResponse, 'updates.week_of_month', { good: [null], bad: { type: ['first', 1.5] } }),
    checkField(databaseResponse, 'updates.week_of_month', {
      good: [1, 4],
      bad: { minimum: [0], maximum: [5] },
      within: withUpdates({}),
    }),
  ),
  claim('DBS-26', ...checkOperation(read, fields.database, pathParameters)),
  claim('DBS-28', ...checkOperation(update, fields.database, pathParameters)),
  claim('DBS-29', checkBodyFields(updateBody, sample, { ...types, ...windowTypes })),
  claim('DBS-30', ...checkWritable(updateBody, sample, types, fields.database)),
  claim('DBS-32', checkEmptyResponse(remove), ...checkPathParams(remove, pathParameters)),
  claim(
    'DBS-34',
    checkResponse(listBackups, ['data', 'page', 'pages', 'results']),
    ...checkPathParams(listBackups, pathParameters),
  ),
  claim('DBS-35', ...checkPagination(listBackups)),
  claim('DBS-37', checkEmptyResponse(createBackup), ...checkPathParams(createBackup, pathParameters)),
  claim(
    'DBS-38',
    checkBodyFields(backupBody, { label: 'before_upgrade', target: 'primary' }, { label: 'string', target: 'string' }),
  ),
  claim(
    'DBS-39',
    ...checkWritable(
      backupBody,
      { label: 'before_upgrade', target: 'primary' },
      { label: 'string', target: 'string' },
      ['id', 'type', 'created'],
    ),
  ),
  claim(
    'DBS-41',
    checkRule(mergedDatabase, 'allow-list-of-addresses', 'allow_list', {
      good: [
        withAllowList('192.0.2.1'),
        withAllowList('192.0.2.0/24', '2001:db8::1', '2001:db8::/32'),
        withAllowList(),
      ],
      bad: [withAllowList('example.com'), withAllowList('192.0.2.1', '192.0.2.0/33'), withAllowList('192.0.2.256')],
    }),
  ),
  claim(
    'DBS-42',
    checkRule(mergedDatabase, 'allow-list-of-addresses', 'allow_list', { good: [withAllowList('0.0.0.0/0')], bad: [] }),
  ),
  claim(
    'DBS-47',
    checkRule(databaseResponse, 'single-node-without-replication', 'replication_type', {
      good: [withReplication(1, 'none')],
      bad: [withReplication(1, 'asynch'), withReplication(1, 'semi_synch')],
    }),
  ),
  claim(
    'DBS-48',
    checkRule(databaseResponse, 'high-availability-with-replication', 'replication_type', {
      good: [withReplication(3, 'asynch'), withReplication(3, 'semi_synch')],
      bad: [withReplication(3, 'none')],
    }),
  ),
  claim('DBS-49', checkEnum(updateBody, 'updates.frequency', ['weekly', 'monthly'], ['daily', '', 'Weekly'])),
  claim(
    'DBS-50',
    checkField(updateBody, 'updates.hour_of_day', {
      good: [0, 23],
      bad: { minimum: [-1], maximum: [24], type: ['4', 4.5] },
    }),
  ),
  claim(
    'DBS-51',
    checkField(updateBody, 'updates.day_of_week', {
      good: [1, 2, 7],
      bad: { minimum: [0], maximum: [8], type: ['Monday', 1.5] },
    }),
  ),
  claim(
    'DBS-52',
    checkField(updateBody, 'updates.week_of_month', { good: [1, 4, null], bad: { type: ['first', 1.5] } }),
  ),
  claim(
    'DBS-53',
    checkRule(mergedDatabase, 'monthly-names-week', 'updates.week_of_month', {
      good: [withUpdates({}), withUpdates({ week_of_month: 4 })],
      bad: [withUpdates({ week_of_month: null })],
    }),
    checkField(mergedDatabase, 'updates.week_of_month', { bad: { required: [undefined] }, within: withUpdates({}) }),
  ),
  claim(
    'DBS-54',
    checkRule(mergedDatabase, 'weekly-names-no-week', 'updates.week_of_month', {
      good: [withUpdates({ frequency: 'weekly', week_of_month: null })],
      bad: [withUpdates({ frequency: 'weekly' })],
    }),
  ),
  claim(
    'DBS-65',
    checkField(backupBody, 'label', {
      good: ['before_upgrade', 'B4', '_'],
      bad: { pattern: ['before-upgrade', 'a b', 'é', 'a.b'] },
    }),
  ),
  claim('DBS-67', checkEnum(backupBody, 'target', ['primary', 'secondary'], ['another', '', 7])),
  claim(
    'DBS-72',
    checkIgnored(updateBody, {}, [
      'engine',
      'version',
      'region',
      'cluster_size',
      'replication_type',
      'ssl_connection',
      'encrypted',
      'port',
    ]),
  ),
];
