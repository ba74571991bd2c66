// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { SecurityQuestion } from '@cloud-api/types';

const self = whole('#/components/schemas/SecurityQuestion');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const questionPlace = member(self, 'question');
const questionType = wrongType(questionPlace, 'a string');
const questionMissing = missing(self, 'question');
const responsePlace = member(self, 'response');
const responseType = wrongType(responsePlace, 'a string or null');
const responseMissing = missing(self, 'response');
const securityQuestionType = wrongType(self, 'an object');

/** Whether a value is a valid SecurityQuestion. */
export function isSecurityQuestion(value: unknown): value is SecurityQuestion {
  return acceptsSecurityQuestion(value);
}

/** All that is wrong with a value as SecurityQuestion; nothing for a valid one. */
export function checkSecurityQuestion(value: unknown): readonly Problem[] {
  return problemsOfSecurityQuestion(value) ?? noProblems;
}

export function acceptsSecurityQuestion(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, question, response } = value;
  if (!isInteger(id)) return false;
  if (typeof question !== 'string') return false;
  if (typeof response !== 'string' && response !== null) return false;
  return true;
}

export function problemsOfSecurityQuestion(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, securityQuestionType);
  else {
    const { id, question, response } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (question === undefined) problems = add(problems, questionMissing);
    else if (typeof question !== 'string') problems = add(problems, questionType);
    if (response === undefined) problems = add(problems, responseMissing);
    else if (typeof response !== 'string' && response !== null)
      problems = add(problems, responseType);
  }
  return problems;
}
