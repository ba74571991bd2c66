// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/values.js';
import type { SecurityAnswer } from '@cloud-api/types';

const schema = '#/components/schemas/SecurityAnswer';

/** Whether a value is a valid SecurityAnswer. */
export function isSecurityAnswer(value: unknown): value is SecurityAnswer {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (!isInteger(questionId)) return false;
  if (typeof response !== 'string') return false;
  if (response === '' || isLonger(response, 255)) return false;
  return true;
}

/** All that is wrong with a value as SecurityAnswer; nothing for a valid one. */
export function checkSecurityAnswer(value: unknown): readonly Problem[] {
  return problemsOfSecurityAnswer(value) ?? noProblems;
}

/** SecurityAnswer as a Standard Schema. */
export const securityAnswerSchema: StandardSchema<SecurityAnswer> =
  /* @__PURE__ */ standard(checkSecurityAnswer);

export function problemsOfSecurityAnswer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { question_id: questionId, response } = value;
    if (questionId === undefined) problems = add(problems, missing(schema, 'question_id'));
    else if (!isInteger(questionId))
      problems = add(
        problems,
        memberProblem(schema, 'question_id', 'type', 'must be a whole number'),
      );
    if (response === undefined) problems = add(problems, missing(schema, 'response'));
    else if (typeof response !== 'string')
      problems = add(problems, memberProblem(schema, 'response', 'type', 'must be a string'));
    else {
      if (response === '')
        problems = add(
          problems,
          memberProblem(schema, 'response', 'minLength', 'must not be empty'),
        );
      if (isLonger(response, 255))
        problems = add(
          problems,
          memberProblem(schema, 'response', 'maxLength', 'must be at most 255 characters'),
        );
    }
  }
  return problems;
}
