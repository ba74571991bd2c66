// Generated; change the document it is made from instead.

import type { ControlOAuthClient } from '../../types/index.ts';
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

/** Whether a value is a valid ControlOAuthClient. */
export function isControlOAuthClient(value: unknown): value is ControlOAuthClient {
  if (!isObject(value)) return false;
  const { status } = value;
  if (status !== 'active' && status !== 'disabled' && status !== 'suspended') return false;
  for (const key in value) {
    if (key !== 'status' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlOAuthClient; nothing for a valid one. */
export function checkControlOAuthClient(value: unknown): readonly Problem[] {
  return problemsOfControlOAuthClient(value) ?? noProblems;
}

/** ControlOAuthClient as a Standard Schema. */
export const controlOAuthClientSchema: StandardSchema<ControlOAuthClient> =
  /* @__PURE__ */ createStandardSchema(checkControlOAuthClient);

export function problemsOfControlOAuthClient(value: unknown): Problems {
  const schema = '#/components/schemas/ControlOAuthClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { status } = value;
    if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "active", "disabled" or "suspended"',
      );
    for (const key in value) {
      if (key !== 'status' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlOAuthClient/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
