// Statuses of an instance backup in progress, and their durations.

import type { InstanceBackup } from '@cloud-api/types';

const second = 1000;

/** Durations in milliseconds, and the next status. */
export const backupSteps = {
  pending: { duration: 5 * second, next: 'running' },
  running: { duration: 40 * second, next: 'needsPostProcessing' },
  needsPostProcessing: { duration: 15 * second, next: 'successful' },
} as const satisfies Partial<
  Record<InstanceBackup['status'], { readonly duration: number; readonly next: InstanceBackup['status'] }>
>;

export type BackupStep = keyof typeof backupSteps;

/** Type guard for a status that advances automatically. */
export function isAdvancingStatus(status: InstanceBackup['status']): status is BackupStep {
  return Object.hasOwn(backupSteps, status);
}
