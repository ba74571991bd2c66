// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooLong, tooShort, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isLonger, isObject } from '../runtime/validation/values.js';
import type { SecurityAnswer } from '@cloud-api/types';

const self = whole('#/components/schemas/SecurityAnswer');
const questionIdPlace = member(self, 'question_id');
const questionIdType = wrongType(questionIdPlace, 'a whole number');
const questionIdMissing = missing(self, 'question_id');
const responsePlace = member(self, 'response');
const responseTooShort = tooShort(responsePlace, 1);
const responseTooLong = tooLong(responsePlace, 255);
const responseType = wrongType(responsePlace, 'a string');
const responseMissing = missing(self, 'response');
const securityAnswerType = wrongType(self, 'an object');

/** Whether a value is a valid SecurityAnswer. */
export function isSecurityAnswer(value: unknown): value is SecurityAnswer {
  return acceptsSecurityAnswer(value);
}

/** All that is wrong with a value as SecurityAnswer; nothing for a valid one. */
export function checkSecurityAnswer(value: unknown): readonly Problem[] {
  return problemsOfSecurityAnswer(value) ?? noProblems;
}

export function acceptsSecurityAnswer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (!isInteger(questionId)) return false;
  if (typeof response !== 'string') return false;
  if (response === '' || isLonger(response, 255)) return false;
  return true;
}

export function problemsOfSecurityAnswer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, securityAnswerType);
  else {
    const { question_id: questionId, response } = value;
    if (questionId === undefined) problems = add(problems, questionIdMissing);
    else if (!isInteger(questionId)) problems = add(problems, questionIdType);
    if (response === undefined) problems = add(problems, responseMissing);
    else if (typeof response !== 'string') problems = add(problems, responseType);
    else {
      if (response === '') problems = add(problems, responseTooShort);
      if (isLonger(response, 255)) problems = add(problems, responseTooLong);
    }
  }
  return problems;
}
