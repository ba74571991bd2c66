// Generated; change the document it is made from instead.

import type { Timestamp } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const timestampPattern =
  /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9](?:\.[0-9]+)?Z?$/u;

/** Whether a value is a valid Timestamp. */
export function isTimestamp(value: unknown): value is Timestamp {
  return acceptsTimestamp(value);
}

/** All that is wrong with a value as Timestamp; nothing for a valid one. */
export function checkTimestamp(value: unknown): readonly Problem[] {
  return problemsOfTimestamp(value) ?? noProblems;
}

/** Timestamp as a Standard Schema. */
export const timestampSchema: StandardSchema<Timestamp> =
  /* @__PURE__ */ createStandardSchema(checkTimestamp);

export function acceptsTimestamp(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!matchesPattern(timestampPattern, value)) return false;
  return true;
}

export function problemsOfTimestamp(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Timestamp/type',
      message: 'Must be a date and time such as 2030-01-15T10:20:30Z.',
    });
  else if (!matchesPattern(timestampPattern, value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/Timestamp/pattern',
      message: 'Must be a date and time such as 2030-01-15T10:20:30Z.',
    });
  return problems;
}
