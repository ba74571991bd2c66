// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { notListed } from '../runtime/validation/sentences.js';
import type { DomainRecordType } from '@cloud-api/types';

const self = whole('#/components/schemas/DomainRecordType');
const domainRecordTypeNotListed = notListed(
  self,
  'one of "A", "AAAA", "NS", "MX", "CNAME", "TXT", "SRV", "CAA" or "PTR"',
  'oneOf',
);

/** Whether a value is a valid DomainRecordType. */
export function isDomainRecordType(value: unknown): value is DomainRecordType {
  return acceptsDomainRecordType(value);
}

/** All that is wrong with a value as DomainRecordType; nothing for a valid one. */
export function checkDomainRecordType(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordType(value) ?? noProblems;
}

export function acceptsDomainRecordType(value: unknown): boolean {
  if (
    value !== 'A' &&
    value !== 'AAAA' &&
    value !== 'NS' &&
    value !== 'MX' &&
    value !== 'CNAME' &&
    value !== 'TXT' &&
    value !== 'SRV' &&
    value !== 'CAA' &&
    value !== 'PTR'
  )
    return false;
  return true;
}

export function problemsOfDomainRecordType(value: unknown): Problems {
  let problems: Problems;
  if (
    value !== 'A' &&
    value !== 'AAAA' &&
    value !== 'NS' &&
    value !== 'MX' &&
    value !== 'CNAME' &&
    value !== 'TXT' &&
    value !== 'SRV' &&
    value !== 'CAA' &&
    value !== 'PTR'
  )
    problems = add(problems, domainRecordTypeNotListed);
  return problems;
}
