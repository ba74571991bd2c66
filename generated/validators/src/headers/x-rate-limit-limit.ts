// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { wholeNumber } from '../runtime/parameters/values.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import { tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isWhole } from '../runtime/validation/values.js';

const xRateLimitLimitPlace = whole('#/components/headers/X-RateLimit-Limit/schema');
const xRateLimitLimitTooSmall = tooSmall(xRateLimitLimitPlace, 0);
const xRateLimitLimitType = wrongType(xRateLimitLimitPlace, 'a whole number');

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
  if (!isWhole(value)) problems = add(problems, xRateLimitLimitType);
  else if (value < 0) problems = add(problems, xRateLimitLimitTooSmall);
  return problems;
}
