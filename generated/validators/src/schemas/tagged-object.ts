// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { unknownBranch, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsTaggedComputeInstance,
  acceptsTaggedComputeInstanceRequest,
  problemsOfTaggedComputeInstance,
  problemsOfTaggedComputeInstanceRequest,
} from './tagged-compute-instance.js';
import {
  acceptsTaggedDomain,
  acceptsTaggedDomainRequest,
  problemsOfTaggedDomain,
  problemsOfTaggedDomainRequest,
} from './tagged-domain.js';
import {
  acceptsTaggedNodeBalancer,
  acceptsTaggedNodeBalancerRequest,
  problemsOfTaggedNodeBalancer,
  problemsOfTaggedNodeBalancerRequest,
} from './tagged-node-balancer.js';
import { acceptsTaggedVolume, problemsOfTaggedVolume } from './tagged-volume.js';
import type { TaggedObject, TaggedObjectRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/TaggedObject');
const taggedObjectTypeNotListed = unknownBranch(
  self,
  'type',
  '"compute", "domain", "volume" or "nodebalancer"',
  'oneOf',
);
const taggedObjectType = wrongType(self, 'an object');

/** Whether a value is a valid TaggedObject. */
export function isTaggedObject(value: unknown): value is TaggedObject {
  return acceptsTaggedObject(value);
}

/** All that is wrong with a value as TaggedObject; nothing for a valid one. */
export function checkTaggedObject(value: unknown): readonly Problem[] {
  return problemsOfTaggedObject(value) ?? noProblems;
}

/** Whether a value is a valid TaggedObjectRequest. */
export function isTaggedObjectRequest(value: unknown): value is TaggedObjectRequest {
  return acceptsTaggedObjectRequest(value);
}

/** All that is wrong with a value as TaggedObjectRequest; nothing for a valid one. */
export function checkTaggedObjectRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedObjectRequest(value) ?? noProblems;
}

export function acceptsTaggedObject(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'compute':
      if (!acceptsTaggedComputeInstance(value)) return false;
      break;
    case 'domain':
      if (!acceptsTaggedDomain(value)) return false;
      break;
    case 'volume':
      if (!acceptsTaggedVolume(value)) return false;
      break;
    case 'nodebalancer':
      if (!acceptsTaggedNodeBalancer(value)) return false;
      break;
    default:
      return false;
  }
  return true;
}

export function problemsOfTaggedObject(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedObjectType);
  else {
    switch (value['type']) {
      case 'compute':
        problems = both(problems, problemsOfTaggedComputeInstance(value));
        break;
      case 'domain':
        problems = both(problems, problemsOfTaggedDomain(value));
        break;
      case 'volume':
        problems = both(problems, problemsOfTaggedVolume(value));
        break;
      case 'nodebalancer':
        problems = both(problems, problemsOfTaggedNodeBalancer(value));
        break;
      default:
        problems = add(problems, taggedObjectTypeNotListed);
    }
  }
  return problems;
}

export function acceptsTaggedObjectRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'compute':
      if (!acceptsTaggedComputeInstanceRequest(value)) return false;
      break;
    case 'domain':
      if (!acceptsTaggedDomainRequest(value)) return false;
      break;
    case 'volume':
      if (!acceptsTaggedVolume(value)) return false;
      break;
    case 'nodebalancer':
      if (!acceptsTaggedNodeBalancerRequest(value)) return false;
      break;
    default:
      return false;
  }
  return true;
}

export function problemsOfTaggedObjectRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedObjectType);
  else {
    switch (value['type']) {
      case 'compute':
        problems = both(problems, problemsOfTaggedComputeInstanceRequest(value));
        break;
      case 'domain':
        problems = both(problems, problemsOfTaggedDomainRequest(value));
        break;
      case 'volume':
        problems = both(problems, problemsOfTaggedVolume(value));
        break;
      case 'nodebalancer':
        problems = both(problems, problemsOfTaggedNodeBalancerRequest(value));
        break;
      default:
        problems = add(problems, taggedObjectTypeNotListed);
    }
  }
  return problems;
}
