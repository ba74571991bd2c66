// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';

export function problemsOfAccessControlExposeHeadersHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'access-control-expose-headers');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Access-Control-Expose-Headers',
          '#/components/headers/Access-Control-Expose-Headers',
        ),
      ]
    : withinParameter(
        undefined,
        'header',
        'Access-Control-Expose-Headers',
        problemsOfAccessControlExposeHeaders(text),
      );
}

function problemsOfAccessControlExposeHeaders(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Access-Control-Expose-Headers/schema/type',
      message: 'must be a string',
    });
  return problems;
}
