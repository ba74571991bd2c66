// Claims about the running service.

import type { TestService, TestServiceOptions } from '../harness/test-service.ts';

/**
 * A checklist statement with assertions on a running service that fail if the behavior is broken. Claims are counted
 * without a test runner, so their files use `node:assert` and must not import vitest.
 */
export interface ServiceClaim {
  /** The ID in the checklist, such as `SSH-01`. */
  readonly id: string;
  /** The checklist column for the running service. */
  readonly column: 'c';
  /** Options for a separate service; `undefined` if the claim uses the shared service. */
  readonly freshService?: Omit<TestServiceOptions, 'storage'>;
  readonly verify: (service: TestService) => Promise<void>;
}

/** Creates a claim that uses the shared service. It must use unique names and delete nothing. */
export function serviceClaim(id: string, verify: ServiceClaim['verify']): ServiceClaim {
  return { id, column: 'c', verify };
}

/** Creates a claim that needs a separate service. */
export function freshServiceClaim(
  id: string,
  verify: ServiceClaim['verify'],
  options: ServiceClaim['freshService'] = {},
): ServiceClaim {
  return { id, column: 'c', freshService: options, verify };
}
