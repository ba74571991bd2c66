// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooLong, tooShort, wrongType } from '../runtime/validation/sentences.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import type { SnapshotCreate } from '@cloud-api/types';

const self = whole('#/components/schemas/SnapshotCreate');
const labelPlace = member(self, 'label');
const labelTooShort = tooShort(labelPlace, 1);
const labelTooLong = tooLong(labelPlace, 255);
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const snapshotCreateType = wrongType(self, 'an object');

/** Whether a value is a valid SnapshotCreate. */
export function isSnapshotCreate(value: unknown): value is SnapshotCreate {
  return acceptsSnapshotCreate(value);
}

/** All that is wrong with a value as SnapshotCreate; nothing for a valid one. */
export function checkSnapshotCreate(value: unknown): readonly Problem[] {
  return problemsOfSnapshotCreate(value) ?? noProblems;
}

export function acceptsSnapshotCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 255)) return false;
  return true;
}

export function problemsOfSnapshotCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, snapshotCreateType);
  else {
    const { label } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else {
      if (label === '') problems = add(problems, labelTooShort);
      if (isLonger(label, 255)) problems = add(problems, labelTooLong);
    }
  }
  return problems;
}
