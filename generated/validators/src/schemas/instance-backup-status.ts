// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { InstanceBackupStatus } from '@cloud-api/types';

const self = whole('#/components/schemas/InstanceBackupStatus');
const instanceBackupStatusNotListed = notListed(
  self,
  'one of "paused", "pending", "running", "needsPostProcessing", "successful", "failed" or "userAborted"',
);

/** Whether a value is a valid InstanceBackupStatus. */
export function isInstanceBackupStatus(value: unknown): value is InstanceBackupStatus {
  return acceptsInstanceBackupStatus(value);
}

/** All that is wrong with a value as InstanceBackupStatus; nothing for a valid one. */
export function checkInstanceBackupStatus(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackupStatus(value) ?? noProblems;
}

export function acceptsInstanceBackupStatus(value: unknown): boolean {
  if (
    value !== 'paused' &&
    value !== 'pending' &&
    value !== 'running' &&
    value !== 'needsPostProcessing' &&
    value !== 'successful' &&
    value !== 'failed' &&
    value !== 'userAborted'
  )
    return false;
  return true;
}

export function problemsOfInstanceBackupStatus(value: unknown): Problems {
  let problems: Problems;
  if (
    value !== 'paused' &&
    value !== 'pending' &&
    value !== 'running' &&
    value !== 'needsPostProcessing' &&
    value !== 'successful' &&
    value !== 'failed' &&
    value !== 'userAborted'
  )
    problems = add(problems, instanceBackupStatusNotListed);
  return problems;
}
