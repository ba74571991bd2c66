// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.ts';
import { memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isNumber, isObject } from '../runtime/validation/values.ts';
import type { NodeBalancerTransfer } from '../../types/index.ts';

const schema = '#/components/schemas/NodeBalancerTransfer';

/** Whether a value is a valid NodeBalancerTransfer. */
export function isNodeBalancerTransfer(value: unknown): value is NodeBalancerTransfer {
  if (!isObject(value)) return false;
  const { total, in: in_, out } = value;
  if (total !== null) {
    if (!isNumber(total)) return false;
    if (total < 0) return false;
  }
  if (in_ !== null) {
    if (!isNumber(in_)) return false;
    if (in_ < 0) return false;
  }
  if (out !== null) {
    if (!isNumber(out)) return false;
    if (out < 0) return false;
  }
  return true;
}

/** All that is wrong with a value as NodeBalancerTransfer; nothing for a valid one. */
export function checkNodeBalancerTransfer(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerTransfer(value) ?? noProblems;
}

/** NodeBalancerTransfer as a Standard Schema. */
export const nodeBalancerTransferSchema: StandardSchema<NodeBalancerTransfer> =
  /* @__PURE__ */ standard(checkNodeBalancerTransfer);

export function problemsOfNodeBalancerTransfer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { total, in: in_, out } = value;
    if (total === undefined) problems = add(problems, missing(schema, 'total'));
    else if (total !== null) {
      if (!isNumber(total))
        problems = add(
          problems,
          memberProblem(schema, 'total', 'type', 'must be a number or null'),
        );
      else if (total < 0)
        problems = add(problems, memberProblem(schema, 'total', 'minimum', 'must be at least 0'));
    }
    if (in_ === undefined) problems = add(problems, missing(schema, 'in'));
    else if (in_ !== null) {
      if (!isNumber(in_))
        problems = add(problems, memberProblem(schema, 'in', 'type', 'must be a number or null'));
      else if (in_ < 0)
        problems = add(problems, memberProblem(schema, 'in', 'minimum', 'must be at least 0'));
    }
    if (out === undefined) problems = add(problems, missing(schema, 'out'));
    else if (out !== null) {
      if (!isNumber(out))
        problems = add(problems, memberProblem(schema, 'out', 'type', 'must be a number or null'));
      else if (out < 0)
        problems = add(problems, memberProblem(schema, 'out', 'minimum', 'must be at least 0'));
    }
  }
  return problems;
}
