// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { parseInteger } from '../runtime/parameters/parse-values.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';

export function problemsOfXRateLimitResetHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'x-ratelimit-reset');
  return text === undefined
    ? undefined
    : mergeAtParameter(
        undefined,
        'header',
        'X-RateLimit-Reset',
        problemsOfXRateLimitReset(parseInteger(text)),
      );
}

function problemsOfXRateLimitReset(value: unknown): Problems {
  const schema = '#/components/headers/X-RateLimit-Reset/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (value < 0) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 0');
  return problems;
}
