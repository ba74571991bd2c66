// HTTP method of an operation.

import { methods } from '../openapi/types.ts';

/**
 * Returns the request method: upper case for the fixed fields of a path item; entries of `additionalOperations` keep
 * their case.
 */
export function sentMethod(method: string): string {
  return methods.some((known) => known === method) ? method.toUpperCase() : method;
}
