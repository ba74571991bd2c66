// Generated; change the document it is made from instead.

import type { CodeChallenge } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const codeChallengePattern = /^[A-Za-z0-9_-]{43}$/u;

/** Whether a value is a valid CodeChallenge. */
export function isCodeChallenge(value: unknown): value is CodeChallenge {
  if (typeof value !== 'string' || !codeChallengePattern.test(value)) return false;
  return true;
}

/** All that is wrong with a value as CodeChallenge; nothing for a valid one. */
export function checkCodeChallenge(value: unknown): readonly Problem[] {
  return problemsOfCodeChallenge(value) ?? noProblems;
}

/** CodeChallenge as a Standard Schema. */
export const codeChallengeSchema: StandardSchema<CodeChallenge> =
  /* @__PURE__ */ createStandardSchema(checkCodeChallenge);

export function problemsOfCodeChallenge(value: unknown): Problems {
  const schema = '#/components/schemas/CodeChallenge';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be the SHA-256 digest of the code verifier in base64url without padding, which has 43 characters.',
    );
  else if (!codeChallengePattern.test(value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be the SHA-256 digest of the code verifier in base64url without padding, which has 43 characters.',
    );
  return problems;
}
