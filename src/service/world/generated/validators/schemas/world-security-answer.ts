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
import { isWorldSealed, problemsOfWorldSealed } from './world-sealed.ts';
import type { WorldSecurityAnswer } from '../../types/index.ts';

/** Whether a value is a valid WorldSecurityAnswer. */
export function isWorldSecurityAnswer(value: unknown): value is WorldSecurityAnswer {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (!isInteger(questionId)) return false;
  if (questionId < 1) return false;
  if (!isWorldSealed(response)) return false;
  for (const key in value) {
    if (key !== 'question_id' && key !== 'response') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldSecurityAnswer; nothing for a valid one. */
export function checkWorldSecurityAnswer(value: unknown): readonly Problem[] {
  return problemsOfWorldSecurityAnswer(value) ?? noProblems;
}

/** WorldSecurityAnswer as a Standard Schema. */
export const worldSecurityAnswerSchema: StandardSchema<WorldSecurityAnswer> =
  /* @__PURE__ */ standard(checkWorldSecurityAnswer);

export function problemsOfWorldSecurityAnswer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldSecurityAnswer/type',
      message: 'must be an object',
    });
  else {
    const { question_id: questionId, response } = value;
    if (questionId === undefined)
      problems = add(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'required',
        schema: '#/components/schemas/WorldSecurityAnswer/required',
        message: 'is required',
      });
    else if (!isInteger(questionId))
      problems = add(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'type',
        schema: '#/components/schemas/WorldSecurityAnswer/properties/question_id/type',
        message: 'must be a whole number',
      });
    else if (questionId < 1)
      problems = add(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'minimum',
        schema: '#/components/schemas/WorldSecurityAnswer/properties/question_id/minimum',
        message: 'must be at least 1',
      });
    if (response === undefined)
      problems = add(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'required',
        schema: '#/components/schemas/WorldSecurityAnswer/required',
        message: 'is required',
      });
    else problems = within(problems, 'response', problemsOfWorldSealed(response));
    for (const key in value) {
      if (key !== 'question_id' && key !== 'response') {
        if (Object.hasOwn(value, key))
          problems = addWithin(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/WorldSecurityAnswer/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
