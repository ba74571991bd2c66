// Generated; change the document it is made from instead.

import type { TaggedDomain } from '@cloud-api/types';
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
import { isDomain, isDomainRequest, problemsOfDomain, problemsOfDomainRequest } from './domain.js';

/** Whether a value is a valid TaggedDomain. */
export function isTaggedDomain(value: unknown): value is TaggedDomain {
  return acceptsTaggedDomain(value);
}

/** All that is wrong with a value as TaggedDomain; nothing for a valid one. */
export function checkTaggedDomain(value: unknown): readonly Problem[] {
  return problemsOfTaggedDomain(value) ?? noProblems;
}

/** TaggedDomain as a Standard Schema. */
export const taggedDomainSchema: StandardSchema<TaggedDomain> =
  /* @__PURE__ */ createStandardSchema(checkTaggedDomain);

/** Whether a value is a valid TaggedDomainRequest. */
export function isTaggedDomainRequest(value: unknown): value is TaggedDomain {
  return acceptsTaggedDomainRequest(value);
}

/** All that is wrong with a value as TaggedDomainRequest; nothing for a valid one. */
export function checkTaggedDomainRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedDomainRequest(value) ?? noProblems;
}

/** TaggedDomainRequest as a Standard Schema. */
export const taggedDomainRequestSchema: StandardSchema<TaggedDomain> =
  /* @__PURE__ */ createStandardSchema(checkTaggedDomainRequest);

export function problemsOfTaggedDomain(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TaggedDomain/type',
      message: 'must be an object',
    });
  else {
    const { type, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/TaggedDomain/required',
        message: 'is required',
      });
    else if (type !== 'domain')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'const',
        schema: '#/components/schemas/TaggedDomain/properties/type/const',
        message: 'must be "domain"',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/TaggedDomain/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'data', problemsOfDomain(data));
  }
  return problems;
}

export function problemsOfTaggedDomainRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TaggedDomain/type',
      message: 'must be an object',
    });
  else {
    const { type, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/TaggedDomain/required',
        message: 'is required',
      });
    else if (type !== 'domain')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'const',
        schema: '#/components/schemas/TaggedDomain/properties/type/const',
        message: 'must be "domain"',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/TaggedDomain/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'data', problemsOfDomainRequest(data));
  }
  return problems;
}

export function acceptsTaggedDomain(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'domain') return false;
  if (!isDomain(data)) return false;
  return true;
}

export function acceptsTaggedDomainRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'domain') return false;
  if (!isDomainRequest(data)) return false;
  return true;
}
