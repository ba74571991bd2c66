// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import { hasUniqueItems } from '../runtime/validation/deep-equal.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  return acceptRecursive(() => acceptsValue(value));
}

/** All that is wrong with a value as Value; nothing for a valid one. */
export function checkValue(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfValue(value));
}

/** Value as a Standard Schema. */
export const valueSchema: StandardSchema<Value> = /* @__PURE__ */ createStandardSchema(checkValue);

export function acceptsValue(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { tags } = value;
  if (!isArray(tags) || tags.length < 3 || !hasUniqueItems(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  return true;
}

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { tags } = value;
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      if (tags.length < 3)
        problems = report(problems, 'tags', schema, 'minItems', 'must have at least 3 items');
      if (!hasUniqueItems(tags))
        problems = report(
          problems,
          'tags',
          schema,
          'uniqueItems',
          'must not have the same item twice',
        );
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
