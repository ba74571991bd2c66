// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
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

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { kind, version, mixed } = value;
  if (
    (kind !== 'a' && kind !== 'b') ||
    version !== 2 ||
    (mixed !== 1 && mixed !== 'x' && mixed !== null)
  )
    return false;
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
    const { kind, version, mixed } = value;
    if (kind !== 'a' && kind !== 'b')
      problems = reportRequired(
        problems,
        'kind',
        kind,
        schema,
        'enum',
        'must be one of "a" or "b"',
      );
    if (version !== 2)
      problems = reportRequired(problems, 'version', version, schema, 'const', 'must be 2');
    if (mixed !== 1 && mixed !== 'x' && mixed !== null)
      problems = reportRequired(
        problems,
        'mixed',
        mixed,
        schema,
        'enum',
        'must be one of 1, "x" or null',
      );
  }
  return problems;
}
