// Generated; change the document it is made from instead.

import { mergeAtParameter, missingParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfLocationHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'location');
  return text === undefined
    ? [missingParameter('header', 'Location', '#/components/headers/Location')]
    : mergeAtParameter(undefined, 'header', 'Location', problemsOfLocation(text));
}

function problemsOfLocation(value: unknown): Problems {
  const schema = '#/components/headers/Location/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (!isUri(value)) problems = reportAt(problems, '', schema, '/format', 'must be a URI');
  return problems;
}
