// Proves the claims of a tag, on both storages.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import type { ServiceClaim } from './claim.ts';

/** Call this once per test file, with all claims of its tag. */
export function prove(claims: readonly ServiceClaim[]): void {
  afterAll(dropTemplates);
  describe.each(storages)('on %s', (storage) => {
    let shared: TestService;
    beforeAll(async () => void (shared = await startTestService({ storage })));
    afterAll(() => shared.close());

    it.each(claims.map((claim) => [claim.id, claim] as const))('%s', async (_id, claim) => {
      const service = claim.freshService ? await startTestService({ ...claim.freshService, storage }) : shared;
      const before = service.reportedErrors.length;
      try {
        await claim.prove(service);
        expect(service.reportedErrors.slice(before)).toEqual([]);
      } finally {
        if (service !== shared) await service.close();
      }
    });
  });
}
