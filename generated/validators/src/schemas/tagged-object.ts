// Generated; change the document it is made from instead.

import type { TaggedObject, TaggedObjectRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
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

/** Whether a value is a valid TaggedObject. */
export function isTaggedObject(value: unknown): value is TaggedObject {
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

/** All that is wrong with a value as TaggedObject; nothing for a valid one. */
export function checkTaggedObject(value: unknown): readonly Problem[] {
  return problemsOfTaggedObject(value) ?? noProblems;
}

/** TaggedObject as a Standard Schema. */
export const taggedObjectSchema: StandardSchema<TaggedObject> =
  /* @__PURE__ */ createStandardSchema(checkTaggedObject);

/** Whether a value is a valid TaggedObjectRequest. */
export function isTaggedObjectRequest(value: unknown): value is TaggedObjectRequest {
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

/** All that is wrong with a value as TaggedObjectRequest; nothing for a valid one. */
export function checkTaggedObjectRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedObjectRequest(value) ?? noProblems;
}

/** TaggedObjectRequest as a Standard Schema. */
export const taggedObjectRequestSchema: StandardSchema<TaggedObjectRequest> =
  /* @__PURE__ */ createStandardSchema(checkTaggedObjectRequest);

export function problemsOfTaggedObject(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedObject';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    switch (value['type']) {
      case 'compute':
        problems = mergeProblems(problems, problemsOfTaggedComputeInstance(value));
        break;
      case 'domain':
        problems = mergeProblems(problems, problemsOfTaggedDomain(value));
        break;
      case 'volume':
        problems = mergeProblems(problems, problemsOfTaggedVolume(value));
        break;
      case 'nodebalancer':
        problems = mergeProblems(problems, problemsOfTaggedNodeBalancer(value));
        break;
      default:
        problems = reportAt(
          problems,
          '/type',
          schema,
          '/oneOf',
          'must be one of "compute", "domain", "volume" or "nodebalancer"',
        );
    }
  }
  return problems;
}

export function problemsOfTaggedObjectRequest(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedObject';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    switch (value['type']) {
      case 'compute':
        problems = mergeProblems(problems, problemsOfTaggedComputeInstanceRequest(value));
        break;
      case 'domain':
        problems = mergeProblems(problems, problemsOfTaggedDomainRequest(value));
        break;
      case 'volume':
        problems = mergeProblems(problems, problemsOfTaggedVolume(value));
        break;
      case 'nodebalancer':
        problems = mergeProblems(problems, problemsOfTaggedNodeBalancerRequest(value));
        break;
      default:
        problems = reportAt(
          problems,
          '/type',
          schema,
          '/oneOf',
          'must be one of "compute", "domain", "volume" or "nodebalancer"',
        );
    }
  }
  return problems;
}
