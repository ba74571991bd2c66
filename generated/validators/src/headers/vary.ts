// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfVaryHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'vary');
  return text === undefined
    ? [missingParameter('header', 'Vary', '#/components/headers/Vary')]
    : mergeAtParameter(undefined, 'header', 'Vary', problemsOfVary(text));
}

function problemsOfVary(value: unknown): Problems {
  const schema = '#/components/headers/Vary/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
