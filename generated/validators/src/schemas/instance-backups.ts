// Generated; change the document it is made from instead.

import type { InstanceBackups } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
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
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isInstanceBackup, problemsOfInstanceBackup } from './instance-backup.js';
import { isInstanceSnapshots, problemsOfInstanceSnapshots } from './instance-snapshots.js';

/** Whether a value is a valid InstanceBackups. */
export function isInstanceBackups(value: unknown): value is InstanceBackups {
  if (!isObject(value)) return false;
  const { automatic, snapshot } = value;
  if (!isArray(automatic)) return false;
  for (let index = 0; index < automatic.length; index++) {
    if (!isInstanceBackup(automatic[index])) return false;
  }
  if (!isInstanceSnapshots(snapshot)) return false;
  return true;
}

/** All that is wrong with a value as InstanceBackups; nothing for a valid one. */
export function checkInstanceBackups(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackups(value) ?? noProblems;
}

/** InstanceBackups as a Standard Schema. */
export const instanceBackupsSchema: StandardSchema<InstanceBackups> =
  /* @__PURE__ */ createStandardSchema(checkInstanceBackups);

export function problemsOfInstanceBackups(value: unknown): Problems {
  const schema = '#/components/schemas/InstanceBackups';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { automatic, snapshot } = value;
    if (!isArray(automatic))
      problems = reportRequired(problems, 'automatic', automatic, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < automatic.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'automatic',
          index,
          problemsOfInstanceBackup(automatic[index]),
        );
      }
    }
    if (snapshot === undefined) problems = reportMissing(problems, 'snapshot', schema);
    else problems = mergeAtProperty(problems, 'snapshot', problemsOfInstanceSnapshots(snapshot));
  }
  return problems;
}
