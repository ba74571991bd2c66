// Generated; change the document it is made from instead.

import type { ComputeBackups, ComputeBackupsRequest } from '@cloud-api/types';
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
import { isBackupSchedule, problemsOfBackupSchedule } from './backup-schedule.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid ComputeBackups. */
export function isComputeBackups(value: unknown): value is ComputeBackups {
  if (!isObject(value)) return false;
  const { enabled, available, schedule, last_successful: lastSuccessful } = value;
  if (typeof enabled !== 'boolean') return false;
  if (typeof available !== 'boolean') return false;
  if (!isBackupSchedule(schedule)) return false;
  if (lastSuccessful !== null) {
    if (!acceptsTimestamp(lastSuccessful)) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeBackups/type',
      message: 'must be an object',
    });
  else {
    const { enabled, available, schedule, last_successful: lastSuccessful } = value;
    if (enabled === undefined)
      problems = addProblem(problems, {
        pointer: '/enabled',
        field: 'enabled',
        keyword: 'required',
        schema: '#/components/schemas/ComputeBackups/required',
        message: 'is required',
      });
    else if (typeof enabled !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/enabled',
        field: 'enabled',
        keyword: 'type',
        schema: '#/components/schemas/ComputeBackups/properties/enabled/type',
        message: 'must be true or false',
      });
    if (available === undefined)
      problems = addProblem(problems, {
        pointer: '/available',
        field: 'available',
        keyword: 'required',
        schema: '#/components/schemas/ComputeBackups/required',
        message: 'is required',
      });
    else if (typeof available !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/available',
        field: 'available',
        keyword: 'type',
        schema: '#/components/schemas/ComputeBackups/properties/available/type',
        message: 'must be true or false',
      });
    if (schedule === undefined)
      problems = addProblem(problems, {
        pointer: '/schedule',
        field: 'schedule',
        keyword: 'required',
        schema: '#/components/schemas/ComputeBackups/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'schedule', problemsOfBackupSchedule(schedule));
    if (lastSuccessful === undefined)
      problems = addProblem(problems, {
        pointer: '/last_successful',
        field: 'last_successful',
        keyword: 'required',
        schema: '#/components/schemas/ComputeBackups/required',
        message: 'is required',
      });
    else if (lastSuccessful !== null)
      problems = mergeAtProperty(problems, 'last_successful', problemsOfTimestamp(lastSuccessful));
  }
  return problems;
}

export function problemsOfComputeBackupsRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeBackups/type',
      message: 'must be an object',
    });
  else {
    const { schedule } = value;
    if (schedule === undefined)
      problems = addProblem(problems, {
        pointer: '/schedule',
        field: 'schedule',
        keyword: 'required',
        schema: '#/components/schemas/ComputeBackups/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'schedule', problemsOfBackupSchedule(schedule));
  }
  return problems;
}
