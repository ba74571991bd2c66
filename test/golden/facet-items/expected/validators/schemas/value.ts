// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtIndex,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { list, tuple, rest } = value;
  if (!isArray(list)) return false;
  for (let index = 0; index < list.length; index++) {
    if (!acceptsListItem(list[index])) return false;
  }
  if (
    !isArray(tuple) ||
    tuple.length < 2 ||
    (tuple.length > 0 && typeof tuple[0] !== 'string') ||
    (tuple.length > 1 && typeof tuple[1] !== 'boolean') ||
    tuple.length > 2 ||
    !acceptsRest(rest)
  )
    return false;
  return true;
}

function acceptsListItem(value: unknown): boolean {
  if (!isInteger(value) || value < 2) return false;
  return true;
}

function acceptsRest(value: unknown): boolean {
  if (!isArray(value) || value.length < 2 || (value.length > 0 && typeof value[0] !== 'string'))
    return false;
  for (let index = 0; index < value.length; index++) {
    if (!(index < 1) && !isInteger(value[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as Value; nothing for a valid one. */
export function checkValue(value: unknown): readonly Problem[] {
  return problemsOfValue(value) ?? noProblems;
}

/** Value as a Standard Schema. */
export const valueSchema: StandardSchema<Value> = /* @__PURE__ */ createStandardSchema(checkValue);

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { list, tuple, rest } = value;
    if (!isArray(list))
      problems = reportRequired(problems, 'list', list, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < list.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'list', index, problemsOfListItem(list[index]));
      }
    }
    if (!isArray(tuple))
      problems = reportRequired(problems, 'tuple', tuple, schema, 'type', 'must be a list');
    else {
      if (tuple.length < 2)
        problems = report(problems, 'tuple', schema, 'minItems', 'must have at least 2 items');
      if (tuple.length > 0)
        problems = mergeAtPropertyIndex(problems, 'tuple', 0, problemsOfTupleItem0(tuple[0]));
      if (tuple.length > 1)
        problems = mergeAtPropertyIndex(problems, 'tuple', 1, problemsOfTupleItem1(tuple[1]));
      for (let index = 2; index < tuple.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tuple', index, [
          {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/Value/properties/tuple/items',
            message: 'is not allowed',
          },
        ]);
      }
    }
    if (rest === undefined) problems = reportMissing(problems, 'rest', schema);
    else problems = mergeAtProperty(problems, 'rest', problemsOfRest(rest));
  }
  return problems;
}

function problemsOfListItem(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/list/items';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (value < 2) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 2');
  return problems;
}

function problemsOfTupleItem0(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/tuple/prefixItems/0';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfTupleItem1(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/tuple/prefixItems/1';
  let problems: Problems;
  if (typeof value !== 'boolean')
    problems = reportAt(problems, '', schema, '/type', 'must be true or false');
  return problems;
}

function problemsOfRest(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/rest';
  let problems: Problems;
  if (!isArray(value)) problems = reportAt(problems, '', schema, '/type', 'must be a list');
  else {
    if (value.length < 2)
      problems = reportAt(problems, '', schema, '/minItems', 'must have at least 2 items');
    if (value.length > 0) problems = mergeAtIndex(problems, 0, problemsOfRestItem0(value[0]));
    for (let index = 0; index < value.length; index++) {
      if (!(index < 1))
        problems = mergeAtIndex(problems, index, problemsOfRestUnknownItem(value[index]));
    }
  }
  return problems;
}

function problemsOfRestItem0(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/rest/prefixItems/0';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfRestUnknownItem(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/rest/unevaluatedItems';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}
