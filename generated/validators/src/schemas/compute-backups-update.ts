// Generated; change the document it is made from instead.

import type { ComputeBackupsUpdate, ComputeBackupsUpdateRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import {
  isBackupScheduleUpdate,
  problemsOfBackupScheduleUpdate,
  problemsOfBackupScheduleUpdatePartial,
} from './backup-schedule-update.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid ComputeBackupsUpdate. */
export function isComputeBackupsUpdate(value: unknown): value is ComputeBackupsUpdate {
  if (!isObject(value)) return false;
  const { schedule, enabled, available, last_successful: lastSuccessful } = value;
  if (
    (schedule !== undefined && !isBackupScheduleUpdate(schedule)) ||
    (enabled !== undefined && typeof enabled !== 'boolean') ||
    (available !== undefined && typeof available !== 'boolean') ||
    (lastSuccessful !== undefined && lastSuccessful !== null && !acceptsTimestamp(lastSuccessful))
  )
    return false;
  return true;
}

/** All that is wrong with a value as ComputeBackupsUpdate; nothing for a valid one. */
export function checkComputeBackupsUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeBackupsUpdate(value) ?? noProblems;
}

/** ComputeBackupsUpdate as a Standard Schema. */
export const computeBackupsUpdateSchema: StandardSchema<ComputeBackupsUpdate> =
  /* @__PURE__ */ createStandardSchema(checkComputeBackupsUpdate);

/** Whether a value is a valid ComputeBackupsUpdateRequest. */
export function isComputeBackupsUpdateRequest(
  value: unknown,
): value is ComputeBackupsUpdateRequest {
  if (!isObject(value)) return false;
  const { schedule } = value;
  if (schedule !== undefined && !isBackupScheduleUpdate(schedule)) return false;
  return true;
}

/** All that is wrong with a value as ComputeBackupsUpdateRequest; nothing for a valid one. */
export function checkComputeBackupsUpdateRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeBackupsUpdateRequest(value) ?? noProblems;
}

/** ComputeBackupsUpdateRequest as a Standard Schema. */
export const computeBackupsUpdateRequestSchema: StandardSchema<ComputeBackupsUpdateRequest> =
  /* @__PURE__ */ createStandardSchema(checkComputeBackupsUpdateRequest);

export function problemsOfComputeBackupsUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeBackupsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { schedule, enabled, available, last_successful: lastSuccessful } = value;
    if (schedule !== undefined)
      problems = mergeAtProperty(problems, 'schedule', problemsOfBackupScheduleUpdate(schedule));
    if (enabled !== undefined && typeof enabled !== 'boolean')
      problems = report(problems, 'enabled', schema, 'type', 'must be true or false');
    if (available !== undefined && typeof available !== 'boolean')
      problems = report(problems, 'available', schema, 'type', 'must be true or false');
    if (lastSuccessful !== undefined && lastSuccessful !== null)
      problems = mergeAtProperty(problems, 'last_successful', problemsOfTimestamp(lastSuccessful));
  }
  return problems;
}

export function problemsOfComputeBackupsUpdateRequest(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeBackupsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { schedule } = value;
    if (schedule !== undefined)
      problems = mergeAtProperty(problems, 'schedule', problemsOfBackupScheduleUpdate(schedule));
  }
  return problems;
}

export function problemsOfComputeBackupsUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeBackupsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { schedule } = value;
    if (schedule !== undefined)
      problems = mergeAtProperty(
        problems,
        'schedule',
        problemsOfBackupScheduleUpdatePartial(schedule),
      );
  }
  return problems;
}
