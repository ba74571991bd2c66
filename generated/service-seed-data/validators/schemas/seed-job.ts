// Generated; change the document it is made from instead.

import type { SeedJob } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (typeof kind !== 'string') return false;
  if (kind === '') return false;
  if (!isInteger(subject)) return false;
  if (subject < 0) return false;
  if (!isSeedTime(due)) return false;
  if (attempts !== undefined) {
    if (!isInteger(attempts)) return false;
    if (attempts < 0) return false;
  }
  if (problem !== undefined) {
    if (typeof problem !== 'string' && problem !== null) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedJob/type',
      message: 'must be an object',
    });
  else {
    const { kind, subject, due, attempts, problem } = value;
    if (kind === undefined)
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/SeedJob/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/SeedJob/properties/kind/type',
        message: 'must be a string',
      });
    else if (kind === '')
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedJob/properties/kind/minLength',
        message: 'must not be empty',
      });
    if (subject === undefined)
      problems = addProblem(problems, {
        pointer: '/subject',
        field: 'subject',
        keyword: 'required',
        schema: '#/components/schemas/SeedJob/required',
        message: 'is required',
      });
    else if (!isInteger(subject))
      problems = addProblem(problems, {
        pointer: '/subject',
        field: 'subject',
        keyword: 'type',
        schema: '#/components/schemas/SeedJob/properties/subject/type',
        message: 'must be a whole number',
      });
    else if (subject < 0)
      problems = addProblem(problems, {
        pointer: '/subject',
        field: 'subject',
        keyword: 'minimum',
        schema: '#/components/schemas/SeedJob/properties/subject/minimum',
        message: 'must be at least 0',
      });
    if (due === undefined)
      problems = addProblem(problems, {
        pointer: '/due',
        field: 'due',
        keyword: 'required',
        schema: '#/components/schemas/SeedJob/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'due', problemsOfSeedTime(due));
    if (attempts !== undefined) {
      if (!isInteger(attempts))
        problems = addProblem(problems, {
          pointer: '/attempts',
          field: 'attempts',
          keyword: 'type',
          schema: '#/components/schemas/SeedJob/properties/attempts/type',
          message: 'must be a whole number',
        });
      else if (attempts < 0)
        problems = addProblem(problems, {
          pointer: '/attempts',
          field: 'attempts',
          keyword: 'minimum',
          schema: '#/components/schemas/SeedJob/properties/attempts/minimum',
          message: 'must be at least 0',
        });
    }
    if (problem !== undefined) {
      if (typeof problem !== 'string' && problem !== null)
        problems = addProblem(problems, {
          pointer: '/problem',
          field: 'problem',
          keyword: 'type',
          schema: '#/components/schemas/SeedJob/properties/problem/type',
          message: 'must be a string or null',
        });
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
