// Generated; change the document it is made from instead.

import type { SeedLogin } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedLogin. */
export function isSeedLogin(value: unknown): value is SeedLogin {
  return acceptsSeedLogin(value);
}

/** All that is wrong with a value as SeedLogin; nothing for a valid one. */
export function checkSeedLogin(value: unknown): readonly Problem[] {
  return problemsOfSeedLogin(value) ?? noProblems;
}

/** SeedLogin as a Standard Schema. */
export const seedLoginSchema: StandardSchema<SeedLogin> =
  /* @__PURE__ */ createStandardSchema(checkSeedLogin);

export function problemsOfSeedLogin(value: unknown): Problems {
  const schema = '#/components/schemas/SeedLogin';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { login_datetime: loginDatetime, status } = value;
    if (loginDatetime === undefined) problems = reportMissing(problems, 'login_datetime', schema);
    else problems = mergeAtProperty(problems, 'login_datetime', problemsOfSeedTime(loginDatetime));
    if (status !== 'successful' && status !== 'failed')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "successful" or "failed"',
      );
    for (const key in value) {
      if (key !== 'login_datetime' && key !== 'status' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/SeedLogin/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}

export function acceptsSeedLogin(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { login_datetime: loginDatetime, status } = value;
  if (!isSeedTime(loginDatetime) || (status !== 'successful' && status !== 'failed')) return false;
  for (const key in value) {
    if (key !== 'login_datetime' && key !== 'status' && Object.hasOwn(value, key)) return false;
  }
  return true;
}
