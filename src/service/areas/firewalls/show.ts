// Firewall devices, as the API shows them.

import type { FirewallDevice } from '@cloud-api/types';

/** A device's row, with what is shown of its instance. */
export interface DeviceRow {
  readonly id: number;
  readonly instance_id: number;
  readonly label: string;
  readonly created: string;
  readonly updated: string;
}

export function showDevice({ id, instance_id, label, created, updated }: DeviceRow): FirewallDevice {
  return {
    id,
    created,
    updated,
    entity: { id: instance_id, label, type: 'compute', url: `/v4/compute/instances/${instance_id}` },
  };
}
