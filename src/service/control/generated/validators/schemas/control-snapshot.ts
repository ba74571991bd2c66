// Generated; change the document it is made from instead.

import { type Problems, add, addWithin, noProblems } from '../runtime/validation/collect.ts';
import { forbidden, memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isLonger, isObject } from '../runtime/validation/values.ts';
import type { ControlSnapshot } from '../../types/index.ts';

const schema = '#/components/schemas/ControlSnapshot';

/** Whether a value is a valid ControlSnapshot. */
export function isControlSnapshot(value: unknown): value is ControlSnapshot {
  if (!isObject(value)) return false;
  const { name } = value;
  if (typeof name !== 'string') return false;
  if (name === '' || isLonger(name, 100)) return false;
  for (const key in value) {
    if (key !== 'name') {
      return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlSnapshot; nothing for a valid one. */
export function checkControlSnapshot(value: unknown): readonly Problem[] {
  return problemsOfControlSnapshot(value) ?? noProblems;
}

/** ControlSnapshot as a Standard Schema. */
export const controlSnapshotSchema: StandardSchema<ControlSnapshot> =
  /* @__PURE__ */ standard(checkControlSnapshot);

export function problemsOfControlSnapshot(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { name } = value;
    if (name === undefined) problems = add(problems, missing(schema, 'name'));
    else if (typeof name !== 'string')
      problems = add(problems, memberProblem(schema, 'name', 'type', 'must be a string'));
    else {
      if (name === '')
        problems = add(problems, memberProblem(schema, 'name', 'minLength', 'must not be empty'));
      if (isLonger(name, 100))
        problems = add(
          problems,
          memberProblem(schema, 'name', 'maxLength', 'must be at most 100 characters'),
        );
    }
    for (const key in value) {
      if (key !== 'name') {
        problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}
