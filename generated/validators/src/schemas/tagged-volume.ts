// Generated; change the document it is made from instead.

import type { TaggedVolume } from '@cloud-api/types';
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
import { isVolume, problemsOfVolume } from './volume.js';

/** Whether a value is a valid TaggedVolume. */
export function isTaggedVolume(value: unknown): value is TaggedVolume {
  return acceptsTaggedVolume(value);
}

/** All that is wrong with a value as TaggedVolume; nothing for a valid one. */
export function checkTaggedVolume(value: unknown): readonly Problem[] {
  return problemsOfTaggedVolume(value) ?? noProblems;
}

/** TaggedVolume as a Standard Schema. */
export const taggedVolumeSchema: StandardSchema<TaggedVolume> =
  /* @__PURE__ */ createStandardSchema(checkTaggedVolume);

export function acceptsTaggedVolume(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'volume') return false;
  if (!isVolume(data)) return false;
  return true;
}

export function problemsOfTaggedVolume(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TaggedVolume/type',
      message: 'must be an object',
    });
  else {
    const { type, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/TaggedVolume/required',
        message: 'is required',
      });
    else if (type !== 'volume')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'const',
        schema: '#/components/schemas/TaggedVolume/properties/type/const',
        message: 'must be "volume"',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/TaggedVolume/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'data', problemsOfVolume(data));
  }
  return problems;
}
