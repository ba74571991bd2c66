// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/parameter-problems.js';
import { wholeNumber } from '../runtime/parameters/parse-values.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add } from '../runtime/validation/problems.js';
import { isWhole } from '../runtime/validation/type-checks.js';

export function problemsOfXRateLimitLimitHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-ratelimit-limit');
  return text === undefined
    ? undefined
    : withinParameter(
        undefined,
        'header',
        'X-RateLimit-Limit',
        problemsOfXRateLimitLimit(wholeNumber(text)),
      );
}

function problemsOfXRateLimitLimit(value: unknown): Problems {
  let problems: Problems;
  if (!isWhole(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/X-RateLimit-Limit/schema/type',
      message: 'must be a whole number',
    });
  else if (value < 0)
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'minimum',
      schema: '#/components/headers/X-RateLimit-Limit/schema/minimum',
      message: 'must be at least 0',
    });
  return problems;
}
