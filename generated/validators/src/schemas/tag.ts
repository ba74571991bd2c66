// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.js';
import { type Problems, add, noProblems } from '../runtime/validation/problems.js';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import type { Tag } from '@cloud-api/types';

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
export const tagSchema: StandardSchema<Tag> = /* @__PURE__ */ standard(checkTag);

export function problemsOfTag(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Tag/type',
      message: 'must be an object',
    });
  else {
    const { label } = value;
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Tag/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/Tag/properties/label/type',
        message: 'must be a string',
      });
  }
  return problems;
}
