// Catalog of change kinds: inverses are symmetric, and every kind has a test case.

import { describe, expect, test } from 'vitest';
import { changeIds, isChangeId, changeKind, inverseId } from '../../../src/generator/commands/diff/catalog.ts';
import { listFamilies, readCases } from './harness/change-cases.ts';

describe('the catalog', () => {
  test.each(changeIds)('%s is the inverse of its inverse', (id) => {
    expect(isChangeId(changeKind(id).inverse)).toBe(true);
    expect(inverseId(inverseId(id))).toBe(id);
  });

  test.each(changeIds)('%s and its inverse have the same template placeholders', (id) => {
    const placeholders = (template: string): ReadonlySet<string> =>
      new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    const mirroredNames = new Map([
      ['from', 'to'],
      ['to', 'from'],
    ]);
    const mirrorPlaceholders = [...placeholders(changeKind(inverseId(id)).messageTemplate)].map(
      (name) => mirroredNames.get(name) ?? name,
    );
    expect([...placeholders(changeKind(id).messageTemplate)].sort()).toEqual(mirrorPlaceholders.sort());
  });

  test.each(changeIds)('%s and its inverse affect the same directions', (id) => {
    expect(Object.keys(changeKind(id).wire).sort()).toEqual(Object.keys(changeKind(inverseId(id)).wire).sort());
  });
});

describe('the cases', () => {
  const cases = listFamilies().flatMap(readCases);
  // Each case is compared in both directions, so it covers its kind and the inverse of that kind.
  const coveredIds = new Set(cases.flatMap(({ id }) => (isChangeId(id) ? [id, inverseId(id)] : [])));

  test('are at least 200 and have unique names', () => {
    expect(new Set(cases.map(({ name, family }) => `${family}: ${name}`)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(200);
  });

  test.each(changeIds)('cover %s', (id) => {
    expect([...coveredIds]).toContain(id);
  });
});
