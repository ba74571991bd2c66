// Round trip of printed JSON and YAML through third-party parsers.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { printJson, printJsonLine, toPlainJson } from '../../src/generator/code/json/print-json.ts';
import { printYaml } from '../../src/generator/code/json/print-yaml.ts';
import { runs } from '../tier.ts';
import { loneSurrogate } from './lone-surrogate.ts';

const specialText = fc
  .array(
    fc.constantFrom(
      '\u2028',
      '\0',
      '\u0085',
      '\ud800',
      '😀',
      '\u202e',
      '\ufeff',
      ': ',
      ' #',
      '\n',
      '\r',
      '\t',
      '- ',
      "'",
      '"',
      '%',
      '&a',
      '*a',
      '!!x',
      '---',
      '...',
      ' ',
      'yes',
      'null',
      '1e3',
      '0x1',
      '~',
      '<<',
      'x',
    ),
  )
  .map((parts) => parts.join(''));
const text = fc.oneof(fc.string({ unit: 'binary' }), specialText);
const jsonTree = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree')),
    fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor', '10', '2')), tie('tree')),
  ),
})).tree as fc.Arbitrary<never>;

test('printed JSON parses to the original value, and is well-formed UTF-16', () => {
  fc.assert(
    fc.property(jsonTree, (tree) => {
      const output = printJson(tree);
      expect(JSON.stringify(JSON.parse(output))).toBe(JSON.stringify(tree));
      expect(output).not.toMatch(loneSurrogate);
      expect(JSON.stringify(JSON.parse(printJsonLine(tree)))).toBe(JSON.stringify(tree));
    }),
  );
});

test('printed YAML parses to the same value as the JSON', () => {
  fc.assert(
    fc.property(jsonTree, (tree) => {
      const output = printYaml(tree);
      expect(JSON.stringify(parse(output, { maxAliasCount: 0 }))).toBe(JSON.stringify(JSON.parse(printJson(tree))));
      expect(output).not.toMatch(loneSurrogate);
    }),
    {
      numRuns: runs(1000),
      examples: [[' \n' as never], ['a\n \n' as never], ['\n  b\n' as never], [' a\nb' as never]],
    },
  );
});

test('JSON has the layout of JSON.stringify, and YAML does not fold long lines', () => {
  const tree = { a: [1, { b: [] }, {}], c: 'word '.repeat(60) };
  expect(printJson(tree)).toBe(`${JSON.stringify(tree, null, 2)}\n`);
  expect(printYaml({ c: tree.c.trim() })).toBe(`c: ${tree.c.trim()}\n`);
});

test('escapes characters that reorder or break lines, and quotes ambiguous YAML scalars', () => {
  expect(printJson('\u202e\u2028')).toBe('"\\u202e\\u2028"\n');
  expect(printYaml(['\u202e\u2028\n'])).toBe('- "\\u202e\\u2028\\n"\n');
  expect(printYaml(['2030-01-01', 'yes', '010', 'a'])).toBe('- "2030-01-01"\n- "yes"\n- "010"\n- a\n');
});

test('preserves the key order of a Map, and omits undefined properties', () => {
  const map = new Map<string, number | undefined>([
    ['10', 1],
    ['2', 2],
    ['x', undefined],
    ['__proto__', 3],
  ]);
  expect(printJsonLine(map)).toBe('{"2":2,"10":1,"__proto__":3}');
  expect(printJson(map)).toBe('{\n  "10": 1,\n  "2": 2,\n  "__proto__": 3\n}\n');
  expect(printYaml(map)).toBe('"10": 1\n"2": 2\n__proto__: 3\n');
  expect(Object.keys(toPlainJson(map) as object)).toEqual(['2', '10', '__proto__']);
});

test('throws if a number has no JSON representation', () => {
  expect(() => printJson(Number.NaN)).toThrow('is not a valid JSON number');
  expect(() => printYaml([Number.POSITIVE_INFINITY])).toThrow('is not a valid JSON number');
});
