// Generated; change the document it is made from instead.

import type { ComputeAlerts } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid ComputeAlerts. */
export function isComputeAlerts(value: unknown): value is ComputeAlerts {
  if (!isObject(value)) return false;
  const {
    cpu,
    network_in: networkIn,
    network_out: networkOut,
    transfer_quota: transferQuota,
    io,
  } = value;
  if (!isInteger(cpu)) return false;
  if (cpu < 0) return false;
  if (!isInteger(networkIn)) return false;
  if (networkIn < 0) return false;
  if (!isInteger(networkOut)) return false;
  if (networkOut < 0) return false;
  if (!isInteger(transferQuota)) return false;
  if (transferQuota < 0) return false;
  if (!isInteger(io)) return false;
  if (io < 0) return false;
  return true;
}

/** All that is wrong with a value as ComputeAlerts; nothing for a valid one. */
export function checkComputeAlerts(value: unknown): readonly Problem[] {
  return problemsOfComputeAlerts(value) ?? noProblems;
}

/** ComputeAlerts as a Standard Schema. */
export const computeAlertsSchema: StandardSchema<ComputeAlerts> =
  /* @__PURE__ */ createStandardSchema(checkComputeAlerts);

export function problemsOfComputeAlerts(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeAlerts/type',
      message: 'must be an object',
    });
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu === undefined)
      problems = addProblem(problems, {
        pointer: '/cpu',
        field: 'cpu',
        keyword: 'required',
        schema: '#/components/schemas/ComputeAlerts/required',
        message: 'is required',
      });
    else if (!isInteger(cpu))
      problems = addProblem(problems, {
        pointer: '/cpu',
        field: 'cpu',
        keyword: 'type',
        schema: '#/components/schemas/ComputeAlerts/properties/cpu/type',
        message: 'must be a whole number',
      });
    else if (cpu < 0)
      problems = addProblem(problems, {
        pointer: '/cpu',
        field: 'cpu',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeAlerts/properties/cpu/minimum',
        message: 'must be at least 0',
      });
    if (networkIn === undefined)
      problems = addProblem(problems, {
        pointer: '/network_in',
        field: 'network_in',
        keyword: 'required',
        schema: '#/components/schemas/ComputeAlerts/required',
        message: 'is required',
      });
    else if (!isInteger(networkIn))
      problems = addProblem(problems, {
        pointer: '/network_in',
        field: 'network_in',
        keyword: 'type',
        schema: '#/components/schemas/ComputeAlerts/properties/network_in/type',
        message: 'must be a whole number',
      });
    else if (networkIn < 0)
      problems = addProblem(problems, {
        pointer: '/network_in',
        field: 'network_in',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeAlerts/properties/network_in/minimum',
        message: 'must be at least 0',
      });
    if (networkOut === undefined)
      problems = addProblem(problems, {
        pointer: '/network_out',
        field: 'network_out',
        keyword: 'required',
        schema: '#/components/schemas/ComputeAlerts/required',
        message: 'is required',
      });
    else if (!isInteger(networkOut))
      problems = addProblem(problems, {
        pointer: '/network_out',
        field: 'network_out',
        keyword: 'type',
        schema: '#/components/schemas/ComputeAlerts/properties/network_out/type',
        message: 'must be a whole number',
      });
    else if (networkOut < 0)
      problems = addProblem(problems, {
        pointer: '/network_out',
        field: 'network_out',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeAlerts/properties/network_out/minimum',
        message: 'must be at least 0',
      });
    if (transferQuota === undefined)
      problems = addProblem(problems, {
        pointer: '/transfer_quota',
        field: 'transfer_quota',
        keyword: 'required',
        schema: '#/components/schemas/ComputeAlerts/required',
        message: 'is required',
      });
    else if (!isInteger(transferQuota))
      problems = addProblem(problems, {
        pointer: '/transfer_quota',
        field: 'transfer_quota',
        keyword: 'type',
        schema: '#/components/schemas/ComputeAlerts/properties/transfer_quota/type',
        message: 'must be a whole number',
      });
    else if (transferQuota < 0)
      problems = addProblem(problems, {
        pointer: '/transfer_quota',
        field: 'transfer_quota',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeAlerts/properties/transfer_quota/minimum',
        message: 'must be at least 0',
      });
    if (io === undefined)
      problems = addProblem(problems, {
        pointer: '/io',
        field: 'io',
        keyword: 'required',
        schema: '#/components/schemas/ComputeAlerts/required',
        message: 'is required',
      });
    else if (!isInteger(io))
      problems = addProblem(problems, {
        pointer: '/io',
        field: 'io',
        keyword: 'type',
        schema: '#/components/schemas/ComputeAlerts/properties/io/type',
        message: 'must be a whole number',
      });
    else if (io < 0)
      problems = addProblem(problems, {
        pointer: '/io',
        field: 'io',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeAlerts/properties/io/minimum',
        message: 'must be at least 0',
      });
  }
  return problems;
}
