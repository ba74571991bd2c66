// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { DomainStatus } from '@cloud-api/types';

const self = whole('#/components/schemas/DomainStatus');
const domainStatusNotListed = notListed(self, 'one of "disabled" or "active"');

/** Whether a value is a valid DomainStatus. */
export function isDomainStatus(value: unknown): value is DomainStatus {
  return acceptsDomainStatus(value);
}

/** All that is wrong with a value as DomainStatus; nothing for a valid one. */
export function checkDomainStatus(value: unknown): readonly Problem[] {
  return problemsOfDomainStatus(value) ?? noProblems;
}

export function acceptsDomainStatus(value: unknown): boolean {
  if (value !== 'disabled' && value !== 'active') return false;
  return true;
}

export function problemsOfDomainStatus(value: unknown): Problems {
  let problems: Problems;
  if (value !== 'disabled' && value !== 'active') problems = add(problems, domainStatusNotListed);
  return problems;
}
