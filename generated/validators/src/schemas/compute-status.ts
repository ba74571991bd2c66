// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { ComputeStatus } from '@cloud-api/types';

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
const self = whole('#/components/schemas/ComputeStatus');
const computeStatusNotListed = notListed(
  self,
  'one of "running", "offline", "booting", "rebooting", "shutting_down", "provisioning", "deleting", "migrating", "rebuilding", "cloning", "restoring" or "stopped"',
);

/** Whether a value is a valid ComputeStatus. */
export function isComputeStatus(value: unknown): value is ComputeStatus {
  return acceptsComputeStatus(value);
}

/** All that is wrong with a value as ComputeStatus; nothing for a valid one. */
export function checkComputeStatus(value: unknown): readonly Problem[] {
  return problemsOfComputeStatus(value) ?? noProblems;
}

export function acceptsComputeStatus(value: unknown): boolean {
  if (!computeStatusValues.has(value)) return false;
  return true;
}

export function problemsOfComputeStatus(value: unknown): Problems {
  let problems: Problems;
  if (!computeStatusValues.has(value)) problems = add(problems, computeStatusNotListed);
  return problems;
}
