// Generated; change the document it is made from instead.

import type { NodeBalancerTransfer } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isNumber, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid NodeBalancerTransfer. */
export function isNodeBalancerTransfer(value: unknown): value is NodeBalancerTransfer {
  if (!isObject(value)) return false;
  const { total, in: in_, out } = value;
  if (
    (total !== null && (!isNumber(total) || total < 0)) ||
    (in_ !== null && (!isNumber(in_) || in_ < 0)) ||
    (out !== null && (!isNumber(out) || out < 0))
  )
    return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerTransfer; nothing for a valid one. */
export function checkNodeBalancerTransfer(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerTransfer(value) ?? noProblems;
}

/** NodeBalancerTransfer as a Standard Schema. */
export const nodeBalancerTransferSchema: StandardSchema<NodeBalancerTransfer> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerTransfer);

export function problemsOfNodeBalancerTransfer(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerTransfer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { total, in: in_, out } = value;
    if (total === undefined) problems = reportMissing(problems, 'total', schema);
    else if (total !== null) {
      if (!isNumber(total))
        problems = report(problems, 'total', schema, 'type', 'must be a number or null');
      else if (total < 0)
        problems = report(problems, 'total', schema, 'minimum', 'must be at least 0');
    }
    if (in_ === undefined) problems = reportMissing(problems, 'in', schema);
    else if (in_ !== null) {
      if (!isNumber(in_))
        problems = report(problems, 'in', schema, 'type', 'must be a number or null');
      else if (in_ < 0) problems = report(problems, 'in', schema, 'minimum', 'must be at least 0');
    }
    if (out === undefined) problems = reportMissing(problems, 'out', schema);
    else if (out !== null) {
      if (!isNumber(out))
        problems = report(problems, 'out', schema, 'type', 'must be a number or null');
      else if (out < 0) problems = report(problems, 'out', schema, 'minimum', 'must be at least 0');
    }
  }
  return problems;
}
