// The states that a backup of an instance passes through, and how long each lasts.

import type { InstanceBackup } from '@cloud-api/types';

const second = 1000;

/** In milliseconds; and the state that follows. */
export const steps = {
  pending: { lasts: 5 * second, next: 'running' },
  running: { lasts: 40 * second, next: 'needsPostProcessing' },
  needsPostProcessing: { lasts: 15 * second, next: 'successful' },
} as const satisfies Partial<
  Record<InstanceBackup['status'], { readonly lasts: number; readonly next: InstanceBackup['status'] }>
>;

export type Stage = keyof typeof steps;

/** Whether a backup in this state goes on by itself. */
export function isStage(status: InstanceBackup['status']): status is Stage {
  return Object.hasOwn(steps, status);
}
