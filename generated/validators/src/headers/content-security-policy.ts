// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfContentSecurityPolicyHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'content-security-policy');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Content-Security-Policy',
          '#/components/headers/Content-Security-Policy',
        ),
      ]
    : mergeAtParameter(
        undefined,
        'header',
        'Content-Security-Policy',
        problemsOfContentSecurityPolicy(text),
      );
}

function problemsOfContentSecurityPolicy(value: unknown): Problems {
  const schema = '#/components/headers/Content-Security-Policy/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
