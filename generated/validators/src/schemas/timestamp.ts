// Generated; change the document it is made from instead.

import type { Timestamp } from '@cloud-api/types';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
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
  if (typeof value !== 'string' || !matchesPattern(timestampPattern, value)) return false;
  return true;
}

export function problemsOfTimestamp(value: unknown): Problems {
  const schema = '#/components/schemas/Timestamp';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be a date and time such as 2030-01-15T10:20:30Z.',
    );
  else if (!matchesPattern(timestampPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be a date and time such as 2030-01-15T10:20:30Z.',
    );
  return problems;
}
