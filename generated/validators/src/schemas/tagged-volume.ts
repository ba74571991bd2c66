// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import { isVolume, problemsOfVolume } from './volume.js';
import type { TaggedVolume } from '@cloud-api/types';

const schema = '#/components/schemas/TaggedVolume';

/** Whether a value is a valid TaggedVolume. */
export function isTaggedVolume(value: unknown): value is TaggedVolume {
  return acceptsTaggedVolume(value);
}

export function acceptsTaggedVolume(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'volume') return false;
  if (!isVolume(data)) return false;
  return true;
}

/** All that is wrong with a value as TaggedVolume; nothing for a valid one. */
export function checkTaggedVolume(value: unknown): readonly Problem[] {
  return problemsOfTaggedVolume(value) ?? noProblems;
}

/** TaggedVolume as a Standard Schema. */
export const taggedVolumeSchema: StandardSchema<TaggedVolume> =
  /* @__PURE__ */ standard(checkTaggedVolume);

export function problemsOfTaggedVolume(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (type !== 'volume')
      problems = add(problems, memberProblem(schema, 'type', 'const', 'must be "volume"'));
    if (data === undefined) problems = add(problems, missing(schema, 'data'));
    else problems = within(problems, 'data', problemsOfVolume(data));
  }
  return problems;
}
