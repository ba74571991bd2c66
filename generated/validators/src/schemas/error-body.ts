// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { isErrorItem, problemsOfErrorItem } from './error-item.js';
import type { ErrorBody } from '@cloud-api/types';

const schema = '#/components/schemas/ErrorBody';

/** Whether a value is a valid ErrorBody. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return acceptsErrorBody(value);
}

export function acceptsErrorBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { errors } = value;
  if (!isList(errors)) return false;
  if (errors.length < 1) return false;
  for (let index = 0; index < errors.length; index++) {
    if (!isErrorItem(errors[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as ErrorBody; nothing for a valid one. */
export function checkErrorBody(value: unknown): readonly Problem[] {
  return problemsOfErrorBody(value) ?? noProblems;
}

/** ErrorBody as a Standard Schema. */
export const errorBodySchema: StandardSchema<ErrorBody> = /* @__PURE__ */ standard(checkErrorBody);

export function problemsOfErrorBody(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { errors } = value;
    if (errors === undefined) problems = add(problems, missing(schema, 'errors'));
    else if (!isList(errors))
      problems = add(problems, memberProblem(schema, 'errors', 'type', 'must be a list'));
    else {
      if (errors.length < 1)
        problems = add(
          problems,
          memberProblem(schema, 'errors', 'minItems', 'must have at least 1 item'),
        );
      for (let index = 0; index < errors.length; index++) {
        problems = withinItem(problems, 'errors', index, problemsOfErrorItem(errors[index]));
      }
    }
  }
  return problems;
}
