// Generated; change the document it is made from instead.

import type { TaggedNodeBalancer, TaggedNodeBalancerRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import {
  isNodeBalancer,
  isNodeBalancerRequest,
  problemsOfNodeBalancer,
  problemsOfNodeBalancerRequest,
} from './node-balancer.js';

/** Whether a value is a valid TaggedNodeBalancer. */
export function isTaggedNodeBalancer(value: unknown): value is TaggedNodeBalancer {
  return acceptsTaggedNodeBalancer(value);
}

/** All that is wrong with a value as TaggedNodeBalancer; nothing for a valid one. */
export function checkTaggedNodeBalancer(value: unknown): readonly Problem[] {
  return problemsOfTaggedNodeBalancer(value) ?? noProblems;
}

/** TaggedNodeBalancer as a Standard Schema. */
export const taggedNodeBalancerSchema: StandardSchema<TaggedNodeBalancer> =
  /* @__PURE__ */ createStandardSchema(checkTaggedNodeBalancer);

/** Whether a value is a valid TaggedNodeBalancerRequest. */
export function isTaggedNodeBalancerRequest(value: unknown): value is TaggedNodeBalancerRequest {
  return acceptsTaggedNodeBalancerRequest(value);
}

/** All that is wrong with a value as TaggedNodeBalancerRequest; nothing for a valid one. */
export function checkTaggedNodeBalancerRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedNodeBalancerRequest(value) ?? noProblems;
}

/** TaggedNodeBalancerRequest as a Standard Schema. */
export const taggedNodeBalancerRequestSchema: StandardSchema<TaggedNodeBalancerRequest> =
  /* @__PURE__ */ createStandardSchema(checkTaggedNodeBalancerRequest);

export function problemsOfTaggedNodeBalancer(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedNodeBalancer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'nodebalancer')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "nodebalancer"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfNodeBalancer(data));
  }
  return problems;
}

export function problemsOfTaggedNodeBalancerRequest(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedNodeBalancer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'nodebalancer')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "nodebalancer"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfNodeBalancerRequest(data));
  }
  return problems;
}

export function acceptsTaggedNodeBalancer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'nodebalancer' || !isNodeBalancer(data)) return false;
  return true;
}

export function acceptsTaggedNodeBalancerRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'nodebalancer' || !isNodeBalancerRequest(data)) return false;
  return true;
}
