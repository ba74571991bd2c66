// Generated; change the document it is made from instead.

import type { SecurityQuestion } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid SecurityQuestion. */
export function isSecurityQuestion(value: unknown): value is SecurityQuestion {
  if (!isObject(value)) return false;
  const { id, question, response } = value;
  if (!isInteger(id)) return false;
  if (typeof question !== 'string') return false;
  if (typeof response !== 'string' && response !== null) return false;
  return true;
}

/** All that is wrong with a value as SecurityQuestion; nothing for a valid one. */
export function checkSecurityQuestion(value: unknown): readonly Problem[] {
  return problemsOfSecurityQuestion(value) ?? noProblems;
}

/** SecurityQuestion as a Standard Schema. */
export const securityQuestionSchema: StandardSchema<SecurityQuestion> =
  /* @__PURE__ */ createStandardSchema(checkSecurityQuestion);

export function problemsOfSecurityQuestion(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SecurityQuestion/type',
      message: 'must be an object',
    });
  else {
    const { id, question, response } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/SecurityQuestion/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/SecurityQuestion/properties/id/type',
        message: 'must be a whole number',
      });
    if (question === undefined)
      problems = addProblem(problems, {
        pointer: '/question',
        field: 'question',
        keyword: 'required',
        schema: '#/components/schemas/SecurityQuestion/required',
        message: 'is required',
      });
    else if (typeof question !== 'string')
      problems = addProblem(problems, {
        pointer: '/question',
        field: 'question',
        keyword: 'type',
        schema: '#/components/schemas/SecurityQuestion/properties/question/type',
        message: 'must be a string',
      });
    if (response === undefined)
      problems = addProblem(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'required',
        schema: '#/components/schemas/SecurityQuestion/required',
        message: 'is required',
      });
    else if (typeof response !== 'string' && response !== null)
      problems = addProblem(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'type',
        schema: '#/components/schemas/SecurityQuestion/properties/response/type',
        message: 'must be a string or null',
      });
  }
  return problems;
}
