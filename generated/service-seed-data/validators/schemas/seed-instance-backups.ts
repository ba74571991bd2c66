// Generated; change the document it is made from instead.

import type { SeedInstanceBackups } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
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
  if (
    (enabled !== undefined && typeof enabled !== 'boolean') ||
    (available !== undefined && typeof available !== 'boolean') ||
    (schedule !== undefined && !acceptsSchedule(schedule)) ||
    (lastSuccessful !== undefined && !isSeedNullableTime(lastSuccessful))
  )
    return false;
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
  if (
    (day !== undefined && typeof day !== 'string') ||
    (window_ !== undefined && typeof window_ !== 'string')
  )
    return false;
  for (const key in value) {
    if (key !== 'day' && key !== 'window' && Object.hasOwn(value, key)) return false;
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
  const schema = '#/components/schemas/SeedInstanceBackups';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { enabled, available, schedule, last_successful: lastSuccessful } = value;
    if (enabled !== undefined && typeof enabled !== 'boolean')
      problems = report(problems, 'enabled', schema, 'type', 'must be true or false');
    if (available !== undefined && typeof available !== 'boolean')
      problems = report(problems, 'available', schema, 'type', 'must be true or false');
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
  const schema = '#/components/schemas/SeedInstanceBackups/properties/schedule';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { day, window: window_ } = value;
    if (day !== undefined && typeof day !== 'string')
      problems = report(problems, 'day', schema, 'type', 'must be a string');
    if (window_ !== undefined && typeof window_ !== 'string')
      problems = report(problems, 'window', schema, 'type', 'must be a string');
    for (const key in value) {
      if (key !== 'day' && key !== 'window' && Object.hasOwn(value, key))
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
  return problems;
}
