// Which operations merge their body into a resource.

import type { Operation } from '../types/api.ts';

/**
 * Whether the server merges the body into the loaded resource and validates the result. An update without a resource
 * has no merged value: what its body states applies to the body itself.
 */
export function mergesBody({ facts: { effect }, resource }: Operation): boolean {
  return effect?.kind === 'update' && resource !== undefined;
}
