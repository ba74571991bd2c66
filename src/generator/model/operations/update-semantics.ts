// What an operation's effect means for its body.

import type { Operation } from '../types/api.ts';

/**
 * Whether omitted properties take their defaults: all of them, or the named fields. A body that creates, replaces or
 * triggers an action is complete. An update is not, nor is a PATCH in a document without the vocabulary.
 */
export function defaultsOf({ method, facts: { effect } }: Operation): true | readonly string[] | undefined {
  if (!effect) return method === 'patch' ? undefined : true;
  if (effect.kind !== 'update') return true;
  return effect.defaults.length === 0 ? undefined : effect.defaults;
}
