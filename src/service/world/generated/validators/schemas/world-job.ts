// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldJob } from '../../types/index.ts';

/** Whether a value is a valid WorldJob. */
export function isWorldJob(value: unknown): value is WorldJob {
  if (!isObject(value)) return false;
  const { kind, subject, due, attempts, problem } = value;
  if (typeof kind !== 'string') return false;
  if (kind === '') return false;
  if (!isInteger(subject)) return false;
  if (subject < 0) return false;
  if (!isWorldTime(due)) return false;
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

/** All that is wrong with a value as WorldJob; nothing for a valid one. */
export function checkWorldJob(value: unknown): readonly Problem[] {
  return problemsOfWorldJob(value) ?? noProblems;
}

/** WorldJob as a Standard Schema. */
export const worldJobSchema: StandardSchema<WorldJob> = /* @__PURE__ */ standard(checkWorldJob);

export function problemsOfWorldJob(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldJob/type',
      message: 'must be an object',
    });
  else {
    const { kind, subject, due, attempts, problem } = value;
    if (kind === undefined)
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/WorldJob/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/WorldJob/properties/kind/type',
        message: 'must be a string',
      });
    else if (kind === '')
      problems = add(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'minLength',
        schema: '#/components/schemas/WorldJob/properties/kind/minLength',
        message: 'must not be empty',
      });
    if (subject === undefined)
      problems = add(problems, {
        pointer: '/subject',
        field: 'subject',
        keyword: 'required',
        schema: '#/components/schemas/WorldJob/required',
        message: 'is required',
      });
    else if (!isInteger(subject))
      problems = add(problems, {
        pointer: '/subject',
        field: 'subject',
        keyword: 'type',
        schema: '#/components/schemas/WorldJob/properties/subject/type',
        message: 'must be a whole number',
      });
    else if (subject < 0)
      problems = add(problems, {
        pointer: '/subject',
        field: 'subject',
        keyword: 'minimum',
        schema: '#/components/schemas/WorldJob/properties/subject/minimum',
        message: 'must be at least 0',
      });
    if (due === undefined)
      problems = add(problems, {
        pointer: '/due',
        field: 'due',
        keyword: 'required',
        schema: '#/components/schemas/WorldJob/required',
        message: 'is required',
      });
    else problems = within(problems, 'due', problemsOfWorldTime(due));
    if (attempts !== undefined) {
      if (!isInteger(attempts))
        problems = add(problems, {
          pointer: '/attempts',
          field: 'attempts',
          keyword: 'type',
          schema: '#/components/schemas/WorldJob/properties/attempts/type',
          message: 'must be a whole number',
        });
      else if (attempts < 0)
        problems = add(problems, {
          pointer: '/attempts',
          field: 'attempts',
          keyword: 'minimum',
          schema: '#/components/schemas/WorldJob/properties/attempts/minimum',
          message: 'must be at least 0',
        });
    }
    if (problem !== undefined) {
      if (typeof problem !== 'string' && problem !== null)
        problems = add(problems, {
          pointer: '/problem',
          field: 'problem',
          keyword: 'type',
          schema: '#/components/schemas/WorldJob/properties/problem/type',
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldJob/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
