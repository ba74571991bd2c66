// Generated; change the document it is made from instead.

import type { Part } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, report, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Part. */
export function isPart(value: unknown): value is Part {
  return acceptsPart(value);
}

/** All that is wrong with a value as Part; nothing for a valid one. */
export function checkPart(value: unknown): readonly Problem[] {
  return problemsOfPart(value) ?? noProblems;
}

/** Part as a Standard Schema. */
export const partSchema: StandardSchema<Part> = /* @__PURE__ */ createStandardSchema(checkPart);

export function acceptsPart(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id } = value;
  if (id !== undefined && typeof id !== 'string') return false;
  return true;
}

export function knowsMemberOfPart(_value: {
  readonly [name: string]: unknown;
}): (key: string) => boolean {
  return (key) => key === 'id';
}

export function problemsOfPart(value: unknown): Problems {
  const schema = '#/components/schemas/Part';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id } = value;
    if (id !== undefined && typeof id !== 'string')
      problems = report(problems, 'id', schema, 'type', 'must be a string');
  }
  return problems;
}
