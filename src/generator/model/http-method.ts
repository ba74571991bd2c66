// How the method of an operation is sent: as HTTP spells it, and one that HTTP does not know as the document does.

import { methods } from '../openapi/types.ts';

/** The method of a request. Those of a path item's members are in upper case; an entry of `additionalOperations` keeps its case. */
export function sentMethod(method: string): string {
  return methods.some((known) => known === method) ? method.toUpperCase() : method;
}
