// Does the judge see a claim that proves nothing?

import assert from 'node:assert/strict';

import { describe, expect, it } from 'vitest';

import type { Claim } from './claim.ts';
import { judge } from './judge.ts';
import { at, changedAt, type Node } from './tree.ts';

const document: Node = { info: { version: '1.0.0' }, paths: {} };

const versioned: Claim = {
  id: 'VER-03',
  column: 'a',
  holds: (node) => assert.equal(at(node, ['info', 'version']), '1.0.0'),
  breaks: [{ says: 'the version is another', change: (node) => changedAt(node, ['info', 'version'], () => '2') }],
};

describe('the judge of claims', () => {
  it('accepts a claim that holds and that each mutation breaks', () => {
    expect(judge(versioned, document)).toEqual([]);
  });

  it('refuses a claim that does not hold', () => {
    expect(judge(versioned, { info: {} })).toHaveLength(1);
  });

  it('refuses a claim without mutations', () => {
    expect(judge({ ...versioned, breaks: [] }, document)).toEqual(['the claim names nothing that breaks it']);
  });

  it('refuses a claim that holds whatever the document says', () => {
    const vacuous: Claim = { ...versioned, holds: () => undefined };
    expect(judge(vacuous, document)).toEqual(['the claim still holds when the version is another']);
  });

  it('refuses a mutation that has nothing to do with the claim', () => {
    const beside = { says: 'there are no paths', change: (node: Node) => changedAt(node, ['paths'], () => undefined) };
    expect(judge({ ...versioned, breaks: [...versioned.breaks, beside] }, document)).toEqual([
      'the claim still holds when there are no paths',
    ]);
  });

  it('throws for a claim that fails by anything but an assertion', () => {
    const stumbling: Claim = {
      ...versioned,
      holds: (node) => {
        if (!('paths' in node)) throw new TypeError('no paths');
      },
      breaks: [{ says: 'there are no paths', change: (node) => changedAt(node, ['paths'], () => undefined) }],
    };
    expect(() => judge(stumbling, document)).toThrow(TypeError);
  });

  it('changes a copy: the document is as it was', () => {
    const before = JSON.stringify(document);
    judge(versioned, document);
    expect(JSON.stringify(document)).toBe(before);
  });
});
