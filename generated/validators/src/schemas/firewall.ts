// Generated; change the document it is made from instead.

import type { Firewall } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Firewall. */
export function isFirewall(value: unknown): value is Firewall {
  if (!isObject(value)) return false;
  const { id, status } = value;
  if (!isInteger(id) || (status !== 'enabled' && status !== 'disabled')) return false;
  return true;
}

/** All that is wrong with a value as Firewall; nothing for a valid one. */
export function checkFirewall(value: unknown): readonly Problem[] {
  return problemsOfFirewall(value) ?? noProblems;
}

/** Firewall as a Standard Schema. */
export const firewallSchema: StandardSchema<Firewall> =
  /* @__PURE__ */ createStandardSchema(checkFirewall);

export function problemsOfFirewall(value: unknown): Problems {
  const schema = '#/components/schemas/Firewall';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, status } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (status !== 'enabled' && status !== 'disabled')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "enabled" or "disabled"',
      );
  }
  return problems;
}
