// Generated; change the document it is made from instead.

import { mergeAtParameter } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { isUuid } from '../runtime/validation/formats/uuid-json-pointer.js';
import { type Problems, reportAt } from '../runtime/validation/problems.js';

export function problemsOfXCustomerUUIDHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = getResponseHeader(headers, 'x-customer-uuid');
  return text === undefined
    ? undefined
    : mergeAtParameter(undefined, 'header', 'X-Customer-UUID', problemsOfXCustomerUUID(text));
}

function problemsOfXCustomerUUID(value: unknown): Problems {
  const schema = '#/components/headers/X-Customer-UUID/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (!isUuid(value)) problems = reportAt(problems, '', schema, '/format', 'must be a UUID');
  return problems;
}
