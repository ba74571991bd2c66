// Generated; change the document it is made from instead.

import type { ControlClock } from '../../types/index.ts';
import { isDateTime } from '../runtime/validation/formats/time.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  noProblems,
  type Problems,
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
  if (by !== undefined) {
    if (typeof by !== 'string') return false;
    if (!byPattern.test(by)) return false;
  }
  if (to !== undefined) {
    if (typeof to !== 'string') return false;
    if (!isDateTime(to)) return false;
  }
  if (hasFewerProperties(value, 1)) return false;
  if (hasMoreProperties(value, 1)) return false;
  for (const key in value) {
    if (key !== 'by' && key !== 'to') {
      if (Object.hasOwn(value, key)) return false;
    }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlClock/type',
      message: 'must be an object',
    });
  else {
    const { by, to } = value;
    if (by !== undefined) {
      if (typeof by !== 'string')
        problems = addProblem(problems, {
          pointer: '/by',
          field: 'by',
          keyword: 'type',
          schema: '#/components/schemas/ControlClock/properties/by/type',
          message: 'Must be an amount of time such as `+2h`, `-3d`, `+90m`, `+10s` or `+1w`.',
        });
      else if (!byPattern.test(by))
        problems = addProblem(problems, {
          pointer: '/by',
          field: 'by',
          keyword: 'pattern',
          schema: '#/components/schemas/ControlClock/properties/by/pattern',
          message: 'Must be an amount of time such as `+2h`, `-3d`, `+90m`, `+10s` or `+1w`.',
        });
    }
    if (to !== undefined) {
      if (typeof to !== 'string')
        problems = addProblem(problems, {
          pointer: '/to',
          field: 'to',
          keyword: 'type',
          schema: '#/components/schemas/ControlClock/properties/to/type',
          message: 'must be a string',
        });
      else if (!isDateTime(to))
        problems = addProblem(problems, {
          pointer: '/to',
          field: 'to',
          keyword: 'format',
          schema: '#/components/schemas/ControlClock/properties/to/format',
          message: 'must be a date and time such as 2030-01-15T10:20:30Z',
        });
    }
    if (hasFewerProperties(value, 1))
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'minProperties',
        schema: '#/components/schemas/ControlClock/minProperties',
        message: 'must have at least 1 member',
      });
    if (hasMoreProperties(value, 1))
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'maxProperties',
        schema: '#/components/schemas/ControlClock/maxProperties',
        message: 'must have at most 1 member',
      });
    for (const key in value) {
      if (key !== 'by' && key !== 'to') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlClock/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
