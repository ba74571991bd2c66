// Guards and check functions of real documents agree on values generated from every schema.

import { expect, test } from 'vitest';
import { noDocuments, realDocuments } from '../real-documents.ts';
import { modelOfFile } from '../models.ts';
import { agreement } from './guards.ts';

test.skipIf(noDocuments).each(realDocuments)('agree on all values: %s', async (path) => {
  const { different, forms } = await agreement(await modelOfFile(path), { each: 20, seed: 1 });
  expect(different).toEqual([]);
  expect(forms).toBeGreaterThan(0);
});
