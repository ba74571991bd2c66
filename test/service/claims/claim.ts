// What a claim about the running service is.

import type { World, WorldOptions } from '../harness/world.ts';

/**
 * A statement of the checklist as an assertion of `node:assert` on a running service. It goes red when that behaviour is
 * broken. Claims are counted without a test runner, so nothing of vitest may be imported where they are written.
 */
export interface ServiceClaim {
  readonly id: string;
  readonly column: 'c';
  /** Undefined: a world that is shared with other claims, in their order. Else one of its own, with these options. */
  readonly fresh?: Omit<WorldOptions, 'storage'>;
  readonly prove: (world: World) => Promise<void>;
}

/** A claim that holds in any world: what it makes, it makes under names of its own, and it destroys nothing. */
export function serviceClaim(id: string, prove: ServiceClaim['prove']): ServiceClaim {
  return { id, column: 'c', prove };
}

/** A claim that needs a world of its own. */
export function freshClaim(
  id: string,
  prove: ServiceClaim['prove'],
  options: ServiceClaim['fresh'] = {},
): ServiceClaim {
  return { id, column: 'c', fresh: options, prove };
}
