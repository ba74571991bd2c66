// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { FirewallDeviceCreate } from '@cloud-api/types';

const schema = '#/components/schemas/FirewallDeviceCreate';
const typeMessage = 'Must be `compute`.';

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
  /* @__PURE__ */ standard(checkFirewallDeviceCreate);

export function problemsOfFirewallDeviceCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, type } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (type !== 'compute')
      problems = add(problems, memberProblem(schema, 'type', 'enum', typeMessage));
  }
  return problems;
}
