// Generated; change the document it is made from instead.

import type { ControlFirewall } from '../../types/index.ts';
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

/** Whether a value is a valid ControlFirewall. */
export function isControlFirewall(value: unknown): value is ControlFirewall {
  if (!isObject(value)) return false;
  const { status } = value;
  if (status !== 'enabled' && status !== 'disabled') return false;
  for (const key in value) {
    if (key !== 'status' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlFirewall; nothing for a valid one. */
export function checkControlFirewall(value: unknown): readonly Problem[] {
  return problemsOfControlFirewall(value) ?? noProblems;
}

/** ControlFirewall as a Standard Schema. */
export const controlFirewallSchema: StandardSchema<ControlFirewall> =
  /* @__PURE__ */ createStandardSchema(checkControlFirewall);

export function problemsOfControlFirewall(value: unknown): Problems {
  const schema = '#/components/schemas/ControlFirewall';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { status } = value;
    if (status !== 'enabled' && status !== 'disabled')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "enabled" or "disabled"',
      );
    for (const key in value) {
      if (key !== 'status' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlFirewall/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
