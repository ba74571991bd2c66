// Generated; change the document it is made from instead.

import type { ControlGrants } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { isControlGrant, problemsOfControlGrant } from './control-grant.ts';

/** Whether a value is a valid ControlGrants. */
export function isControlGrants(value: unknown): value is ControlGrants {
  if (!isObject(value)) return false;
  const { grants } = value;
  if (!isArray(grants)) return false;
  for (let index = 0; index < grants.length; index++) {
    if (!isControlGrant(grants[index])) return false;
  }
  for (const key in value) {
    if (key !== 'grants' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlGrants; nothing for a valid one. */
export function checkControlGrants(value: unknown): readonly Problem[] {
  return problemsOfControlGrants(value) ?? noProblems;
}

/** ControlGrants as a Standard Schema. */
export const controlGrantsSchema: StandardSchema<ControlGrants> =
  /* @__PURE__ */ createStandardSchema(checkControlGrants);

export function problemsOfControlGrants(value: unknown): Problems {
  const schema = '#/components/schemas/ControlGrants';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { grants } = value;
    if (!isArray(grants))
      problems = reportRequired(problems, 'grants', grants, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < grants.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'grants',
          index,
          problemsOfControlGrant(grants[index]),
        );
      }
    }
    for (const key in value) {
      if (key !== 'grants' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlGrants/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
