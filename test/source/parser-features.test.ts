// YAML and JSON parsers: supported features of both formats.

import { describe, expect, test } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { childNode, parsePointer } from '../../src/generator/source/pointer.ts';
import { createSource, decodeUtf8, stripByteOrderMark } from '../../src/generator/source/source-text.ts';
import { type Node, toJson } from '../../src/generator/source/node.ts';
import { parseFully } from './parse-fully.ts';

function parseValid(text: string, file = 'a.yaml'): Node {
  const report = createReport();
  const root = parseFully(createSource(file, stripByteOrderMark(text)), report);
  expect(report.diagnostics).toEqual([]);
  if (!root) throw new Error('the text is empty');
  return root;
}

function nodeAt(root: Node, pointer: string): Node {
  let node: Node | undefined = root;
  for (const segment of parsePointer(pointer) ?? []) node = node && childNode(node, segment);
  if (!node) throw new Error(`cannot resolve ${pointer}`);
  return node;
}

const values: readonly (readonly [string, string, unknown])[] = [
  [
    'reads unquoted keys as their source text',
    '200: a\n1.0: b\nnull: c\ntrue: d\n0x1: e\n2026-01-01: f\n',
    { '200': 'a', '1.0': 'b', null: 'c', true: 'd', '0x1': 'e', '2026-01-01': 'f' },
  ],
  ['reads quoted keys as strings', '"a\\tb": 1\n\'c\': 2', { 'a\tb': 1, c: 2 }],
  ['reads an empty key and an empty value', ': a\nb:', { '': 'a', b: null }],
  ['reads a timestamp as a string', 'a: 2026-01-02T03:04:05Z', { a: '2026-01-02T03:04:05Z' }],
  ['reads yes and no as strings', 'a: yes\nb: no\nc: on', { a: 'yes', b: 'no', c: 'on' }],
  ['resolves an alias to the value of its anchor', 'a: &x [1]\nb: *x', { a: [1], b: [1] }],
  ['allows an anchor to be redefined', 'a: &x 1\nb: *x\nc: &x 2\nd: *x', { a: 1, b: 1, c: 2, d: 2 }],
  ['allows an alias as a key', 'a: &x k\n*x : 1', { a: 'k', k: 1 }],
  [
    'merges the keys that a map lacks',
    'a: &a { x: 1, y: 1 }\nb: { <<: *a, y: 2 }',
    { a: { x: 1, y: 1 }, b: { y: 2, x: 1 } },
  ],
  [
    'gives precedence to the first of several merged maps',
    'a: &a { x: 1 }\nb: &b { x: 2, y: 2 }\nc: { <<: [*a, *b] }',
    { a: { x: 1 }, b: { x: 2, y: 2 }, c: { x: 1, y: 2 } },
  ],
  ['reads a quoted merge key as a normal key', 'a: { "<<": 1 }', { a: { '<<': 1 } }],
  ['reads __proto__ as a normal key', '__proto__: { a: 1 }', JSON.parse('{"__proto__":{"a":1}}')],
  ['reads folded and literal block scalars', 'a: >-\n  x\n  y\nb: |\n  x\n  y\n', { a: 'x y', b: 'x\ny\n' }],
  [
    'does not apply the YAML 1.1 schema for a YAML 1.1 directive',
    '%YAML 1.1\n---\na: yes\nb: 017',
    { a: 'yes', b: 17 },
  ],
  ['reads Windows line breaks', 'a: 1\r\nb:\r\n  - x\r\n', { a: 1, b: ['x'] }],
  ['ignores a byte order mark', '\uFEFFa: 1', { a: 1 }],
];

describe('YAML', () => {
  test.each(values)('%s', (_description, text, value) => expect(toJson(parseValid(text))).toStrictEqual(value));

  test('shares the node of an anchor, including its location, with its aliases', () => {
    const root = parseValid('a: &x { k: 1 }\nb: *x');
    expect(nodeAt(root, '/b')).toBe(nodeAt(root, '/a'));
  });

  test('allows aliases that expand to a million values, and no more', () => {
    // Every alias adds an array of 99 numbers: 100 values.
    const text = `a: &a [${Array(99).fill(1).join()}]\nb: &b 1\nc: [${Array(10_000).fill('*a').join()}]\n`;
    parseValid(text);
    const report = createReport();
    parseFully(createSource('a.yaml', `${text}d: *b\n`), report);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['source/alias-expansion']);
  });

  test('ends the range of a block value at the end of its text', () => {
    const text = 'a:\n  b: 1\n\n\nc: |\n  x\n\nd: 2\n';
    const root = parseValid(text);
    const nodeTexts = ['/a', '/c', '/d'].map((pointer) => {
      const { start, end } = nodeAt(root, pointer);
      return text.slice(start, end);
    });
    expect(nodeTexts).toEqual(['b: 1', '|\n  x', '2']);
  });
});

describe('the digits of a large integer', () => {
  test.each([
    ['a.json', '{"a": 12345678901234567890}', '12345678901234567890'],
    ['a.yaml', 'a: 12345678901234567890', '12345678901234567890'],
    ['a.yaml', 'a: +12345678901234567890', '12345678901234567890'],
    ['a.yaml', 'a: 0xFFFFFFFFFFFFFFFFFF', '4722366482869645213695'],
  ])('are preserved in %s: %s', (file, text, raw) =>
    expect(nodeAt(parseValid(text, file), '/a')).toMatchObject({ kind: 'scalar', raw }),
  );
});

describe('the format', () => {
  test.each([
    ['spec.json', '{"a": 1}', { a: 1 }],
    ['spec.yaml', '{a: 1}', { a: 1 }],
    ['spec', ' {"a": 1}', { a: 1 }],
    ['spec', 'a: 1', { a: 1 }],
    ['spec.txt', '["a"]', ['a']],
  ])('is detected from the file name and the text: %s, %s', (file, text, value) =>
    expect(toJson(parseValid(text, file))).toEqual(value),
  );
});

test('pointers are escaped as in RFC 6901', () => {
  const root = parseValid('{"/users/{id}": {"a~b": [{"": 1}]}}', 'a.json');
  expect(nodeAt(root, '/~1users~1{id}/a~0b/0/').pointer).toBe('/~1users~1{id}/a~0b/0/');
});

test('decodeUtf8 returns the offset of the first byte that is not UTF-8', () => {
  expect(decodeUtf8(new TextEncoder().encode('é😀'))).toEqual({ text: 'é😀' });
  expect(decodeUtf8(Uint8Array.of(0xc3, 0xa9, 0x61, 0xc3, 0x28))).toEqual({ invalidByteOffset: 4 });
  expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toEqual({ text: 'a' });
});
