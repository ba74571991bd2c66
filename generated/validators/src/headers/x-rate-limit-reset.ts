// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { wholeNumber } from '../runtime/parameters/values.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import { tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isWhole } from '../runtime/validation/values.js';

const xRateLimitResetPlace = whole('#/components/headers/X-RateLimit-Reset/schema');
const xRateLimitResetTooSmall = tooSmall(xRateLimitResetPlace, 0);
const xRateLimitResetType = wrongType(xRateLimitResetPlace, 'a whole number');

export function problemsOfXRateLimitResetHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-ratelimit-reset');
  return text === undefined
    ? undefined
    : withinParameter(
        undefined,
        'header',
        'X-RateLimit-Reset',
        problemsOfXRateLimitReset(wholeNumber(text)),
      );
}

function problemsOfXRateLimitReset(value: unknown): Problems {
  let problems: Problems;
  if (!isWhole(value)) problems = add(problems, xRateLimitResetType);
  else if (value < 0) problems = add(problems, xRateLimitResetTooSmall);
  return problems;
}
