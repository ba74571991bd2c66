// Generated; change the document it is made from instead.

import type { SecurityAnswer } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid SecurityAnswer. */
export function isSecurityAnswer(value: unknown): value is SecurityAnswer {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (
    !isInteger(questionId) ||
    typeof response !== 'string' ||
    response === '' ||
    isLongerThan(response, 255)
  )
    return false;
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
  const schema = '#/components/schemas/SecurityAnswer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { question_id: questionId, response } = value;
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
    else {
      if (response === '')
        problems = report(problems, 'response', schema, 'minLength', 'must not be empty');
      if (isLongerThan(response, 255))
        problems = report(
          problems,
          'response',
          schema,
          'maxLength',
          'must be at most 255 characters',
        );
    }
  }
  return problems;
}
