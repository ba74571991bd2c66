// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add } from '../runtime/validation/problems.js';

export function problemsOfContentSecurityPolicyHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'content-security-policy');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Content-Security-Policy',
          '#/components/headers/Content-Security-Policy',
        ),
      ]
    : withinParameter(
        undefined,
        'header',
        'Content-Security-Policy',
        problemsOfContentSecurityPolicy(text),
      );
}

function problemsOfContentSecurityPolicy(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Content-Security-Policy/schema/type',
      message: 'must be a string',
    });
  return problems;
}
