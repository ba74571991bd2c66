// Generated; change the document it is made from instead.

import type { AnsweredSecurityQuestion } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid AnsweredSecurityQuestion. */
export function isAnsweredSecurityQuestion(value: unknown): value is AnsweredSecurityQuestion {
  if (!isObject(value)) return false;
  const { question_id: questionId, response, security_question: securityQuestion } = value;
  if (
    !isInteger(questionId) ||
    typeof response !== 'string' ||
    typeof securityQuestion !== 'string'
  )
    return false;
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
  const schema = '#/components/schemas/AnsweredSecurityQuestion';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { question_id: questionId, response, security_question: securityQuestion } = value;
    if (!isInteger(questionId))
      problems = reportRequired(
        problems,
        'question_id',
        questionId,
        schema,
        'type',
        'must be a whole number',
      );
    if (typeof response !== 'string')
      problems = reportRequired(problems, 'response', response, schema, 'type', 'must be a string');
    if (typeof securityQuestion !== 'string')
      problems = reportRequired(
        problems,
        'security_question',
        securityQuestion,
        schema,
        'type',
        'must be a string',
      );
  }
  return problems;
}
