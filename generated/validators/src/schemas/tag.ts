// Generated; change the document it is made from instead.

import type { Tag } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
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
  const schema = '#/components/schemas/Tag';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
  }
  return problems;
}
