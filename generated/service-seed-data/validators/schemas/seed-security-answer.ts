// Generated; change the document it is made from instead.

import type { SeedSecurityAnswer } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedEncryptedSecret, problemsOfSeedEncryptedSecret } from './seed-encrypted-secret.ts';

/** Whether a value is a valid SeedSecurityAnswer. */
export function isSeedSecurityAnswer(value: unknown): value is SeedSecurityAnswer {
  if (!isObject(value)) return false;
  const { question_id: questionId, response } = value;
  if (!isInteger(questionId) || questionId < 1 || !isSeedEncryptedSecret(response)) return false;
  for (const key in value) {
    if (key !== 'question_id' && key !== 'response' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as SeedSecurityAnswer; nothing for a valid one. */
export function checkSeedSecurityAnswer(value: unknown): readonly Problem[] {
  return problemsOfSeedSecurityAnswer(value) ?? noProblems;
}

/** SeedSecurityAnswer as a Standard Schema. */
export const seedSecurityAnswerSchema: StandardSchema<SeedSecurityAnswer> =
  /* @__PURE__ */ createStandardSchema(checkSeedSecurityAnswer);

export function problemsOfSeedSecurityAnswer(value: unknown): Problems {
  const schema = '#/components/schemas/SeedSecurityAnswer';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { question_id: questionId, response } = value;
    if (!isInteger(questionId))
      problems = reportRequired(
        problems,
        'question_id',
        questionId,
        schema,
        'type',
        'must be a whole number',
      );
    else if (questionId < 1)
      problems = report(problems, 'question_id', schema, 'minimum', 'must be at least 1');
    if (response === undefined) problems = reportMissing(problems, 'response', schema);
    else problems = mergeAtProperty(problems, 'response', problemsOfSeedEncryptedSecret(response));
    for (const key in value) {
      if (key !== 'question_id' && key !== 'response' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/SeedSecurityAnswer/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
