// Guards and check functions of real documents agree on values generated from every schema.

import { expect, test } from 'vitest';
import { hasNoRealDocuments, realDocuments } from '../real-documents.ts';
import { loadModel } from '../models.ts';
import { compareGuards } from './guards.ts';

test.skipIf(hasNoRealDocuments).each(realDocuments)('agree on all values: %s', async (path) => {
  const { different, forms } = await compareGuards(await loadModel(path), { each: 20, seed: 1 });
  expect(different).toEqual([]);
  expect(forms).toBeGreaterThan(0);
});
