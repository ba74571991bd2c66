// The catalogue of changes is whole: each kind has a mirror whose mirror it is, and a sentence that asks for known words.

import { describe, expect, it } from 'vitest';
import { changeIds, isChangeId, changeKind, mirrorId } from '../../src/generator/commands/diff/catalogue.ts';
import { families, stepsOf } from './harness/steps.ts';

describe('the catalogue', () => {
  it.each(changeIds)('%s is the mirror of its mirror', (id) => {
    expect(isChangeId(changeKind(id).mirror)).toBe(true);
    expect(mirrorId(mirrorId(id))).toBe(id);
  });

  it.each(changeIds)('%s and its mirror have the same words', (id) => {
    const words = (text: string): ReadonlySet<string> =>
      new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word));
    const back = [...words(changeKind(mirrorId(id)).messageTemplate)].map((word) =>
      word === 'from' ? 'to' : word === 'to' ? 'from' : word,
    );
    expect([...words(changeKind(id).messageTemplate)].sort()).toEqual(back.sort());
  });

  it.each(changeIds)('%s and its mirror are met in the same directions', (id) => {
    expect(Object.keys(changeKind(id).wire).sort()).toEqual(Object.keys(changeKind(mirrorId(id)).wire).sort());
  });
});

describe('the cases', () => {
  const steps = families().flatMap(stepsOf);
  // Each case is compared both ways, so that it shows its kind and the mirror of it.
  const shown = new Set(steps.flatMap(({ id }) => (isChangeId(id) ? [id, mirrorId(id)] : [])));

  it('are single changes of at least two hundred sorts', () => {
    expect(new Set(steps.map(({ name, family }) => `${family}: ${name}`)).size).toBe(steps.length);
    expect(steps.length).toBeGreaterThanOrEqual(200);
  });

  it.each(changeIds)('show %s', (id) => {
    expect([...shown]).toContain(id);
  });
});
