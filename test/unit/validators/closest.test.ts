// Which alternative a value evidently meant: the closest, then the one with fewer problems, else none.

import { expect, it } from 'vitest';
import { selectClosestBranch } from '../../../src/runtime/validation/closest-branch.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';

const problem = (pointer: string, keyword: string): Problem => ({
  pointer,
  field: pointer.slice(1),
  keyword,
  schema: '',
  message: keyword,
});
const none = problem('', 'anyOf');
const missing = problem('/a', 'required');
const wrong = problem('/b', 'type');
const otherwise = problem('/c', 'type');
const inside = problem('/d/0/a', 'type');
const insideToo = problem('/d/1/a', 'required');

it.each<readonly [string, readonly (readonly Problem[])[], readonly Problem[]]>([
  ['the closest', [[missing], [wrong]], [wrong]],
  ['the closest, whatever its place', [[wrong], [missing]], [wrong]],
  ['of those as close the one with fewer problems', [[inside, insideToo], [inside]], [inside]],
  ['the same in another order', [[inside], [insideToo, inside]], [inside]],
  ['one of three, where two with more problems tie', [[inside, insideToo], [insideToo, inside], [inside]], [inside]],
  [
    'what is wrong, however much, rather than what is missing',
    [[wrong, otherwise, problem('/e', 'type')], [missing]],
    [wrong, otherwise, problem('/e', 'type')],
  ],
  [
    'what holds something wrong, however much, rather than what is missing',
    [Array.from({ length: 50 }, (_, index) => problem(`/d/${index}/a`, 'enum')), [missing]],
    Array.from({ length: 50 }, (_, index) => problem(`/d/${index}/a`, 'enum')),
  ],
  [
    'what is missing rather than a constant that differs',
    [[problem('/a', 'const')], [missing, problem('/f', 'required')]],
    [missing, problem('/f', 'required')],
  ],
  ['what is missing rather than a constant inside that differs', [[problem('/a/kind', 'const')], [missing]], [missing]],
  ['none where they tie in both', [[wrong], [otherwise]], [none]],
  ['none where two with the fewest tie', [[inside], [inside, insideToo], [inside]], [none]],
  ['a closer one after a tie', [[missing], [missing], [wrong]], [wrong]],
  ['none that finds the value of the wrong type', [[problem('', 'type')]], [none]],
  ['none where there is none', [], [none]],
])('%s', (_name, alternatives, expected) => {
  // Problems are the collector's own, so that each call has its own lists.
  expect(selectClosestBranch(none, ...alternatives.map((each) => each.map((one) => ({ ...one }))))).toEqual(expected);
});
