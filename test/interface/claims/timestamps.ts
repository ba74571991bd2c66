// The claim about timestamps (GEN-18): every one of them takes ISO 8601 and nothing else.

import { samples } from '../checks/samples.ts';
import { claim, type Claim } from '../claim.ts';
import type { Resource } from '../checks/field.ts';
import { answer, field } from '../find.ts';
import {
  backup,
  compute,
  database,
  device,
  longviewClient,
  managedService,
  nodeBalancer,
  paymentMethod,
  record,
  sshKey,
  stackScript,
  user,
  volume,
} from '../resources.ts';

const databaseBackup: Resource = {
  name: 'Database backup',
  at: [field(answer('GET /v4/databases/mysql/instances/{instanceId}/backups'), 'data[]')],
};

/** Fields whose form the interface leaves between ISO 8601 forms: a fraction and the `Z` may be there or not. */
const open: readonly (readonly [Resource, readonly string[]])[] = [
  [user, ['last_login.login_datetime']],
  [compute, ['created', 'updated', 'backups.last_successful']],
  [backup, ['created', 'updated', 'finished']],
  [volume, ['created', 'updated']],
  [nodeBalancer, ['created', 'updated']],
  [database, ['created', 'updated']],
  [databaseBackup, ['created']],
  [paymentMethod, ['created']],
  [stackScript, ['created', 'updated']],
  [sshKey, ['created']],
  [record, ['created', 'updated']],
  [managedService, ['created', 'updated']],
  [device, ['created', 'updated']],
];

/** Fields that the interface marks (date-time), which always ends in a zone. */
const zoned: readonly (readonly [Resource, readonly string[]])[] = [
  [user, ['password_created']],
  [longviewClient, ['created', 'updated']],
];

const withZone = ['2030-01-15T10:20:30Z', '2030-01-15T10:20:30.125Z'];
const withoutZone = ['2030-01-15T10:20:30', '2030-01-15T10:20:30.125'];
const bad = ['yesterday', '2030-01-15', '15/01/2030 10:20', '10:20:30', '', 1894702830];

const checks = (table: typeof open, good: readonly string[]): ReturnType<typeof samples>[] =>
  table.flatMap(([resource, names]) =>
    resource.at.flatMap((where) =>
      names.map((name) => samples(field(where, name), `${resource.name}: ${name}`, { good, bad })),
    ),
  );

export const claims: readonly Claim[] = [
  claim('GEN-18', ...checks(open, [...withZone, ...withoutZone]), ...checks(zoned, withZone)),
];
