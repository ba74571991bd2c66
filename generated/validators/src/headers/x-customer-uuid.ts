// Generated; change the document it is made from instead.

import { withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { isUuid } from '../runtime/validation/formats/identifier.js';
import { whole } from '../runtime/validation/place.js';
import { badFormat, wrongType } from '../runtime/validation/sentences.js';

const xCustomerUUIDPlace = whole('#/components/headers/X-Customer-UUID/schema');
const xCustomerUUIDMalformed = badFormat(xCustomerUUIDPlace, 'a UUID');
const xCustomerUUIDType = wrongType(xCustomerUUIDPlace, 'a string');

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
  if (typeof value !== 'string') problems = add(problems, xCustomerUUIDType);
  else if (!isUuid(value)) problems = add(problems, xCustomerUUIDMalformed);
  return problems;
}
