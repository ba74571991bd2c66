// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

const numberPattern = /^\d{4}$/u;

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { kind, number: number_, coins } = value;
  if (
    (kind !== 'card' && kind !== 'cash') ||
    (number_ !== undefined && (typeof number_ !== 'string' || !numberPattern.test(number_))) ||
    (coins !== undefined && (!isInteger(coins) || coins < 1))
  )
    return false;
  if (acceptsValueIf(value)) {
    const { number: number_ } = value;
    if (number_ === undefined) return false;
  } else {
    const { coins } = value;
    if (coins === undefined) return false;
  }
  return true;
}

function acceptsValueIf(value: unknown): boolean {
  if (isObject(value)) {
    const { kind } = value;
    if (kind !== 'card') return false;
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
    const { kind, number: number_, coins } = value;
    if (kind !== 'card' && kind !== 'cash')
      problems = reportRequired(
        problems,
        'kind',
        kind,
        schema,
        'enum',
        'must be one of "card" or "cash"',
      );
    if (number_ !== undefined) {
      if (typeof number_ !== 'string')
        problems = report(problems, 'number', schema, 'type', 'must be a string');
      else if (!numberPattern.test(number_))
        problems = report(problems, 'number', schema, 'pattern', 'must match ^\\d{4}$');
    }
    if (coins !== undefined) {
      if (!isInteger(coins))
        problems = report(problems, 'coins', schema, 'type', 'must be a whole number');
      else if (coins < 1)
        problems = report(problems, 'coins', schema, 'minimum', 'must be at least 1');
    }
    if (acceptsValueIf(value)) {
      const { number: number_ } = value;
      if (number_ === undefined)
        problems = reportAt(problems, '/number', schema, '/then/required', 'is required');
    } else {
      const { coins } = value;
      if (coins === undefined)
        problems = reportAt(problems, '/coins', schema, '/else/required', 'is required');
    }
  }
  return problems;
}
