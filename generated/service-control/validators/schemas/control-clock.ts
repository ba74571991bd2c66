// Generated; change the document it is made from instead.

import type { ControlClock } from '../../types/index.ts';
import { isDateTime } from '../runtime/validation/formats/time.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import {
  hasFewerProperties,
  hasMoreProperties,
  isObject,
} from '../runtime/validation/type-checks.ts';

const byPattern = /^[+-][0-9]{1,6}[smhdw]$/u;

/** Whether a value is a valid ControlClock. */
export function isControlClock(value: unknown): value is ControlClock {
  if (!isObject(value)) return false;
  const { by, to } = value;
  if (
    (by !== undefined && (typeof by !== 'string' || !byPattern.test(by))) ||
    (to !== undefined && (typeof to !== 'string' || !isDateTime(to))) ||
    hasFewerProperties(value, 1) ||
    hasMoreProperties(value, 1)
  )
    return false;
  for (const key in value) {
    if (key !== 'by' && key !== 'to' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlClock; nothing for a valid one. */
export function checkControlClock(value: unknown): readonly Problem[] {
  return problemsOfControlClock(value) ?? noProblems;
}

/** ControlClock as a Standard Schema. */
export const controlClockSchema: StandardSchema<ControlClock> =
  /* @__PURE__ */ createStandardSchema(checkControlClock);

export function problemsOfControlClock(value: unknown): Problems {
  const schema = '#/components/schemas/ControlClock';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { by, to } = value;
    if (by !== undefined) {
      if (typeof by !== 'string')
        problems = report(
          problems,
          'by',
          schema,
          'type',
          'Must be an amount of time such as `+2h`, `-3d`, `+90m`, `+10s` or `+1w`.',
        );
      else if (!byPattern.test(by))
        problems = report(
          problems,
          'by',
          schema,
          'pattern',
          'Must be an amount of time such as `+2h`, `-3d`, `+90m`, `+10s` or `+1w`.',
        );
    }
    if (to !== undefined) {
      if (typeof to !== 'string')
        problems = report(problems, 'to', schema, 'type', 'must be a string');
      else if (!isDateTime(to))
        problems = report(
          problems,
          'to',
          schema,
          'format',
          'must be a date and time such as 2030-01-15T10:20:30Z',
        );
    }
    if (hasFewerProperties(value, 1))
      problems = reportAt(problems, '', schema, '/minProperties', 'must have at least 1 member');
    if (hasMoreProperties(value, 1))
      problems = reportAt(problems, '', schema, '/maxProperties', 'must have at most 1 member');
    for (const key in value) {
      if (key !== 'by' && key !== 'to' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlClock/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
