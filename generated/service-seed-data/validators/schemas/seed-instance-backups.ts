// Generated; change the document it is made from instead.

import type { SeedInstanceBackups } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isSeedNullableTime, problemsOfSeedNullableTime } from './seed-nullable-time.ts';

/** Whether a value is a valid SeedInstanceBackups. */
export function isSeedInstanceBackups(value: unknown): value is SeedInstanceBackups {
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
    if (!isSeedNullableTime(lastSuccessful)) return false;
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

/** All that is wrong with a value as SeedInstanceBackups; nothing for a valid one. */
export function checkSeedInstanceBackups(value: unknown): readonly Problem[] {
  return problemsOfSeedInstanceBackups(value) ?? noProblems;
}

/** SeedInstanceBackups as a Standard Schema. */
export const seedInstanceBackupsSchema: StandardSchema<SeedInstanceBackups> =
  /* @__PURE__ */ createStandardSchema(checkSeedInstanceBackups);

export function problemsOfSeedInstanceBackups(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedInstanceBackups/type',
      message: 'must be an object',
    });
  else {
    const { enabled, available, schedule, last_successful: lastSuccessful } = value;
    if (enabled !== undefined) {
      if (typeof enabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/enabled',
          field: 'enabled',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstanceBackups/properties/enabled/type',
          message: 'must be true or false',
        });
    }
    if (available !== undefined) {
      if (typeof available !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/available',
          field: 'available',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstanceBackups/properties/available/type',
          message: 'must be true or false',
        });
    }
    if (schedule !== undefined)
      problems = mergeAtProperty(problems, 'schedule', problemsOfSchedule(schedule));
    if (lastSuccessful !== undefined)
      problems = mergeAtProperty(
        problems,
        'last_successful',
        problemsOfSeedNullableTime(lastSuccessful),
      );
    for (const key in value) {
      switch (key) {
        case 'enabled':
        case 'available':
        case 'schedule':
        case 'last_successful':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedInstanceBackups/additionalProperties',
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
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedInstanceBackups/properties/schedule/type',
      message: 'must be an object',
    });
  else {
    const { day, window: window_ } = value;
    if (day !== undefined) {
      if (typeof day !== 'string')
        problems = addProblem(problems, {
          pointer: '/day',
          field: 'day',
          keyword: 'type',
          schema:
            '#/components/schemas/SeedInstanceBackups/properties/schedule/properties/day/type',
          message: 'must be a string',
        });
    }
    if (window_ !== undefined) {
      if (typeof window_ !== 'string')
        problems = addProblem(problems, {
          pointer: '/window',
          field: 'window',
          keyword: 'type',
          schema:
            '#/components/schemas/SeedInstanceBackups/properties/schedule/properties/window/type',
          message: 'must be a string',
        });
    }
    for (const key in value) {
      if (key !== 'day' && key !== 'window') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema:
              '#/components/schemas/SeedInstanceBackups/properties/schedule/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
