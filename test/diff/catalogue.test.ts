// The catalogue of changes is whole: each kind has a mirror whose mirror it is, and a sentence that asks for known words.

import { describe, expect, it } from 'vitest';
import { changeIds, isChangeId, kindOf, mirrorOf } from '../../src/generator/diff/catalogue.ts';

describe('the catalogue', () => {
  it.each(changeIds)('%s is the mirror of its mirror', (id) => {
    expect(isChangeId(kindOf(id).mirror)).toBe(true);
    expect(mirrorOf(mirrorOf(id))).toBe(id);
  });

  it.each(changeIds)('%s and its mirror have the same words', (id) => {
    const words = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word));
    const back = [...words(kindOf(mirrorOf(id)).says)].map((word) => (word === 'from' ? 'to' : word === 'to' ? 'from' : word));
    expect([...words(kindOf(id).says)].sort()).toEqual(back.sort());
  });

  it.each(changeIds)('%s and its mirror are met in the same directions', (id) => {
    expect(Object.keys(kindOf(id).wire).sort()).toEqual(Object.keys(kindOf(mirrorOf(id)).wire).sort());
  });
});
