// Generated; change the document it is made from instead.

import type { ControlFailure } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlFailure. */
export function isControlFailure(value: unknown): value is ControlFailure {
  if (!isObject(value)) return false;
  const { operation, times } = value;
  if (
    typeof operation !== 'string' ||
    operation === '' ||
    !isInteger(times) ||
    times < 0 ||
    times > 1000000
  )
    return false;
  for (const key in value) {
    if (key !== 'operation' && key !== 'times' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlFailure; nothing for a valid one. */
export function checkControlFailure(value: unknown): readonly Problem[] {
  return problemsOfControlFailure(value) ?? noProblems;
}

/** ControlFailure as a Standard Schema. */
export const controlFailureSchema: StandardSchema<ControlFailure> =
  /* @__PURE__ */ createStandardSchema(checkControlFailure);

export function problemsOfControlFailure(value: unknown): Problems {
  const schema = '#/components/schemas/ControlFailure';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { operation, times } = value;
    if (typeof operation !== 'string')
      problems = reportRequired(
        problems,
        'operation',
        operation,
        schema,
        'type',
        'must be a string',
      );
    else if (operation === '')
      problems = report(problems, 'operation', schema, 'minLength', 'must not be empty');
    if (!isInteger(times))
      problems = reportRequired(problems, 'times', times, schema, 'type', 'must be a whole number');
    else {
      if (times < 0) problems = report(problems, 'times', schema, 'minimum', 'must be at least 0');
      if (times > 1000000)
        problems = report(problems, 'times', schema, 'maximum', 'must be at most 1000000');
    }
    for (const key in value) {
      if (key !== 'operation' && key !== 'times' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlFailure/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
