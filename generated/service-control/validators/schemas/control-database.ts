// Generated; change the document it is made from instead.

import type { ControlDatabase } from '../../types/index.ts';
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
import { isObject } from '../runtime/validation/type-checks.ts';

const statusValues = /* @__PURE__ */ new Set<unknown>([
  'provisioning',
  'active',
  'suspending',
  'suspended',
  'resuming',
  'restoring',
  'failed',
  'degraded',
  'updating',
  'backing_up',
]);

/** Whether a value is a valid ControlDatabase. */
export function isControlDatabase(value: unknown): value is ControlDatabase {
  if (!isObject(value)) return false;
  const { status } = value;
  if (!statusValues.has(status)) return false;
  for (const key in value) {
    if (key !== 'status') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlDatabase; nothing for a valid one. */
export function checkControlDatabase(value: unknown): readonly Problem[] {
  return problemsOfControlDatabase(value) ?? noProblems;
}

/** ControlDatabase as a Standard Schema. */
export const controlDatabaseSchema: StandardSchema<ControlDatabase> =
  /* @__PURE__ */ createStandardSchema(checkControlDatabase);

export function problemsOfControlDatabase(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlDatabase/type',
      message: 'must be an object',
    });
  else {
    const { status } = value;
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/ControlDatabase/required',
        message: 'is required',
      });
    else if (!statusValues.has(status))
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'enum',
        schema: '#/components/schemas/ControlDatabase/properties/status/enum',
        message:
          'must be one of "provisioning", "active", "suspending", "suspended", "resuming", "restoring", "failed", "degraded", "updating" or "backing_up"',
      });
    for (const key in value) {
      if (key !== 'status') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlDatabase/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
