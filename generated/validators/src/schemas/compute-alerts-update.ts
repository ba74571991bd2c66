// Generated; change the document it is made from instead.

import type { ComputeAlertsUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, report, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid ComputeAlertsUpdate. */
export function isComputeAlertsUpdate(value: unknown): value is ComputeAlertsUpdate {
  if (!isObject(value)) return false;
  const {
    cpu,
    network_in: networkIn,
    network_out: networkOut,
    transfer_quota: transferQuota,
    io,
  } = value;
  if (
    (cpu !== undefined && (!isInteger(cpu) || cpu < 0)) ||
    (networkIn !== undefined && (!isInteger(networkIn) || networkIn < 0)) ||
    (networkOut !== undefined && (!isInteger(networkOut) || networkOut < 0)) ||
    (transferQuota !== undefined && (!isInteger(transferQuota) || transferQuota < 0)) ||
    (io !== undefined && (!isInteger(io) || io < 0))
  )
    return false;
  return true;
}

/** All that is wrong with a value as ComputeAlertsUpdate; nothing for a valid one. */
export function checkComputeAlertsUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeAlertsUpdate(value) ?? noProblems;
}

/** ComputeAlertsUpdate as a Standard Schema. */
export const computeAlertsUpdateSchema: StandardSchema<ComputeAlertsUpdate> =
  /* @__PURE__ */ createStandardSchema(checkComputeAlertsUpdate);

export function problemsOfComputeAlertsUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeAlertsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu !== undefined) {
      if (!isInteger(cpu))
        problems = report(problems, 'cpu', schema, 'type', 'must be a whole number');
      else if (cpu < 0) problems = report(problems, 'cpu', schema, 'minimum', 'must be at least 0');
    }
    if (networkIn !== undefined) {
      if (!isInteger(networkIn))
        problems = report(problems, 'network_in', schema, 'type', 'must be a whole number');
      else if (networkIn < 0)
        problems = report(problems, 'network_in', schema, 'minimum', 'must be at least 0');
    }
    if (networkOut !== undefined) {
      if (!isInteger(networkOut))
        problems = report(problems, 'network_out', schema, 'type', 'must be a whole number');
      else if (networkOut < 0)
        problems = report(problems, 'network_out', schema, 'minimum', 'must be at least 0');
    }
    if (transferQuota !== undefined) {
      if (!isInteger(transferQuota))
        problems = report(problems, 'transfer_quota', schema, 'type', 'must be a whole number');
      else if (transferQuota < 0)
        problems = report(problems, 'transfer_quota', schema, 'minimum', 'must be at least 0');
    }
    if (io !== undefined) {
      if (!isInteger(io))
        problems = report(problems, 'io', schema, 'type', 'must be a whole number');
      else if (io < 0) problems = report(problems, 'io', schema, 'minimum', 'must be at least 0');
    }
  }
  return problems;
}

export function problemsOfComputeAlertsUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeAlertsUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu !== undefined) {
      if (!isInteger(cpu))
        problems = report(problems, 'cpu', schema, 'type', 'must be a whole number');
      else if (cpu < 0) problems = report(problems, 'cpu', schema, 'minimum', 'must be at least 0');
    }
    if (networkIn !== undefined) {
      if (!isInteger(networkIn))
        problems = report(problems, 'network_in', schema, 'type', 'must be a whole number');
      else if (networkIn < 0)
        problems = report(problems, 'network_in', schema, 'minimum', 'must be at least 0');
    }
    if (networkOut !== undefined) {
      if (!isInteger(networkOut))
        problems = report(problems, 'network_out', schema, 'type', 'must be a whole number');
      else if (networkOut < 0)
        problems = report(problems, 'network_out', schema, 'minimum', 'must be at least 0');
    }
    if (transferQuota !== undefined) {
      if (!isInteger(transferQuota))
        problems = report(problems, 'transfer_quota', schema, 'type', 'must be a whole number');
      else if (transferQuota < 0)
        problems = report(problems, 'transfer_quota', schema, 'minimum', 'must be at least 0');
    }
    if (io !== undefined) {
      if (!isInteger(io))
        problems = report(problems, 'io', schema, 'type', 'must be a whole number');
      else if (io < 0) problems = report(problems, 'io', schema, 'minimum', 'must be at least 0');
    }
  }
  return problems;
}
