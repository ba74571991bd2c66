// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsPage, problemsOfPage } from './page.js';
import { acceptsSshKey, problemsOfSshKey } from './ssh-key.js';
import type { SshKeyPage } from '@cloud-api/types';

const self = whole('#/components/schemas/SshKeyPage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const sshKeyPageType = wrongType(self, 'an object');

/** Whether a value is a valid SshKeyPage. */
export function isSshKeyPage(value: unknown): value is SshKeyPage {
  return acceptsSshKeyPage(value);
}

/** All that is wrong with a value as SshKeyPage; nothing for a valid one. */
export function checkSshKeyPage(value: unknown): readonly Problem[] {
  return problemsOfSshKeyPage(value) ?? noProblems;
}

export function acceptsSshKeyPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsSshKey(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfSshKeyPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, sshKeyPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfSshKey(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
