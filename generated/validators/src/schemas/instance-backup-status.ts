// Generated; change the document it is made from instead.

import type { InstanceBackupStatus } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid InstanceBackupStatus. */
export function isInstanceBackupStatus(value: unknown): value is InstanceBackupStatus {
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

/** All that is wrong with a value as InstanceBackupStatus; nothing for a valid one. */
export function checkInstanceBackupStatus(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackupStatus(value) ?? noProblems;
}

/** InstanceBackupStatus as a Standard Schema. */
export const instanceBackupStatusSchema: StandardSchema<InstanceBackupStatus> =
  /* @__PURE__ */ createStandardSchema(checkInstanceBackupStatus);

export function problemsOfInstanceBackupStatus(value: unknown): Problems {
  const schema = '#/components/schemas/InstanceBackupStatus';
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
    problems = reportAt(
      problems,
      '',
      schema,
      '/enum',
      'must be one of "paused", "pending", "running", "needsPostProcessing", "successful", "failed" or "userAborted"',
    );
  return problems;
}
