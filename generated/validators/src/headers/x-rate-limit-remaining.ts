// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { wholeNumber } from '../runtime/parameters/values.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import { tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isWhole } from '../runtime/validation/values.js';

const xRateLimitRemainingPlace = whole('#/components/headers/X-RateLimit-Remaining/schema');
const xRateLimitRemainingTooSmall = tooSmall(xRateLimitRemainingPlace, 0);
const xRateLimitRemainingType = wrongType(xRateLimitRemainingPlace, 'a whole number');

export function problemsOfXRateLimitRemainingHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-ratelimit-remaining');
  return text === undefined
    ? undefined
    : withinParameter(
        undefined,
        'header',
        'X-RateLimit-Remaining',
        problemsOfXRateLimitRemaining(wholeNumber(text)),
      );
}

function problemsOfXRateLimitRemaining(value: unknown): Problems {
  let problems: Problems;
  if (!isWhole(value)) problems = add(problems, xRateLimitRemainingType);
  else if (value < 0) problems = add(problems, xRateLimitRemainingTooSmall);
  return problems;
}
