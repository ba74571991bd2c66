// Generated; change the document it is made from instead.

import type { ComputeStatus } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const computeStatusValues = /* @__PURE__ */ new Set<unknown>([
  'running',
  'offline',
  'booting',
  'rebooting',
  'shutting_down',
  'provisioning',
  'deleting',
  'migrating',
  'rebuilding',
  'cloning',
  'restoring',
  'stopped',
]);

/** Whether a value is a valid ComputeStatus. */
export function isComputeStatus(value: unknown): value is ComputeStatus {
  if (!computeStatusValues.has(value)) return false;
  return true;
}

/** All that is wrong with a value as ComputeStatus; nothing for a valid one. */
export function checkComputeStatus(value: unknown): readonly Problem[] {
  return problemsOfComputeStatus(value) ?? noProblems;
}

/** ComputeStatus as a Standard Schema. */
export const computeStatusSchema: StandardSchema<ComputeStatus> =
  /* @__PURE__ */ createStandardSchema(checkComputeStatus);

export function problemsOfComputeStatus(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeStatus';
  let problems: Problems;
  if (!computeStatusValues.has(value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/enum',
      'must be one of "running", "offline", "booting", "rebooting", "shutting_down", "provisioning", "deleting", "migrating", "rebuilding", "cloning", "restoring" or "stopped"',
    );
  return problems;
}
