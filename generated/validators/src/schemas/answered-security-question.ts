// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { AnsweredSecurityQuestion } from '@cloud-api/types';

const self = whole('#/components/schemas/AnsweredSecurityQuestion');
const questionIdPlace = member(self, 'question_id');
const questionIdType = wrongType(questionIdPlace, 'a whole number');
const questionIdMissing = missing(self, 'question_id');
const responsePlace = member(self, 'response');
const responseType = wrongType(responsePlace, 'a string');
const responseMissing = missing(self, 'response');
const securityQuestionPlace = member(self, 'security_question');
const securityQuestionType = wrongType(securityQuestionPlace, 'a string');
const securityQuestionMissing = missing(self, 'security_question');
const answeredSecurityQuestionType = wrongType(self, 'an object');

/** Whether a value is a valid AnsweredSecurityQuestion. */
export function isAnsweredSecurityQuestion(value: unknown): value is AnsweredSecurityQuestion {
  return acceptsAnsweredSecurityQuestion(value);
}

/** All that is wrong with a value as AnsweredSecurityQuestion; nothing for a valid one. */
export function checkAnsweredSecurityQuestion(value: unknown): readonly Problem[] {
  return problemsOfAnsweredSecurityQuestion(value) ?? noProblems;
}

export function acceptsAnsweredSecurityQuestion(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { question_id: questionId, response, security_question: securityQuestion } = value;
  if (!isInteger(questionId)) return false;
  if (typeof response !== 'string') return false;
  if (typeof securityQuestion !== 'string') return false;
  return true;
}

export function problemsOfAnsweredSecurityQuestion(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, answeredSecurityQuestionType);
  else {
    const { question_id: questionId, response, security_question: securityQuestion } = value;
    if (questionId === undefined) problems = add(problems, questionIdMissing);
    else if (!isInteger(questionId)) problems = add(problems, questionIdType);
    if (response === undefined) problems = add(problems, responseMissing);
    else if (typeof response !== 'string') problems = add(problems, responseType);
    if (securityQuestion === undefined) problems = add(problems, securityQuestionMissing);
    else if (typeof securityQuestion !== 'string') problems = add(problems, securityQuestionType);
  }
  return problems;
}
