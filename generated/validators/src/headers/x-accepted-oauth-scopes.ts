// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import { wrongType } from '../runtime/validation/sentences.js';

const xAcceptedOAuthScopesPlace = whole('#/components/headers/X-Accepted-OAuth-Scopes/schema');
const xAcceptedOAuthScopesType = wrongType(xAcceptedOAuthScopesPlace, 'a string');

export function problemsOfXAcceptedOAuthScopesHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-accepted-oauth-scopes');
  return text === undefined
    ? undefined
    : withinParameter(
        undefined,
        'header',
        'X-Accepted-OAuth-Scopes',
        problemsOfXAcceptedOAuthScopes(text),
      );
}

function problemsOfXAcceptedOAuthScopes(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, xAcceptedOAuthScopesType);
  return problems;
}
