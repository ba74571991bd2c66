// Generated; change the document it is made from instead.

import type { TaggedVolume } from '@cloud-api/types';
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
  if (type !== 'volume' || !isVolume(data)) return false;
  return true;
}

export function problemsOfTaggedVolume(value: unknown): Problems {
  const schema = '#/components/schemas/TaggedVolume';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, data } = value;
    if (type !== 'volume')
      problems = reportRequired(problems, 'type', type, schema, 'const', 'must be "volume"');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else problems = mergeAtProperty(problems, 'data', problemsOfVolume(data));
  }
  return problems;
}
