// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add } from '../runtime/validation/problems.js';

export function problemsOfVaryHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'vary');
  return text === undefined
    ? [missingParameter('header', 'Vary', '#/components/headers/Vary')]
    : withinParameter(undefined, 'header', 'Vary', problemsOfVary(text));
}

function problemsOfVary(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Vary/schema/type',
      message: 'must be a string',
    });
  return problems;
}
