// Generated; change the document it is made from instead.

import type { Pet } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  createProblem,
  mergeProblems,
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
import { getOwn, isObject } from '../runtime/validation/type-checks.js';
import { acceptsCat, problemsOfCat } from './cat.js';
import { acceptsDog, problemsOfDog } from './dog.js';

/** Whether a value is a valid Pet. */
export function isPet(value: unknown): value is Pet {
  if (!isObject(value)) return false;
  const { kind, name } = value;
  if (
    typeof kind !== 'string' ||
    (name !== undefined && (typeof name !== 'string' || name === '')) ||
    Number(acceptsCat(value)) + Number(acceptsDog(value)) !== 1
  )
    return false;
  return true;
}

/** All that is wrong with a value as Pet; nothing for a valid one. */
export function checkPet(value: unknown): readonly Problem[] {
  return problemsOfPet(value) ?? noProblems;
}

/** Pet as a Standard Schema. */
export const petSchema: StandardSchema<Pet> = /* @__PURE__ */ createStandardSchema(checkPet);

export function problemsOfPet(value: unknown): Problems {
  const schema = '#/components/schemas/Pet';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { kind, name } = value;
    if (typeof kind !== 'string')
      problems = reportRequired(problems, 'kind', kind, schema, 'type', 'must be a string');
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = report(problems, 'name', schema, 'type', 'must be a string');
      else if (name === '')
        problems = report(problems, 'name', schema, 'minLength', 'must not be empty');
    }
    {
      const matched = Number(acceptsCat(value)) + Number(acceptsDog(value));
      if (matched === 0) {
        switch (getOwn(value, 'kind')) {
          case 'Cat':
            problems = mergeProblems(
              problems,
              problemsOfCat(value) ?? [
                createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
              ],
            );
            break;
          case 'Dog':
            problems = mergeProblems(
              problems,
              problemsOfDog(value) ?? [
                createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
              ],
            );
            break;
          case 'cat':
            problems = mergeProblems(
              problems,
              problemsOfCat(value) ?? [
                createProblem('', schema, '/oneOf', 'must match one of the alternatives'),
              ],
            );
            break;
          case 'dog':
            problems = mergeProblems(
              problems,
              problemsOfDog(value) ?? [
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
              createProblem('/kind', schema, '/discriminator', 'must be one of "cat" or "dog"'),
            );
        }
      } else if (matched > 1)
        problems = reportAt(
          problems,
          '',
          schema,
          '/oneOf',
          'must match exactly one of the alternatives, but matches several',
        );
    }
  }
  return problems;
}
