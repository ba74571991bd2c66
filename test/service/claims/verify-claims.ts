// Verifies claims on each storage backend.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import type { ServiceClaim } from './claim.ts';

/** Defines a test for each claim about a tag. Call this once per test file. */
export function verifyClaims(claims: readonly ServiceClaim[]): void {
  afterAll(dropTemplates);
  describe.each(storages)('on %s', (storage) => {
    let sharedService: TestService;
    beforeAll(async () => void (sharedService = await startTestService({ storage })));
    afterAll(() => sharedService.close());

    test.each(claims.map((claim) => [claim.id, claim] as const))('%s', async (_id, claim) => {
      const service = claim.freshService ? await startTestService({ ...claim.freshService, storage }) : sharedService;
      const before = service.reportedErrors.length;
      try {
        await claim.verify(service);
        expect(service.reportedErrors.slice(before)).toEqual([]);
      } finally {
        if (service !== sharedService) await service.close();
      }
    });
  });
}
