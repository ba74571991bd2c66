// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import type { Timestamp } from '@cloud-api/types';

const timestampPattern =
  /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9](?:\.[0-9]+)?Z?$/u;
const self = whole('#/components/schemas/Timestamp');
const timestampMismatch = problem(
  self,
  'pattern',
  'Must be a date and time such as 2030-01-15T10:20:30Z.',
);
const timestampType = problem(
  self,
  'type',
  'Must be a date and time such as 2030-01-15T10:20:30Z.',
);

/** Whether a value is a valid Timestamp. */
export function isTimestamp(value: unknown): value is Timestamp {
  return acceptsTimestamp(value);
}

/** All that is wrong with a value as Timestamp; nothing for a valid one. */
export function checkTimestamp(value: unknown): readonly Problem[] {
  return problemsOfTimestamp(value) ?? noProblems;
}

export function acceptsTimestamp(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!timestampPattern.test(value)) return false;
  return true;
}

export function problemsOfTimestamp(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, timestampType);
  else if (!timestampPattern.test(value)) problems = add(problems, timestampMismatch);
  return problems;
}
