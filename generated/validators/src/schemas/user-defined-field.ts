// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { UserDefinedField } from '@cloud-api/types';

const self = whole('#/components/schemas/UserDefinedField');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const namePlace = member(self, 'name');
const nameType = wrongType(namePlace, 'a string');
const nameMissing = missing(self, 'name');
const examplePlace = member(self, 'example');
const exampleType = wrongType(examplePlace, 'a string');
const oneOfPlace = member(self, 'oneOf');
const oneOfType = wrongType(oneOfPlace, 'a string');
const manyOfPlace = member(self, 'manyOf');
const manyOfType = wrongType(manyOfPlace, 'a string');
const defaultPlace = member(self, 'default');
const defaultType = wrongType(defaultPlace, 'a string');
const userDefinedFieldType = wrongType(self, 'an object');

/** Whether a value is a valid UserDefinedField. */
export function isUserDefinedField(value: unknown): value is UserDefinedField {
  return acceptsUserDefinedField(value);
}

/** All that is wrong with a value as UserDefinedField; nothing for a valid one. */
export function checkUserDefinedField(value: unknown): readonly Problem[] {
  return problemsOfUserDefinedField(value) ?? noProblems;
}

export function acceptsUserDefinedField(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, name, example, oneOf, manyOf, default: default_ } = value;
  if (typeof label !== 'string') return false;
  if (typeof name !== 'string') return false;
  if (example !== undefined) {
    if (typeof example !== 'string') return false;
  }
  if (oneOf !== undefined) {
    if (typeof oneOf !== 'string') return false;
  }
  if (manyOf !== undefined) {
    if (typeof manyOf !== 'string') return false;
  }
  if (default_ !== undefined) {
    if (typeof default_ !== 'string') return false;
  }
  return true;
}

export function problemsOfUserDefinedField(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userDefinedFieldType);
  else {
    const { label, name, example, oneOf, manyOf, default: default_ } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (name === undefined) problems = add(problems, nameMissing);
    else if (typeof name !== 'string') problems = add(problems, nameType);
    if (example !== undefined) {
      if (typeof example !== 'string') problems = add(problems, exampleType);
    }
    if (oneOf !== undefined) {
      if (typeof oneOf !== 'string') problems = add(problems, oneOfType);
    }
    if (manyOf !== undefined) {
      if (typeof manyOf !== 'string') problems = add(problems, manyOfType);
    }
    if (default_ !== undefined) {
      if (typeof default_ !== 'string') problems = add(problems, defaultType);
    }
  }
  return problems;
}
