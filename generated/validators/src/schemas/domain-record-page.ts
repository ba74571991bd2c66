// Generated; change the document it is made from instead.

import type { DomainRecordPage } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import {
  isDomainRecord,
  isDomainRecordRequest,
  problemsOfDomainRecord,
  problemsOfDomainRecordRequest,
} from './domain-record.js';
import { acceptsPage, problemsOfPage } from './page.js';

/** Whether a value is a valid DomainRecordPage. */
export function isDomainRecordPage(value: unknown): value is DomainRecordPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isDomainRecord(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as DomainRecordPage; nothing for a valid one. */
export function checkDomainRecordPage(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordPage(value) ?? noProblems;
}

/** DomainRecordPage as a Standard Schema. */
export const domainRecordPageSchema: StandardSchema<DomainRecordPage> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordPage);

/** Whether a value is a valid DomainRecordPageRequest. */
export function isDomainRecordPageRequest(value: unknown): value is DomainRecordPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isDomainRecordRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as DomainRecordPageRequest; nothing for a valid one. */
export function checkDomainRecordPageRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordPageRequest(value) ?? noProblems;
}

/** DomainRecordPageRequest as a Standard Schema. */
export const domainRecordPageRequestSchema: StandardSchema<DomainRecordPage> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordPageRequest);

export function problemsOfDomainRecordPage(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecordPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfDomainRecord(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}

export function problemsOfDomainRecordPageRequest(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecordPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfDomainRecordRequest(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
