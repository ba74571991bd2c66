// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.ts';
import { problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isLonger, isShorter } from '../runtime/validation/values.ts';
import type { NodeBalancerLabel } from '../../types/index.ts';

const nodeBalancerLabelPattern = /^[A-Za-z0-9_-]*$/u;
const nodeBalancerLabelMessage = 'Must be 3 to 32 letters, digits, `-` and `_`.';
const schema = '#/components/schemas/NodeBalancerLabel';

/** Whether a value is a valid NodeBalancerLabel. */
export function isNodeBalancerLabel(value: unknown): value is NodeBalancerLabel {
  if (typeof value !== 'string') return false;
  if (isShorter(value, 3) || isLonger(value, 32) || !nodeBalancerLabelPattern.test(value))
    return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerLabel; nothing for a valid one. */
export function checkNodeBalancerLabel(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerLabel(value) ?? noProblems;
}

/** NodeBalancerLabel as a Standard Schema. */
export const nodeBalancerLabelSchema: StandardSchema<NodeBalancerLabel> =
  /* @__PURE__ */ standard(checkNodeBalancerLabel);

export function problemsOfNodeBalancerLabel(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, problem(schema, 'type', nodeBalancerLabelMessage));
  else if (isShorter(value, 3))
    problems = add(problems, problem(schema, 'minLength', nodeBalancerLabelMessage));
  else if (isLonger(value, 32))
    problems = add(problems, problem(schema, 'maxLength', nodeBalancerLabelMessage));
  else if (!nodeBalancerLabelPattern.test(value))
    problems = add(problems, problem(schema, 'pattern', nodeBalancerLabelMessage));
  return problems;
}
