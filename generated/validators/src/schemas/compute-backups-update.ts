// Generated; change the document it is made from instead.

import type { ComputeBackupsUpdate, ComputeBackupsUpdateRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (schedule !== undefined) {
    if (!isBackupScheduleUpdate(schedule)) return false;
  }
  if (enabled !== undefined) {
    if (typeof enabled !== 'boolean') return false;
  }
  if (available !== undefined) {
    if (typeof available !== 'boolean') return false;
  }
  if (lastSuccessful !== undefined) {
    if (lastSuccessful !== null) {
      if (!acceptsTimestamp(lastSuccessful)) return false;
    }
  }
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
  if (schedule !== undefined) {
    if (!isBackupScheduleUpdate(schedule)) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeBackupsUpdate/type',
      message: 'must be an object',
    });
  else {
    const { schedule, enabled, available, last_successful: lastSuccessful } = value;
    if (schedule !== undefined)
      problems = mergeAtProperty(problems, 'schedule', problemsOfBackupScheduleUpdate(schedule));
    if (enabled !== undefined) {
      if (typeof enabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/enabled',
          field: 'enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeBackupsUpdate/properties/enabled/type',
          message: 'must be true or false',
        });
    }
    if (available !== undefined) {
      if (typeof available !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/available',
          field: 'available',
          keyword: 'type',
          schema: '#/components/schemas/ComputeBackupsUpdate/properties/available/type',
          message: 'must be true or false',
        });
    }
    if (lastSuccessful !== undefined) {
      if (lastSuccessful !== null)
        problems = mergeAtProperty(
          problems,
          'last_successful',
          problemsOfTimestamp(lastSuccessful),
        );
    }
  }
  return problems;
}

export function problemsOfComputeBackupsUpdateRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeBackupsUpdate/type',
      message: 'must be an object',
    });
  else {
    const { schedule } = value;
    if (schedule !== undefined)
      problems = mergeAtProperty(problems, 'schedule', problemsOfBackupScheduleUpdate(schedule));
  }
  return problems;
}

export function problemsOfComputeBackupsUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeBackupsUpdate/type',
      message: 'must be an object',
    });
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
