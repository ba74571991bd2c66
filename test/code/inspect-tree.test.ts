// Symbols that statements mention.

import { expect, it } from 'vitest';
import { call, literal, local, name } from '../../src/generator/code/typescript/build-tree.ts';
import { mentions } from '../../src/generator/code/typescript/inspect-tree.ts';
import type { Statement } from '../../src/generator/code/typescript/tree.ts';

const symbol = local('x');
const use = name(symbol);
const other = literal(1);
const body: readonly Statement[] = [{ kind: 'expression', expression: use }];

it.each<[string, Statement]>([
  ['the value of `return`', { kind: 'return', value: use }],
  ['an argument of a call', { kind: 'expression', expression: call(other, use) }],
  ['a variable', { kind: 'variable', keyword: 'const', target: symbol, value: other }],
  ['a variable of a pattern', { kind: 'variable', keyword: 'const', target: [['a', symbol]], value: other }],
  ['the value of a variable', { kind: 'variable', keyword: 'const', target: local('y'), value: use }],
  ['a condition', { kind: 'if', test: use, then: [] }],
  ['a branch', { kind: 'if', test: other, then: body }],
  ['`else`', { kind: 'if', test: other, then: [], else: body }],
  ['a block', { kind: 'block', body }],
  ['an index', { kind: 'for', index: symbol, from: 0, list: other, body: [] }],
  ['a list', { kind: 'for', index: local('y'), from: 0, list: use, body: [] }],
  ['the body of an index loop', { kind: 'for', index: local('y'), from: 0, list: other, body }],
  ['an item', { kind: 'forOf', item: symbol, list: other, body: [] }],
  ['a list of items', { kind: 'forOf', item: local('y'), list: use, body: [] }],
  ['the body of an item loop', { kind: 'forOf', item: local('y'), list: other, body }],
  ['a key', { kind: 'forIn', key: symbol, object: other, body: [] }],
  ['an object', { kind: 'forIn', key: local('y'), object: use, body: [] }],
  ['the body of a key loop', { kind: 'forIn', key: local('y'), object: other, body }],
  ['the subject of `switch`', { kind: 'switch', subject: use, cases: [] }],
  ['the value of a case', { kind: 'switch', subject: other, cases: [{ values: [use], body: [] }] }],
  ['the body of a case', { kind: 'switch', subject: other, cases: [{ values: [other], body }] }],
  ['`default`', { kind: 'switch', subject: other, cases: [], default: body }],
])('a statement mentions %s', (_, statement) => {
  expect(mentions([statement], symbol)).toBe(true);
  expect(mentions([statement], local('x'))).toBe(false);
});
