// Proves the claims of an area, on both storages.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';
import type { ServiceClaim } from './claim.ts';

/** To be called once by a test file, with all claims of its area. */
export function prove(claims: readonly ServiceClaim[]): void {
  afterAll(dropTemplates);
  describe.each(storages)('on %s', (storage) => {
    let shared: World;
    beforeAll(async () => void (shared = await startWorld({ storage })));
    afterAll(() => shared.close());

    it.each(claims.map((claim) => [claim.id, claim] as const))('%s', async (_id, claim) => {
      const world = claim.fresh ? await startWorld({ ...claim.fresh, storage }) : shared;
      const before = world.told.length;
      try {
        await claim.prove(world);
        expect(world.told.slice(before)).toEqual([]);
      } finally {
        if (world !== shared) await world.close();
      }
    });
  });
}
