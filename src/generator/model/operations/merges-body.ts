// Operations that merge the body into the stored resource.

import type { Operation } from '../types/api.ts';

/**
 * Returns whether the server merges the body into the loaded resource and validates the result. An update without a
 * resource has nothing to merge into: rules apply to the body itself.
 */
export function mergesBody({ extensions: { effect }, resource }: Operation): boolean {
  return effect?.kind === 'update' && resource !== undefined;
}
