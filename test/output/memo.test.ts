// Memo: reuse of results between runs.

import { expect, it } from 'vitest';
import { createMemo } from '../../src/generator/output/watch-memo.ts';

it('reuses a result while its input is the same', () => {
  const first = createMemo();
  expect(first.get('page', { hash: 'a' }, () => 1)).toBe(1);
  const second = first.next(true);
  expect(second.get('page', { hash: 'a' }, () => 2)).toBe(1);
  expect(second.get('page', { hash: 'b' }, () => 3)).toBe(3);
  expect(second.get('other page', { hash: 'a' }, () => 4)).toBe(4);
  expect(second.computedKinds).toEqual(['page', 'other page']);
});

it('drops results that a run did not use', () => {
  const first = createMemo();
  first.get('page', { hash: 'a' }, () => 1);
  const third = first.next(true).next(true);
  expect(third.previousSize).toBe(0);
});

it('keeps the results of the last valid run after errors', () => {
  const first = createMemo();
  first.get('page', { hash: 'a' }, () => 1);
  const second = first.next(true);
  second.get('page', { hash: 'b' }, () => 2);
  expect(second.next(false).get('page', { hash: 'a' }, () => 3)).toBe(1);
});

it('does not keep a result that depends on more than its input', () => {
  let isComplete = true;
  const input = {
    hash: 'a',
    get isComplete() {
      return isComplete;
    },
  };
  const first = createMemo();
  expect(first.get('page', input, () => ((isComplete = false), 1))).toBe(1);
  expect(first.next(true).get('page', { hash: 'a' }, () => 2)).toBe(2);
});

it('keeps the results from which a reused result was computed', () => {
  const compute = (memo: ReturnType<typeof createMemo>, hash: string, part: number): number =>
    memo.get('page', { hash }, () => memo.get('part', { hash: 'p' }, () => part) + 1);
  const first = createMemo();
  expect(compute(first, 'a', 1)).toBe(2);
  const second = first.next(true);
  expect(compute(second, 'a', 2)).toBe(2);
  const third = second.next(true);
  expect(compute(third, 'b', 3)).toBe(2);
  expect(third.computedKinds).toEqual(['page']);
});

it('keeps the parts of a result that it does not keep', () => {
  const compute = (memo: ReturnType<typeof createMemo>): number =>
    memo.get('page', { hash: 'a' }, () =>
      memo.get('section', { hash: 'a', isComplete: false }, () => memo.get('part', { hash: 'a' }, () => 1)),
    );
  const first = createMemo();
  compute(first);
  const second = first.next(true);
  compute(second);
  expect(second.next(true).get('part', { hash: 'a' }, () => 2)).toBe(1);
});
