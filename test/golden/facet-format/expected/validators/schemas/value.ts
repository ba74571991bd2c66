// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import { isEmail } from '../runtime/validation/formats/email.js';
import { isInt32 } from '../runtime/validation/formats/int32-int64.js';
import { isDate } from '../runtime/validation/formats/time.js';
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
import { isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { date, email, count } = value;
  if (
    typeof date !== 'string' ||
    !isDate(date) ||
    typeof email !== 'string' ||
    isLongerThan(email, 10) ||
    !isEmail(email) ||
    !isInteger(count) ||
    !isInt32(count)
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
    const { date, email, count } = value;
    if (typeof date !== 'string')
      problems = reportRequired(problems, 'date', date, schema, 'type', 'must be a string');
    else if (!isDate(date))
      problems = report(problems, 'date', schema, 'format', 'must be a date such as 2030-01-15');
    if (typeof email !== 'string')
      problems = reportRequired(problems, 'email', email, schema, 'type', 'must be a string');
    else {
      if (isLongerThan(email, 10))
        problems = report(problems, 'email', schema, 'maxLength', 'must be at most 10 characters');
      if (!isEmail(email))
        problems = report(problems, 'email', schema, 'format', 'must be an e-mail address');
    }
    if (!isInteger(count))
      problems = reportRequired(problems, 'count', count, schema, 'type', 'must be a whole number');
    else if (!isInt32(count))
      problems = report(problems, 'count', schema, 'format', 'must be a whole number of 32 bits');
  }
  return problems;
}
