// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import { selectClosestBranch } from '../runtime/validation/closest-branch.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  createProblem,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { getOwn, isObject } from '../runtime/validation/type-checks.js';
import { acceptsCircle, problemsOfCircle } from './circle.js';
import { acceptsSquare, problemsOfSquare } from './square.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (Number(acceptsCircle(value)) + Number(acceptsSquare(value)) !== 1) return false;
  return true;
}

/** All that is wrong with a value as Value; nothing for a valid one. */
export function checkValue(value: unknown): readonly Problem[] {
  return problemsOfValue(value) ?? noProblems;
}

/** Value as a Standard Schema. */
export const valueSchema: StandardSchema<Value> = /* @__PURE__ */ createStandardSchema(checkValue);

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  {
    const matched = Number(acceptsCircle(value)) + Number(acceptsSquare(value));
    if (matched === 0) {
      if (isObject(value)) {
        switch (getOwn(value, 'kind')) {
          case 'Circle':
            problems = mergeProblems(
              problems,
              problemsOfCircle(value) ?? [
                createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
              ],
            );
            break;
          case 'Square':
            problems = mergeProblems(
              problems,
              problemsOfSquare(value) ?? [
                createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
              ],
            );
            break;
          case 'round':
            problems = mergeProblems(
              problems,
              problemsOfCircle(value) ?? [
                createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
              ],
            );
            break;
          case undefined:
            problems = addProblem(
              problems,
              createProblem('/kind', schema, '/discriminator', 'is required'),
            );
            break;
          default:
            problems = addProblem(
              problems,
              createProblem(
                '/kind',
                schema,
                '/discriminator',
                'must be one of "round" or "Square"',
              ),
            );
        }
      } else
        problems = mergeProblems(
          problems,
          selectClosestBranch(
            createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
            problemsOfCircle(value),
            problemsOfSquare(value),
          ),
        );
    } else if (matched > 1)
      problems = reportAt(
        problems,
        '',
        schema,
        '/oneOf',
        'must match exactly one of the alternatives, but matches several',
      );
  }
  return problems;
}
