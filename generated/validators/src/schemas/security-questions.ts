// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsSecurityQuestion, problemsOfSecurityQuestion } from './security-question.js';
import type { SecurityQuestions } from '@cloud-api/types';

const self = whole('#/components/schemas/SecurityQuestions');
const securityQuestionsPlace = member(self, 'security_questions');
const securityQuestionsType = wrongType(securityQuestionsPlace, 'a list');
const securityQuestionsMissing = missing(self, 'security_questions');
const securityQuestionsType2 = wrongType(self, 'an object');

/** Whether a value is a valid SecurityQuestions. */
export function isSecurityQuestions(value: unknown): value is SecurityQuestions {
  return acceptsSecurityQuestions(value);
}

/** All that is wrong with a value as SecurityQuestions; nothing for a valid one. */
export function checkSecurityQuestions(value: unknown): readonly Problem[] {
  return problemsOfSecurityQuestions(value) ?? noProblems;
}

export function acceptsSecurityQuestions(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { security_questions: securityQuestions } = value;
  if (!isList(securityQuestions)) return false;
  for (let index = 0; index < securityQuestions.length; index++) {
    if (!acceptsSecurityQuestion(securityQuestions[index])) return false;
  }
  return true;
}

export function problemsOfSecurityQuestions(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, securityQuestionsType2);
  else {
    const { security_questions: securityQuestions } = value;
    if (securityQuestions === undefined) problems = add(problems, securityQuestionsMissing);
    else if (!isList(securityQuestions)) problems = add(problems, securityQuestionsType);
    else {
      for (let index = 0; index < securityQuestions.length; index++) {
        problems = withinItem(
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
