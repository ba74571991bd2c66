// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsVolume, problemsOfVolume } from './volume.js';
import type { TaggedVolume } from '@cloud-api/types';

const self = whole('#/components/schemas/TaggedVolume');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, '"volume"', 'const');
const typeMissing = missing(self, 'type');
const dataMissing = missing(self, 'data');
const taggedVolumeType = wrongType(self, 'an object');

/** Whether a value is a valid TaggedVolume. */
export function isTaggedVolume(value: unknown): value is TaggedVolume {
  return acceptsTaggedVolume(value);
}

/** All that is wrong with a value as TaggedVolume; nothing for a valid one. */
export function checkTaggedVolume(value: unknown): readonly Problem[] {
  return problemsOfTaggedVolume(value) ?? noProblems;
}

export function acceptsTaggedVolume(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, data } = value;
  if (type !== 'volume') return false;
  if (!acceptsVolume(data)) return false;
  return true;
}

export function problemsOfTaggedVolume(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, taggedVolumeType);
  else {
    const { type, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'volume') problems = add(problems, typeNotListed);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfVolume(data));
  }
  return problems;
}
