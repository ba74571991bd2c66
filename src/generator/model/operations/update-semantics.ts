// Update semantics of a request body: defaults and merging, as determined by the effect of its operation.

import type { Operation } from '../types/api.ts';

/**
 * Returns which omitted properties take their defaults: all (`true`), or only the named properties. The body of a
 * create, replace, or action is complete; the body of an update, or of a PATCH without the vocabulary, is not.
 */
export function propertiesTakingDefaults({
  method,
  extensions: { effect },
}: Operation): true | readonly string[] | undefined {
  if (!effect) return method === 'patch' ? undefined : true;
  if (effect.kind !== 'update') return true;
  return effect.defaults.length === 0 ? undefined : effect.defaults;
}

/**
 * Returns whether the server merges the body into the loaded resource and validates the result. An update without a
 * resource has nothing to merge into: rules apply to the body itself.
 */
export function mergesBody({ extensions: { effect }, resource }: Operation): boolean {
  return effect?.kind === 'update' && resource !== undefined;
}
