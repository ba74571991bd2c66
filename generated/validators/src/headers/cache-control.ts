// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add } from '../runtime/validation/problems.js';

export function problemsOfCacheControlHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'cache-control');
  return text === undefined
    ? [missingParameter('header', 'Cache-Control', '#/components/headers/Cache-Control')]
    : withinParameter(undefined, 'header', 'Cache-Control', problemsOfCacheControl(text));
}

function problemsOfCacheControl(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Cache-Control/schema/type',
      message: 'must be a string',
    });
  return problems;
}
