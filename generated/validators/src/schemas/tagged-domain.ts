// Generated; change the document it is made from instead.

import type { TaggedDomain } from '@cloud-api/types';
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
  const schema = '#/components/schemas/TaggedDomain';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'domain')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "domain"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfDomain(data));
  }
  return problems;
}

export function problemsOfTaggedDomainRequest(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedDomain';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'domain')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "domain"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfDomainRequest(data));
  }
  return problems;
}

export function acceptsTaggedDomain(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'domain' || !isDomain(data)) return false;
  return true;
}

export function acceptsTaggedDomainRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'domain' || !isDomainRequest(data)) return false;
  return true;
}
