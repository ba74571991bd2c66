// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { acceptsClosedValue2, problemsOfClosedValue2 } from './closed-value.js';

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
  const { items } = value;
  if (!isArray(items)) return false;
  for (let index = 0; index < items.length; index++) {
    if (!acceptsItemsItem(items[index])) return false;
  }
  return true;
}

function acceptsItemsItem(value: unknown): boolean {
  if (!acceptsValue3(value)) return false;
  return true;
}

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { items } = value;
    if (!isArray(items))
      problems = reportRequired(problems, 'items', items, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < items.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'items',
          index,
          problemsOfItemsItem(items[index]),
        );
      }
    }
  }
  return problems;
}

function problemsOfItemsItem(value: unknown): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfValue3(value));
  return problems;
}

export function acceptsValue2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { items } = value;
  if (!isArray(items)) return false;
  for (let index = 0; index < items.length; index++) {
    if (!acceptsItemsItem2(items[index])) return false;
  }
  return true;
}

function acceptsItemsItem2(value: unknown): boolean {
  if (!acceptsClosedValue2(value)) return false;
  return true;
}

export function knowsMemberOfValue(_value: {
  readonly [name: string]: unknown;
}): (key: string) => boolean {
  return (key) => key === 'items';
}

export function problemsOfValue2(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { items } = value;
    if (!isArray(items))
      problems = reportRequired(problems, 'items', items, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < items.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'items',
          index,
          problemsOfItemsItem2(items[index]),
        );
      }
    }
  }
  return problems;
}

function problemsOfItemsItem2(value: unknown): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfClosedValue2(value));
  return problems;
}

export function acceptsValue3(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { items } = value;
  if (!isArray(items)) return false;
  for (let index = 0; index < items.length; index++) {
    if (!acceptsItemsItem(items[index])) return false;
  }
  return true;
}

export function problemsOfValue3(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { items } = value;
    if (!isArray(items))
      problems = reportRequired(problems, 'items', items, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < items.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'items',
          index,
          problemsOfItemsItem(items[index]),
        );
      }
    }
  }
  return problems;
}
