// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { problem } from '../runtime/validation/finding.js';
import { isUuid } from '../runtime/validation/formats/identifier.js';

const xCustomerUUIDSchema = '#/components/headers/X-Customer-UUID/schema';

export function problemsOfXCustomerUUIDHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-customer-uuid');
  return text === undefined
    ? undefined
    : withinParameter(undefined, 'header', 'X-Customer-UUID', problemsOfXCustomerUUID(text));
}

function problemsOfXCustomerUUID(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, problem(xCustomerUUIDSchema, 'type', 'must be a string'));
  else if (!isUuid(value))
    problems = add(problems, problem(xCustomerUUIDSchema, 'format', 'must be a UUID'));
  return problems;
}
