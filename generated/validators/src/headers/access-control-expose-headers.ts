// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfAccessControlExposeHeadersHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'access-control-expose-headers');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Access-Control-Expose-Headers',
          '#/components/headers/Access-Control-Expose-Headers',
        ),
      ]
    : mergeAtParameter(
        undefined,
        'header',
        'Access-Control-Expose-Headers',
        problemsOfAccessControlExposeHeaders(text),
      );
}

function problemsOfAccessControlExposeHeaders(value: unknown): Problems {
  const schema = '#/components/headers/Access-Control-Expose-Headers/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
