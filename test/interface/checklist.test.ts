// Tests that the API checklist is complete: every statement has a claim or is listed as open.

import { describe, expect, it } from 'vitest';

import { columns, groups, findDisagreements, items, openStatements } from './checklist.ts';
import { claims } from './claims/index.ts';
import { claimedStatements } from './claimed-statements.ts';

const [firstClaim, ...otherClaims] = claimedStatements;
if (firstClaim === undefined) throw new Error('missing claims');
const statements = new Map(items.map(({ id, statement }) => [id, statement]));

describe('the checklist', () => {
  it('has 886 statements in 29 groups', () => {
    expect(groups).toHaveLength(29);
    expect(items).toHaveLength(886);
    expect(new Set(items.map(({ id }) => id)).size).toBe(886);
  });

  it('numbers the statements of each group from 1', () => {
    for (const { code, items: groupItems } of groups) {
      const ids = groupItems.map((_, index) => `${code}-${String(index + 1).padStart(2, '0')}`);
      expect(groupItems.map(({ id }) => id)).toEqual(ids);
    }
  });

  it('has 584 statements for the document, 315 for the validators, and 849 for the service', () => {
    const counts = columns.map((column) => items.filter((item) => item.columns.includes(column)).length);
    expect(counts).toEqual([584, 315, 849]);
  });

  it('has a sentence and a column for each statement', () => {
    expect(items.filter((item) => item.columns.length === 0 || item.statement === '')).toEqual([]);
  });

  it('lists each combination of ID and column exactly once, as claimed or as open', () => {
    expect(findDisagreements(claimedStatements)).toEqual([]);
  });

  it('names each code term of a claimed statement in the description of a mutation', () => {
    const uncovered = claims.flatMap(({ id, mutations }) => {
      const descriptions = mutations.map(({ description }) => description).join('\n');
      const terms = [...(statements.get(id) ?? '').matchAll(/`([^`]+)`/g)].map(([, term]) => term ?? '');
      return terms.flatMap((term) => (descriptions.includes(term.replace(/^.*\./, '')) ? [] : [`${id}: ${term}`]));
    });
    expect(uncovered).toEqual([]);
  });

  it('has no open statement for the document or the validators', () => {
    expect(openStatements.a).toEqual([]);
    expect(openStatements.b).toEqual([]);
  });
});

describe('the comparison of claims and open IDs', () => {
  it('reports a statement that is neither claimed nor open', () => {
    expect(findDisagreements(otherClaims)).toEqual([`${firstClaim.id} a is neither claimed nor listed as open`]);
  });

  it('reports a duplicate claim', () => {
    expect(findDisagreements([firstClaim, ...claimedStatements])).toEqual([`${firstClaim.id} a is claimed twice`]);
  });

  it('reports a claim that is still listed as open', () => {
    expect(findDisagreements(claimedStatements, { ...openStatements, a: [firstClaim.id] })).toEqual([
      `${firstClaim.id} a is claimed but still listed as open`,
    ]);
  });

  it('reports a claim that is not in the checklist', () => {
    expect(findDisagreements([...claimedStatements, { ...firstClaim, id: 'GEN-99' }])).toEqual([
      'GEN-99 a is claimed but not in the checklist',
    ]);
  });
});
