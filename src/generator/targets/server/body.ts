// What an operation's effect means for its body.

import type { Api, Operation } from '../../model/declarations/api.ts';

/**
 * Whether omitted members take their defaults: all of them, or the fields that are named. What creates, replaces or
 * acts is given whole; an update is not, and of PATCH without a stated effect nothing is known.
 */
export function defaultsOf({ method, facts: { effect } }: Operation, { vocabulary }: Api): true | readonly string[] | undefined {
  if (!effect) return vocabulary || method === 'patch' ? undefined : true;
  if (effect.kind !== 'update') return true;
  return effect.defaults.length === 0 ? undefined : effect.defaults;
}
