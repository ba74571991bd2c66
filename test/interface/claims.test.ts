// Does the document say what the interface states, and does each claim fail when the document stops saying so?

import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { areas } from './checklist.ts';
import type { Claim } from './claim.ts';
import { claims } from './claims/index.ts';
import { dereferenced } from './dereference.ts';
import { canonical, hasCanonical, source } from './documents.ts';
import { judge } from './judge.ts';

const judgeAll = (document: Awaited<ReturnType<typeof dereferenced>>): void => {
  for (const { area, title, items } of areas) {
    const stated = items.filter((item) => item.columns.includes('a'));
    if (stated.length === 0) continue;
    const own = new Map(
      claims.filter(({ id, column }) => column === 'a' && id.startsWith(area)).map((claim) => [claim.id, claim]),
    );
    describe(`${area}: ${title}`, () => {
      for (const { id, statement } of stated) {
        it(`${id} ${statement}`, () => {
          const claim: Claim | undefined = own.get(id);
          expect(claim === undefined ? ['no claim'] : judge(claim, document)).toEqual([]);
        });
      }
    });
  }
};

describe('the source document', async () => {
  judgeAll(await dereferenced(source));
});

if (hasCanonical) {
  describe('the canonical document', async () => {
    it('is there', () => {
      expect(existsSync(canonical)).toBe(true);
    });
    if (existsSync(canonical)) judgeAll(await dereferenced(canonical));
  });
} else {
  it.skip('the canonical document is judged as soon as generated/spec exists', () => undefined);
}
