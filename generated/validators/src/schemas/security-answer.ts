// Generated; change the document it is made from instead.

import type { SecurityAnswer } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid SecurityAnswer. */
export function isSecurityAnswer(value: unknown): value is SecurityAnswer {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (!isInteger(questionId)) return false;
  if (typeof response !== 'string') return false;
  if (response === '' || isLongerThan(response, 255)) return false;
  return true;
}

/** All that is wrong with a value as SecurityAnswer; nothing for a valid one. */
export function checkSecurityAnswer(value: unknown): readonly Problem[] {
  return problemsOfSecurityAnswer(value) ?? noProblems;
}

/** SecurityAnswer as a Standard Schema. */
export const securityAnswerSchema: StandardSchema<SecurityAnswer> =
  /* @__PURE__ */ createStandardSchema(checkSecurityAnswer);

export function problemsOfSecurityAnswer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SecurityAnswer/type',
      message: 'must be an object',
    });
  else {
    const { question_id: questionId, response } = value;
    if (questionId === undefined)
      problems = addProblem(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'required',
        schema: '#/components/schemas/SecurityAnswer/required',
        message: 'is required',
      });
    else if (!isInteger(questionId))
      problems = addProblem(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'type',
        schema: '#/components/schemas/SecurityAnswer/properties/question_id/type',
        message: 'must be a whole number',
      });
    if (response === undefined)
      problems = addProblem(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'required',
        schema: '#/components/schemas/SecurityAnswer/required',
        message: 'is required',
      });
    else if (typeof response !== 'string')
      problems = addProblem(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'type',
        schema: '#/components/schemas/SecurityAnswer/properties/response/type',
        message: 'must be a string',
      });
    else {
      if (response === '')
        problems = addProblem(problems, {
          pointer: '/response',
          field: 'response',
          keyword: 'minLength',
          schema: '#/components/schemas/SecurityAnswer/properties/response/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(response, 255))
        problems = addProblem(problems, {
          pointer: '/response',
          field: 'response',
          keyword: 'maxLength',
          schema: '#/components/schemas/SecurityAnswer/properties/response/maxLength',
          message: 'must be at most 255 characters',
        });
    }
  }
  return problems;
}
