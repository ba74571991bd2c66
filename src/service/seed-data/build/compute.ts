// Builds rows for instances (with backups and managed settings), volumes, and StackScripts.

import type { ComputeInstance, InstanceBackup } from '@cloud-api/types';
import {
  checkComputeInstance,
  checkComputeInstanceUpdate,
  checkInstanceBackup,
  checkManagedSsh,
  checkManagedSshUpdate,
  checkSnapshotCreate,
  checkStackScript,
  checkVolume,
} from '@cloud-api/validators';
import { backupContents, defaultAlerts } from '../../tags/compute/defaults.ts';
import { toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import { formatTimestamp } from '../../clock.ts';
import type {
  SeedAccount,
  SeedInstance,
  SeedInstanceBackup,
  SeedStackScript,
  SeedVolume,
} from '../../../../generated/service-seed-data/types/index.ts';
import { isRelativeTime, latestStartOfHour } from '../times.ts';
import type { Path } from '../seed-file-error.ts';
import { deriveUuid } from './derived-values.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';

/** Builds the instances, volumes, and StackScripts of an account. */
export function buildCompute(context: BuildContext, account: SeedAccount, path: Path): void {
  for (const [instance, itemPath] of itemsWithPaths(account.instances, path, 'instances'))
    buildInstance(context, account.id, instance, itemPath);
  for (const [volume, itemPath] of itemsWithPaths(account.volumes, path, 'volumes'))
    buildVolume(context, account.id, volume, itemPath);
  for (const [script, itemPath] of itemsWithPaths(account.stackscripts, path, 'stackscripts'))
    buildStackScript(context, account.id, script, itemPath);
}

function buildInstance(context: BuildContext, account: string, instance: SeedInstance, path: Path): void {
  const id = context.id(path);
  const { label, tags = [], backups = {}, backup_records, managed } = instance;
  const specs = { disk: 51_200, memory: 2048, vcpus: 1, gpus: 0, transfer: 2000, ...instance.specs };
  const created = context.toTimestamp(instance.created);
  const value = {
    status: instance.status ?? 'running',
    created,
    updated: context.toTimestamp(instance.updated, instance.created),
    type: instance.type ?? 'standard-1',
    image: instance.image === undefined ? 'linux/debian12' : instance.image,
    region: instance.region ?? 'eu-central',
    group: instance.group ?? '',
    hypervisor: 'kvm' as const,
    ipv4: instance.ipv4 ?? [`192.0.2.${(id % 254) + 1}`],
    ipv6: instance.ipv6 === undefined ? null : instance.ipv6,
    specs,
    alerts: { ...defaultAlerts(specs.vcpus), ...instance.alerts },
    backups: {
      enabled: backups.enabled ?? false,
      available: backups.available ?? backups.enabled ?? false,
      schedule: resolveSchedule(backups.schedule),
      last_successful: lastSuccessfulBackup(context, instance, path),
    },
    watchdog_enabled: instance.watchdog_enabled ?? true,
    host_uuid: instance.host_uuid ?? deriveUuid(`host of instance ${id}`),
    has_user_data: instance.has_user_data ?? false,
  };
  const { group, alerts, watchdog_enabled } = value;
  const resource = {
    ...value,
    hypervisor: instance.hypervisor ?? value.hypervisor,
    backups: { ...value.backups, schedule: { ...value.backups.schedule, ...backups.schedule } },
  };
  context.reportProblems(
    path,
    checkComputeInstance({ id, label, tags, ...resource }),
    checkComputeInstanceUpdate({ label, tags, group, alerts, watchdog_enabled }),
  );
  context.rows.instances.push({ id, account_id: account, label, value: toJson(value) });
  context.addTags('compute', account, id, tags);
  for (const [backup, itemPath] of itemsWithPaths(backup_records, path, 'backup_records'))
    buildBackup(context, id, value, backup, itemPath);
  if (managed) {
    const ssh = { access: true, user: null, ip: 'any', port: null, ...managed };
    context.reportProblems([...path, 'managed'], checkManagedSsh(ssh), checkManagedSshUpdate(ssh));
    context.rows.managed_settings.push({ instance_id: id, value: toJson({ ssh }) });
  }
}

/**
 * Returns the time when the last successful backup finished. An explicit time may be later than all backup records,
 * because a later backup may have been deleted, such as a replaced snapshot.
 */
function lastSuccessfulBackup(
  context: BuildContext,
  { backups, backup_records = [] }: SeedInstance,
  path: Path,
): string | null {
  const successful = backup_records.filter(({ status }) => status === 'successful');
  const finished = successful.map((backup) => resolveTimes(context, backup, backups?.schedule).finished ?? '');
  const latest = finished.toSorted().at(-1) ?? null;
  if (backups?.last_successful === undefined) return latest;
  const explicit = backups.last_successful === null ? null : context.toTimestamp(backups.last_successful);
  if (latest !== null && (explicit === null || explicit < latest)) {
    context.report(
      [...path, 'backups', 'last_successful'],
      `a backup of the instance finished successfully at ${latest}; remove this property`,
    );
  }
  return explicit;
}

type Schedule = ComputeInstance['backups']['schedule'];

const days: readonly Schedule['day'][] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Scheduling',
];

