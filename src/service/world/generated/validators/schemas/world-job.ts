// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/collect.ts';
import { forbidden, memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isInteger, isObject } from '../runtime/validation/values.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldJob } from '../../types/index.ts';

const schema = '#/components/schemas/WorldJob';

/** Whether a value is a valid WorldJob. */
export function isWorldJob(value: unknown): value is WorldJob {
  if (!isObject(value)) return false;
  const { kind, subject, due, attempts, problem: problem2 } = value;
  if (typeof kind !== 'string') return false;
  if (kind === '') return false;
  if (!isInteger(subject)) return false;
  if (subject < 0) return false;
  if (!isWorldTime(due)) return false;
  if (attempts !== undefined) {
    if (!isInteger(attempts)) return false;
    if (attempts < 0) return false;
  }
  if (problem2 !== undefined) {
    if (typeof problem2 !== 'string' && problem2 !== null) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'kind':
      case 'subject':
      case 'due':
      case 'attempts':
      case 'problem':
        break;
      default:
        return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldJob; nothing for a valid one. */
export function checkWorldJob(value: unknown): readonly Problem[] {
  return problemsOfWorldJob(value) ?? noProblems;
}

/** WorldJob as a Standard Schema. */
export const worldJobSchema: StandardSchema<WorldJob> = /* @__PURE__ */ standard(checkWorldJob);

export function problemsOfWorldJob(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { kind, subject, due, attempts, problem: problem2 } = value;
    if (kind === undefined) problems = add(problems, missing(schema, 'kind'));
    else if (typeof kind !== 'string')
      problems = add(problems, memberProblem(schema, 'kind', 'type', 'must be a string'));
    else if (kind === '')
      problems = add(problems, memberProblem(schema, 'kind', 'minLength', 'must not be empty'));
    if (subject === undefined) problems = add(problems, missing(schema, 'subject'));
    else if (!isInteger(subject))
      problems = add(problems, memberProblem(schema, 'subject', 'type', 'must be a whole number'));
    else if (subject < 0)
      problems = add(problems, memberProblem(schema, 'subject', 'minimum', 'must be at least 0'));
    if (due === undefined) problems = add(problems, missing(schema, 'due'));
    else problems = within(problems, 'due', problemsOfWorldTime(due));
    if (attempts !== undefined) {
      if (!isInteger(attempts))
        problems = add(
          problems,
          memberProblem(schema, 'attempts', 'type', 'must be a whole number'),
        );
      else if (attempts < 0)
        problems = add(
          problems,
          memberProblem(schema, 'attempts', 'minimum', 'must be at least 0'),
        );
    }
    if (problem2 !== undefined) {
      if (typeof problem2 !== 'string' && problem2 !== null)
        problems = add(
          problems,
          memberProblem(schema, 'problem', 'type', 'must be a string or null'),
        );
    }
    for (const key in value) {
      switch (key) {
        case 'kind':
        case 'subject':
        case 'due':
        case 'attempts':
        case 'problem':
          break;
        default:
          problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}
