// Builds rows for managed databases and their backups.

import type { Database } from '@cloud-api/types';
import {
  checkDatabase,
  checkDatabaseBackup,
  checkDatabaseBackupCreate,
  checkDatabaseUpdate,
} from '@cloud-api/validators';
import { defaultReplication, defaultHosts } from '../../tags/databases/status.ts';
import { toJson } from '../../storage/json.ts';
import { formatTimestamp } from '../../clock.ts';
import type {
  SeedAccount,
  SeedDatabase,
  SeedDatabaseBackup,
} from '../../../../generated/service-seed-data/types/index.ts';
import { isRelativeTime, latestStartOfHour } from '../times.ts';
import type { Path } from '../seed-file-error.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';

const defaultUpdates = {
  frequency: 'weekly',
  duration: 3,
  hour_of_day: 0,
  day_of_week: 7,
  week_of_month: null,
} as const;

/** Builds the databases of an account. */
export function buildDatabases(context: BuildContext, account: SeedAccount, path: Path): void {
  for (const [database, itemPath] of itemsWithPaths(account.databases, path, 'databases'))
    buildDatabase(context, account.id, database, itemPath);
}

function buildDatabase(context: BuildContext, account: string, database: SeedDatabase, path: Path): void {
  const id = context.id(path);
  const { label, status = 'active', cluster_size = 1 } = database;
  context.requireUnique(
    'databases',
    `${account} ${label}`,
    [...path, 'label'],
    `the account already has a database labeled ${label}; labels must be unique within an account`,
  );
  const replication = database.replication_type ?? defaultReplication(cluster_size);
  const value: Omit<Database, 'id' | 'label' | 'status'> = {
    created: context.toTimestamp(database.created),
    updated: context.toTimestamp(database.updated, database.created),
    type: database.type ?? 'standard-1',
    engine: database.engine ?? 'mysql',
    version: database.version ?? '8.0.30',
    region: database.region ?? 'eu-central',
    encrypted: database.encrypted ?? true,
    allow_list: database.allow_list ?? [],
    cluster_size,
    hosts: database.hosts ?? (status === 'provisioning' ? { primary: null, secondary: null } : defaultHosts(id)),
    ssl_connection: database.ssl_connection ?? true,
    replication_type: replications.find((type) => type === replication) ?? 'none',
    port: database.port ?? 3306,
    updates: { ...defaultUpdates, ...database.updates },
  };
  const { allow_list, updates } = value;
  context.reportProblems(
    path,
    checkDatabase({ id, label, status, ...value, replication_type: replication }),
    checkDatabaseUpdate({ label, allow_list, updates }),
  );
  context.rows.databases.push({ id, account_id: account, label, status, value: toJson(value) });
  for (const [backup, itemPath] of itemsWithPaths(database.backup_records, path, 'backup_records')) {
    const backupId = context.id(itemPath);
    const createdAt = resolveBackupTime(context, backup);
    context.requireUnique(
      'database backups',
      `${id} ${backup.label}`,
      [...itemPath, 'label'],
      `the database already has a backup labeled ${backup.label}; labels must be unique within a database`,
    );
    if (backup.type === 'snapshot')
      context.requireAtMost(
        3,
        'database snapshots',
        id,
        itemPath,
        'a database can have at most 3 snapshot backups; remove the extra ones',
      );
    const row = { id: backupId, type: backup.type, label: backup.label, created: formatTimestamp(createdAt) };
    context.reportProblems(
      itemPath,
      checkDatabaseBackup(row),
      backup.type === 'snapshot' ? checkDatabaseBackupCreate({ label: backup.label }) : [],
    );
    context.rows.database_backups.push({ ...row, database_id: id, created_at: createdAt });
  }
}

/**
 * Returns the time of a backup. An automatic backup with a relative time is moved to 00:00 UTC (spec: Limits), which a
 * relative time cannot express.
 */
function resolveBackupTime(context: BuildContext, { type, created = 'now' }: SeedDatabaseBackup): number {
  const moment = context.toMilliseconds(created);
  return type === 'auto' && isRelativeTime(created) ? latestStartOfHour(moment, 0) : moment;
}

const replications: readonly Database['replication_type'][] = ['none', 'asynch', 'semi_synch'];
