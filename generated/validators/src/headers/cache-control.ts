// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfCacheControlHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'cache-control');
  return text === undefined
    ? [missingParameter('header', 'Cache-Control', '#/components/headers/Cache-Control')]
    : mergeAtParameter(undefined, 'header', 'Cache-Control', problemsOfCacheControl(text));
}

function problemsOfCacheControl(value: unknown): Problems {
  const schema = '#/components/headers/Cache-Control/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
