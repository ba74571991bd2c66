// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfXAcceptedOAuthScopesHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'x-accepted-oauth-scopes');
  return text === undefined
    ? undefined
    : mergeAtParameter(
        undefined,
        'header',
        'X-Accepted-OAuth-Scopes',
        problemsOfXAcceptedOAuthScopes(text),
      );
}

function problemsOfXAcceptedOAuthScopes(value: unknown): Problems {
  const schema = '#/components/headers/X-Accepted-OAuth-Scopes/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
