// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import { wrongType } from '../runtime/validation/sentences.js';

const strictTransportSecurityPlace = whole('#/components/headers/Strict-Transport-Security/schema');
const strictTransportSecurityType = wrongType(strictTransportSecurityPlace, 'a string');

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
  if (typeof value !== 'string') problems = add(problems, strictTransportSecurityType);
  return problems;
}
