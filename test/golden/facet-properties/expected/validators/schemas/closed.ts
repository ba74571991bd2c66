// Generated; change the document it is made from instead.

import type { Closed } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addAtProperty,
  mergeProblems,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { acceptsPart, knowsMemberOfPart, problemsOfPart } from './part.js';

/** Whether a value is a valid Closed. */
export function isClosed(value: unknown): value is Closed {
  if (!acceptsPart(value)) return false;
  if (isObject(value)) {
    let cached: ((key: string) => boolean) | undefined;
    for (const key in value) {
      if (!(cached ??= knowsMemberOfPart(value))(key) && Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as Closed; nothing for a valid one. */
export function checkClosed(value: unknown): readonly Problem[] {
  return problemsOfClosed(value) ?? noProblems;
}

/** Closed as a Standard Schema. */
export const closedSchema: StandardSchema<Closed> =
  /* @__PURE__ */ createStandardSchema(checkClosed);

export function problemsOfClosed(value: unknown): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfPart(value));
  if (isObject(value)) {
    let cached: ((key: string) => boolean) | undefined;
    for (const key in value) {
      if (!(cached ??= knowsMemberOfPart(value))(key) && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/Closed/unevaluatedProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
