// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfAccessControlAllowCredentialsHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'access-control-allow-credentials');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Access-Control-Allow-Credentials',
          '#/components/headers/Access-Control-Allow-Credentials',
        ),
      ]
    : mergeAtParameter(
        undefined,
        'header',
        'Access-Control-Allow-Credentials',
        problemsOfAccessControlAllowCredentials(text),
      );
}

function problemsOfAccessControlAllowCredentials(value: unknown): Problems {
  const schema = '#/components/headers/Access-Control-Allow-Credentials/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
