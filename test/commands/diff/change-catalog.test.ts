// Catalog of change kinds: mirrors are symmetric, and every kind has a test case.

import { describe, expect, test } from 'vitest';
import { changeIds, isChangeId, changeKind, mirrorId } from '../../../src/generator/commands/diff/catalog.ts';
import { listFamilies, readCases } from './harness/change-cases.ts';

describe('the catalog', () => {
  test.each(changeIds)('%s is the mirror of its mirror', (id) => {
    expect(isChangeId(changeKind(id).mirror)).toBe(true);
    expect(mirrorId(mirrorId(id))).toBe(id);
  });

  test.each(changeIds)('%s and its mirror have the same template placeholders', (id) => {
    const placeholders = (template: string): ReadonlySet<string> =>
      new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    const mirroredNames = new Map([
      ['from', 'to'],
      ['to', 'from'],
    ]);
    const mirrorPlaceholders = [...placeholders(changeKind(mirrorId(id)).messageTemplate)].map(
      (name) => mirroredNames.get(name) ?? name,
    );
    expect([...placeholders(changeKind(id).messageTemplate)].sort()).toEqual(mirrorPlaceholders.sort());
  });

  test.each(changeIds)('%s and its mirror affect the same directions', (id) => {
    expect(Object.keys(changeKind(id).wire).sort()).toEqual(Object.keys(changeKind(mirrorId(id)).wire).sort());
  });
});

describe('the cases', () => {
  const cases = listFamilies().flatMap(readCases);
  // Each case is compared in both directions, so it covers its kind and the mirror of that kind.
  const coveredIds = new Set(cases.flatMap(({ id }) => (isChangeId(id) ? [id, mirrorId(id)] : [])));

  test('are at least 200 and have unique names', () => {
    expect(new Set(cases.map(({ name, family }) => `${family}: ${name}`)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(200);
  });

  test.each(changeIds)('cover %s', (id) => {
    expect([...coveredIds]).toContain(id);
  });
});
