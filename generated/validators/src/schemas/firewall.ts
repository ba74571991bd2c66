// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { Firewall } from '@cloud-api/types';

const schema = '#/components/schemas/Firewall';

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
export const firewallSchema: StandardSchema<Firewall> = /* @__PURE__ */ standard(checkFirewall);

export function problemsOfFirewall(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, status } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (status === undefined) problems = add(problems, missing(schema, 'status'));
    else if (status !== 'enabled' && status !== 'disabled')
      problems = add(
        problems,
        memberProblem(schema, 'status', 'enum', 'must be one of "enabled" or "disabled"'),
      );
  }
  return problems;
}
