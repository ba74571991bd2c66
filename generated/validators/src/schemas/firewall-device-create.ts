// Generated; change the document it is made from instead.

import type { FirewallDeviceCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid FirewallDeviceCreate. */
export function isFirewallDeviceCreate(value: unknown): value is FirewallDeviceCreate {
  if (!isObject(value)) return false;
  const { id, type } = value;
  if (!isInteger(id)) return false;
  if (type !== 'compute') return false;
  return true;
}

/** All that is wrong with a value as FirewallDeviceCreate; nothing for a valid one. */
export function checkFirewallDeviceCreate(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceCreate(value) ?? noProblems;
}

/** FirewallDeviceCreate as a Standard Schema. */
export const firewallDeviceCreateSchema: StandardSchema<FirewallDeviceCreate> =
  /* @__PURE__ */ createStandardSchema(checkFirewallDeviceCreate);

export function problemsOfFirewallDeviceCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/FirewallDeviceCreate/type',
      message: 'must be an object',
    });
  else {
    const { id, type } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceCreate/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceCreate/properties/id/type',
        message: 'must be a whole number',
      });
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceCreate/required',
        message: 'is required',
      });
    else if (type !== 'compute')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/FirewallDeviceCreate/properties/type/enum',
        message: 'Must be `compute`.',
      });
  }
  return problems;
}
