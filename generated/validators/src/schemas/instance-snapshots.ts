// Generated; change the document it is made from instead.

import type { InstanceSnapshots } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
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
  if (
    (inProgress !== null && !acceptsInstanceBackup(inProgress)) ||
    (current !== null && !acceptsInstanceBackup(current))
  )
    return false;
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
  const schema = '#/components/schemas/InstanceSnapshots';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { in_progress: inProgress, current } = value;
    if (inProgress === undefined) problems = reportMissing(problems, 'in_progress', schema);
    else if (inProgress !== null)
      problems = mergeAtProperty(problems, 'in_progress', problemsOfInstanceBackup(inProgress));
    if (current === undefined) problems = reportMissing(problems, 'current', schema);
    else if (current !== null)
      problems = mergeAtProperty(problems, 'current', problemsOfInstanceBackup(current));
  }
  return problems;
}
