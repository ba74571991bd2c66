// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add } from '../runtime/validation/problems.js';

export function problemsOfStrictTransportSecurityHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'strict-transport-security');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Strict-Transport-Security',
          '#/components/headers/Strict-Transport-Security',
        ),
      ]
    : withinParameter(
        undefined,
        'header',
        'Strict-Transport-Security',
        problemsOfStrictTransportSecurity(text),
      );
}

function problemsOfStrictTransportSecurity(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Strict-Transport-Security/schema/type',
      message: 'must be a string',
    });
  return problems;
}
