// Tests that claim verification reports claims that fail and claims that no mutation breaks.

import assert from 'node:assert/strict';

import { describe, expect, it } from 'vitest';

import type { Claim } from './claim.ts';
import { verifyClaim } from './verify-claim.ts';
import { getAt, updateAt, type Node } from './immutable-tree.ts';

const document: Node = { info: { version: '1.0.0' }, paths: {} };

const versionClaim: Claim = {
  id: 'VER-03',
  column: 'a',
  verify: (node) => assert.equal(getAt(node, ['info', 'version']), '1.0.0'),
  mutations: [
    { description: 'the version is different', change: (node) => updateAt(node, ['info', 'version'], () => '2') },
  ],
};

describe('verifyClaim', () => {
  it('accepts a claim that holds and that each mutation breaks', () => {
    expect(verifyClaim(versionClaim, document)).toEqual([]);
  });

  it('rejects a claim that does not hold', () => {
    expect(verifyClaim(versionClaim, { info: {} })).toHaveLength(1);
  });

  it('rejects a claim without mutations', () => {
    expect(verifyClaim({ ...versionClaim, mutations: [] }, document)).toEqual(['the claim has no mutations']);
  });

  it('rejects a claim that holds for every document', () => {
    const vacuousClaim: Claim = { ...versionClaim, verify: () => undefined };
    expect(verifyClaim(vacuousClaim, document)).toEqual(['the claim still holds when the version is different']);
  });

  it('rejects a mutation that does not break the claim', () => {
    const unrelatedMutation = {
      description: 'there are no paths',
      change: (node: Node) => updateAt(node, ['paths'], () => undefined),
    };
    expect(
      verifyClaim({ ...versionClaim, mutations: [...versionClaim.mutations, unrelatedMutation] }, document),
    ).toEqual(['the claim still holds when there are no paths']);
  });

  it('rethrows errors other than assertion errors', () => {
    const throwingClaim: Claim = {
      ...versionClaim,
      verify: (node) => {
        if (!('paths' in node)) throw new TypeError('no paths');
      },
      mutations: [{ description: 'there are no paths', change: (node) => updateAt(node, ['paths'], () => undefined) }],
    };
    expect(() => verifyClaim(throwingClaim, document)).toThrow(TypeError);
  });

  it('does not change the document', () => {
    const before = JSON.stringify(document);
    verifyClaim(versionClaim, document);
    expect(JSON.stringify(document)).toBe(before);
  });
});
