// Instances with their backups and managed settings, volumes, StackScripts, as rows.

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
import { contentsOf, defaultAlerts } from '../../areas/compute/defaults.ts';
import { toJson } from '../../storage/json.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import { timestamp } from '../../time.ts';
import type {
  WorldAccount,
  WorldInstance,
  WorldInstanceBackup,
  WorldStackScript,
  WorldVolume,
} from '../generated/types/index.ts';
import { isRelative, latestHour } from '../moment.ts';
import type { Path } from '../problem.ts';
import { uuidOf } from './derive.ts';
import { itemsAt, type Draft } from './draft.ts';

/** The instances, volumes and StackScripts of an account. */
export function buildCompute(draft: Draft, account: WorldAccount, path: Path): void {
  for (const [instance, at] of itemsAt(account.instances, path, 'instances'))
    buildInstance(draft, account.id, instance, at);
  for (const [volume, at] of itemsAt(account.volumes, path, 'volumes')) buildVolume(draft, account.id, volume, at);
  for (const [script, at] of itemsAt(account.stackscripts, path, 'stackscripts'))
    buildStackScript(draft, account.id, script, at);
}

function buildInstance(draft: Draft, account: string, instance: WorldInstance, path: Path): void {
  const id = draft.id(path);
  const { label, tags = [], backups = {}, backup_records, managed } = instance;
  const specs = { disk: 51_200, memory: 2048, vcpus: 1, gpus: 0, transfer: 2000, ...instance.specs };
  const created = draft.time(instance.created);
  const value = {
    status: instance.status ?? 'running',
    created,
    updated: draft.time(instance.updated, instance.created),
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
      schedule: scheduleOf(backups.schedule),
      last_successful: lastSuccessful(draft, instance, path),
    },
    watchdog_enabled: instance.watchdog_enabled ?? true,
    host_uuid: instance.host_uuid ?? uuidOf(`host of instance ${id}`),
    has_user_data: instance.has_user_data ?? false,
  };
  const { group, alerts, watchdog_enabled } = value;
  const stated = {
    ...value,
    hypervisor: instance.hypervisor ?? value.hypervisor,
    backups: { ...value.backups, schedule: { ...value.backups.schedule, ...backups.schedule } },
  };
  draft.judge(
    path,
    checkComputeInstance({ id, label, tags, ...stated }),
    checkComputeInstanceUpdate({ label, tags, group, alerts, watchdog_enabled }),
  );
  draft.rows.instances.push({ id, account_id: account, label, value: toJson(value) });
  draft.tags('compute', account, id, tags);
  for (const [backup, at] of itemsAt(backup_records, path, 'backup_records')) buildBackup(draft, id, value, backup, at);
  if (managed) {
    const ssh = { access: true, user: null, ip: 'any', port: null, ...managed };
    draft.judge([...path, 'managed'], checkManagedSsh(ssh), checkManagedSshUpdate(ssh));
    draft.rows.managed_settings.push({ instance_id: id, value: toJson({ ssh }) });
  }
}

