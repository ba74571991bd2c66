// Generated; change the document it is made from instead.

import type { ComputeBackups, ComputeBackupsRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { isBackupSchedule, problemsOfBackupSchedule } from './backup-schedule.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid ComputeBackups. */
export function isComputeBackups(value: unknown): value is ComputeBackups {
  if (!isObject(value)) return false;
  const { enabled, available, schedule, last_successful: lastSuccessful } = value;
  if (
    typeof enabled !== 'boolean' ||
    typeof available !== 'boolean' ||
    !isBackupSchedule(schedule) ||
    (lastSuccessful !== null && !acceptsTimestamp(lastSuccessful))
  )
    return false;
  return true;
}

/** All that is wrong with a value as ComputeBackups; nothing for a valid one. */
export function checkComputeBackups(value: unknown): readonly Problem[] {
  return problemsOfComputeBackups(value) ?? noProblems;
}

/** ComputeBackups as a Standard Schema. */
export const computeBackupsSchema: StandardSchema<ComputeBackups> =
  /* @__PURE__ */ createStandardSchema(checkComputeBackups);

/** Whether a value is a valid ComputeBackupsRequest. */
export function isComputeBackupsRequest(value: unknown): value is ComputeBackupsRequest {
  if (!isObject(value)) return false;
  const { schedule } = value;
  if (!isBackupSchedule(schedule)) return false;
  return true;
}

/** All that is wrong with a value as ComputeBackupsRequest; nothing for a valid one. */
export function checkComputeBackupsRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeBackupsRequest(value) ?? noProblems;
}

/** ComputeBackupsRequest as a Standard Schema. */
export const computeBackupsRequestSchema: StandardSchema<ComputeBackupsRequest> =
  /* @__PURE__ */ createStandardSchema(checkComputeBackupsRequest);

export function problemsOfComputeBackups(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeBackups';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { enabled, available, schedule, last_successful: lastSuccessful } = value;
    if (typeof enabled !== 'boolean')
      problems = reportRequired(
        problems,
        'enabled',
        enabled,
        schema,
        'type',
        'must be true or false',
      );
    if (typeof available !== 'boolean')
      problems = reportRequired(
        problems,
        'available',
        available,
        schema,
        'type',
        'must be true or false',
      );
    if (schedule === undefined) problems = reportMissing(problems, 'schedule', schema);
    else problems = mergeAtProperty(problems, 'schedule', problemsOfBackupSchedule(schedule));
    if (lastSuccessful === undefined) problems = reportMissing(problems, 'last_successful', schema);
    else if (lastSuccessful !== null)
      problems = mergeAtProperty(problems, 'last_successful', problemsOfTimestamp(lastSuccessful));
  }
  return problems;
}

export function problemsOfComputeBackupsRequest(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeBackups';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { schedule } = value;
    if (schedule === undefined) problems = reportMissing(problems, 'schedule', schema);
    else problems = mergeAtProperty(problems, 'schedule', problemsOfBackupSchedule(schedule));
  }
  return problems;
}
