// Generated; change the document it is made from instead.

import type { Firewall } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Firewall. */
export function isFirewall(value: unknown): value is Firewall {
  if (!isObject(value)) return false;
  const { id, status } = value;
  if (!isInteger(id)) return false;
  if (status !== 'enabled' && status !== 'disabled') return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Firewall/type',
      message: 'must be an object',
    });
  else {
    const { id, status } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Firewall/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Firewall/properties/id/type',
        message: 'must be a whole number',
      });
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Firewall/required',
        message: 'is required',
      });
    else if (status !== 'enabled' && status !== 'disabled')
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'enum',
        schema: '#/components/schemas/Firewall/properties/status/enum',
        message: 'must be one of "enabled" or "disabled"',
      });
  }
  return problems;
}
