// Claim about timestamps (GEN-18) in the document: only ISO 8601 is accepted.

import { checkSamples } from '../checks/accepted-and-rejected-values.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import type { Resource } from '../checks/resource-field.ts';
import { responseBody, field } from '../locators.ts';
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
import { invalidTimestamps, timestampsWithZone, timestampsWithoutZone } from '../timestamp-samples.ts';

const databaseBackup: Resource = {
  name: 'Database backup',
  locators: [field(responseBody('GET /v4/databases/mysql/instances/{instanceId}/backups'), 'data[]')],
};

/** Fields that accept any ISO 8601 date-time, with optional fractional seconds and time zone. */
const optionalZoneFields: readonly (readonly [Resource, readonly string[]])[] = [
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

/** Fields with the format `date-time`, which requires a time zone. */
const zonedFields: readonly (readonly [Resource, readonly string[]])[] = [
  [user, ['password_created']],
  [longviewClient, ['created', 'updated']],
];

const epochSeconds = 1894702830;

const checkTimestamps = (table: typeof optionalZoneFields, good: readonly string[]): Check[] =>
  table.flatMap(([resource, names]) =>
    resource.locators.flatMap((locate) =>
      names.map((name) =>
        checkSamples(field(locate, name), `${resource.name}: ${name}`, {
          good,
          bad: [...invalidTimestamps, epochSeconds],
        }),
      ),
    ),
  );

export const claims: readonly Claim[] = [
  claim(
    'GEN-18',
    ...checkTimestamps(optionalZoneFields, [...timestampsWithZone, ...timestampsWithoutZone]),
    ...checkTimestamps(zonedFields, timestampsWithZone),
  ),
];
