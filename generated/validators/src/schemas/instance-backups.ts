// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsInstanceBackup, problemsOfInstanceBackup } from './instance-backup.js';
import { acceptsInstanceSnapshots, problemsOfInstanceSnapshots } from './instance-snapshots.js';
import type { InstanceBackups } from '@cloud-api/types';

const self = whole('#/components/schemas/InstanceBackups');
const automaticPlace = member(self, 'automatic');
const automaticType = wrongType(automaticPlace, 'a list');
const automaticMissing = missing(self, 'automatic');
const snapshotMissing = missing(self, 'snapshot');
const instanceBackupsType = wrongType(self, 'an object');

/** Whether a value is a valid InstanceBackups. */
export function isInstanceBackups(value: unknown): value is InstanceBackups {
  return acceptsInstanceBackups(value);
}

/** All that is wrong with a value as InstanceBackups; nothing for a valid one. */
export function checkInstanceBackups(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackups(value) ?? noProblems;
}

export function acceptsInstanceBackups(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { automatic, snapshot } = value;
  if (!isList(automatic)) return false;
  for (let index = 0; index < automatic.length; index++) {
    if (!acceptsInstanceBackup(automatic[index])) return false;
  }
  if (!acceptsInstanceSnapshots(snapshot)) return false;
  return true;
}

export function problemsOfInstanceBackups(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, instanceBackupsType);
  else {
    const { automatic, snapshot } = value;
    if (automatic === undefined) problems = add(problems, automaticMissing);
    else if (!isList(automatic)) problems = add(problems, automaticType);
    else {
      for (let index = 0; index < automatic.length; index++) {
        problems = withinItem(
          problems,
          'automatic',
          index,
          problemsOfInstanceBackup(automatic[index]),
        );
      }
    }
    if (snapshot === undefined) problems = add(problems, snapshotMissing);
    else problems = within(problems, 'snapshot', problemsOfInstanceSnapshots(snapshot));
  }
  return problems;
}
