// What an instance has unless something else is said.

import type { ComputeInstance, InstanceBackup } from '@cloud-api/types';

/** The alerts of an instance with that many cores: 90 percent of the CPU capacity, which is 100 per core (interface: Alert fields). */
export function defaultAlerts(vcpus: number): ComputeInstance['alerts'] {
  return { cpu: 90 * vcpus, network_in: 10, network_out: 10, transfer_quota: 80, io: 10_000 };
}

/** In MB; usually the disk is split between a primary disk and a swap disk of this size (interface: specs). */
const swap = 512;

/** The configuration profiles and the disks that a backup of an instance holds. */
export function contentsOf({
  image,
  specs,
}: Pick<ComputeInstance, 'image' | 'specs'>): Pick<InstanceBackup, 'configs' | 'disks'> {
  const label = image ?? 'Main';
  const primary = { size: Math.max(0, specs.disk - swap), filesystem: 'ext4', label: `${label} disk` } as const;
  const swapping = { size: Math.min(swap, specs.disk), filesystem: 'swap', label: `${swap} MB swap disk` } as const;
  return { configs: [`${label} profile`], disks: [primary, swapping] };
}
