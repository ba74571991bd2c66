// Generated; change the document it is made from instead.

import type { ControlSnapshot } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlSnapshot. */
export function isControlSnapshot(value: unknown): value is ControlSnapshot {
  if (!isObject(value)) return false;
  const { name } = value;
  if (typeof name !== 'string' || name === '' || isLongerThan(name, 100)) return false;
  for (const key in value) {
    if (key !== 'name' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlSnapshot; nothing for a valid one. */
export function checkControlSnapshot(value: unknown): readonly Problem[] {
  return problemsOfControlSnapshot(value) ?? noProblems;
}

/** ControlSnapshot as a Standard Schema. */
export const controlSnapshotSchema: StandardSchema<ControlSnapshot> =
  /* @__PURE__ */ createStandardSchema(checkControlSnapshot);

export function problemsOfControlSnapshot(value: unknown): Problems {
  const schema = '#/components/schemas/ControlSnapshot';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { name } = value;
    if (typeof name !== 'string')
      problems = reportRequired(problems, 'name', name, schema, 'type', 'must be a string');
    else {
      if (name === '')
        problems = report(problems, 'name', schema, 'minLength', 'must not be empty');
      if (isLongerThan(name, 100))
        problems = report(problems, 'name', schema, 'maxLength', 'must be at most 100 characters');
    }
    for (const key in value) {
      if (key !== 'name' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlSnapshot/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
