// Generated; change the document it is made from instead.

import type { DomainStatus } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid DomainStatus. */
export function isDomainStatus(value: unknown): value is DomainStatus {
  if (value !== 'disabled' && value !== 'active') return false;
  return true;
}

/** All that is wrong with a value as DomainStatus; nothing for a valid one. */
export function checkDomainStatus(value: unknown): readonly Problem[] {
  return problemsOfDomainStatus(value) ?? noProblems;
}

/** DomainStatus as a Standard Schema. */
export const domainStatusSchema: StandardSchema<DomainStatus> =
  /* @__PURE__ */ createStandardSchema(checkDomainStatus);

export function problemsOfDomainStatus(value: unknown): Problems {
  const schema = '#/components/schemas/DomainStatus';
  let problems: Problems;
  if (value !== 'disabled' && value !== 'active')
    problems = reportAt(problems, '', schema, '/enum', 'must be one of "disabled" or "active"');
  return problems;
}
