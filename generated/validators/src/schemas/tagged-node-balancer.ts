// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsNodeBalancer,
  acceptsNodeBalancerRequest,
  problemsOfNodeBalancer,
  problemsOfNodeBalancerRequest,
} from './node-balancer.js';
import type { TaggedNodeBalancer, TaggedNodeBalancerRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/TaggedNodeBalancer');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, '"nodebalancer"', 'const');
const typeMissing = missing(self, 'type');
const dataMissing = missing(self, 'data');
const taggedNodeBalancerType = wrongType(self, 'an object');

/** Whether a value is a valid TaggedNodeBalancer. */
export function isTaggedNodeBalancer(value: unknown): value is TaggedNodeBalancer {
  return acceptsTaggedNodeBalancer(value);
}

/** All that is wrong with a value as TaggedNodeBalancer; nothing for a valid one. */
export function checkTaggedNodeBalancer(value: unknown): readonly Problem[] {
  return problemsOfTaggedNodeBalancer(value) ?? noProblems;
}

/** Whether a value is a valid TaggedNodeBalancerRequest. */
export function isTaggedNodeBalancerRequest(value: unknown): value is TaggedNodeBalancerRequest {
  return acceptsTaggedNodeBalancerRequest(value);
}

/** All that is wrong with a value as TaggedNodeBalancerRequest; nothing for a valid one. */
export function checkTaggedNodeBalancerRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedNodeBalancerRequest(value) ?? noProblems;
}

export function acceptsTaggedNodeBalancer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'nodebalancer') return false;
  if (!acceptsNodeBalancer(data)) return false;
  return true;
}

export function problemsOfTaggedNodeBalancer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedNodeBalancerType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'nodebalancer') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfNodeBalancer(data));
  }
  return problems;
}

export function acceptsTaggedNodeBalancerRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'nodebalancer') return false;
  if (!acceptsNodeBalancerRequest(data)) return false;
  return true;
}

export function problemsOfTaggedNodeBalancerRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedNodeBalancerType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'nodebalancer') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfNodeBalancerRequest(data));
  }
  return problems;
}
