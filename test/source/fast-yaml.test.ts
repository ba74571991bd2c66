// Fast YAML parser: it returns the same tree as the full parser, which uses the `yaml` package, or declines the text.

import { deepStrictEqual } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { parseYamlFast } from '../../src/generator/source/fast-yaml/fast-yaml.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import { type Json, toJson } from '../../src/generator/source/node.ts';
import { parseYaml } from '../../src/generator/source/yaml.ts';
import { mutateText } from './mutations.ts';

const project = join(import.meta.dirname, '../..');
const sampleYaml = readFileSync(join(import.meta.dirname, 'plain.yaml'), 'utf8');

/**
 * Returns whether the fast parser supports the text.
 *
 * @throws if the full parser returns a different tree or a diagnostic.
 */
function agreesWithFullParser(text: string): boolean {
  const source = createSource('a.yaml', text);
  const actual = parseYamlFast(source);
  if (!actual) return false;
  const report = createReport();
  const expected = parseYaml(source, report);
  deepStrictEqual(
    { diagnostics: report.diagnostics, tree: actual },
    { diagnostics: [], tree: expected },
    JSON.stringify(text),
  );
  return true;
}

describe('the fast YAML parser', () => {
  it('supports the YAML of typical documents', () => {
    expect(agreesWithFullParser(sampleYaml)).toBe(true);
    for (const directory of ['spec', 'spec/paths', 'spec/schemas', 'spec/shared']) {
      const files = readdirSync(join(project, directory)).filter((name) => name.endsWith('.yaml'));
      for (const file of files.slice(0, 6)) {
        const text = readFileSync(join(project, directory, file), 'utf8');
        expect([file, agreesWithFullParser(text)]).toEqual([file, true]);
      }
    }
  });

  it.each(['a: 1', 'a: "b"', "a: 'b' ", 'a:\n  - b  ', 'a: {}', 'a: 1 # end'])(
    'supports %j, which has no newline at the end',
    (text) => {
      expect(agreesWithFullParser(text)).toBe(true);
    },
  );
  it('returns the tree of the full parser, which has no diagnostics, or declines', () => {
    let parsedCount = 0;
    for (const text of mutateText(sampleYaml, 2500, 11)) if (agreesWithFullParser(text)) parsedCount++;
    expect(parsedCount).toBeGreaterThan(400);
  });

  const values: readonly (readonly [text: string, value: Json])[] = [
    ['a: 1\nb: -0.5\nc: 1e3\nd: 12345678901234567890\n', { a: 1, b: -0.5, c: 1000, d: 12345678901234567000 }],
    [
      'a: TRUE\nb: ~\nc: nullable\nd: 1.0.0\ne: 2030-01-31\nf: .\n',
      { a: true, b: null, c: 'nullable', d: '1.0.0', e: '2030-01-31', f: '.' },
    ],
    [
      'a: |\n  x\n   y\n\n  z\n\nb: >-\n  x\n  y\n\n  z\n    w\n  v\nc: |+\n  x\n\n',
      { a: 'x\n y\n\nz\n', b: 'x y\nz\n  w\nv', c: 'x\n\n' },
    ],
    [
      "a: one\n  two\n\n  three # four\nb: \"x\\ty\n  z\"\nc: 'it''s'\n",
      { a: 'one two\nthree', b: 'x\ty z', c: "it's" },
    ],
    [
      '- - a\n  - b: 1\n    c: { d: [e, "f g"], h: -i }\n-\n  j:\n  - k\n',
      [['a', { b: 1, c: { d: ['e', 'f g'], h: '-i' } }], { j: ['k'] }],
    ],
    [
      'a: &x\n  b: c\nd: *x\ne:\nf: &y text\ng: [ https://a.b/c?d=e#f ]\n',
      { a: { b: 'c' }, d: { b: 'c' }, e: null, f: 'text', g: ['https://a.b/c?d=e#f'] },
    ],
    ['# comment\n\n--- \n"a b": 1 # one\n\'c\': "#"\nd: a#b\n', { 'a b': 1, c: '#', d: 'a#b' }],
  ];
  it.each(values)('parses %j', (text, value) => {
    const root = parseYamlFast(createSource('a.yaml', text));
    expect(root && toJson(root)).toEqual(value);
    expect(agreesWithFullParser(text)).toBe(true);
  });

  it.each([
    ['a duplicate key', 'a: 1\na: 2\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a merge key', 'a: &x { b: 1 }\nc:\n  <<: *x\n'],
    ['an unknown alias', 'a: *x\n'],
    ['a recursive alias', 'a: &x\n  b: *x\n'],
    ['an anchor and spaces at the end', 'a:\n  - &x '],
    ['an anchor and spaces before the next key', 'a: &x \nb: 1\n'],
    ['a byte order mark after a comment', '# comment\n\uFEFFa: 1\n'],
    ['a scalar below a comment', 'a:\n\n# comment\n  b\nc: 1\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['an explicit key', '? a\n: b\n'],
    ['a tab', 'a:\n\tb: 1\n'],
    ['Windows line breaks', 'a: 1\r\nb: 2\r\n'],
    ['hexadecimal numbers', 'a: 0x1F\n'],
    ['an infinite number', 'a: .inf\n'],
    ['a colon in a plain scalar', 'a: b: c\n'],
    ['too little indentation', 'a:\n    b: 1\n  c: 2\n'],
    ['a scalar at the root', 'text\n'],
    ['an empty document', '# comment\n'],
    ['an unclosed bracket', 'a: [1, 2\n'],
    ['an unclosed quote', 'a: "b\n'],
  ])('leaves %s to the full parser', (_description, text) =>
    expect(parseYamlFast(createSource('a.yaml', text))).toBeUndefined(),
  );

  it('leaves large alias expansions and deep nesting to the full parser', () => {
    const longAnchor = `a: &x ${'y'.repeat(100_000)}\n`;
    const uses = (count: number): string => Array.from({ length: count }, (_, index) => `b${index}: *x\n`).join('');
    expect(agreesWithFullParser(longAnchor + uses(9))).toBe(true);
    expect(agreesWithFullParser(longAnchor + uses(11))).toBe(false);
    const nested = (levels: number): string =>
      Array.from({ length: levels }, (_, index) => `${' '.repeat(index)}a:\n`).join('');
    expect(agreesWithFullParser(nested(90))).toBe(true);
    expect(agreesWithFullParser(nested(200))).toBe(false);
    expect(agreesWithFullParser(`${'['.repeat(200)}${']'.repeat(200)}`)).toBe(false);
  });
});
