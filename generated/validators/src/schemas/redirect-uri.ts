// Generated; change the document it is made from instead.

import type { RedirectUri } from '@cloud-api/types';
import { isUri } from '../runtime/validation/formats/uri.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  if (typeof value !== 'string') return false;
  if (!matchesPattern(redirectUriPattern, value) || !isUri(value)) return false;
  if (acceptsRedirectUriExcluded(value)) return false;
  if (acceptsRedirectUriIf(value)) {
    if (!redirectUriThenPattern.test(value)) return false;
  }
  return true;
}

function acceptsRedirectUriExcluded(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!redirectUriExcludedPattern.test(value)) return false;
  }
  return true;
}

function acceptsRedirectUriIf(value: unknown): boolean {
  if (typeof value === 'string') {
    if (!redirectUriIfPattern.test(value)) return false;
  }
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/RedirectUri/type',
      message:
        'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
    });
  else {
    if (!matchesPattern(redirectUriPattern, value))
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'pattern',
        schema: '#/components/schemas/RedirectUri/pattern',
        message:
          'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
      });
    else if (!isUri(value))
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'format',
        schema: '#/components/schemas/RedirectUri/format',
        message:
          'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
      });
    if (acceptsRedirectUriExcluded(value))
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'not',
        schema: '#/components/schemas/RedirectUri/not',
        message:
          'Must be an absolute URI without a fragment, and not of a scheme that runs or reads what it holds.',
      });
    if (acceptsRedirectUriIf(value)) {
      if (!redirectUriThenPattern.test(value))
        problems = addProblem(problems, {
          pointer: '',
          field: '',
          keyword: 'pattern',
          schema: '#/components/schemas/RedirectUri/then/pattern',
          message: 'Must use https, unless its host is a loopback address.',
        });
    }
  }
  return problems;
}
