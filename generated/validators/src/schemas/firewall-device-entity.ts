// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { FirewallDeviceEntity } from '@cloud-api/types';

const schema = '#/components/schemas/FirewallDeviceEntity';

/** Whether a value is a valid FirewallDeviceEntity. */
export function isFirewallDeviceEntity(value: unknown): value is FirewallDeviceEntity {
  if (!isObject(value)) return false;
  const { id, label, type, url } = value;
  if (!isInteger(id)) return false;
  if (typeof label !== 'string') return false;
  if (type !== 'compute') return false;
  if (typeof url !== 'string') return false;
  return true;
}

/** All that is wrong with a value as FirewallDeviceEntity; nothing for a valid one. */
export function checkFirewallDeviceEntity(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceEntity(value) ?? noProblems;
}

/** FirewallDeviceEntity as a Standard Schema. */
export const firewallDeviceEntitySchema: StandardSchema<FirewallDeviceEntity> =
  /* @__PURE__ */ standard(checkFirewallDeviceEntity);

export function problemsOfFirewallDeviceEntity(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, label, type, url } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (type !== 'compute')
      problems = add(problems, memberProblem(schema, 'type', 'enum', 'must be "compute"'));
    if (url === undefined) problems = add(problems, missing(schema, 'url'));
    else if (typeof url !== 'string')
      problems = add(problems, memberProblem(schema, 'url', 'type', 'must be a string'));
  }
  return problems;
}
