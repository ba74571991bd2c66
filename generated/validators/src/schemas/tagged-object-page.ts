// Generated; change the document it is made from instead.

import type { TaggedObjectPage, TaggedObjectPageRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { acceptsPage, problemsOfPage } from './page.js';
import {
  isTaggedObject,
  isTaggedObjectRequest,
  problemsOfTaggedObject,
  problemsOfTaggedObjectRequest,
} from './tagged-object.js';

/** Whether a value is a valid TaggedObjectPage. */
export function isTaggedObjectPage(value: unknown): value is TaggedObjectPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isTaggedObject(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as TaggedObjectPage; nothing for a valid one. */
export function checkTaggedObjectPage(value: unknown): readonly Problem[] {
  return problemsOfTaggedObjectPage(value) ?? noProblems;
}

/** TaggedObjectPage as a Standard Schema. */
export const taggedObjectPageSchema: StandardSchema<TaggedObjectPage> =
  /* @__PURE__ */ createStandardSchema(checkTaggedObjectPage);

/** Whether a value is a valid TaggedObjectPageRequest. */
export function isTaggedObjectPageRequest(value: unknown): value is TaggedObjectPageRequest {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isTaggedObjectRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as TaggedObjectPageRequest; nothing for a valid one. */
export function checkTaggedObjectPageRequest(value: unknown): readonly Problem[] {
  return problemsOfTaggedObjectPageRequest(value) ?? noProblems;
}

/** TaggedObjectPageRequest as a Standard Schema. */
export const taggedObjectPageRequestSchema: StandardSchema<TaggedObjectPageRequest> =
  /* @__PURE__ */ createStandardSchema(checkTaggedObjectPageRequest);

export function problemsOfTaggedObjectPage(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedObjectPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfTaggedObject(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}

export function problemsOfTaggedObjectPageRequest(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedObjectPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfTaggedObjectRequest(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
