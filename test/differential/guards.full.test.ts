// Agreement of the guards, check functions, and Standard Schemas of real documents on generated values.

import { expect, test } from 'vitest';
import { hasNoRealDocuments, realDocuments } from '../real-documents.ts';
import { loadModel } from '../models.ts';
import { compareGuards } from './guards.ts';

test.skipIf(hasNoRealDocuments).each(realDocuments)(
  'guards and check functions of %s agree on all values',
  async (path) => {
    const { different, forms } = await compareGuards(await loadModel(path), { each: 20, seed: 1 });
    expect(different).toEqual([]);
    expect(forms).toBeGreaterThan(0);
  },
);