/** When the latest successful backup finished; a later one may be gone, such as a replaced snapshot. */
function lastSuccessful(draft: Draft, { backups, backup_records = [] }: WorldInstance, path: Path): string | null {
  const successful = backup_records.filter(({ status }) => status === 'successful');
  const finished = successful.map((backup) => timesOf(draft, backup, backups?.schedule).finished ?? '');
  const latest = finished.toSorted().at(-1) ?? null;
  if (backups?.last_successful === undefined) return latest;
  const given = backups.last_successful === null ? null : draft.time(backups.last_successful);
  if (latest !== null && (given === null || given < latest)) {
    draft.tell(
      [...path, 'backups', 'last_successful'],
      `a backup of the instance finished successfully at ${latest}; leave this out`,
    );
  }
  return given;
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

function scheduleOf({
  day,
  window,
}: { readonly day?: string | undefined; readonly window?: string | undefined } = {}): Schedule {
  return { day: days.find((each) => each === day) ?? 'Scheduling', window: window ?? 'Scheduling' };
}

/** A backup ends up as restorable only where it was successful. */
function buildBackup(
  draft: Draft,
  instance: number,
  of: Pick<ComputeInstance, 'image' | 'specs' | 'backups'>,
  backup: WorldInstanceBackup,
  path: Path,
): void {
  const id = draft.id(path);
  const { type, status } = backup;
  if (type === 'snapshot')
    draft.once(
      'snapshots',
      instance,
      path,
      'this instance has another snapshot, and a new one replaces the old; keep one of them',
    );
  const contents = contentsOf(of);
  const value: Omit<InstanceBackup, 'id' | 'type' | 'status'> = {
    available: backup.available ?? status === 'successful',
    ...timesOf(draft, backup, of.backups.schedule),
    label: backup.label ?? null,
    configs: backup.configs ?? contents.configs,
    disks: backup.disks ?? contents.disks,
  };
  draft.judge(
    path,
    checkInstanceBackup({ id, type, status, ...value }),
    type === 'snapshot' ? checkSnapshotCreate({ label: value.label }) : [],
  );
  draft.rows.instance_backups.push({ id, instance_id: instance, type, status, value: toJson(value) });
}

type Times = Pick<InstanceBackup, 'created' | 'updated' | 'finished'>;

/** Automatic backups begin with their window (interface: Backup schedule), which a relative time cannot say. */
function timesOf(
  draft: Draft,
  { type, status, created = 'now', updated, finished }: WorldInstanceBackup,
  schedule: WorldSchedule,
): Times {
  const moment = draft.moment(created);
  const hour = /^W(\d+)$/.exec(schedule?.window ?? '')?.[1];
  const begun = timestamp(
    type === 'auto' && hour !== undefined && isRelative(created) ? latestHour(moment, Number(hour)) : moment,
  );
  const changed = updated === undefined ? begun : draft.time(updated);
  const isDone = status === 'successful' || status === 'failed' || status === 'userAborted';
  return {
    created: begun,
    updated: changed,
    finished: finished === undefined ? (isDone ? changed : null) : finished === null ? null : draft.time(finished),
  };
}

type WorldSchedule = NonNullable<WorldInstance['backups']>['schedule'];

function buildVolume(draft: Draft, account: string, volume: WorldVolume, path: Path): void {
  const id = draft.id(path);
  const { label, tags = [], compute_id = null } = volume;
  const value = {
    region: volume.region ?? 'eu-central',
    status: volume.status ?? 'active',
    created: draft.time(volume.created),
    updated: draft.time(volume.updated, volume.created),
    size: volume.size ?? 20,
    hardware_type: volume.hardware_type ?? 'nvme',
  };
  draft.judge(
    path,
    checkVolume({ id, label, tags, ...value, filesystem_path: `/${label}`, compute_id, compute_label: null }),
  );
  draft.rows.volumes.push({ id, account_id: account, label, instance_id: compute_id, value: toJson(value) });
  draft.tags('volume', account, id, tags);
}

function buildStackScript(draft: Draft, account: string, script: WorldStackScript, path: Path): void {
  const id = draft.id(path);
  const { username, is_public = false } = script;
  const value = {
    label: script.label,
    description: script.description ?? '',
    user_avatar_id: script.user_avatar_id ?? uuidOf(`avatar of ${username}`),
    images: script.images ?? ['any/all'],
    deployments_total: script.deployments_total ?? 0,
    deployments_active: script.deployments_active ?? 0,
    rev_note: script.rev_note ?? '',
    script: script.script,
    created: draft.time(script.created),
    updated: draft.time(script.updated, script.created),
  };
  draft.judge(path, checkStackScript({ id, username, is_public, ...value, user_defined_fields: [], mine: true }));
  draft.rows.stackscripts.push({
    id,
    account_id: account,
    username,
    is_public: flagOf(is_public),
    value: toJson(value),
  });
}
