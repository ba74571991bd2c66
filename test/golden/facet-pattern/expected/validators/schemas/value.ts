// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
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
import { isObject, isShorterThan } from '../runtime/validation/type-checks.js';

const codePattern = /^[A-Z][A-Z][A-Z]$/u;
const labelPattern = /^[a-z]+(?:-[a-z]+)*$/u;

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { code, label } = value;
  if (
    typeof code !== 'string' ||
    !codePattern.test(code) ||
    typeof label !== 'string' ||
    isShorterThan(label, 12) ||
    !matchesPattern(labelPattern, label)
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
    const { code, label } = value;
    if (typeof code !== 'string')
      problems = reportRequired(problems, 'code', code, schema, 'type', 'must be a string');
    else if (!codePattern.test(code))
      problems = report(problems, 'code', schema, 'pattern', 'must match ^[A-Z]{3}$');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (isShorterThan(label, 12))
        problems = report(problems, 'label', schema, 'minLength', 'must be at least 12 characters');
      if (!matchesPattern(labelPattern, label))
        problems = report(problems, 'label', schema, 'pattern', 'must match ^[a-z]+(?:-[a-z]+)*$');
    }
  }
  return problems;
}
