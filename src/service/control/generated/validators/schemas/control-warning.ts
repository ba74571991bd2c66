// Generated; change the document it is made from instead.

import { type Problems, add, addWithin, noProblems } from '../runtime/validation/collect.ts';
import { forbidden, memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isObject } from '../runtime/validation/values.ts';
import type { ControlWarning } from '../../types/index.ts';

const schema = '#/components/schemas/ControlWarning';

/** Whether a value is a valid ControlWarning. */
export function isControlWarning(value: unknown): value is ControlWarning {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string') return false;
  if (title === '') return false;
  if (typeof detail !== 'string') return false;
  if (detail === '') return false;
  for (const key in value) {
    if (key !== 'title' && key !== 'detail') {
      return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlWarning; nothing for a valid one. */
export function checkControlWarning(value: unknown): readonly Problem[] {
  return problemsOfControlWarning(value) ?? noProblems;
}

/** ControlWarning as a Standard Schema. */
export const controlWarningSchema: StandardSchema<ControlWarning> =
  /* @__PURE__ */ standard(checkControlWarning);

export function problemsOfControlWarning(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { title, detail } = value;
    if (title === undefined) problems = add(problems, missing(schema, 'title'));
    else if (typeof title !== 'string')
      problems = add(problems, memberProblem(schema, 'title', 'type', 'must be a string'));
    else if (title === '')
      problems = add(problems, memberProblem(schema, 'title', 'minLength', 'must not be empty'));
    if (detail === undefined) problems = add(problems, missing(schema, 'detail'));
    else if (typeof detail !== 'string')
      problems = add(problems, memberProblem(schema, 'detail', 'type', 'must be a string'));
    else if (detail === '')
      problems = add(problems, memberProblem(schema, 'detail', 'minLength', 'must not be empty'));
    for (const key in value) {
      if (key !== 'title' && key !== 'detail') {
        problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}
