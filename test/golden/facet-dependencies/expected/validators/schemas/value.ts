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

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { card, address, code } = value;
  if (
    typeof card !== 'string' ||
    (address !== undefined && typeof address !== 'string') ||
    (code !== undefined && !isInteger(code)) ||
    (card !== undefined && address === undefined)
  )
    return false;
  if (card !== undefined) {
    const { code } = value;
    if (code === undefined) return false;
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
    const { card, address, code } = value;
    if (typeof card !== 'string')
      problems = reportRequired(problems, 'card', card, schema, 'type', 'must be a string');
    if (address !== undefined && typeof address !== 'string')
      problems = report(problems, 'address', schema, 'type', 'must be a string');
    if (code !== undefined && !isInteger(code))
      problems = report(problems, 'code', schema, 'type', 'must be a whole number');
    if (card !== undefined && address === undefined)
      problems = reportAt(
        problems,
        '/address',
        schema,
        '/dependentRequired',
        'is required where card is given',
      );
    if (card !== undefined) {
      const { code } = value;
      if (code === undefined)
        problems = reportAt(
          problems,
          '/code',
          schema,
          '/dependentSchemas/card/required',
          'is required',
        );
    }
  }
  return problems;
}
