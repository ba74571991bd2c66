// Selection of the union branch whose problems are reported: the closest one, then the one with the fewest problems.

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
const noMatch = problem('', 'anyOf');
const missing = problem('/a', 'required');
const wrong = problem('/b', 'type');
const otherWrong = problem('/c', 'type');
const nestedWrong = problem('/d/0/a', 'type');
const nestedMissing = problem('/d/1/a', 'required');

it.each<readonly [string, readonly (readonly Problem[])[], readonly Problem[]]>([
  ['the closest branch', [[missing], [wrong]], [wrong]],
  ['the closest branch in any order', [[wrong], [missing]], [wrong]],
  ['the branch with fewer problems if both are close', [[nestedWrong, nestedMissing], [nestedWrong]], [nestedWrong]],
  ['the branch with fewer problems in any order', [[nestedWrong], [nestedMissing, nestedWrong]], [nestedWrong]],
  [
    'the branch with the fewest problems if two others tie',
    [[nestedWrong, nestedMissing], [nestedMissing, nestedWrong], [nestedWrong]],
    [nestedWrong],
  ],
  [
    'many wrong values rather than a missing property',
    [[wrong, otherWrong, problem('/e', 'type')], [missing]],
    [wrong, otherWrong, problem('/e', 'type')],
  ],
  [
    'many nested wrong values rather than a missing property',
    [Array.from({ length: 50 }, (_, index) => problem(`/d/${index}/a`, 'enum')), [missing]],
    Array.from({ length: 50 }, (_, index) => problem(`/d/${index}/a`, 'enum')),
  ],
  [
    'missing properties rather than a different constant',
    [[problem('/a', 'const')], [missing, problem('/f', 'required')]],
    [missing, problem('/f', 'required')],
  ],
  ['a missing property rather than a different nested constant', [[problem('/a/kind', 'const')], [missing]], [missing]],
  ['no branch if two tie in both respects', [[wrong], [otherWrong]], [noMatch]],
  ['no branch if the two best ones tie', [[nestedWrong], [nestedWrong, nestedMissing], [nestedWrong]], [noMatch]],
  ['a closer branch after a tie', [[missing], [missing], [wrong]], [wrong]],
  ['no branch whose type differs from that of the value', [[problem('', 'type')]], [noMatch]],
  ['no branch if there are none', [], [noMatch]],
])('selects %s', (_name, branches, expected) => {
  // The function may modify the problems, so each call gets its own copies.
  const copies = branches.map((problems) => problems.map((original) => ({ ...original })));
  expect(selectClosestBranch(noMatch, ...copies)).toEqual(expected);
});
