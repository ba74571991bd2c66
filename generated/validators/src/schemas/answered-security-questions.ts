// Generated; change the document it is made from instead.

import type { AnsweredSecurityQuestions } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import {
  isAnsweredSecurityQuestion,
  problemsOfAnsweredSecurityQuestion,
} from './answered-security-question.js';

/** Whether a value is a valid AnsweredSecurityQuestions. */
export function isAnsweredSecurityQuestions(value: unknown): value is AnsweredSecurityQuestions {
  if (!isObject(value)) return false;
  const { security_questions: securityQuestions } = value;
  if (!isArray(securityQuestions)) return false;
  for (let index = 0; index < securityQuestions.length; index++) {
    if (!isAnsweredSecurityQuestion(securityQuestions[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as AnsweredSecurityQuestions; nothing for a valid one. */
export function checkAnsweredSecurityQuestions(value: unknown): readonly Problem[] {
  return problemsOfAnsweredSecurityQuestions(value) ?? noProblems;
}

/** AnsweredSecurityQuestions as a Standard Schema. */
export const answeredSecurityQuestionsSchema: StandardSchema<AnsweredSecurityQuestions> =
  /* @__PURE__ */ createStandardSchema(checkAnsweredSecurityQuestions);

export function problemsOfAnsweredSecurityQuestions(value: unknown): Problems {
  const schema = '#/components/schemas/AnsweredSecurityQuestions';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { security_questions: securityQuestions } = value;
    if (!isArray(securityQuestions))
      problems = reportRequired(
        problems,
        'security_questions',
        securityQuestions,
        schema,
        'type',
        'must be a list',
      );
    else {
      for (let index = 0; index < securityQuestions.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'security_questions',
          index,
          problemsOfAnsweredSecurityQuestion(securityQuestions[index]),
        );
      }
    }
  }
  return problems;
}
