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
import { isObject } from '../runtime/validation/type-checks.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldLogin } from '../../types/index.ts';

/** Whether a value is a valid WorldLogin. */
export function isWorldLogin(value: unknown): value is WorldLogin {
  return acceptsWorldLogin(value);
}

export function acceptsWorldLogin(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { login_datetime: loginDatetime, status } = value;
  if (!isWorldTime(loginDatetime)) return false;
  if (status !== 'successful' && status !== 'failed') return false;
  for (const key in value) {
    if (key !== 'login_datetime' && key !== 'status') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldLogin; nothing for a valid one. */
export function checkWorldLogin(value: unknown): readonly Problem[] {
  return problemsOfWorldLogin(value) ?? noProblems;
}

/** WorldLogin as a Standard Schema. */
export const worldLoginSchema: StandardSchema<WorldLogin> =
  /* @__PURE__ */ standard(checkWorldLogin);

export function problemsOfWorldLogin(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldLogin/type',
      message: 'must be an object',
    });
  else {
    const { login_datetime: loginDatetime, status } = value;
    if (loginDatetime === undefined)
      problems = add(problems, {
        pointer: '/login_datetime',
        field: 'login_datetime',
        keyword: 'required',
        schema: '#/components/schemas/WorldLogin/required',
        message: 'is required',
      });
    else problems = within(problems, 'login_datetime', problemsOfWorldTime(loginDatetime));
    if (status === undefined)
      problems = add(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/WorldLogin/required',
        message: 'is required',
      });
    else if (status !== 'successful' && status !== 'failed')
      problems = add(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'enum',
        schema: '#/components/schemas/WorldLogin/properties/status/enum',
        message: 'must be one of "successful" or "failed"',
      });
    for (const key in value) {
      if (key !== 'login_datetime' && key !== 'status') {
        if (Object.hasOwn(value, key))
          problems = addWithin(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/WorldLogin/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
