// Generated; change the document it is made from instead.

import type { ControlDatabase } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
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
    if (key !== 'status' && Object.hasOwn(value, key)) return false;
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
  const schema = '#/components/schemas/ControlDatabase';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { status } = value;
    if (!statusValues.has(status))
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "provisioning", "active", "suspending", "suspended", "resuming", "restoring", "failed", "degraded", "updating" or "backing_up"',
      );
    for (const key in value) {
      if (key !== 'status' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlDatabase/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
