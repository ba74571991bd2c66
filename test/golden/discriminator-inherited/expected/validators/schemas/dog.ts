// Generated; change the document it is made from instead.

import type { Dog } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Dog. */
export function isDog(value: unknown): value is Dog {
  return acceptsDog(value);
}

/** All that is wrong with a value as Dog; nothing for a valid one. */
export function checkDog(value: unknown): readonly Problem[] {
  return problemsOfDog(value) ?? noProblems;
}

/** Dog as a Standard Schema. */
export const dogSchema: StandardSchema<Dog> = /* @__PURE__ */ createStandardSchema(checkDog);

export function problemsOfDog(value: unknown): Problems {
  const schema = '#/components/schemas/Dog';
  let problems: Problems;
  if (!isObject(value))
    problems = reportAt(problems, '', schema, '/allOf/0/type', 'must be an object');
  else {
    const { kind, name } = value;
    if (kind === undefined)
      problems = reportAt(problems, '/kind', schema, '/allOf/0/required', 'is required');
    else if (typeof kind !== 'string')
      problems = reportAt(
        problems,
        '/kind',
        schema,
        '/allOf/0/properties/kind/type',
        'must be a string',
      );
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = reportAt(
          problems,
          '/name',
          schema,
          '/allOf/0/properties/name/type',
          'must be a string',
        );
      else if (name === '')
        problems = reportAt(
          problems,
          '/name',
          schema,
          '/allOf/0/properties/name/minLength',
          'must not be empty',
        );
    }
  }
  if (!isObject(value))
    problems = reportAt(problems, '', schema, '/allOf/1/type', 'must be an object');
  else {
    const { kind, bark } = value;
    if (kind !== undefined && kind !== 'dog')
      problems = reportAt(
        problems,
        '/kind',
        schema,
        '/allOf/1/properties/kind/enum',
        'must be "dog"',
      );
    if (bark === undefined)
      problems = reportAt(problems, '/bark', schema, '/allOf/1/required', 'is required');
    else if (typeof bark !== 'boolean')
      problems = reportAt(
        problems,
        '/bark',
        schema,
        '/allOf/1/properties/bark/type',
        'must be true or false',
      );
  }
  return problems;
}

export function acceptsDog(value: unknown): boolean {
  {
    if (!isObject(value)) return false;
    const { kind, name } = value;
    if (
      typeof kind !== 'string' ||
      (name !== undefined && (typeof name !== 'string' || name === ''))
    )
      return false;
  }
  {
    if (!isObject(value)) return false;
    const { kind, bark } = value;
    if ((kind !== undefined && kind !== 'dog') || typeof bark !== 'boolean') return false;
  }
  return true;
}
