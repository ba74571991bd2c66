// Default alerts for instances, and the contents of their backups.

import type { ComputeInstance, InstanceBackup } from '@cloud-api/types';

/**
 * Returns the default alerts for a number of cores. CPU capacity is 100 per core; the alert is at 90 percent (spec:
 * Alert fields).
 */
export function defaultAlerts(vcpus: number): ComputeInstance['alerts'] {
  return { cpu: 90 * vcpus, network_in: 10, network_out: 10, transfer_quota: 80, io: 10_000 };
}

/** Size in MB of the swap disk. By default, the disk is split into a primary disk and a swap disk (spec: specs). */
const swapSize = 512;

/** Returns the configuration profiles and disks in a backup of an instance. */
export function backupContents({
  image,
  specs,
}: Pick<ComputeInstance, 'image' | 'specs'>): Pick<InstanceBackup, 'configs' | 'disks'> {
  const label = image ?? 'Main';
  const primary = { size: Math.max(0, specs.disk - swapSize), filesystem: 'ext4', label: `${label} disk` } as const;
  const swapDisk = {
    size: Math.min(swapSize, specs.disk),
    filesystem: 'swap',
    label: `${swapSize} MB swap disk`,
  } as const;
  return { configs: [`${label} profile`], disks: [primary, swapDisk] };
}
