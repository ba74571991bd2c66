// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isNumber, isObject } from '../runtime/validation/values.js';
import type { NodeBalancerTransfer } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerTransfer');
const totalPlace = member(self, 'total');
const totalTooSmall = tooSmall(totalPlace, 0);
const totalType = wrongType(totalPlace, 'a number or null');
const totalMissing = missing(self, 'total');
const inPlace = member(self, 'in');
const inTooSmall = tooSmall(inPlace, 0);
const inType = wrongType(inPlace, 'a number or null');
const inMissing = missing(self, 'in');
const outPlace = member(self, 'out');
const outTooSmall = tooSmall(outPlace, 0);
const outType = wrongType(outPlace, 'a number or null');
const outMissing = missing(self, 'out');
const nodeBalancerTransferType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancerTransfer. */
export function isNodeBalancerTransfer(value: unknown): value is NodeBalancerTransfer {
  return acceptsNodeBalancerTransfer(value);
}

/** All that is wrong with a value as NodeBalancerTransfer; nothing for a valid one. */
export function checkNodeBalancerTransfer(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerTransfer(value) ?? noProblems;
}

export function acceptsNodeBalancerTransfer(value: unknown): boolean {
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

export function problemsOfNodeBalancerTransfer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerTransferType);
  else {
    const { total, in: in_, out } = value;
    if (total === undefined) problems = add(problems, totalMissing);
    else if (total !== null) {
      if (!isNumber(total)) problems = add(problems, totalType);
      else if (total < 0) problems = add(problems, totalTooSmall);
    }
    if (in_ === undefined) problems = add(problems, inMissing);
    else if (in_ !== null) {
      if (!isNumber(in_)) problems = add(problems, inType);
      else if (in_ < 0) problems = add(problems, inTooSmall);
    }
    if (out === undefined) problems = add(problems, outMissing);
    else if (out !== null) {
      if (!isNumber(out)) problems = add(problems, outType);
      else if (out < 0) problems = add(problems, outTooSmall);
    }
  }
  return problems;
}
