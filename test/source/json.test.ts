// Diagnostics of the JSON parser: code, message, and range, and the tree after a recoverable error.

import { describe, expect, test } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { parseJson } from '../../src/generator/source/json.ts';
import { type Json, toJson } from '../../src/generator/source/node.ts';
import { createSource } from '../../src/generator/source/source-text.ts';

/** Parses input that has `⟦` and `⟧` around the range of each expected diagnostic, in order. */
function parseMarked(marked: string): {
  readonly value: Json | undefined;
  readonly problems: readonly string[];
  readonly ranges: readonly (readonly [start: number, end: number])[];
  readonly expectedRanges: readonly (readonly [start: number, end: number])[];
} {
  const [first = '', ...parts] = marked.split('⟦');
  let text = first;
  const expectedRanges: (readonly [number, number])[] = [];
  for (const part of parts) {
    const [range = '', rest = ''] = part.split('⟧');
    expectedRanges.push([text.length, text.length + range.length]);
    text += range + rest;
  }
  const source = createSource('a.json', text);
  const report = createReport();
  const root = parseJson(source, report);
  const ranges = report.diagnostics.flatMap(({ location }): (readonly [number, number])[] =>
    location?.end
      ? [[source.offset(location.line, location.column), source.offset(location.end.line, location.end.column)]]
      : [],
  );
  const problems = report.diagnostics.map(({ code, message }) => `${code}: ${message}`);
  return { value: root && toJson(root), problems, ranges, expectedRanges };
}

describe('the JSON parser', () => {
  test.each([
    ['empty input', '⟦⟧', 'expected a value, found the end of the file'],
    ['a missing value', '{"a": ⟦}⟧', 'expected a value, found `}`'],
    ['a missing colon', '{"a" ⟦1⟧}', 'expected a colon, found `1`'],
    ['a key without quotes', '{⟦a⟧: 1}', 'expected a key in double quotes, found `a`'],
    ['a missing comma', '[1\r\n  ⟦2⟧]', 'expected a comma or `]`, found `2`'],
    ['a second value', '1\n⟦2⟧', 'expected the end of the file, found `2`'],
    ['an unknown literal', '[⟦fals⟧]', 'expected a value, found `fals`'],
    ['a long token', `[⟦${'x'.repeat(50)}⟧]`, `expected a value, found \`${'x'.repeat(40)}…\``],
    ['the longest complete token', `[⟦${'x'.repeat(40)}⟧]`, `expected a value, found \`${'x'.repeat(40)}\``],
    ['a leading zero', '[0⟦1⟧]', 'expected a comma or `]`, found `1`'],
    ['an incomplete number', '[⟦1.⟧]', 'incomplete number'],
    ['a form feed', '[⟦\f1⟧]', 'expected a value, found `\f1`'],
    ['an unterminated string', '["b", ⟦"a\\⟧', 'unterminated string'],
    ['a short Unicode escape', '[⟦"\\u12"⟧]', 'invalid `\\u` escape: expected four hexadecimal digits'],
    ['an unknown escape', '[⟦"\\x"⟧]', 'invalid escape sequence'],
    ['a control character', '[⟦"a\tb"⟧]', 'unescaped control character in a string'],
    ['the first of several errors', '[⟦x⟧ y "', 'expected a value, found `x`'],
  ])('reports %s', (_description, marked, message) => {
    const { value, problems, ranges, expectedRanges } = parseMarked(marked);
    expect(value).toBeUndefined();
    expect(problems).toEqual([`source/json-syntax: ${message}`]);
    expect(ranges).toEqual(expectedRanges);
  });

  test.each<[string, string, Json, readonly string[]]>([
    [
      'a duplicate key, and keeps the first value',
      '{"a": 1, ⟦"\\u0061"⟧: 2, "b": 3}',
      { a: 1, b: 3 },
      ['source/duplicate-key: duplicate key `a`'],
    ],
    [
      'numbers out of range, and reads 0',
      '[⟦1e999⟧, ⟦-1e999⟧, 1e-999]',
      [0, 0, 0],
      [
        'source/number-out-of-range: number `1e999` is out of range',
        'source/number-out-of-range: number `-1e999` is out of range',
      ],
    ],
    [
      'trailing commas, in a list and a map',
      '{"a": [1⟦,⟧\n ]⟦,⟧ }',
      { a: [1] },
      Array(2).fill('source/json-extension: trailing commas are not allowed in JSON') as string[],
    ],
    [
      'comments, on a line and in a block',
      '⟦// a⟧\n[1, ⟦/* b\n */⟧ 2] ⟦//⟧',
      [1, 2],
      Array(3).fill('source/json-extension: comments are not allowed in JSON') as string[],
    ],
  ])('reports %s', (_description, marked, expectedValue, expectedProblems) => {
    const { value, problems, ranges, expectedRanges } = parseMarked(marked);
    expect(value).toEqual(expectedValue);
    expect(problems).toEqual(expectedProblems);
    expect(ranges).toEqual(expectedRanges);
  });

  test('relates a duplicate key to the first one', () => {
    const report = createReport();
    parseJson(createSource('a.json', '{\n  "a": 1,\n  "a": 2\n}'), report);
    expect(report.diagnostics).toMatchObject([
      {
        location: { line: 3, column: 3 },
        related: [{ location: { line: 2, column: 3, end: { line: 2, column: 6 } } }],
      },
    ]);
  });

  test('allows 500 levels of nesting, and reports the next', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseMarked(nested(500)).problems).toEqual([]);
    const { value, problems, ranges } = parseMarked(nested(501));
    expect(value).toBeUndefined();
    expect(problems).toEqual(['source/nesting-too-deep: nesting exceeds 500 levels']);
    expect(ranges).toEqual([[500, 501]]);
  });
});
