// Generated; change the document it is made from instead.

import type { Cat } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeProblems,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { acceptsFurry, problemsOfFurry } from './furry.js';

/** Whether a value is a valid Cat. */
export function isCat(value: unknown): value is Cat {
  return acceptsCat(value);
}

/** All that is wrong with a value as Cat; nothing for a valid one. */
export function checkCat(value: unknown): readonly Problem[] {
  return problemsOfCat(value) ?? noProblems;
}

/** Cat as a Standard Schema. */
export const catSchema: StandardSchema<Cat> = /* @__PURE__ */ createStandardSchema(checkCat);

export function problemsOfCat(value: unknown): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfFurry(value));
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Cat/allOf/1/type',
      message: 'must be an object',
    });
  else {
    const { kind, lives } = value;
    if (kind !== undefined) {
      if (kind !== 'cat')
        problems = addProblem(problems, {
          pointer: '/kind',
          field: 'kind',
          keyword: 'enum',
          schema: '#/components/schemas/Cat/allOf/1/properties/kind/enum',
          message: 'must be "cat"',
        });
    }
    if (lives !== undefined) {
      if (!isInteger(lives))
        problems = addProblem(problems, {
          pointer: '/lives',
          field: 'lives',
          keyword: 'type',
          schema: '#/components/schemas/Cat/allOf/1/properties/lives/type',
          message: 'must be a whole number',
        });
    }
  }
  return problems;
}

export function acceptsCat(value: unknown): boolean {
  if (!acceptsFurry(value)) return false;
  {
    if (!isObject(value)) return false;
    const { kind, lives } = value;
    if (kind !== undefined) {
      if (kind !== 'cat') return false;
    }
    if (lives !== undefined) {
      if (!isInteger(lives)) return false;
    }
  }
  return true;
}
