// Generated; change the document it is made from instead.

import type { RedirectUri } from '@cloud-api/types';
import { isUri } from '../runtime/validation/formats/uri.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

const redirectUriPattern = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s#]+$/u;
const redirectUriThenPattern =
  /^[Hh][Tt][Tt][Pp]:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?::[0-9]{1,5})?(?:[/?]|$)/u;
const redirectUriExcludedPattern =
  /^(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Ff][Ii][Ll][Ee]|[Bb][Ll][Oo][Bb]):/u;
const redirectUriIfPattern = /^[Hh][Tt][Tt][Pp]:/u;

/** Whether a value is a valid RedirectUri. */
export function isRedirectUri(value: unknown): value is RedirectUri {
  if (
    typeof value !== 'string' ||
    !matchesPattern(redirectUriPattern, value) ||
    !isUri(value) ||
    acceptsRedirectUriExcluded(value) ||
    (acceptsRedirectUriIf(value) && !redirectUriThenPattern.test(value))
  )
    return false;
  return true;
}

function acceptsRedirectUriExcluded(value: unknown): boolean {
  if (typeof value === 'string' && !redirectUriExcludedPattern.test(value)) return false;
  return true;
}

function acceptsRedirectUriIf(value: unknown): boolean {
  if (typeof value === 'string' && !redirectUriIfPattern.test(value)) return false;
  return true;
}

/** All that is wrong with a value as RedirectUri; nothing for a valid one. */
export function checkRedirectUri(value: unknown): readonly Problem[] {
  return problemsOfRedirectUri(value) ?? noProblems;
}

/** RedirectUri as a Standard Schema. */
export const redirectUriSchema: StandardSchema<RedirectUri> =
  /* @__PURE__ */ createStandardSchema(checkRedirectUri);

export function problemsOfRedirectUri(value: unknown): Problems {
  const schema = '#/components/schemas/RedirectUri';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
    );
  else {
    if (!matchesPattern(redirectUriPattern, value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/pattern',
        'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
      );
    else if (!isUri(value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/format',
        'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
      );
    if (acceptsRedirectUriExcluded(value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/not',
        'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
      );
    if (acceptsRedirectUriIf(value) && !redirectUriThenPattern.test(value))
      problems = reportAt(
        problems,
        '',
        schema,
        '/then/pattern',
        'Must use https, unless its host is a loopback address.',
      );
  }
  return problems;
}
