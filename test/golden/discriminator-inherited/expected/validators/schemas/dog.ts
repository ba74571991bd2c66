// Generated; change the document it is made from instead.

import type { Dog } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Dog/allOf/0/type',
      message: 'must be an object',
    });
  else {
    const { kind, name } = value;
    if (kind === undefined)
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/Dog/allOf/0/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/Dog/allOf/0/properties/kind/type',
        message: 'must be a string',
      });
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'type',
          schema: '#/components/schemas/Dog/allOf/0/properties/name/type',
          message: 'must be a string',
        });
      else if (name === '')
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'minLength',
          schema: '#/components/schemas/Dog/allOf/0/properties/name/minLength',
          message: 'must not be empty',
        });
    }
  }
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Dog/allOf/1/type',
      message: 'must be an object',
    });
  else {
    const { kind, bark } = value;
    if (kind !== undefined) {
      if (kind !== 'dog')
        problems = addProblem(problems, {
          pointer: '/kind',
          field: 'kind',
          keyword: 'enum',
          schema: '#/components/schemas/Dog/allOf/1/properties/kind/enum',
          message: 'must be "dog"',
        });
    }
    if (bark === undefined)
      problems = addProblem(problems, {
        pointer: '/bark',
        field: 'bark',
        keyword: 'required',
        schema: '#/components/schemas/Dog/allOf/1/required',
        message: 'is required',
      });
    else if (typeof bark !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/bark',
        field: 'bark',
        keyword: 'type',
        schema: '#/components/schemas/Dog/allOf/1/properties/bark/type',
        message: 'must be true or false',
      });
  }
  return problems;
}

export function acceptsDog(value: unknown): boolean {
  {
    if (!isObject(value)) return false;
    const { kind, name } = value;
    if (typeof kind !== 'string') return false;
    if (name !== undefined) {
      if (typeof name !== 'string') return false;
      if (name === '') return false;
    }
  }
  {
    if (!isObject(value)) return false;
    const { kind, bark } = value;
    if (kind !== undefined) {
      if (kind !== 'dog') return false;
    }
    if (typeof bark !== 'boolean') return false;
  }
  return true;
}
