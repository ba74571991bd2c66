// Generated; change the document it is made from instead.

import type { SnapshotCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid SnapshotCreate. */
export function isSnapshotCreate(value: unknown): value is SnapshotCreate {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string' || label === '' || isLongerThan(label, 255)) return false;
  return true;
}

/** All that is wrong with a value as SnapshotCreate; nothing for a valid one. */
export function checkSnapshotCreate(value: unknown): readonly Problem[] {
  return problemsOfSnapshotCreate(value) ?? noProblems;
}

/** SnapshotCreate as a Standard Schema. */
export const snapshotCreateSchema: StandardSchema<SnapshotCreate> =
  /* @__PURE__ */ createStandardSchema(checkSnapshotCreate);

export function problemsOfSnapshotCreate(value: unknown): Problems {
  const schema = '#/components/schemas/SnapshotCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
      if (isLongerThan(label, 255))
        problems = report(problems, 'label', schema, 'maxLength', 'must be at most 255 characters');
    }
  }
  return problems;
}
