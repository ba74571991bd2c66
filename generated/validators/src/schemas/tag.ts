// Generated; change the document it is made from instead.

import type { Tag } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Tag. */
export function isTag(value: unknown): value is Tag {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string') return false;
  return true;
}

/** All that is wrong with a value as Tag; nothing for a valid one. */
export function checkTag(value: unknown): readonly Problem[] {
  return problemsOfTag(value) ?? noProblems;
}

/** Tag as a Standard Schema. */
export const tagSchema: StandardSchema<Tag> = /* @__PURE__ */ createStandardSchema(checkTag);

export function problemsOfTag(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Tag/type',
      message: 'must be an object',
    });
  else {
    const { label } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Tag/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/Tag/properties/label/type',
        message: 'must be a string',
      });
  }
  return problems;
}
