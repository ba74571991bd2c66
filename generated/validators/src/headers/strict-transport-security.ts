// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfStrictTransportSecurityHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'strict-transport-security');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Strict-Transport-Security',
          '#/components/headers/Strict-Transport-Security',
        ),
      ]
    : mergeAtParameter(
        undefined,
        'header',
        'Strict-Transport-Security',
        problemsOfStrictTransportSecurity(text),
      );
}

function problemsOfStrictTransportSecurity(value: unknown): Problems {
  const schema = '#/components/headers/Strict-Transport-Security/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
