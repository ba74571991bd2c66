// Generated; change the document it is made from instead.

import type { Furry } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
    if (typeof kind !== 'string') return false;
    if (name !== undefined) {
      if (typeof name !== 'string') return false;
      if (name === '') return false;
    }
  }
  {
    if (!isObject(value)) return false;
    const { fur } = value;
    if (typeof fur !== 'boolean') return false;
  }
  return true;
}

export function problemsOfFurry(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Furry/allOf/0/type',
      message: 'must be an object',
    });
  else {
    const { kind, name } = value;
    if (kind === undefined)
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/Furry/allOf/0/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/Furry/allOf/0/properties/kind/type',
        message: 'must be a string',
      });
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'type',
          schema: '#/components/schemas/Furry/allOf/0/properties/name/type',
          message: 'must be a string',
        });
      else if (name === '')
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'minLength',
          schema: '#/components/schemas/Furry/allOf/0/properties/name/minLength',
          message: 'must not be empty',
        });
    }
  }
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Furry/allOf/1/type',
      message: 'must be an object',
    });
  else {
    const { fur } = value;
    if (fur === undefined)
      problems = addProblem(problems, {
        pointer: '/fur',
        field: 'fur',
        keyword: 'required',
        schema: '#/components/schemas/Furry/allOf/1/required',
        message: 'is required',
      });
    else if (typeof fur !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/fur',
        field: 'fur',
        keyword: 'type',
        schema: '#/components/schemas/Furry/allOf/1/properties/fur/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
