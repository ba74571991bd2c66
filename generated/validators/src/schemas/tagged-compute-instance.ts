// Generated; change the document it is made from instead.

import type { TaggedComputeInstance, TaggedComputeInstanceRequest } from '@cloud-api/types';
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
  isComputeInstance,
  isComputeInstanceRequest,
  problemsOfComputeInstance,
  problemsOfComputeInstanceRequest,
} from './compute-instance.js';

/** Whether a value is a valid TaggedComputeInstance. */
export function isTaggedComputeInstance(value: unknown): value is TaggedComputeInstance {
  return acceptsTaggedComputeInstance(value);
}

/** All that is wrong with a value as TaggedComputeInstance; nothing for a valid one. */
export function checkTaggedComputeInstance(value: unknown): readonly Problem[] {
  return problemsOfTaggedComputeInstance(value) ?? noProblems;
}

/** TaggedComputeInstance as a Standard Schema. */
export const taggedComputeInstanceSchema: StandardSchema<TaggedComputeInstance> =
  /* @__PURE__ */ createStandardSchema(checkTaggedComputeInstance);

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

/** TaggedComputeInstanceRequest as a Standard Schema. */
export const taggedComputeInstanceRequestSchema: StandardSchema<TaggedComputeInstanceRequest> =
  /* @__PURE__ */ createStandardSchema(checkTaggedComputeInstanceRequest);

export function problemsOfTaggedComputeInstance(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedComputeInstance';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'compute')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "compute"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfComputeInstance(data));
  }
  return problems;
}

export function problemsOfTaggedComputeInstanceRequest(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedComputeInstance';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'compute')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "compute"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfComputeInstanceRequest(data));
  }
  return problems;
}

export function acceptsTaggedComputeInstance(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'compute' || !isComputeInstance(data)) return false;
  return true;
}

export function acceptsTaggedComputeInstanceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'compute' || !isComputeInstanceRequest(data)) return false;
  return true;
}