function resolveSchedule({
  day,
  window,
}: { readonly day?: string | undefined; readonly window?: string | undefined } = {}): Schedule {
  return { day: days.find((name) => name === day) ?? 'Scheduling', window: window ?? 'Scheduling' };
}

/** Builds the row of a backup. By default, only a successful backup is available. */
function buildBackup(
  context: BuildContext,
  instance: number,
  instanceValue: Pick<ComputeInstance, 'image' | 'specs' | 'backups'>,
  backup: SeedInstanceBackup,
  path: Path,
): void {
  const id = context.id(path);
  const { type, status } = backup;
  if (type === 'snapshot')
    context.requireUnique(
      'snapshots',
      instance,
      path,
      'the instance already has a snapshot and can have only one; remove the extra snapshot',
    );
  const contents = backupContents(instanceValue);
  const value: Omit<InstanceBackup, 'id' | 'type' | 'status'> = {
    available: backup.available ?? status === 'successful',
    ...resolveTimes(context, backup, instanceValue.backups.schedule),
    label: backup.label ?? null,
    configs: backup.configs ?? contents.configs,
    disks: backup.disks ?? contents.disks,
  };
  context.reportProblems(
    path,
    checkInstanceBackup({ id, type, status, ...value }),
    type === 'snapshot' ? checkSnapshotCreate({ label: value.label }) : [],
  );
  context.rows.instance_backups.push({ id, instance_id: instance, type, status, value: toJson(value) });
}

type BackupTimes = Pick<InstanceBackup, 'created' | 'updated' | 'finished'>;

/**
 * Returns the times of a backup. An automatic backup with a relative time is moved to the start of its window (spec:
 * Backup schedule), which a relative time cannot express.
 */
function resolveTimes(
  context: BuildContext,
  { type, status, created = 'now', updated, finished }: SeedInstanceBackup,
  schedule: SeedSchedule,
): BackupTimes {
  const moment = context.toMilliseconds(created);
  const hour = /^W(\d+)$/.exec(schedule?.window ?? '')?.[1];
  const createdText = formatTimestamp(
    type === 'auto' && hour !== undefined && isRelativeTime(created) ? latestStartOfHour(moment, Number(hour)) : moment,
  );
  const updatedText = updated === undefined ? createdText : context.toTimestamp(updated);
  const isDone = status === 'successful' || status === 'failed' || status === 'userAborted';
  return {
    created: createdText,
    updated: updatedText,
    finished:
      finished === undefined ? (isDone ? updatedText : null) : finished === null ? null : context.toTimestamp(finished),
  };
}

type SeedSchedule = NonNullable<SeedInstance['backups']>['schedule'];

function buildVolume(context: BuildContext, account: string, volume: SeedVolume, path: Path): void {
  const id = context.id(path);
  const { label, tags = [], compute_id = null } = volume;
  const value = {
    region: volume.region ?? 'eu-central',
    status: volume.status ?? 'active',
    created: context.toTimestamp(volume.created),
    updated: context.toTimestamp(volume.updated, volume.created),
    size: volume.size ?? 20,
    hardware_type: volume.hardware_type ?? 'nvme',
  };
  context.reportProblems(
    path,
    checkVolume({ id, label, tags, ...value, filesystem_path: `/${label}`, compute_id, compute_label: null }),
  );
  context.rows.volumes.push({ id, account_id: account, label, instance_id: compute_id, value: toJson(value) });
  context.addTags('volume', account, id, tags);
}

function buildStackScript(context: BuildContext, account: string, script: SeedStackScript, path: Path): void {
  const id = context.id(path);
  const { username, is_public = false } = script;
  const value = {
    label: script.label,
    description: script.description ?? '',
    user_avatar_id: script.user_avatar_id ?? deriveUuid(`avatar of ${username}`),
    images: script.images ?? ['any/all'],
    deployments_total: script.deployments_total ?? 0,
    deployments_active: script.deployments_active ?? 0,
    rev_note: script.rev_note ?? '',
    script: script.script,
    created: context.toTimestamp(script.created),
    updated: context.toTimestamp(script.updated, script.created),
  };
  context.reportProblems(
    path,
    checkStackScript({ id, username, is_public, ...value, user_defined_fields: [], mine: true }),
  );
  context.rows.stackscripts.push({
    id,
    account_id: account,
    username,
    is_public: toSqlBoolean(is_public),
    value: toJson(value),
  });
}
