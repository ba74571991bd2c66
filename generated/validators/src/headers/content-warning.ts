// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { addProblem, type Problems } from '../runtime/validation/problems.js';

export function problemsOfContentWarningHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'content-warning');
  return text === undefined
    ? undefined
    : mergeAtParameter(undefined, 'header', 'Content-Warning', problemsOfContentWarning(text));
}

function problemsOfContentWarning(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Content-Warning/schema/type',
      message: 'must be a string',
    });
  return problems;
}
