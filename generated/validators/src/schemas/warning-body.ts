// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsWarning, problemsOfWarning } from './warning.js';
import type { WarningBody } from '@cloud-api/types';

const self = whole('#/components/schemas/WarningBody');
const warningsPlace = member(self, 'warnings');
const warningsType = wrongType(warningsPlace, 'a list');
const warningsMissing = missing(self, 'warnings');
const warningBodyType = wrongType(self, 'an object');

/** Whether a value is a valid WarningBody. */
export function isWarningBody(value: unknown): value is WarningBody {
  return acceptsWarningBody(value);
}

/** All that is wrong with a value as WarningBody; nothing for a valid one. */
export function checkWarningBody(value: unknown): readonly Problem[] {
  return problemsOfWarningBody(value) ?? noProblems;
}

export function acceptsWarningBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { warnings } = value;
  if (!isList(warnings)) return false;
  for (let index = 0; index < warnings.length; index++) {
    if (!acceptsWarning(warnings[index])) return false;
  }
  return true;
}

export function problemsOfWarningBody(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, warningBodyType);
  else {
    const { warnings } = value;
    if (warnings === undefined) problems = add(problems, warningsMissing);
    else if (!isList(warnings)) problems = add(problems, warningsType);
    else {
      for (let index = 0; index < warnings.length; index++) {
        problems = withinItem(problems, 'warnings', index, problemsOfWarning(warnings[index]));
      }
    }
  }
  return problems;
}
