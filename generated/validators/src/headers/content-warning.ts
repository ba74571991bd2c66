// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add } from '../runtime/validation/problems.js';

export function problemsOfContentWarningHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'content-warning');
  return text === undefined
    ? undefined
    : withinParameter(undefined, 'header', 'Content-Warning', problemsOfContentWarning(text));
}

function problemsOfContentWarning(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Content-Warning/schema/type',
      message: 'must be a string',
    });
  return problems;
}
