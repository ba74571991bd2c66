// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

const xSpecVersionPattern = /^[0-9]+\.[0-9]+\.[0-9]+$/u;

export function problemsOfXSpecVersionHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'x-spec-version');
  return text === undefined
    ? [missingParameter('header', 'X-Spec-Version', '#/components/headers/X-Spec-Version')]
    : mergeAtParameter(undefined, 'header', 'X-Spec-Version', problemsOfXSpecVersion(text));
}

function problemsOfXSpecVersion(value: unknown): Problems {
  const schema = '#/components/headers/X-Spec-Version/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (!matchesPattern(xSpecVersionPattern, value))
    problems = reportAt(problems, '', schema, '/pattern', 'must match ^[0-9]+\\.[0-9]+\\.[0-9]+$');
  return problems;
}
