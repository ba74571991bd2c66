// Generated; change the document it is made from instead.

import type { SecurityQuestions } from '@cloud-api/types';
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
import { isSecurityQuestion, problemsOfSecurityQuestion } from './security-question.js';

/** Whether a value is a valid SecurityQuestions. */
export function isSecurityQuestions(value: unknown): value is SecurityQuestions {
  if (!isObject(value)) return false;
  const { security_questions: securityQuestions } = value;
  if (!isArray(securityQuestions)) return false;
  for (let index = 0; index < securityQuestions.length; index++) {
    if (!isSecurityQuestion(securityQuestions[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as SecurityQuestions; nothing for a valid one. */
export function checkSecurityQuestions(value: unknown): readonly Problem[] {
  return problemsOfSecurityQuestions(value) ?? noProblems;
}

/** SecurityQuestions as a Standard Schema. */
export const securityQuestionsSchema: StandardSchema<SecurityQuestions> =
  /* @__PURE__ */ createStandardSchema(checkSecurityQuestions);

export function problemsOfSecurityQuestions(value: unknown): Problems {
  const schema = '#/components/schemas/SecurityQuestions';
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
          problemsOfSecurityQuestion(securityQuestions[index]),
        );
      }
    }
  }
  return problems;
}
