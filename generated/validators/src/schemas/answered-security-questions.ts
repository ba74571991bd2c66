// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsAnsweredSecurityQuestion,
  problemsOfAnsweredSecurityQuestion,
} from './answered-security-question.js';
import type { AnsweredSecurityQuestions } from '@cloud-api/types';

const self = whole('#/components/schemas/AnsweredSecurityQuestions');
const securityQuestionsPlace = member(self, 'security_questions');
const securityQuestionsType = wrongType(securityQuestionsPlace, 'a list');
const securityQuestionsMissing = missing(self, 'security_questions');
const answeredSecurityQuestionsType = wrongType(self, 'an object');

/** Whether a value is a valid AnsweredSecurityQuestions. */
export function isAnsweredSecurityQuestions(value: unknown): value is AnsweredSecurityQuestions {
  return acceptsAnsweredSecurityQuestions(value);
}

/** All that is wrong with a value as AnsweredSecurityQuestions; nothing for a valid one. */
export function checkAnsweredSecurityQuestions(value: unknown): readonly Problem[] {
  return problemsOfAnsweredSecurityQuestions(value) ?? noProblems;
}

export function acceptsAnsweredSecurityQuestions(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { security_questions: securityQuestions } = value;
  if (!isList(securityQuestions)) return false;
  for (let index = 0; index < securityQuestions.length; index++) {
    if (!acceptsAnsweredSecurityQuestion(securityQuestions[index])) return false;
  }
  return true;
}

export function problemsOfAnsweredSecurityQuestions(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, answeredSecurityQuestionsType);
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
          problemsOfAnsweredSecurityQuestion(securityQuestions[index]),
        );
      }
    }
  }
  return problems;
}
