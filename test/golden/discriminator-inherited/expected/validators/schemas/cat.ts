// Generated; change the document it is made from instead.

import type { Cat } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
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
  const schema = '#/components/schemas/Cat';
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfFurry(value));
  if (!isObject(value))
    problems = reportAt(problems, '', schema, '/allOf/1/type', 'must be an object');
  else {
    const { kind, lives } = value;
    if (kind !== undefined && kind !== 'cat')
      problems = reportAt(
        problems,
        '/kind',
        schema,
        '/allOf/1/properties/kind/enum',
        'must be "cat"',
      );
    if (lives !== undefined && !isInteger(lives))
      problems = reportAt(
        problems,
        '/lives',
        schema,
        '/allOf/1/properties/lives/type',
        'must be a whole number',
      );
  }
  return problems;
}

export function acceptsCat(value: unknown): boolean {
  if (!acceptsFurry(value)) return false;
  {
    if (!isObject(value)) return false;
    const { kind, lives } = value;
    if ((kind !== undefined && kind !== 'cat') || (lives !== undefined && !isInteger(lives)))
      return false;
  }
  return true;
}
