// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { Dog } from '../../types/index.js';

/** Whether a value is a valid Dog. */
export function isDog(value: unknown): value is Dog {
  return acceptsDog(value);
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

/** All that is wrong with a value as Dog; nothing for a valid one. */
export function checkDog(value: unknown): readonly Problem[] {
  return problemsOfDog(value) ?? noProblems;
}

/** Dog as a Standard Schema. */
export const dogSchema: StandardSchema<Dog> = /* @__PURE__ */ standard(checkDog);

export function problemsOfDog(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Dog/allOf/0/type',
      message: 'must be an object',
    });
  else {
    const { kind, name } = value;
    if (kind === undefined)
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/Dog/allOf/0/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/Dog/allOf/0/properties/kind/type',
        message: 'must be a string',
      });
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = add(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'type',
          schema: '#/components/schemas/Dog/allOf/0/properties/name/type',
          message: 'must be a string',
        });
      else if (name === '')
        problems = add(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'minLength',
          schema: '#/components/schemas/Dog/allOf/0/properties/name/minLength',
          message: 'must not be empty',
        });
    }
  }
  if (!isObject(value))
    problems = add(problems, {
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
        problems = add(problems, {
          pointer: '/kind',
          field: 'kind',
          keyword: 'enum',
          schema: '#/components/schemas/Dog/allOf/1/properties/kind/enum',
          message: 'must be "dog"',
        });
    }
    if (bark === undefined)
      problems = add(problems, {
        pointer: '/bark',
        field: 'bark',
        keyword: 'required',
        schema: '#/components/schemas/Dog/allOf/1/required',
        message: 'is required',
      });
    else if (typeof bark !== 'boolean')
      problems = add(problems, {
        pointer: '/bark',
        field: 'bark',
        keyword: 'type',
        schema: '#/components/schemas/Dog/allOf/1/properties/bark/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
