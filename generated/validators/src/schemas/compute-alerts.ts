// Generated; change the document it is made from instead.

import type { ComputeAlerts } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
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
  if (
    !isInteger(cpu) ||
    cpu < 0 ||
    !isInteger(networkIn) ||
    networkIn < 0 ||
    !isInteger(networkOut) ||
    networkOut < 0 ||
    !isInteger(transferQuota) ||
    transferQuota < 0 ||
    !isInteger(io) ||
    io < 0
  )
    return false;
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
  const schema = '#/components/schemas/ComputeAlerts';
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
    if (!isInteger(cpu))
      problems = reportRequired(problems, 'cpu', cpu, schema, 'type', 'must be a whole number');
    else if (cpu < 0) problems = report(problems, 'cpu', schema, 'minimum', 'must be at least 0');
    if (!isInteger(networkIn))
      problems = reportRequired(
        problems,
        'network_in',
        networkIn,
        schema,
        'type',
        'must be a whole number',
      );
    else if (networkIn < 0)
      problems = report(problems, 'network_in', schema, 'minimum', 'must be at least 0');
    if (!isInteger(networkOut))
      problems = reportRequired(
        problems,
        'network_out',
        networkOut,
        schema,
        'type',
        'must be a whole number',
      );
    else if (networkOut < 0)
      problems = report(problems, 'network_out', schema, 'minimum', 'must be at least 0');
    if (!isInteger(transferQuota))
      problems = reportRequired(
        problems,
        'transfer_quota',
        transferQuota,
        schema,
        'type',
        'must be a whole number',
      );
    else if (transferQuota < 0)
      problems = report(problems, 'transfer_quota', schema, 'minimum', 'must be at least 0');
    if (!isInteger(io))
      problems = reportRequired(problems, 'io', io, schema, 'type', 'must be a whole number');
    else if (io < 0) problems = report(problems, 'io', schema, 'minimum', 'must be at least 0');
  }
  return problems;
}
