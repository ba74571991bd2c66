// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { problem } from '../runtime/validation/sentences.js';
import type { RedirectUri } from '@cloud-api/types';

const redirectUriExcludedPattern =
  /^(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Ff][Ii][Ll][Ee]|[Bb][Ll][Oo][Bb]):/u;
const redirectUriPattern = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s#]+$/u;
const self = whole('#/components/schemas/RedirectUri');
const redirectUriExcluded = problem(
  self,
  'not',
  'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
);
const redirectUriMismatch = problem(
  self,
  'pattern',
  'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
);
const redirectUriMalformed = problem(
  self,
  'format',
  'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
);
const redirectUriType = problem(
  self,
  'type',
  'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
);

/** Whether a value is a valid RedirectUri. */
export function isRedirectUri(value: unknown): value is RedirectUri {
  return acceptsRedirectUri(value);
}

/** All that is wrong with a value as RedirectUri; nothing for a valid one. */
export function checkRedirectUri(value: unknown): readonly Problem[] {
  return problemsOfRedirectUri(value) ?? noProblems;
}

export function acceptsRedirectUri(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!redirectUriPattern.test(value) || !isUri(value)) return false;
  if (acceptsRedirectUriExcluded(value)) return false;
  return true;
}

function acceptsRedirectUriExcluded(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!redirectUriExcludedPattern.test(value)) return false;
  }
  return true;
}

export function problemsOfRedirectUri(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, redirectUriType);
  else {
    if (!redirectUriPattern.test(value)) problems = add(problems, redirectUriMismatch);
    else if (!isUri(value)) problems = add(problems, redirectUriMalformed);
    if (acceptsRedirectUriExcluded(value)) problems = add(problems, redirectUriExcluded);
  }
  return problems;
}
