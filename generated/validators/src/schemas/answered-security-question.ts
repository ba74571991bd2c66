// Generated; change the document it is made from instead.

import type { AnsweredSecurityQuestion } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid AnsweredSecurityQuestion. */
export function isAnsweredSecurityQuestion(value: unknown): value is AnsweredSecurityQuestion {
  if (!isObject(value)) return false;
  const { question_id: questionId, response, security_question: securityQuestion } = value;
  if (!isInteger(questionId)) return false;
  if (typeof response !== 'string') return false;
  if (typeof securityQuestion !== 'string') return false;
  return true;
}

/** All that is wrong with a value as AnsweredSecurityQuestion; nothing for a valid one. */
export function checkAnsweredSecurityQuestion(value: unknown): readonly Problem[] {
  return problemsOfAnsweredSecurityQuestion(value) ?? noProblems;
}

/** AnsweredSecurityQuestion as a Standard Schema. */
export const answeredSecurityQuestionSchema: StandardSchema<AnsweredSecurityQuestion> =
  /* @__PURE__ */ createStandardSchema(checkAnsweredSecurityQuestion);

export function problemsOfAnsweredSecurityQuestion(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/AnsweredSecurityQuestion/type',
      message: 'must be an object',
    });
  else {
    const { question_id: questionId, response, security_question: securityQuestion } = value;
    if (questionId === undefined)
      problems = addProblem(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'required',
        schema: '#/components/schemas/AnsweredSecurityQuestion/required',
        message: 'is required',
      });
    else if (!isInteger(questionId))
      problems = addProblem(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'type',
        schema: '#/components/schemas/AnsweredSecurityQuestion/properties/question_id/type',
        message: 'must be a whole number',
      });
    if (response === undefined)
      problems = addProblem(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'required',
        schema: '#/components/schemas/AnsweredSecurityQuestion/required',
        message: 'is required',
      });
    else if (typeof response !== 'string')
      problems = addProblem(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'type',
        schema: '#/components/schemas/AnsweredSecurityQuestion/properties/response/type',
        message: 'must be a string',
      });
    if (securityQuestion === undefined)
      problems = addProblem(problems, {
        pointer: '/security_question',
        field: 'security_question',
        keyword: 'required',
        schema: '#/components/schemas/AnsweredSecurityQuestion/required',
        message: 'is required',
      });
    else if (typeof securityQuestion !== 'string')
      problems = addProblem(problems, {
        pointer: '/security_question',
        field: 'security_question',
        keyword: 'type',
        schema: '#/components/schemas/AnsweredSecurityQuestion/properties/security_question/type',
        message: 'must be a string',
      });
  }
  return problems;
}
