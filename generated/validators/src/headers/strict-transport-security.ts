// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { addProblem, type Problems } from '../runtime/validation/problems.js';

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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Strict-Transport-Security/schema/type',
      message: 'must be a string',
    });
  return problems;
}
