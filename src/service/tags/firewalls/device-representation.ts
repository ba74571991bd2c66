// API representation of firewall devices.

import type { FirewallDevice } from '@cloud-api/types';

/** A device with the displayed columns of its instance. */
export interface DeviceRow {
  readonly id: number;
  readonly instance_id: number;
  readonly label: string;
  readonly created: string;
  readonly updated: string;
}

export function toApiDevice({ id, instance_id, label, created, updated }: DeviceRow): FirewallDevice {
  return {
    id,
    created,
    updated,
    entity: { id: instance_id, label, type: 'compute', url: `/v4/compute/instances/${instance_id}` },
  };
}
