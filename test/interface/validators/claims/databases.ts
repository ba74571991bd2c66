// The claims about managed MySQL databases (DBS), in the validators.

import { bodyFields, field, ignores, listed, nullable, rule, writable, type Types } from '../checks.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import { answer, body, merged } from '../interface.ts';
import { answers, answersNothing, paginated, path } from '../operations.ts';
import { exampleOf } from '../samples.ts';
import { fields } from '../../fields.ts';

const one = '/v4/databases/mysql/instances/{instanceId}';
const read = `GET ${one}`;
const update = `PUT ${one}`;
const remove = `DELETE ${one}`;
const backups = `GET ${one}/backups`;
const snapshot = `POST ${one}/backups`;
const id = { instanceId: 'integer' } as const;

const database = answer(read);
const sent = body(update);
const whole = merged(update);
const taken = body(snapshot);

const window = { frequency: 'monthly', duration: 2, hour_of_day: 4, day_of_week: 6, week_of_month: 1 };
const sample = { allow_list: ['203.0.113.1/32'], label: 'orders', updates: window };
const types: Types = { allow_list: 'array', label: 'string', updates: 'object' };
const windowTypes: Types = {
  'updates.frequency': 'string',
  'updates.duration': 'integer',
  'updates.hour_of_day': 'integer',
  'updates.day_of_week': 'integer',
  'updates.week_of_month': 'integer',
};

/** The whole database that an update leaves. */
const left = (updates: object, more: object = {}): object => ({
  ...exampleOf('Database'),
  ...more,
  updates: { ...window, ...updates },
});
const cluster = (size: number, replication: string): object => ({
  ...exampleOf('Database'),
  cluster_size: size,
  replication_type: replication,
});
const allowed = (...list: readonly string[]): object => ({ ...exampleOf('Database'), allow_list: list });

export const claims: readonly ValidatorClaim[] = [
  claim(
    'DBS-03',
    field(database, 'status', {
      good: ['active', 'failed', 'degraded', 'provisioning', 'another_status'],
      bad: { type: [7, null] },
    }),
  ),
  claim('DBS-12', field(database, 'cluster_size', { good: [3], bad: { type: ['3', 1.5] } })),
  claim('DBS-14', nullable(database, 'hosts.primary', ['db-1.example.net'], [7, {}])),
  claim('DBS-15', nullable(database, 'hosts.secondary', ['db-2.example.net'], [7, {}])),
  claim(
    'DBS-17',
    field(database, 'replication_type', { good: ['asynch', 'semi_synch'], bad: { enum: ['another', '', 'async'] } }),
    field(database, 'replication_type', { good: ['none'], within: { ...exampleOf('Database'), cluster_size: 1 } }),
  ),
  claim(
    'DBS-20',
    field(database, 'updates.frequency', { good: ['weekly'], bad: { enum: ['daily', '', 'Weekly'] } }),
    field(database, 'updates.frequency', { good: ['monthly'], within: left({}) }),
  ),
  claim(
    'DBS-22',
    field(database, 'updates.hour_of_day', { good: [0, 23], bad: { minimum: [-1], maximum: [24], type: ['0', 1.5] } }),
  ),
  claim(
    'DBS-23',
    field(database, 'updates.day_of_week', {
      good: [1, 7],
      bad: { minimum: [0], maximum: [8], type: ['Monday', 1.5] },
    }),
  ),
  claim(
    'DBS-24',
    field(database, 'updates.week_of_month', { good: [null], bad: { type: ['first', 1.5] } }),
    field(database, 'updates.week_of_month', { good: [1, 4], bad: { minimum: [0], maximum: [5] }, within: left({}) }),
  ),
  claim('DBS-26', answers(read, fields.database), ...path(read, id)),
  claim('DBS-28', answers(update, fields.database), ...path(update, id)),
  claim('DBS-29', bodyFields(sent, sample, { ...types, ...windowTypes })),
  claim('DBS-30', ...writable(sent, sample, types, fields.database)),
  claim('DBS-32', answersNothing(remove), ...path(remove, id)),
  claim('DBS-34', answers(backups, ['data', 'page', 'pages', 'results']), ...path(backups, id)),
  claim('DBS-35', ...paginated(backups)),
  claim('DBS-37', answersNothing(snapshot), ...path(snapshot, id)),
  claim(
    'DBS-38',
    bodyFields(taken, { label: 'before_upgrade', target: 'primary' }, { label: 'string', target: 'string' }),
  ),
  claim(
    'DBS-39',
    ...writable(taken, { label: 'before_upgrade', target: 'primary' }, { label: 'string', target: 'string' }, [
      'id',
      'type',
      'created',
    ]),
  ),
  claim(
    'DBS-41',
    rule(whole, 'allow-list-of-addresses', 'allow_list', {
      good: [allowed('192.0.2.1'), allowed('192.0.2.0/24', '2001:db8::1', '2001:db8::/32'), allowed()],
      bad: [allowed('example.com'), allowed('192.0.2.1', '192.0.2.0/33'), allowed('192.0.2.256')],
    }),
  ),
  claim('DBS-42', rule(whole, 'allow-list-of-addresses', 'allow_list', { good: [allowed('0.0.0.0/0')], bad: [] })),
  claim(
    'DBS-47',
    rule(database, 'single-node-without-replication', 'replication_type', {
      good: [cluster(1, 'none')],
      bad: [cluster(1, 'asynch'), cluster(1, 'semi_synch')],
    }),
  ),
  claim(
    'DBS-48',
    rule(database, 'high-availability-with-replication', 'replication_type', {
      good: [cluster(3, 'asynch'), cluster(3, 'semi_synch')],
      bad: [cluster(3, 'none')],
    }),
  ),
  claim('DBS-49', listed(sent, 'updates.frequency', ['weekly', 'monthly'], ['daily', '', 'Weekly'])),
  claim(
    'DBS-50',
    field(sent, 'updates.hour_of_day', { good: [0, 23], bad: { minimum: [-1], maximum: [24], type: ['4', 4.5] } }),
  ),
  claim(
    'DBS-51',
    field(sent, 'updates.day_of_week', { good: [1, 2, 7], bad: { minimum: [0], maximum: [8], type: ['Monday', 1.5] } }),
  ),
  claim('DBS-52', field(sent, 'updates.week_of_month', { good: [1, 4, null], bad: { type: ['first', 1.5] } })),
  claim(
    'DBS-53',
    rule(whole, 'monthly-names-week', 'updates.week_of_month', {
      good: [left({}), left({ week_of_month: 4 })],
      bad: [left({ week_of_month: null })],
    }),
    field(whole, 'updates.week_of_month', { bad: { required: [undefined] }, within: left({}) }),
  ),
  claim(
    'DBS-54',
    rule(whole, 'weekly-names-no-week', 'updates.week_of_month', {
      good: [left({ frequency: 'weekly', week_of_month: null })],
      bad: [left({ frequency: 'weekly' })],
    }),
  ),
  claim(
    'DBS-65',
    field(taken, 'label', {
      good: ['before_upgrade', 'B4', '_'],
      bad: { pattern: ['before-upgrade', 'a b', 'é', 'a.b'] },
    }),
  ),
  claim('DBS-67', listed(taken, 'target', ['primary', 'secondary'], ['another', '', 7])),
  claim(
    'DBS-72',
    ignores(sent, {}, [
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
