// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfContentWarningHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'content-warning');
  return text === undefined
    ? undefined
    : mergeAtParameter(undefined, 'header', 'Content-Warning', problemsOfContentWarning(text));
}

function problemsOfContentWarning(value: unknown): Problems {
  const schema = '#/components/headers/Content-Warning/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
