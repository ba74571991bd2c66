// Generated; change the document it is made from instead.

import type { InstanceSnapshots } from '@cloud-api/types';
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
import { acceptsInstanceBackup, problemsOfInstanceBackup } from './instance-backup.js';

/** Whether a value is a valid InstanceSnapshots. */
export function isInstanceSnapshots(value: unknown): value is InstanceSnapshots {
  if (!isObject(value)) return false;
  const { in_progress: inProgress, current } = value;
  if (inProgress !== null) {
    if (!acceptsInstanceBackup(inProgress)) return false;
  }
  if (current !== null) {
    if (!acceptsInstanceBackup(current)) return false;
  }
  return true;
}

/** All that is wrong with a value as InstanceSnapshots; nothing for a valid one. */
export function checkInstanceSnapshots(value: unknown): readonly Problem[] {
  return problemsOfInstanceSnapshots(value) ?? noProblems;
}

/** InstanceSnapshots as a Standard Schema. */
export const instanceSnapshotsSchema: StandardSchema<InstanceSnapshots> =
  /* @__PURE__ */ createStandardSchema(checkInstanceSnapshots);

export function problemsOfInstanceSnapshots(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/InstanceSnapshots/type',
      message: 'must be an object',
    });
  else {
    const { in_progress: inProgress, current } = value;
    if (inProgress === undefined)
      problems = addProblem(problems, {
        pointer: '/in_progress',
        field: 'in_progress',
        keyword: 'required',
        schema: '#/components/schemas/InstanceSnapshots/required',
        message: 'is required',
      });
    else if (inProgress !== null)
      problems = mergeAtProperty(problems, 'in_progress', problemsOfInstanceBackup(inProgress));
    if (current === undefined)
      problems = addProblem(problems, {
        pointer: '/current',
        field: 'current',
        keyword: 'required',
        schema: '#/components/schemas/InstanceSnapshots/required',
        message: 'is required',
      });
    else if (current !== null)
      problems = mergeAtProperty(problems, 'current', problemsOfInstanceBackup(current));
  }
  return problems;
}
