// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { SecurityQuestion } from '@cloud-api/types';

const schema = '#/components/schemas/SecurityQuestion';

/** Whether a value is a valid SecurityQuestion. */
export function isSecurityQuestion(value: unknown): value is SecurityQuestion {
  if (!isObject(value)) return false;
  const { id, question, response } = value;
  if (!isInteger(id)) return false;
  if (typeof question !== 'string') return false;
  if (typeof response !== 'string' && response !== null) return false;
  return true;
}

/** All that is wrong with a value as SecurityQuestion; nothing for a valid one. */
export function checkSecurityQuestion(value: unknown): readonly Problem[] {
  return problemsOfSecurityQuestion(value) ?? noProblems;
}

/** SecurityQuestion as a Standard Schema. */
export const securityQuestionSchema: StandardSchema<SecurityQuestion> =
  /* @__PURE__ */ standard(checkSecurityQuestion);

export function problemsOfSecurityQuestion(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, question, response } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (question === undefined) problems = add(problems, missing(schema, 'question'));
    else if (typeof question !== 'string')
      problems = add(problems, memberProblem(schema, 'question', 'type', 'must be a string'));
    if (response === undefined) problems = add(problems, missing(schema, 'response'));
    else if (typeof response !== 'string' && response !== null)
      problems = add(
        problems,
        memberProblem(schema, 'response', 'type', 'must be a string or null'),
      );
  }
  return problems;
}
