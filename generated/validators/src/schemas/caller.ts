// Generated; change the document it is made from instead.

import type { Caller } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Caller. */
export function isCaller(value: unknown): value is Caller {
  if (!isObject(value)) return false;
  const {
    username,
    restricted,
    scopes,
    level,
    billing_address_current: billingAddressCurrent,
  } = value;
  if (typeof username !== 'string' && username !== null) return false;
  if (typeof restricted !== 'boolean') return false;
  if (!isArray(scopes)) return false;
  for (let index = 0; index < scopes.length; index++) {
    if (typeof scopes[index] !== 'string') return false;
  }
  if (level !== 'none' && level !== 'read_only' && level !== 'read_write') return false;
  if (typeof billingAddressCurrent !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as Caller; nothing for a valid one. */
export function checkCaller(value: unknown): readonly Problem[] {
  return problemsOfCaller(value) ?? noProblems;
}

/** Caller as a Standard Schema. */
export const callerSchema: StandardSchema<Caller> =
  /* @__PURE__ */ createStandardSchema(checkCaller);

export function problemsOfCaller(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Caller/type',
      message: 'must be an object',
    });
  else {
    const {
      username,
      restricted,
      scopes,
      level,
      billing_address_current: billingAddressCurrent,
    } = value;
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/Caller/required',
        message: 'is required',
      });
    else if (typeof username !== 'string' && username !== null)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/Caller/properties/username/type',
        message: 'must be a string or null',
      });
    if (restricted === undefined)
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'required',
        schema: '#/components/schemas/Caller/required',
        message: 'is required',
      });
    else if (typeof restricted !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'type',
        schema: '#/components/schemas/Caller/properties/restricted/type',
        message: 'must be true or false',
      });
    if (scopes === undefined)
      problems = addProblem(problems, {
        pointer: '/scopes',
        field: 'scopes',
        keyword: 'required',
        schema: '#/components/schemas/Caller/required',
        message: 'is required',
      });
    else if (!isArray(scopes))
      problems = addProblem(problems, {
        pointer: '/scopes',
        field: 'scopes',
        keyword: 'type',
        schema: '#/components/schemas/Caller/properties/scopes/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < scopes.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'scopes',
          index,
          problemsOfScopesItem(scopes[index]),
        );
      }
    }
    if (level === undefined)
      problems = addProblem(problems, {
        pointer: '/level',
        field: 'level',
        keyword: 'required',
        schema: '#/components/schemas/Caller/required',
        message: 'is required',
      });
    else if (level !== 'none' && level !== 'read_only' && level !== 'read_write')
      problems = addProblem(problems, {
        pointer: '/level',
        field: 'level',
        keyword: 'oneOf',
        schema: '#/components/schemas/Caller/properties/level/oneOf',
        message: 'must be one of "none", "read_only" or "read_write"',
      });
    if (billingAddressCurrent === undefined)
      problems = addProblem(problems, {
        pointer: '/billing_address_current',
        field: 'billing_address_current',
        keyword: 'required',
        schema: '#/components/schemas/Caller/required',
        message: 'is required',
      });
    else if (typeof billingAddressCurrent !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/billing_address_current',
        field: 'billing_address_current',
        keyword: 'type',
        schema: '#/components/schemas/Caller/properties/billing_address_current/type',
        message: 'must be true or false',
      });
  }
  return problems;
}

function problemsOfScopesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Caller/properties/scopes/items/type',
      message: 'must be a string',
    });
  return problems;
}
