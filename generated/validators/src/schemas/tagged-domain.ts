// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsDomain,
  acceptsDomainRequest,
  problemsOfDomain,
  problemsOfDomainRequest,
} from './domain.js';
import type { TaggedDomain } from '@cloud-api/types';

const self = whole('#/components/schemas/TaggedDomain');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, '"domain"', 'const');
const typeMissing = missing(self, 'type');
const dataMissing = missing(self, 'data');
const taggedDomainType = wrongType(self, 'an object');

/** Whether a value is a valid TaggedDomain. */
export function isTaggedDomain(value: unknown): value is TaggedDomain {
  return acceptsTaggedDomain(value);
}

/** All that is wrong with a value as TaggedDomain; nothing for a valid one. */
export function checkTaggedDomain(value: unknown): readonly Problem[] {
  return problemsOfTaggedDomain(value) ?? noProblems;
}

/** Whether a value is a valid TaggedDomainRequest. */
export function isTaggedDomainRequest(value: unknown): value is TaggedDomain {
  return acceptsTaggedDomainRequest(value);
}

/** All that is wrong with a value as TaggedDomainRequest; nothing for a valid one. */
export function checkTaggedDomainRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedDomainRequest(value) ?? noProblems;
}

export function acceptsTaggedDomain(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'domain') return false;
  if (!acceptsDomain(data)) return false;
  return true;
}

export function problemsOfTaggedDomain(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedDomainType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'domain') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfDomain(data));
  }
  return problems;
}

export function acceptsTaggedDomainRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'domain') return false;
  if (!acceptsDomainRequest(data)) return false;
  return true;
}

export function problemsOfTaggedDomainRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedDomainType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'domain') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfDomainRequest(data));
  }
  return problems;
}
