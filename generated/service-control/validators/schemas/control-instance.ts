// Generated; change the document it is made from instead.

import type { ControlInstance } from '../../types/index.ts';
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
  'running',
  'offline',
  'booting',
  'rebooting',
  'shutting_down',
  'provisioning',
  'deleting',
  'migrating',
  'rebuilding',
  'cloning',
  'restoring',
  'stopped',
]);

/** Whether a value is a valid ControlInstance. */
export function isControlInstance(value: unknown): value is ControlInstance {
  if (!isObject(value)) return false;
  const { status } = value;
  if (!statusValues.has(status)) return false;
  for (const key in value) {
    if (key !== 'status' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlInstance; nothing for a valid one. */
export function checkControlInstance(value: unknown): readonly Problem[] {
  return problemsOfControlInstance(value) ?? noProblems;
}

/** ControlInstance as a Standard Schema. */
export const controlInstanceSchema: StandardSchema<ControlInstance> =
  /* @__PURE__ */ createStandardSchema(checkControlInstance);

export function problemsOfControlInstance(value: unknown): Problems {
  const schema = '#/components/schemas/ControlInstance';
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
        'must be one of "running", "offline", "booting", "rebooting", "shutting_down", "provisioning", "deleting", "migrating", "rebuilding", "cloning", "restoring" or "stopped"',
      );
    for (const key in value) {
      if (key !== 'status' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlInstance/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
