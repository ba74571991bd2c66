// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { matches } from '../runtime/validation/match-pattern.js';
import { type Problems, add } from '../runtime/validation/problems.js';

const xSpecVersionPattern = /^[0-9]+\.[0-9]+\.[0-9]+$/u;

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
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/X-Spec-Version/schema/type',
      message: 'must be a string',
    });
  else if (!matches(xSpecVersionPattern, value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/headers/X-Spec-Version/schema/pattern',
      message: 'must match ^[0-9]+\\.[0-9]+\\.[0-9]+$',
    });
  return problems;
}
