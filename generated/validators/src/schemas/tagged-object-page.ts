// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsPage, problemsOfPage } from './page.js';
import {
  acceptsTaggedObject,
  acceptsTaggedObjectRequest,
  problemsOfTaggedObject,
  problemsOfTaggedObjectRequest,
} from './tagged-object.js';
import type { TaggedObjectPage, TaggedObjectPageRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/TaggedObjectPage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const taggedObjectPageType = wrongType(self, 'an object');

/** Whether a value is a valid TaggedObjectPage. */
export function isTaggedObjectPage(value: unknown): value is TaggedObjectPage {
  return acceptsTaggedObjectPage(value);
}

/** All that is wrong with a value as TaggedObjectPage; nothing for a valid one. */
export function checkTaggedObjectPage(value: unknown): readonly Problem[] {
  return problemsOfTaggedObjectPage(value) ?? noProblems;
}

/** Whether a value is a valid TaggedObjectPageRequest. */
export function isTaggedObjectPageRequest(value: unknown): value is TaggedObjectPageRequest {
  return acceptsTaggedObjectPageRequest(value);
}

/** All that is wrong with a value as TaggedObjectPageRequest; nothing for a valid one. */
export function checkTaggedObjectPageRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedObjectPageRequest(value) ?? noProblems;
}

export function acceptsTaggedObjectPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsTaggedObject(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfTaggedObjectPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedObjectPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfTaggedObject(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}

export function acceptsTaggedObjectPageRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsTaggedObjectRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfTaggedObjectPageRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedObjectPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfTaggedObjectRequest(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
