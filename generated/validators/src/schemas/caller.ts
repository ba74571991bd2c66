// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import type { Caller } from '@cloud-api/types';

const self = whole('#/components/schemas/Caller');
const usernamePlace = member(self, 'username');
const usernameType = wrongType(usernamePlace, 'a string or null');
const usernameMissing = missing(self, 'username');
const restrictedPlace = member(self, 'restricted');
const restrictedType = wrongType(restrictedPlace, 'true or false');
const restrictedMissing = missing(self, 'restricted');
const scopesItemPlace = by(self, '/properties/scopes/items');
const scopesItemType = wrongType(scopesItemPlace, 'a string');
const scopesPlace = member(self, 'scopes');
const scopesType = wrongType(scopesPlace, 'a list');
const scopesMissing = missing(self, 'scopes');
const levelPlace = member(self, 'level');
const levelNotListed = notListed(levelPlace, 'one of "none", "read_only" or "read_write"', 'oneOf');
const levelMissing = missing(self, 'level');
const billingAddressCurrentPlace = member(self, 'billing_address_current');
const billingAddressCurrentType = wrongType(billingAddressCurrentPlace, 'true or false');
const billingAddressCurrentMissing = missing(self, 'billing_address_current');
const callerType = wrongType(self, 'an object');

/** Whether a value is a valid Caller. */
export function isCaller(value: unknown): value is Caller {
  return acceptsCaller(value);
}

/** All that is wrong with a value as Caller; nothing for a valid one. */
export function checkCaller(value: unknown): readonly Problem[] {
  return problemsOfCaller(value) ?? noProblems;
}

export function acceptsCaller(value: unknown): boolean {
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

export function problemsOfCaller(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, callerType);
  else {
    const {
      username,
      restricted,
      scopes,
      level,
      billing_address_current: billingAddressCurrent,
    } = value;
    if (username === undefined) problems = add(problems, usernameMissing);
    else if (typeof username !== 'string' && username !== null)
      problems = add(problems, usernameType);
    if (restricted === undefined) problems = add(problems, restrictedMissing);
    else if (typeof restricted !== 'boolean') problems = add(problems, restrictedType);
    if (scopes === undefined) problems = add(problems, scopesMissing);
    else if (!isList(scopes)) problems = add(problems, scopesType);
    else {
      for (let index = 0; index < scopes.length; index++) {
        problems = withinItem(problems, 'scopes', index, problemsOfScopesItem(scopes[index]));
      }
    }
    if (level === undefined) problems = add(problems, levelMissing);
    else if (level !== 'none' && level !== 'read_only' && level !== 'read_write')
      problems = add(problems, levelNotListed);
    if (billingAddressCurrent === undefined) problems = add(problems, billingAddressCurrentMissing);
    else if (typeof billingAddressCurrent !== 'boolean')
      problems = add(problems, billingAddressCurrentType);
  }
  return problems;
}

function problemsOfScopesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, scopesItemType);
  return problems;
}
