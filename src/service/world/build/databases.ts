// Managed databases with their backups, as rows.

import type { Database } from '@cloud-api/types';
import {
  checkDatabase,
  checkDatabaseBackup,
  checkDatabaseBackupCreate,
  checkDatabaseUpdate,
} from '@cloud-api/validators';
import { defaultReplication, hostsOf } from '../../areas/databases/status.ts';
import { toJson } from '../../storage/json.ts';
import { timestamp } from '../../time.ts';
import type { WorldAccount, WorldDatabase, WorldDatabaseBackup } from '../generated/types/index.ts';
import { isRelative, latestHour } from '../moment.ts';
import type { Path } from '../problem.ts';
import { itemsAt, type Draft } from './draft.ts';

const weekly = { frequency: 'weekly', duration: 3, hour_of_day: 0, day_of_week: 7, week_of_month: null } as const;

/** The databases of an account. */
export function buildDatabases(draft: Draft, account: WorldAccount, path: Path): void {
  for (const [database, at] of itemsAt(account.databases, path, 'databases'))
    buildDatabase(draft, account.id, database, at);
}

function buildDatabase(draft: Draft, account: string, database: WorldDatabase, path: Path): void {
  const id = draft.id(path);
  const { label, status = 'active', cluster_size = 1 } = database;
  draft.once(
    'databases',
    `${account} ${label}`,
    [...path, 'label'],
    `there is another database ${label} on this account; labels are unique there`,
  );
  const replication = database.replication_type ?? defaultReplication(cluster_size);
  const value: Omit<Database, 'id' | 'label' | 'status'> = {
    created: draft.time(database.created),
    updated: draft.time(database.updated, database.created),
    type: database.type ?? 'standard-1',
    engine: database.engine ?? 'mysql',
    version: database.version ?? '8.0.30',
    region: database.region ?? 'eu-central',
    encrypted: database.encrypted ?? true,
    allow_list: database.allow_list ?? [],
    cluster_size,
    hosts: database.hosts ?? (status === 'provisioning' ? { primary: null, secondary: null } : hostsOf(id)),
    ssl_connection: database.ssl_connection ?? true,
    replication_type: replications.find((each) => each === replication) ?? 'none',
    port: database.port ?? 3306,
    updates: { ...weekly, ...database.updates },
  };
  const { allow_list, updates } = value;
  draft.judge(
    path,
    checkDatabase({ id, label, status, ...value, replication_type: replication }),
    checkDatabaseUpdate({ label, allow_list, updates }),
  );
  draft.rows.databases.push({ id, account_id: account, label, status, value: toJson(value) });
  for (const [backup, at] of itemsAt(database.backup_records, path, 'backup_records')) {
    const number = draft.id(at);
    const taken = takenAt(draft, backup);
    draft.once(
      'database backups',
      `${id} ${backup.label}`,
      [...at, 'label'],
      `there is another backup ${backup.label} of this database; labels are unique there`,
    );
    if (backup.type === 'snapshot')
      draft.atMost(3, 'database snapshots', id, at, 'a database has at most 3 snapshot backups; leave the others out');
    const row = { id: number, type: backup.type, label: backup.label, created: timestamp(taken) };
    draft.judge(
      at,
      checkDatabaseBackup(row),
      backup.type === 'snapshot' ? checkDatabaseBackupCreate({ label: backup.label }) : [],
    );
    draft.rows.database_backups.push({ ...row, database_id: id, created_at: taken });
  }
}

/** Automatic backups are taken at 00:00 UTC (interface: Limits), which a relative time cannot say. */
function takenAt(draft: Draft, { type, created = 'now' }: WorldDatabaseBackup): number {
  const moment = draft.moment(created);
  return type === 'auto' && isRelative(created) ? latestHour(moment, 0) : moment;
}

const replications: readonly Database['replication_type'][] = ['none', 'asynch', 'semi_synch'];
