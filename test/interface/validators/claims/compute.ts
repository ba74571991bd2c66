// The claims about compute instances (CMP) and their backups (BKP), in the validators.

import { bodyFields, field, ignores, listed, nullable, writable, type Samples, type Types } from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { answer, body } from '../interface.ts';
import { answers, path } from '../operations.ts';
import { fields } from '../../fields.ts';

const read = 'GET /v4/compute/instances/{computeId}';
const update = 'PUT /v4/compute/instances/{computeId}';
const instance = answer(read);
const sent = body(update);

const label: Samples = {
  good: ['a', 'web-01', '7', 'db.primary_2', 'A-b_c.d'],
  bad: { pattern: ['-web', 'web-', '.web', 'web_', 'a b', 'a/b', 'a--b', 'a__b', 'a..b', 'a-_b', 'a._b'], type: [7] },
};
const alert: Samples = { good: [0, 90], bad: { minimum: [-1], type: ['90', 1.5] } };
const alerts = ['cpu', 'network_in', 'network_out', 'transfer_quota', 'io'];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const windows = ['W0', 'W9', 'W10', 'W22', 'W23'];
const noWindows = ['W24', 'W', '10', 'w10', 'W-1', 'W1.5', 'W01', ''];

const types: Types = {
  alerts: 'object',
  backups: 'object',
  group: 'string',
  label: 'string',
  tags: 'array',
  watchdog_enabled: 'boolean',
};
const nested: Types = {
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

const list = 'GET /v4/compute/instances/{computeId}/backups';
const snapshot = 'POST /v4/compute/instances/{computeId}/backups';
const backup = answer(snapshot);
const taken = body(snapshot);
const states = ['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted'];

export const claims: readonly ValidatorClaim[] = [
  claim('CMP-02', field(instance, 'label', label)),
  claim(
    'CMP-03',
    listed(instance, 'status', [
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
  claim('CMP-07', nullable(instance, 'image', ['debian-12'], [7, {}])),
  claim('CMP-11', listed(instance, 'hypervisor', ['kvm'])),
  claim('CMP-13', nullable(instance, 'ipv6', ['2001:db8::f03c:91ff:fe24:3a2f'], [6, false])),
  ...alerts.map((name, index) => claim(`CMP-${String(21 + index)}`, field(instance, `alerts.${name}`, alert))),
  claim(
    'CMP-30',
    field(instance, 'backups.schedule.day', {
      good: [...days, 'Scheduling'],
      bad: { enum: ['Someday', 'sunday', '', 0] },
    }),
  ),
  claim(
    'CMP-31',
    field(instance, 'backups.schedule.window', {
      good: [...windows, 'Scheduling'],
      bad: { pattern: noWindows, type: [10] },
    }),
  ),
  claim('CMP-32', nullable(instance, 'backups.last_successful', ['2030-01-31T22:12:00Z'], [0, {}])),
  claim('CMP-37', answers(read, fields.compute), ...path(read, { computeId: 'integer' })),
  claim('CMP-39', answers(update, fields.compute), ...path(update, { computeId: 'integer' })),
  claim('CMP-40', bodyFields(sent, sample, { ...types, ...nested })),
  claim('CMP-42', ...writable(sent, sample, types, fields.compute)),
  claim('CMP-44', field(sent, 'label', label)),
  claim('CMP-45', ...alerts.map((name) => field(sent, `alerts.${name}`, alert))),
  claim(
    'CMP-48',
    field(sent, 'alerts.cpu', { good: [101, 180, 200, 6400] }),
    field(instance, 'alerts.cpu', { good: [180, 200, 6400] }),
  ),
  claim(
    'CMP-49',
    field(sent, 'backups.schedule.day', { good: days, bad: { enum: ['Someday', 'Mon', 'monday', '', 1] } }),
  ),
  claim('CMP-50', field(sent, 'backups.schedule.window', { good: windows, bad: { pattern: noWindows, type: [10] } })),
  claim(
    'CMP-53',
    ignores(sent, {}, [
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
  claim('BKP-02', listed(backup, 'type', ['auto', 'snapshot'])),
  claim('BKP-03', listed(backup, 'status', states)),
  claim('BKP-07', nullable(backup, 'finished', ['2030-01-15T10:25:30Z'], [0, {}])),
  claim('BKP-08', nullable(backup, 'label', ['before-upgrade'], [0, {}])),
  claim('BKP-12', listed(backup, 'disks.0.filesystem', ['raw', 'swap', 'ext3', 'ext4', 'initrd'])),
  claim('BKP-15', answers(list, ['automatic', 'snapshot']), ...path(list, { computeId: 'integer' })),
  claim('BKP-17', answers(snapshot, fields.backup), ...path(snapshot, { computeId: 'integer' })),
  claim('BKP-18', bodyFields(taken, { label: 'before-upgrade' }, { label: 'string' }, ['label'])),
  claim('BKP-19', ...writable(taken, { label: 'before-upgrade' }, { label: 'string' }, fields.backup)),
  claim(
    'BKP-23',
    answers(list, ['snapshot.in_progress']),
    field(answer(list), 'snapshot.in_progress', { good: [null], bad: { type: ['none', 7] } }),
  ),
  claim(
    'BKP-24',
    answers(list, ['snapshot.current']),
    field(answer(list), 'snapshot.current', { good: [null], bad: { type: ['none', 7] } }),
  ),
  claim(
    'BKP-26',
    field(taken, 'label', { good: ['x', 'x'.repeat(255)], bad: { minLength: [''], maxLength: ['x'.repeat(256)] } }),
  ),
  claim('BKP-27', field(taken, 'label', { good: ['before-upgrade'], bad: { required: [undefined] } })),
];
