// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { Furry } from '../../types/index.js';

/** Whether a value is a valid Furry. */
export function isFurry(value: unknown): value is Furry {
  return acceptsFurry(value);
}

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

/** All that is wrong with a value as Furry; nothing for a valid one. */
export function checkFurry(value: unknown): readonly Problem[] {
  return problemsOfFurry(value) ?? noProblems;
}

/** Furry as a Standard Schema. */
export const furrySchema: StandardSchema<Furry> = /* @__PURE__ */ standard(checkFurry);

export function problemsOfFurry(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Furry/allOf/0/type',
      message: 'must be an object',
    });
  else {
    const { kind, name } = value;
    if (kind === undefined)
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/Furry/allOf/0/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/Furry/allOf/0/properties/kind/type',
        message: 'must be a string',
      });
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = add(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'type',
          schema: '#/components/schemas/Furry/allOf/0/properties/name/type',
          message: 'must be a string',
        });
      else if (name === '')
        problems = add(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'minLength',
          schema: '#/components/schemas/Furry/allOf/0/properties/name/minLength',
          message: 'must not be empty',
        });
    }
  }
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Furry/allOf/1/type',
      message: 'must be an object',
    });
  else {
    const { fur } = value;
    if (fur === undefined)
      problems = add(problems, {
        pointer: '/fur',
        field: 'fur',
        keyword: 'required',
        schema: '#/components/schemas/Furry/allOf/1/required',
        message: 'is required',
      });
    else if (typeof fur !== 'boolean')
      problems = add(problems, {
        pointer: '/fur',
        field: 'fur',
        keyword: 'type',
        schema: '#/components/schemas/Furry/allOf/1/properties/fur/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
