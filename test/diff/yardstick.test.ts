// Every kind of change that a complete report tells apart has a kind of ours with a case, or a reason why not.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeIds, isChangeId, changeKind, mirrorId } from '../../src/generator/commands/diff/catalogue.ts';
import { families, stepsOf } from './harness/steps.ts';

/** Lines of `id LEVEL ours…` or `id LEVEL none: reason`, in the order of the catalogue that they come from. */
const lines = readFileSync(join(import.meta.dirname, 'yardstick.txt'), 'utf8')
  .trimEnd()
  .split('\n');
const entries = lines.map((line) => {
  const [id = '', level = '', ...rest] = line.split(' ');
  return { id, level, rest: rest.join(' ') };
});
const shown = new Set(
  families().flatMap((family) => stepsOf(family).flatMap(({ id }) => (isChangeId(id) ? [id, mirrorId(id)] : []))),
);

describe('the yardstick', () => {
  it('is whole', () => {
    expect(entries.length).toBe(509);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const count = (level: string): number => entries.filter((entry) => entry.level === level).length;
    expect([count('ERR'), count('WARN'), count('INFO')]).toEqual([213, 30, 266]);
  });

  it.each(entries)('$id', ({ rest }) => {
    if (rest.startsWith('none: ')) expect(rest.length).toBeGreaterThan(30);
    else for (const id of rest.split(' ')) expect([...shown]).toContain(id);
  });

  it('finds nothing breaking that is harmless here without a reason', () => {
    /** Kinds that are judged milder than there, each with the reason. */
    const milder: Readonly<Record<string, string>> = {
      'request-parameter-default-value-changed':
        'no request is refused; whether the other value is noticed cannot be told: possibly',
      'request-parameter-default-value-added':
        'no request is refused; what was left out before may have meant the same: possibly',
      'request-parameter-default-value-removed': 'no request is refused; the service may still do the same: possibly',
    };
    const mild = entries.filter(({ id, level, rest }) => {
      if (level !== 'ERR' || rest.startsWith('none: ') || Object.hasOwn(milder, id)) return false;
      const direction = id.includes('response') || id.startsWith('webhook') ? 'response' : 'request';
      return rest.split(' ').every((ours) => !isChangeId(ours) || changeKind(ours).wire[direction] !== 'breaking');
    });
    expect(mild.map(({ id }) => id)).toEqual([]);
  });
});

describe('every kind of change', () => {
  it.each(changeIds)('%s has a case, or its mirror has', (id) => {
    expect([...shown]).toContain(id);
  });
});
