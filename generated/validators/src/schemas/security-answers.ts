// Generated; change the document it is made from instead.

import {
  type SecurityAnswersAsRulesRead,
  threeUniqueQuestions,
} from '../rules/security-answers.js';
import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import { missing, problem, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsSecurityAnswer, problemsOfSecurityAnswer } from './security-answer.js';
import type { SecurityAnswers } from '@cloud-api/types';

const self = whole('#/components/schemas/SecurityAnswers');
const threeUniqueQuestionsBroken = brokenRule(
  self,
  'three-unique-questions',
  'The three questions must be unique.',
  'security_questions',
);
const securityQuestionsPlace = member(self, 'security_questions');
const securityQuestionsTooFew = problem(
  securityQuestionsPlace,
  'minItems',
  'Exactly three unique questions are required.',
);
const securityQuestionsTooMany = problem(
  securityQuestionsPlace,
  'maxItems',
  'Exactly three unique questions are required.',
);
const securityQuestionsType = problem(
  securityQuestionsPlace,
  'type',
  'Exactly three unique questions are required.',
);
const securityQuestionsMissing = missing(self, 'security_questions');
const securityAnswersType = wrongType(self, 'an object');

/** Whether a value is a valid SecurityAnswers. */
export function isSecurityAnswers(value: unknown): value is SecurityAnswers {
  return acceptsSecurityAnswers(value);
}

/** All that is wrong with a value as SecurityAnswers; nothing for a valid one. */
export function checkSecurityAnswers(value: unknown): readonly Problem[] {
  return problemsOfSecurityAnswers(value) ?? noProblems;
}

export function acceptsSecurityAnswers(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { security_questions: securityQuestions } = value;
  if (!isList(securityQuestions)) return false;
  if (securityQuestions.length < 3 || securityQuestions.length > 3) return false;
  for (let index = 0; index < securityQuestions.length; index++) {
    if (!acceptsSecurityAnswer(securityQuestions[index])) return false;
  }
  {
    const self = judged<SecurityAnswersAsRulesRead>(value);
    if (!threeUniqueQuestions(self)) return false;
  }
  return true;
}

export function problemsOfSecurityAnswers(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, securityAnswersType);
  else {
    const { security_questions: securityQuestions } = value;
    if (securityQuestions === undefined) problems = add(problems, securityQuestionsMissing);
    else if (!isList(securityQuestions)) problems = add(problems, securityQuestionsType);
    else {
      if (securityQuestions.length < 3) problems = add(problems, securityQuestionsTooFew);
      else if (securityQuestions.length > 3) problems = add(problems, securityQuestionsTooMany);
      for (let index = 0; index < securityQuestions.length; index++) {
        problems = withinItem(
          problems,
          'security_questions',
          index,
          problemsOfSecurityAnswer(securityQuestions[index]),
        );
      }
    }
    {
      const self = judged<SecurityAnswersAsRulesRead>(value);
      if (isSound(problems, '/security_questions') && !threeUniqueQuestions(self))
        problems = add(problems, threeUniqueQuestionsBroken);
    }
  }
  return problems;
}

export function problemsOfSecurityAnswersShape(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, securityAnswersType);
  else {
    const { security_questions: securityQuestions } = value;
    if (securityQuestions === undefined) problems = add(problems, securityQuestionsMissing);
    else if (!isList(securityQuestions)) problems = add(problems, securityQuestionsType);
    else {
      if (securityQuestions.length < 3) problems = add(problems, securityQuestionsTooFew);
      else if (securityQuestions.length > 3) problems = add(problems, securityQuestionsTooMany);
      for (let index = 0; index < securityQuestions.length; index++) {
        problems = withinItem(
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
