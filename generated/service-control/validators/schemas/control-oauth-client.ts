// Generated; change the document it is made from instead.

import type { ControlOAuthClient } from '../../types/index.ts';
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

/** Whether a value is a valid ControlOAuthClient. */
export function isControlOAuthClient(value: unknown): value is ControlOAuthClient {
  if (!isObject(value)) return false;
  const { status } = value;
  if (status !== 'active' && status !== 'disabled' && status !== 'suspended') return false;
  for (const key in value) {
    if (key !== 'status') {
      if (Object.hasOwn(value, key)) return false;
    }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlOAuthClient/type',
      message: 'must be an object',
    });
  else {
    const { status } = value;
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/ControlOAuthClient/required',
        message: 'is required',
      });
    else if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'enum',
        schema: '#/components/schemas/ControlOAuthClient/properties/status/enum',
        message: 'must be one of "active", "disabled" or "suspended"',
      });
    for (const key in value) {
      if (key !== 'status') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlOAuthClient/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
