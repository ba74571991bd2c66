// Generated; change the document it is made from instead.

import type { SecurityQuestions } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SecurityQuestions/type',
      message: 'must be an object',
    });
  else {
    const { security_questions: securityQuestions } = value;
    if (securityQuestions === undefined)
      problems = addProblem(problems, {
        pointer: '/security_questions',
        field: 'security_questions',
        keyword: 'required',
        schema: '#/components/schemas/SecurityQuestions/required',
        message: 'is required',
      });
    else if (!isArray(securityQuestions))
      problems = addProblem(problems, {
        pointer: '/security_questions',
        field: 'security_questions',
        keyword: 'type',
        schema: '#/components/schemas/SecurityQuestions/properties/security_questions/type',
        message: 'must be a list',
      });
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
