// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isList, isObject } from '../runtime/validation/values.js';
import type { Caller } from '@cloud-api/types';

const schema = '#/components/schemas/Caller';

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
  if (!isList(scopes)) return false;
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
export const callerSchema: StandardSchema<Caller> = /* @__PURE__ */ standard(checkCaller);

export function problemsOfCaller(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const {
      username,
      restricted,
      scopes,
      level,
      billing_address_current: billingAddressCurrent,
    } = value;
    if (username === undefined) problems = add(problems, missing(schema, 'username'));
    else if (typeof username !== 'string' && username !== null)
      problems = add(
        problems,
        memberProblem(schema, 'username', 'type', 'must be a string or null'),
      );
    if (restricted === undefined) problems = add(problems, missing(schema, 'restricted'));
    else if (typeof restricted !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'restricted', 'type', 'must be true or false'),
      );
    if (scopes === undefined) problems = add(problems, missing(schema, 'scopes'));
    else if (!isList(scopes))
      problems = add(problems, memberProblem(schema, 'scopes', 'type', 'must be a list'));
    else {
      for (let index = 0; index < scopes.length; index++) {
        problems = withinItem(problems, 'scopes', index, problemsOfScopesItem(scopes[index]));
      }
    }
    if (level === undefined) problems = add(problems, missing(schema, 'level'));
    else if (level !== 'none' && level !== 'read_only' && level !== 'read_write')
      problems = add(
        problems,
        memberProblem(
          schema,
          'level',
          'oneOf',
          'must be one of "none", "read_only" or "read_write"',
        ),
      );
    if (billingAddressCurrent === undefined)
      problems = add(problems, missing(schema, 'billing_address_current'));
    else if (typeof billingAddressCurrent !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'billing_address_current', 'type', 'must be true or false'),
      );
  }
  return problems;
}

function problemsOfScopesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(
      problems,
      problem(`${schema}/properties/scopes/items`, 'type', 'must be a string'),
    );
  return problems;
}
