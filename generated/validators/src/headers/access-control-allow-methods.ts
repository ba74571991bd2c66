// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfAccessControlAllowMethodsHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'access-control-allow-methods');
  return text === undefined
    ? [
        missingParameter(
          'header',
          'Access-Control-Allow-Methods',
          '#/components/headers/Access-Control-Allow-Methods',
        ),
      ]
    : mergeAtParameter(
        undefined,
        'header',
        'Access-Control-Allow-Methods',
        problemsOfAccessControlAllowMethods(text),
      );
}

function problemsOfAccessControlAllowMethods(value: unknown): Problems {
  const schema = '#/components/headers/Access-Control-Allow-Methods/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
