// Completeness of the change catalog, compared with a reference list of change kinds.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { isChangeId, changeKind, inverseId } from '../../../src/generator/commands/diff/catalog.ts';
import { listFamilies, readCases } from './harness/change-cases.ts';

/** Lines of `id LEVEL <change IDs>` or `id LEVEL none: <explanation>`, in the order of the reference list. */
const lines = readFileSync(join(import.meta.dirname, 'reference-changes.txt'), 'utf8')
  .trimEnd()
  .split('\n');
const entries = lines.map((line) => {
  const [id = '', level = '', ...words] = line.split(' ');
  return { id, level, equivalent: words.join(' ') };
});
const coveredIds = new Set(
  listFamilies().flatMap((family) =>
    readCases(family).flatMap(({ id }) => (isChangeId(id) ? [id, inverseId(id)] : [])),
  ),
);

describe('the reference list', () => {
  it('has every kind once, with the expected number of each level', () => {
    expect(entries.length).toBe(509);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const count = (level: string): number => entries.filter((entry) => entry.level === level).length;
    expect([count('ERR'), count('WARN'), count('INFO')]).toEqual([213, 30, 266]);
  });

  test.each(entries)('$id has a tested equivalent or an explanation', ({ equivalent }) => {
    if (equivalent.startsWith('none: ')) expect(equivalent.length).toBeGreaterThan(30);
    else for (const id of equivalent.split(' ')) expect([...coveredIds]).toContain(id);
  });

  it('maps each breaking kind to a breaking equivalent, except for documented kinds', () => {
    /** Kinds with a lower level in Ashlar, each with its explanation. */
    const lowerLevelKinds: Readonly<Record<string, string>> = {
      'request-parameter-default-value-changed': 'no request is rejected, and the effect of the new value is unknown',
      'request-parameter-default-value-added':
        'no request is rejected, and an omitted value may have had the same effect',
      'request-parameter-default-value-removed': 'no request is rejected, and the service may still use the same value',
    };
    const unexplained = entries.filter(({ id, level, equivalent }) => {
      if (level !== 'ERR' || equivalent.startsWith('none: ') || Object.hasOwn(lowerLevelKinds, id)) return false;
      const direction = id.includes('response') || id.startsWith('webhook') ? 'response' : 'request';
      return equivalent
        .split(' ')
        .every((changeId) => !isChangeId(changeId) || changeKind(changeId).wire[direction] !== 'breaking');
    });
    expect(unexplained.map(({ id }) => id)).toEqual([]);
  });
});
