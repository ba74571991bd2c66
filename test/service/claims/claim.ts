// Claims about the running service.

import type { TestService, TestServiceOptions } from '../harness/test-service.ts';

/**
 * A statement of the checklist as assertions of `node:assert` on a running service, which fail if the behavior is
 * broken. Claims are counted without a test runner, so their files must not import vitest.
 */
export interface ServiceClaim {
  readonly id: string;
  readonly column: 'c';
  /** Options of a separate service; `undefined` for a service that claims share, in order. */
  readonly freshService?: Omit<TestServiceOptions, 'storage'>;
  readonly prove: (service: TestService) => Promise<void>;
}

/** Creates a claim for a shared service: it uses its own names, and deletes nothing. */
export function serviceClaim(id: string, prove: ServiceClaim['prove']): ServiceClaim {
  return { id, column: 'c', prove };
}

/** Creates a claim that needs a separate service. */
export function freshClaim(
  id: string,
  prove: ServiceClaim['prove'],
  options: ServiceClaim['freshService'] = {},
): ServiceClaim {
  return { id, column: 'c', freshService: options, prove };
}
