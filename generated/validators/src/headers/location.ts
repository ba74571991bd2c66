// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import { addProblem, type Problems } from '../runtime/validation/problems.js';

export function problemsOfLocationHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'location');
  return text === undefined
    ? [missingParameter('header', 'Location', '#/components/headers/Location')]
    : mergeAtParameter(undefined, 'header', 'Location', problemsOfLocation(text));
}

function problemsOfLocation(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/headers/Location/schema/type',
      message: 'must be a string',
    });
  else if (!isUri(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'format',
      schema: '#/components/headers/Location/schema/format',
      message: 'must be a URI',
    });
  return problems;
}
