// Agreement of guards, check functions, and Standard Schemas on generated values for real-world documents.

import { expect, test } from 'vitest';
import { hasNoRealDocuments, realDocuments } from '../real-documents.ts';
import { loadModel } from '../models.ts';
import { compareGuards } from './compare-guards.ts';

test.skipIf(hasNoRealDocuments).each(realDocuments)(
  'guards and check functions of %s agree on all values',
  async (path) => {
    const { disagreements, types } = await compareGuards(await loadModel(path), { valuesPerType: 20, seed: 1 });
    expect(disagreements).toEqual([]);
    expect(types).toBeGreaterThan(0);
  },
);
