// Generated; change the document it is made from instead.

import type { NodeBalancerTransfer } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isNumber, isObject } from '../runtime/validation/type-checks.js';

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
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerTransfer);

export function problemsOfNodeBalancerTransfer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancerTransfer/type',
      message: 'must be an object',
    });
  else {
    const { total, in: in_, out } = value;
    if (total === undefined)
      problems = addProblem(problems, {
        pointer: '/total',
        field: 'total',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerTransfer/required',
        message: 'is required',
      });
    else if (total !== null) {
      if (!isNumber(total))
        problems = addProblem(problems, {
          pointer: '/total',
          field: 'total',
          keyword: 'type',
          schema: '#/components/schemas/NodeBalancerTransfer/properties/total/type',
          message: 'must be a number or null',
        });
      else if (total < 0)
        problems = addProblem(problems, {
          pointer: '/total',
          field: 'total',
          keyword: 'minimum',
          schema: '#/components/schemas/NodeBalancerTransfer/properties/total/minimum',
          message: 'must be at least 0',
        });
    }
    if (in_ === undefined)
      problems = addProblem(problems, {
        pointer: '/in',
        field: 'in',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerTransfer/required',
        message: 'is required',
      });
    else if (in_ !== null) {
      if (!isNumber(in_))
        problems = addProblem(problems, {
          pointer: '/in',
          field: 'in',
          keyword: 'type',
          schema: '#/components/schemas/NodeBalancerTransfer/properties/in/type',
          message: 'must be a number or null',
        });
      else if (in_ < 0)
        problems = addProblem(problems, {
          pointer: '/in',
          field: 'in',
          keyword: 'minimum',
          schema: '#/components/schemas/NodeBalancerTransfer/properties/in/minimum',
          message: 'must be at least 0',
        });
    }
    if (out === undefined)
      problems = addProblem(problems, {
        pointer: '/out',
        field: 'out',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerTransfer/required',
        message: 'is required',
      });
    else if (out !== null) {
      if (!isNumber(out))
        problems = addProblem(problems, {
          pointer: '/out',
          field: 'out',
          keyword: 'type',
          schema: '#/components/schemas/NodeBalancerTransfer/properties/out/type',
          message: 'must be a number or null',
        });
      else if (out < 0)
        problems = addProblem(problems, {
          pointer: '/out',
          field: 'out',
          keyword: 'minimum',
          schema: '#/components/schemas/NodeBalancerTransfer/properties/out/minimum',
          message: 'must be at least 0',
        });
    }
  }
  return problems;
}
