// Generated; change the document it is made from instead.

import type { SecurityQuestion } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid SecurityQuestion. */
export function isSecurityQuestion(value: unknown): value is SecurityQuestion {
  if (!isObject(value)) return false;
  const { id, question, response } = value;
  if (
    !isInteger(id) ||
    typeof question !== 'string' ||
    (typeof response !== 'string' && response !== null)
  )
    return false;
  return true;
}

/** All that is wrong with a value as SecurityQuestion; nothing for a valid one. */
export function checkSecurityQuestion(value: unknown): readonly Problem[] {
  return problemsOfSecurityQuestion(value) ?? noProblems;
}

/** SecurityQuestion as a Standard Schema. */
export const securityQuestionSchema: StandardSchema<SecurityQuestion> =
  /* @__PURE__ */ createStandardSchema(checkSecurityQuestion);

export function problemsOfSecurityQuestion(value: unknown): Problems {
  const schema = '#/components/schemas/SecurityQuestion';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, question, response } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (typeof question !== 'string')
      problems = reportRequired(problems, 'question', question, schema, 'type', 'must be a string');
    if (typeof response !== 'string' && response !== null)
      problems = reportRequired(
        problems,
        'response',
        response,
        schema,
        'type',
        'must be a string or null',
      );
  }
  return problems;
}
