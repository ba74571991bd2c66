// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsInstanceBackup, problemsOfInstanceBackup } from './instance-backup.js';
import type { InstanceSnapshots } from '@cloud-api/types';

const self = whole('#/components/schemas/InstanceSnapshots');
const inProgressMissing = missing(self, 'in_progress');
const currentMissing = missing(self, 'current');
const instanceSnapshotsType = wrongType(self, 'an object');

/** Whether a value is a valid InstanceSnapshots. */
export function isInstanceSnapshots(value: unknown): value is InstanceSnapshots {
  return acceptsInstanceSnapshots(value);
}

/** All that is wrong with a value as InstanceSnapshots; nothing for a valid one. */
export function checkInstanceSnapshots(value: unknown): readonly Problem[] {
  return problemsOfInstanceSnapshots(value) ?? noProblems;
}

export function acceptsInstanceSnapshots(value: unknown): boolean {
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

export function problemsOfInstanceSnapshots(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, instanceSnapshotsType);
  else {
    const { in_progress: inProgress, current } = value;
    if (inProgress === undefined) problems = add(problems, inProgressMissing);
    else if (inProgress !== null) {
      problems = within(problems, 'in_progress', problemsOfInstanceBackup(inProgress));
    }
    if (current === undefined) problems = add(problems, currentMissing);
    else if (current !== null) {
      problems = within(problems, 'current', problemsOfInstanceBackup(current));
    }
  }
  return problems;
}
