// Generated; change the document it is made from instead.

import type { SeedJob } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedJob. */
export function isSeedJob(value: unknown): value is SeedJob {
  if (!isObject(value)) return false;
  const { kind, subject, due, attempts, problem } = value;
  if (
    typeof kind !== 'string' ||
    kind === '' ||
    !isInteger(subject) ||
    subject < 0 ||
    !isSeedTime(due) ||
    (attempts !== undefined && (!isInteger(attempts) || attempts < 0)) ||
    (problem !== undefined && typeof problem !== 'string' && problem !== null)
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'kind':
      case 'subject':
      case 'due':
      case 'attempts':
      case 'problem':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedJob; nothing for a valid one. */
export function checkSeedJob(value: unknown): readonly Problem[] {
  return problemsOfSeedJob(value) ?? noProblems;
}

/** SeedJob as a Standard Schema. */
export const seedJobSchema: StandardSchema<SeedJob> =
  /* @__PURE__ */ createStandardSchema(checkSeedJob);

export function problemsOfSeedJob(value: unknown): Problems {
  const schema = '#/components/schemas/SeedJob';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { kind, subject, due, attempts, problem } = value;
    if (typeof kind !== 'string')
      problems = reportRequired(problems, 'kind', kind, schema, 'type', 'must be a string');
    else if (kind === '')
      problems = report(problems, 'kind', schema, 'minLength', 'must not be empty');
    if (!isInteger(subject))
      problems = reportRequired(
        problems,
        'subject',
        subject,
        schema,
        'type',
        'must be a whole number',
      );
    else if (subject < 0)
      problems = report(problems, 'subject', schema, 'minimum', 'must be at least 0');
    if (due === undefined) problems = reportMissing(problems, 'due', schema);
    else problems = mergeAtProperty(problems, 'due', problemsOfSeedTime(due));
    if (attempts !== undefined) {
      if (!isInteger(attempts))
        problems = report(problems, 'attempts', schema, 'type', 'must be a whole number');
      else if (attempts < 0)
        problems = report(problems, 'attempts', schema, 'minimum', 'must be at least 0');
    }
    if (problem !== undefined && typeof problem !== 'string' && problem !== null)
      problems = report(problems, 'problem', schema, 'type', 'must be a string or null');
    for (const key in value) {
      switch (key) {
        case 'kind':
        case 'subject':
        case 'due':
        case 'attempts':
        case 'problem':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedJob/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
