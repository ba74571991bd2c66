// Generated; change the document it is made from instead.

import type { TaggedComputeInstance, TaggedComputeInstanceRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TaggedComputeInstance/type',
      message: 'must be an object',
    });
  else {
    const { type, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/TaggedComputeInstance/required',
        message: 'is required',
      });
    else if (type !== 'compute')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'const',
        schema: '#/components/schemas/TaggedComputeInstance/properties/type/const',
        message: 'must be "compute"',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/TaggedComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'data', problemsOfComputeInstance(data));
  }
  return problems;
}

export function problemsOfTaggedComputeInstanceRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TaggedComputeInstance/type',
      message: 'must be an object',
    });
  else {
    const { type, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/TaggedComputeInstance/required',
        message: 'is required',
      });
    else if (type !== 'compute')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'const',
        schema: '#/components/schemas/TaggedComputeInstance/properties/type/const',
        message: 'must be "compute"',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/TaggedComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'data', problemsOfComputeInstanceRequest(data));
  }
  return problems;
}

export function acceptsTaggedComputeInstance(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'compute') return false;
  if (!isComputeInstance(data)) return false;
  return true;
}

export function acceptsTaggedComputeInstanceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'compute') return false;
  if (!isComputeInstanceRequest(data)) return false;
  return true;
}
