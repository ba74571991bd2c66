// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import { badPattern, wrongType } from '../runtime/validation/sentences.js';

const xSpecVersionPattern = /^[0-9]+\.[0-9]+\.[0-9]+$/u;
const xSpecVersionPlace = whole('#/components/headers/X-Spec-Version/schema');
const xSpecVersionMismatch = badPattern(xSpecVersionPlace, '^[0-9]+\\.[0-9]+\\.[0-9]+$');
const xSpecVersionType = wrongType(xSpecVersionPlace, 'a string');

export function problemsOfXSpecVersionHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-spec-version');
  return text === undefined
    ? [missingParameter('header', 'X-Spec-Version', '#/components/headers/X-Spec-Version')]
    : withinParameter(undefined, 'header', 'X-Spec-Version', problemsOfXSpecVersion(text));
}

function problemsOfXSpecVersion(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, xSpecVersionType);
  else if (!xSpecVersionPattern.test(value)) problems = add(problems, xSpecVersionMismatch);
  return problems;
}
