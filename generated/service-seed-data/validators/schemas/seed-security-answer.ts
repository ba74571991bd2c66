// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedEncryptedSecret, problemsOfSeedEncryptedSecret } from './seed-encrypted-secret.ts';
import type { SeedSecurityAnswer } from '../../types/index.ts';

/** Whether a value is a valid SeedSecurityAnswer. */
export function isSeedSecurityAnswer(value: unknown): value is SeedSecurityAnswer {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (!isInteger(questionId)) return false;
  if (questionId < 1) return false;
  if (!isSeedEncryptedSecret(response)) return false;
  for (const key in value) {
    if (key !== 'question_id' && key !== 'response') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedSecurityAnswer; nothing for a valid one. */
export function checkSeedSecurityAnswer(value: unknown): readonly Problem[] {
  return problemsOfSeedSecurityAnswer(value) ?? noProblems;
}

/** SeedSecurityAnswer as a Standard Schema. */
export const seedSecurityAnswerSchema: StandardSchema<SeedSecurityAnswer> =
  /* @__PURE__ */ standard(checkSeedSecurityAnswer);

export function problemsOfSeedSecurityAnswer(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedSecurityAnswer/type',
      message: 'must be an object',
    });
  else {
    const { question_id: questionId, response } = value;
    if (questionId === undefined)
      problems = add(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'required',
        schema: '#/components/schemas/SeedSecurityAnswer/required',
        message: 'is required',
      });
    else if (!isInteger(questionId))
      problems = add(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'type',
        schema: '#/components/schemas/SeedSecurityAnswer/properties/question_id/type',
        message: 'must be a whole number',
      });
    else if (questionId < 1)
      problems = add(problems, {
        pointer: '/question_id',
        field: 'question_id',
        keyword: 'minimum',
        schema: '#/components/schemas/SeedSecurityAnswer/properties/question_id/minimum',
        message: 'must be at least 1',
      });
    if (response === undefined)
      problems = add(problems, {
        pointer: '/response',
        field: 'response',
        keyword: 'required',
        schema: '#/components/schemas/SeedSecurityAnswer/required',
        message: 'is required',
      });
    else problems = within(problems, 'response', problemsOfSeedEncryptedSecret(response));
    for (const key in value) {
      if (key !== 'question_id' && key !== 'response') {
        if (Object.hasOwn(value, key))
          problems = addWithin(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/SeedSecurityAnswer/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
