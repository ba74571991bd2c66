// Generated; change the document it is made from instead.

import type { ControlToken } from '../../types/index.ts';
import { isDateTime } from '../runtime/validation/formats/time.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlToken. */
export function isControlToken(value: unknown): value is ControlToken {
  if (!isObject(value)) return false;
  const { token, expires } = value;
  if (
    typeof token !== 'string' ||
    token === '' ||
    (expires !== null && (typeof expires !== 'string' || !isDateTime(expires)))
  )
    return false;
  for (const key in value) {
    if (key !== 'token' && key !== 'expires' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlToken; nothing for a valid one. */
export function checkControlToken(value: unknown): readonly Problem[] {
  return problemsOfControlToken(value) ?? noProblems;
}

/** ControlToken as a Standard Schema. */
export const controlTokenSchema: StandardSchema<ControlToken> =
  /* @__PURE__ */ createStandardSchema(checkControlToken);

export function problemsOfControlToken(value: unknown): Problems {
  const schema = '#/components/schemas/ControlToken';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { token, expires } = value;
    if (typeof token !== 'string')
      problems = reportRequired(problems, 'token', token, schema, 'type', 'must be a string');
    else if (token === '')
      problems = report(problems, 'token', schema, 'minLength', 'must not be empty');
    if (expires === undefined) problems = reportMissing(problems, 'expires', schema);
    else if (expires !== null) {
      if (typeof expires !== 'string')
        problems = report(problems, 'expires', schema, 'type', 'must be a string or null');
      else if (!isDateTime(expires))
        problems = report(
          problems,
          'expires',
          schema,
          'format',
          'must be a date and time such as 2030-01-15T10:20:30Z',
        );
    }
    for (const key in value) {
      if (key !== 'token' && key !== 'expires' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlToken/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
