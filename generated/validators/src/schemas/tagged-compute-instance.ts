// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsComputeInstance,
  acceptsComputeInstanceRequest,
  problemsOfComputeInstance,
  problemsOfComputeInstanceRequest,
} from './compute-instance.js';
import type { TaggedComputeInstance, TaggedComputeInstanceRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/TaggedComputeInstance');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, '"compute"', 'const');
const typeMissing = missing(self, 'type');
const dataMissing = missing(self, 'data');
const taggedComputeInstanceType = wrongType(self, 'an object');

/** Whether a value is a valid TaggedComputeInstance. */
export function isTaggedComputeInstance(value: unknown): value is TaggedComputeInstance {
  return acceptsTaggedComputeInstance(value);
}

/** All that is wrong with a value as TaggedComputeInstance; nothing for a valid one. */
export function checkTaggedComputeInstance(value: unknown): readonly Problem[] {
  return problemsOfTaggedComputeInstance(value) ?? noProblems;
}

/** Whether a value is a valid TaggedComputeInstanceRequest. */
export function isTaggedComputeInstanceRequest(
  value: unknown,
): value is TaggedComputeInstanceRequest {
  return acceptsTaggedComputeInstanceRequest(value);
}

/** All that is wrong with a value as TaggedComputeInstanceRequest; nothing for a valid one. */
export function checkTaggedComputeInstanceRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedComputeInstanceRequest(value) ?? noProblems;
}

export function acceptsTaggedComputeInstance(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'compute') return false;
  if (!acceptsComputeInstance(data)) return false;
  return true;
}

export function problemsOfTaggedComputeInstance(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedComputeInstanceType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'compute') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfComputeInstance(data));
  }
  return problems;
}

export function acceptsTaggedComputeInstanceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'compute') return false;
  if (!acceptsComputeInstanceRequest(data)) return false;
  return true;
}

export function problemsOfTaggedComputeInstanceRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedComputeInstanceType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'compute') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfComputeInstanceRequest(data));
  }
  return problems;
}
