// Claims about compute instances (CMP) and their backups (BKP) in the validators.

import {
  checkBodyFields,
  checkField,
  checkIgnored,
  checkEnum,
  checkNullable,
  checkWritable,
  type Samples,
  type FieldTypes,
} from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { responseBody, requestBody } from '../validators-interface.ts';
import { checkOperation, checkPathParams, checkResponse } from '../operation-checks.ts';
import { fields } from '../../field-names.ts';

const read = 'GET /v4/compute/instances/{computeId}';
const update = 'PUT /v4/compute/instances/{computeId}';
const instanceResponse = responseBody(read);
const updateBody = requestBody(update);

const label: Samples = {
  good: ['a', 'web-01', '7', 'db.primary_2', 'A-b_c.d'],
  bad: { pattern: ['-web', 'web-', '.web', 'web_', 'a b', 'a/b', 'a--b', 'a__b', 'a..b', 'a-_b', 'a._b'], type: [7] },
};
const alert: Samples = { good: [0, 90], bad: { minimum: [-1], type: ['90', 1.5] } };
const alerts = ['cpu', 'network_in', 'network_out', 'transfer_quota', 'io'];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const windows = ['W0', 'W9', 'W10', 'W22', 'W23'];
const invalidWindows = ['W24', 'W', '10', 'w10', 'W-1', 'W1.5', 'W01', ''];

const types: FieldTypes = {
  alerts: 'object',
  backups: 'object',
  group: 'string',
  label: 'string',
  tags: 'array',
  watchdog_enabled: 'boolean',
};
const nestedTypes: FieldTypes = {
  ...Object.fromEntries(alerts.map((name) => [`alerts.${name}`, 'integer'] as const)),
  'backups.schedule': 'object',
  'backups.schedule.day': 'string',
  'backups.schedule.window': 'string',
};
const sample = {
  alerts: { cpu: 180, network_in: 10, network_out: 10, transfer_quota: 80, io: 10000 },
  backups: { schedule: { day: 'Sunday', window: 'W4' } },
  group: '',
  label: 'web-02',
  tags: ['example'],
  watchdog_enabled: false,
};

const listBackups = 'GET /v4/compute/instances/{computeId}/backups';
const createSnapshot = 'POST /v4/compute/instances/{computeId}/backups';
const backupResponse = responseBody(createSnapshot);
const snapshotBody = requestBody(createSnapshot);
const backupStatuses = ['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted'];

export const claims: readonly ValidatorClaim[] = [
  claim('CMP-02', checkField(instanceResponse, 'label', label)),
  claim(
    'CMP-03',
    checkEnum(instanceResponse, 'status', [
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
    ]),
  ),
  claim('CMP-07', checkNullable(instanceResponse, 'image', ['debian-12'], [7, {}])),
  claim('CMP-11', checkEnum(instanceResponse, 'hypervisor', ['kvm'])),
  claim('CMP-13', checkNullable(instanceResponse, 'ipv6', ['2001:db8::f03c:91ff:fe24:3a2f'], [6, false])),
  claim('CMP-21', checkField(instanceResponse, 'alerts.cpu', alert)),
  claim('CMP-22', checkField(instanceResponse, 'alerts.network_in', alert)),
  claim('CMP-23', checkField(instanceResponse, 'alerts.network_out', alert)),
  claim('CMP-24', checkField(instanceResponse, 'alerts.transfer_quota', alert)),
  claim('CMP-25', checkField(instanceResponse, 'alerts.io', alert)),
  claim(
    'CMP-30',
    checkField(instanceResponse, 'backups.schedule.day', {
      good: [...days, 'Scheduling'],
      bad: { enum: ['Someday', 'sunday', '', 0] },
    }),
  ),
  claim(
    'CMP-31',
    checkField(instanceResponse, 'backups.schedule.window', {
      good: [...windows, 'Scheduling'],
      bad: { pattern: invalidWindows, type: [10] },
    }),
  ),
  claim('CMP-32', checkNullable(instanceResponse, 'backups.last_successful', ['2030-01-31T22:12:00Z'], [0, {}])),
  claim('CMP-37', ...checkOperation(read, fields.compute, { computeId: 'integer' })),
  claim('CMP-39', ...checkOperation(update, fields.compute, { computeId: 'integer' })),
  claim('CMP-40', checkBodyFields(updateBody, sample, { ...types, ...nestedTypes })),
  claim('CMP-42', ...checkWritable(updateBody, sample, types, fields.compute)),
  claim('CMP-44', checkField(updateBody, 'label', label)),
  claim('CMP-45', ...alerts.map((name) => checkField(updateBody, `alerts.${name}`, alert))),
  claim(
    'CMP-48',
    checkField(updateBody, 'alerts.cpu', { good: [101, 180, 200, 6400] }),
    checkField(instanceResponse, 'alerts.cpu', { good: [180, 200, 6400] }),
  ),
  claim(
    'CMP-49',
    checkField(updateBody, 'backups.schedule.day', { good: days, bad: { enum: ['Someday', 'Mon', 'monday', '', 1] } }),
  ),
  claim(
    'CMP-50',
    checkField(updateBody, 'backups.schedule.window', { good: windows, bad: { pattern: invalidWindows, type: [10] } }),
  ),
  claim(
    'CMP-53',
    checkIgnored(updateBody, {}, [
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
  ),
  claim('BKP-02', checkEnum(backupResponse, 'type', ['auto', 'snapshot'])),
  claim('BKP-03', checkEnum(backupResponse, 'status', backupStatuses)),
  claim('BKP-07', checkNullable(backupResponse, 'finished', ['2030-01-15T10:25:30Z'], [0, {}])),
  claim('BKP-08', checkNullable(backupResponse, 'label', ['before-upgrade'], [0, {}])),
  claim('BKP-12', checkEnum(backupResponse, 'disks.0.filesystem', ['raw', 'swap', 'ext3', 'ext4', 'initrd'])),
  claim(
    'BKP-15',
    checkResponse(listBackups, ['automatic', 'snapshot']),
    ...checkPathParams(listBackups, { computeId: 'integer' }),
  ),
  claim('BKP-17', ...checkOperation(createSnapshot, fields.backup, { computeId: 'integer' })),
  claim('BKP-18', checkBodyFields(snapshotBody, { label: 'before-upgrade' }, { label: 'string' }, ['label'])),
  claim('BKP-19', ...checkWritable(snapshotBody, { label: 'before-upgrade' }, { label: 'string' }, fields.backup)),
  claim(
    'BKP-23',
    checkResponse(listBackups, ['snapshot.in_progress']),
    checkField(responseBody(listBackups), 'snapshot.in_progress', { good: [null], bad: { type: ['none', 7] } }),
  ),
  claim(
    'BKP-24',
    checkResponse(listBackups, ['snapshot.current']),
    checkField(responseBody(listBackups), 'snapshot.current', { good: [null], bad: { type: ['none', 7] } }),
  ),
  claim(
    'BKP-26',
    checkField(snapshotBody, 'label', {
      good: ['x', 'x'.repeat(255)],
      bad: { minLength: [''], maxLength: ['x'.repeat(256)] },
    }),
  ),
  claim('BKP-27', checkField(snapshotBody, 'label', { good: ['before-upgrade'], bad: { required: [undefined] } })),
];
