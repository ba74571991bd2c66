// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsDomainRecord,
  acceptsDomainRecordRequest,
  problemsOfDomainRecord,
  problemsOfDomainRecordRequest,
} from './domain-record.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { DomainRecordPage } from '@cloud-api/types';

const self = whole('#/components/schemas/DomainRecordPage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const domainRecordPageType = wrongType(self, 'an object');

/** Whether a value is a valid DomainRecordPage. */
export function isDomainRecordPage(value: unknown): value is DomainRecordPage {
  return acceptsDomainRecordPage(value);
}

/** All that is wrong with a value as DomainRecordPage; nothing for a valid one. */
export function checkDomainRecordPage(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordPage(value) ?? noProblems;
}

/** Whether a value is a valid DomainRecordPageRequest. */
export function isDomainRecordPageRequest(value: unknown): value is DomainRecordPage {
  return acceptsDomainRecordPageRequest(value);
}

/** All that is wrong with a value as DomainRecordPageRequest; nothing for a valid one. */
export function checkDomainRecordPageRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordPageRequest(value) ?? noProblems;
}

export function acceptsDomainRecordPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsDomainRecord(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfDomainRecordPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfDomainRecord(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}

export function acceptsDomainRecordPageRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsDomainRecordRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfDomainRecordPageRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfDomainRecordRequest(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
