// Generated; change the document it is made from instead.

import type { Furry } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Furry. */
export function isFurry(value: unknown): value is Furry {
  return acceptsFurry(value);
}

/** All that is wrong with a value as Furry; nothing for a valid one. */
export function checkFurry(value: unknown): readonly Problem[] {
  return problemsOfFurry(value) ?? noProblems;
}

/** Furry as a Standard Schema. */
export const furrySchema: StandardSchema<Furry> = /* @__PURE__ */ createStandardSchema(checkFurry);

export function acceptsFurry(value: unknown): boolean {
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
    const { fur } = value;
    if (typeof fur !== 'boolean') return false;
  }
  return true;
}

export function problemsOfFurry(value: unknown): Problems {
  const schema = '#/components/schemas/Furry';
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
    const { fur } = value;
    if (fur === undefined)
      problems = reportAt(problems, '/fur', schema, '/allOf/1/required', 'is required');
    else if (typeof fur !== 'boolean')
      problems = reportAt(
        problems,
        '/fur',
        schema,
        '/allOf/1/properties/fur/type',
        'must be true or false',
      );
  }
  return problems;
}
