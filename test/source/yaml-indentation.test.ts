// YAML values that continue on lines that are not indented more than their key.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { type Node, toJson } from '../../src/generator/source/node.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import { runs } from '../tier.ts';
import { parseFully } from './parse-fully.ts';

interface Parsed {
  readonly root: Node | undefined;
  readonly codes: readonly string[];
}

function parse(text: string): Parsed {
  const report = createReport();
  const root = parseFully(createSource('a.yaml', text), report);
  return { root, codes: report.diagnostics.map(({ code }) => code) };
}

describe('reads', () => {
  test.each<readonly [title: string, text: string, value: unknown]>([
    ['a double-quoted value', 'a:\n  b: "x\n  y\nz"\n  c: 1', { a: { b: 'x y z', c: 1 } }],
    ['a single-quoted value', "a:\n  - 'it''s\n\n  y'\n  - 2", { a: ["it's\ny", 2] }],
    ['a quoted value that starts on its own line', 'a:\n  b:\n    "x\n  y"\n', { a: { b: 'x y' } }],
    ['a value with an escaped line break', 'a:\n  b: "x\\\n  y\\"z"', { a: { b: 'xy"z' } }],
    ['an array', 'a:\n  b: [x,\n  y, z\n]\n  c: 1', { a: { b: ['x', 'y', 'z'], c: 1 } }],
    ['an object in an array', 'a:\n  - { b: 1,\n  c: [2,\n3] }\n  - 4', { a: [{ b: 1, c: [2, 3] }, 4] }],
    [
      'an array with quotes, apostrophes, and comments',
      "a:\n  b: [ \"]\", it's, # ]\n  '}' ]",
      { a: { b: [']', "it's", '}'] } },
    ],
    ['several values', 'a:\n  b: "x\n  y"\n  c: [1,\n  2]\n  d: "z\n  w"', { a: { b: 'x y', c: [1, 2], d: 'z w' } }],
    ['lines that are indented with tabs', 'a:\n  b: "x\n\ty"', { a: { b: 'x y' } }],
    ['lines that end with CR LF', 'a:\r\n  b: "x\r\n  y"\r\n  c: 1', { a: { b: 'x y', c: 1 } }],
  ])('%s', (_title, text, value) => {
    const { root, codes } = parse(text);
    expect(root && toJson(root)).toEqual(value);
    expect(new Set(codes)).toEqual(new Set(['source/yaml-indentation']));
  });
});

test.each([
  ['a quote that is not closed', 'a:\n  b: "x\n  c: y\n'],
  ['a quote that closes in the next value', 'a:\n  b: "x\n  c: "y"\n'],
  ['a bracket that is not closed', 'a:\n  b: [x,\n  c: y\n'],
])('does not read %s', (_title, text) => {
  const { root, codes } = parse(text);
  expect(root).toBeUndefined();
  expect(new Set(codes)).toEqual(new Set(['source/yaml-syntax']));
});

// The `yaml` package takes two quotes at the end of a line for the end of the value.
const words = fc.array(fc.stringMatching(/^[a-z"'#:, ]{0,7}[a-z"#:,]$/), { minLength: 1, maxLength: 4 });
const entries = fc.array(fc.tuple(words, fc.nat({ max: 6 }), fc.boolean()), { minLength: 1, maxLength: 5 });

it('gives values, and their locations, as if the lines were indented', () => {
  fc.assert(
    fc.property(entries, (lists) => {
      const write = (indentations: readonly number[]): string =>
        lists
          .map(([lines, , isArray], index) => {
            const quoted = lines.map((line) => line.replaceAll("'", "''"));
            const separator = `${isArray ? ',' : ''}\n${' '.repeat(indentations[index] ?? 0)}`;
            const value = isArray
              ? `[${quoted.map((line) => `'${line}'`).join(separator)}]`
              : `'${quoted.join(separator)}'`;
            return `  k${index}: ${value}`;
          })
          .join('\n');
      const { root: expected } = parse(`a:\n${write(lists.map(() => 8))}\n`);
      const text = `a:\n${write(lists.map(([, indentation]) => indentation))}\n`;
      const { root } = parse(text);
      if (!root || !expected) throw new Error(`cannot parse ${text}`);
      expect(toJson(root)).toEqual(toJson(expected));
      const values = root.kind === 'map' ? root.entries.get('a')?.value : undefined;
      for (const { key, start, end, value } of values?.kind === 'map' ? values.entries.values() : []) {
        expect(text.slice(start, end)).toBe(key);
        expect(text.slice(value.start, value.end)).toMatch(/^(?:\[[^]*\]|'[^]*')$/);
      }
    }),
    { numRuns: runs(2000) },
  );
});
