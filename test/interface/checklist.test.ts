// Does the checklist hold every statement, and is each one claimed or listed as open?

import { describe, expect, it } from 'vitest';

import { areas, columns, disagreements, items, open } from './checklist.ts';
import { claims } from './claims/index.ts';
import { closed } from './closed.ts';

const claimed = closed[0];
const statements = new Map(items.map(({ id, statement }) => [id, statement]));

describe('the checklist', () => {
  it('has 886 statements in 29 areas', () => {
    expect(areas).toHaveLength(29);
    expect(items).toHaveLength(886);
    expect(new Set(items.map(({ id }) => id)).size).toBe(886);
  });

  it('numbers the statements of each area from 1', () => {
    for (const { area, items: stated } of areas) {
      const ids = stated.map((_, index) => `${area}-${String(index + 1).padStart(2, '0')}`);
      expect(stated.map(({ id }) => id)).toEqual(ids);
    }
  });

  it('marks 584 for the document, 315 for the validators and 849 for the service', () => {
    const marked = columns.map((column) => items.filter((item) => item.columns.includes(column)).length);
    expect(marked).toEqual([584, 315, 849]);
    expect(items.filter((item) => item.columns.length === 0 || item.statement === '')).toEqual([]);
  });

  it('is claimed or listed as open, each id and column once', () => {
    expect(disagreements(closed)).toEqual([]);
  });

  it('has for each code word of a statement a mutation that names it', () => {
    const unread = claims.flatMap(({ id, breaks }) => {
      const said = breaks.map(({ says }) => says).join('\n');
      const words = [...(statements.get(id) ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
      return words.flatMap((word) => (said.includes(word.replace(/^.*\./, '')) ? [] : [`${id}: ${word}`]));
    });
    expect(unread).toEqual([]);
  });

  it('leaves nothing open in the document and the validators', () => {
    expect(open.a).toEqual([]);
    expect(open.b).toEqual([]);
  });
});

describe('the comparison of claims and open ids', () => {
  it('finds a statement that is neither claimed nor open', () => {
    expect(claimed).toBeDefined();
    expect(disagreements(closed.slice(1))).toEqual([`${claimed?.id ?? ''} a is neither claimed nor listed as open`]);
  });

  it('finds a claim that is listed as open still, made twice or not stated', () => {
    const [first, ...others] = closed;
    if (first === undefined) throw new Error('there are no claims');
    expect(disagreements([first, first, ...others])).toEqual([`${first.id} a is claimed twice`]);
    expect(disagreements(closed, { ...open, a: [first.id] })).toEqual([
      `${first.id} a is claimed, and still listed as open`,
    ]);
    expect(disagreements([...closed, { ...first, id: 'GEN-99' }])).toEqual(['GEN-99 a is claimed, and not stated']);
  });
});
