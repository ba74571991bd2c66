// HTTP method of an operation.

import { pathItemMethods } from '../openapi/types.ts';

/**
 * Returns the request method: upper case for the fixed fields of a path item; entries of `additionalOperations` keep
 * their case.
 */
export function requestMethod(method: string): string {
  return pathItemMethods.some((known) => known === method) ? method.toUpperCase() : method;
}
