// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { addProblem, type Problems } from '../runtime/validation/problems.js';

export function problemsOfXOAuthScopesHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'x-oauth-scopes');
  return text === undefined
    ? undefined
    : mergeAtParameter(undefined, 'header', 'X-OAuth-Scopes', problemsOfXOAuthScopes(text));
}

function problemsOfXOAuthScopes(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/X-OAuth-Scopes/schema/type',
      message: 'must be a string',
    });
  return problems;
}
