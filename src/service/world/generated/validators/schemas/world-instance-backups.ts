// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isWorldOptionalTime, problemsOfWorldOptionalTime } from './world-optional-time.ts';
import type { WorldInstanceBackups } from '../../types/index.ts';

/** Whether a value is a valid WorldInstanceBackups. */
export function isWorldInstanceBackups(value: unknown): value is WorldInstanceBackups {
  if (!isObject(value)) return false;
  const { enabled, available, schedule, last_successful: lastSuccessful } = value;
  if (enabled !== undefined) {
    if (typeof enabled !== 'boolean') return false;
  }
  if (available !== undefined) {
    if (typeof available !== 'boolean') return false;
  }
  if (schedule !== undefined) {
    if (!acceptsSchedule(schedule)) return false;
  }
  if (lastSuccessful !== undefined) {
    if (!isWorldOptionalTime(lastSuccessful)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'enabled':
      case 'available':
      case 'schedule':
      case 'last_successful':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldInstanceBackups; nothing for a valid one. */
export function checkWorldInstanceBackups(value: unknown): readonly Problem[] {
  return problemsOfWorldInstanceBackups(value) ?? noProblems;
}

/** WorldInstanceBackups as a Standard Schema. */
export const worldInstanceBackupsSchema: StandardSchema<WorldInstanceBackups> =
  /* @__PURE__ */ standard(checkWorldInstanceBackups);

export function problemsOfWorldInstanceBackups(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldInstanceBackups/type',
      message: 'must be an object',
    });
  else {
    const { enabled, available, schedule, last_successful: lastSuccessful } = value;
    if (enabled !== undefined) {
      if (typeof enabled !== 'boolean')
        problems = add(problems, {
          pointer: '/enabled',
          field: 'enabled',
          keyword: 'type',
          schema: '#/components/schemas/WorldInstanceBackups/properties/enabled/type',
          message: 'must be true or false',
        });
    }
    if (available !== undefined) {
      if (typeof available !== 'boolean')
        problems = add(problems, {
          pointer: '/available',
          field: 'available',
          keyword: 'type',
          schema: '#/components/schemas/WorldInstanceBackups/properties/available/type',
          message: 'must be true or false',
        });
    }
    if (schedule !== undefined)
      problems = within(problems, 'schedule', problemsOfSchedule(schedule));
    if (lastSuccessful !== undefined)
      problems = within(problems, 'last_successful', problemsOfWorldOptionalTime(lastSuccessful));
    for (const key in value) {
      switch (key) {
        case 'enabled':
        case 'available':
        case 'schedule':
        case 'last_successful':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldInstanceBackups/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfSchedule(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldInstanceBackups/properties/schedule/type',
      message: 'must be an object',
    });
  else {
    const { day, window: window_ } = value;
    if (day !== undefined) {
      if (typeof day !== 'string')
        problems = add(problems, {
          pointer: '/day',
          field: 'day',
          keyword: 'type',
          schema:
            '#/components/schemas/WorldInstanceBackups/properties/schedule/properties/day/type',
          message: 'must be a string',
        });
    }
    if (window_ !== undefined) {
      if (typeof window_ !== 'string')
        problems = add(problems, {
          pointer: '/window',
          field: 'window',
          keyword: 'type',
          schema:
            '#/components/schemas/WorldInstanceBackups/properties/schedule/properties/window/type',
          message: 'must be a string',
        });
    }
    for (const key in value) {
      if (key !== 'day' && key !== 'window') {
        if (Object.hasOwn(value, key))
          problems = addWithin(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema:
              '#/components/schemas/WorldInstanceBackups/properties/schedule/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}

function acceptsSchedule(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { day, window: window_ } = value;
  if (day !== undefined) {
    if (typeof day !== 'string') return false;
  }
  if (window_ !== undefined) {
    if (typeof window_ !== 'string') return false;
  }
  for (const key in value) {
    if (key !== 'day' && key !== 'window') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
