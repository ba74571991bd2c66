// Generated; change the document it is made from instead.

import type { ClosedValue } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addAtProperty, mergeProblems, type Problems } from '../runtime/validation/problems.js';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { acceptsValue2, knowsMemberOfValue, problemsOfValue2 } from './value.js';

/** Whether a value is a valid ClosedValue. */
export function isClosedValue(value: unknown): value is ClosedValue {
  return acceptRecursive(() => acceptsClosedValue(value));
}

/** All that is wrong with a value as ClosedValue; nothing for a valid one. */
export function checkClosedValue(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfClosedValue(value));
}

/** ClosedValue as a Standard Schema. */
export const closedValueSchema: StandardSchema<ClosedValue> =
  /* @__PURE__ */ createStandardSchema(checkClosedValue);

export function acceptsClosedValue(value: unknown): boolean {
  if (!acceptsValue2(value)) return false;
  if (isObject(value)) {
    let cached: ((key: string) => boolean) | undefined;
    for (const key in value) {
      if (!(cached ??= knowsMemberOfValue(value))(key) && Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

export function problemsOfClosedValue(value: unknown): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfValue2(value));
  if (isObject(value)) {
    let cached: ((key: string) => boolean) | undefined;
    for (const key in value) {
      if (!(cached ??= knowsMemberOfValue(value))(key) && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ClosedValue/unevaluatedProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}

export function acceptsClosedValue2(value: unknown): boolean {
  if (!acceptsValue2(value)) return false;
  if (isObject(value)) {
    let cached: ((key: string) => boolean) | undefined;
    for (const key in value) {
      if (!(cached ??= knowsMemberOfValue(value))(key) && Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

export function problemsOfClosedValue2(value: unknown): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfValue2(value));
  if (isObject(value)) {
    let cached: ((key: string) => boolean) | undefined;
    for (const key in value) {
      if (!(cached ??= knowsMemberOfValue(value))(key) && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ClosedValue/unevaluatedProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
