// Generated; change the document it is made from instead.

import type { SecurityAnswers } from '@cloud-api/types';
import {
  type SecurityAnswersAsRulesRead,
  threeUniqueQuestions,
} from '../rules/security-answers.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isSecurityAnswer, problemsOfSecurityAnswer } from './security-answer.js';

/** Whether a value is a valid SecurityAnswers. */
export function isSecurityAnswers(value: unknown): value is SecurityAnswers {
  if (!isObject(value)) return false;
  const { security_questions: securityQuestions } = value;
  if (!isArray(securityQuestions) || securityQuestions.length < 3 || securityQuestions.length > 3)
    return false;
  for (let index = 0; index < securityQuestions.length; index++) {
    if (!isSecurityAnswer(securityQuestions[index])) return false;
  }
  {
    const self = asValidated<SecurityAnswersAsRulesRead>(value);
    if (!threeUniqueQuestions(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as SecurityAnswers; nothing for a valid one. */
export function checkSecurityAnswers(value: unknown): readonly Problem[] {
  return problemsOfSecurityAnswers(value) ?? noProblems;
}

/** SecurityAnswers as a Standard Schema. */
export const securityAnswersSchema: StandardSchema<SecurityAnswers> =
  /* @__PURE__ */ createStandardSchema(checkSecurityAnswers);

export function problemsOfSecurityAnswers(value: unknown): Problems {
  const schema = '#/components/schemas/SecurityAnswers';
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
        'Exactly three unique questions are required.',
      );
    else {
      if (securityQuestions.length < 3)
        problems = report(
          problems,
          'security_questions',
          schema,
          'minItems',
          'Exactly three unique questions are required.',
        );
      else if (securityQuestions.length > 3)
        problems = report(
          problems,
          'security_questions',
          schema,
          'maxItems',
          'Exactly three unique questions are required.',
        );
      for (let index = 0; index < securityQuestions.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'security_questions',
          index,
          problemsOfSecurityAnswer(securityQuestions[index]),
        );
      }
    }
    {
      const self = asValidated<SecurityAnswersAsRulesRead>(value);
      if (isValid(problems, '/security_questions') && !threeUniqueQuestions(self))
        problems = addProblem(problems, {
          pointer: '/security_questions',
          field: 'security_questions',
          keyword: 'rule',
          schema: 'three-unique-questions',
          message: 'The three questions must be unique.',
        });
    }
  }
  return problems;
}

export function problemsOfSecurityAnswersShape(value: unknown): Problems {
  const schema = '#/components/schemas/SecurityAnswers';
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
        'Exactly three unique questions are required.',
      );
    else {
      if (securityQuestions.length < 3)
        problems = report(
          problems,
          'security_questions',
          schema,
          'minItems',
          'Exactly three unique questions are required.',
        );
      else if (securityQuestions.length > 3)
        problems = report(
          problems,
          'security_questions',
          schema,
          'maxItems',
          'Exactly three unique questions are required.',
        );
      for (let index = 0; index < securityQuestions.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'security_questions',
          index,
          problemsOfSecurityAnswer(securityQuestions[index]),
        );
      }
    }
  }
  return problems;
}
