// Generated; change the document it is made from instead.

import type { Caller } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    (typeof username !== 'string' && username !== null) ||
    typeof restricted !== 'boolean' ||
    !isArray(scopes)
  )
    return false;
  for (let index = 0; index < scopes.length; index++) {
    if (typeof scopes[index] !== 'string') return false;
  }
  if (
    (level !== 'none' && level !== 'read_only' && level !== 'read_write') ||
    typeof billingAddressCurrent !== 'boolean'
  )
    return false;
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
  const schema = '#/components/schemas/Caller';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      username,
      restricted,
      scopes,
      level,
      billing_address_current: billingAddressCurrent,
    } = value;
    if (typeof username !== 'string' && username !== null)
      problems = reportRequired(
        problems,
        'username',
        username,
        schema,
        'type',
        'must be a string or null',
      );
    if (typeof restricted !== 'boolean')
      problems = reportRequired(
        problems,
        'restricted',
        restricted,
        schema,
        'type',
        'must be true or false',
      );
    if (!isArray(scopes))
      problems = reportRequired(problems, 'scopes', scopes, schema, 'type', 'must be a list');
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
    if (level === undefined) problems = reportMissing(problems, 'level', schema);
    else if (level !== 'none' && level !== 'read_only' && level !== 'read_write')
      problems = report(
        problems,
        'level',
        schema,
        'oneOf',
        'must be one of "none", "read_only" or "read_write"',
      );
    if (typeof billingAddressCurrent !== 'boolean')
      problems = reportRequired(
        problems,
        'billing_address_current',
        billingAddressCurrent,
        schema,
        'type',
        'must be true or false',
      );
  }
  return problems;
}

function problemsOfScopesItem(value: unknown): Problems {
  const schema = '#/components/schemas/Caller/properties/scopes/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
