// Generated; change the document it is made from instead.

import type { DomainRecordType } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

/** Whether a value is a valid DomainRecordType. */
export function isDomainRecordType(value: unknown): value is DomainRecordType {
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

/** All that is wrong with a value as DomainRecordType; nothing for a valid one. */
export function checkDomainRecordType(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordType(value) ?? noProblems;
}

/** DomainRecordType as a Standard Schema. */
export const domainRecordTypeSchema: StandardSchema<DomainRecordType> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordType);

export function problemsOfDomainRecordType(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecordType';
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
    problems = reportAt(
      problems,
      '',
      schema,
      '/oneOf',
      'must be one of "A", "AAAA", "NS", "MX", "CNAME", "TXT", "SRV", "CAA" or "PTR"',
    );
  return problems;
}
