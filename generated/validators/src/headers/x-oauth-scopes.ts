// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfXOAuthScopesHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'x-oauth-scopes');
  return text === undefined
    ? undefined
    : mergeAtParameter(undefined, 'header', 'X-OAuth-Scopes', problemsOfXOAuthScopes(text));
}

function problemsOfXOAuthScopes(value: unknown): Problems {
  const schema = '#/components/headers/X-OAuth-Scopes/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
