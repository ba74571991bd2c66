// Does the canonical document, printed from the model, say all that the interface states?

import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { dereferenced } from './dereference.ts';
import { canonical, hasCanonical } from './documents.ts';
import { judgeAll } from './judge-all.ts';

if (hasCanonical) {
  describe('the canonical document', async () => {
    it('is there', () => {
      expect(existsSync(canonical)).toBe(true);
    });
    if (existsSync(canonical)) judgeAll(await dereferenced(canonical));
  });
} else {
  it.skip('the canonical document is judged as soon as generated/spec exists: npm run generate makes it', () =>
    undefined);
}
