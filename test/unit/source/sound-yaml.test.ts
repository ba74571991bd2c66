// The reader of plain YAML and the one that knows all of it say the same, or the first says nothing.

import { deepStrictEqual } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { parseYamlFast } from '../../../src/generator/source/fast-yaml/fast-yaml.ts';
import { createSource } from '../../../src/generator/source/source-text.ts';
import type { Json } from '../../../src/generator/source/node.ts';
import { toJson } from '../../../src/generator/source/node-to-json.ts';
import { parseYaml } from '../../../src/generator/source/yaml.ts';
import { mutationsOf } from './mutations.ts';

const project = join(import.meta.dirname, '../../..');
const rich = readFileSync(join(import.meta.dirname, 'plain.yaml'), 'utf8');

/** Whether the plain reader has a tree; throws where it is not the one of the reader that knows all. */
function agrees(text: string): boolean {
  const source = createSource('a.yaml', text);
  const found = parseYamlFast(source);
  if (!found) return false;
  const report = createReport();
  const wanted = parseYaml(source, report);
  // The package takes a scalar below a blank line and a comment for a key, which it is not.
  if (
    /\n\s*\n *#/.test(text) &&
    report.diagnostics.some(({ message }) => message.startsWith('Implicit keys need to be'))
  )
    return false;
  deepStrictEqual({ said: report.diagnostics, tree: found }, { said: [], tree: wanted }, JSON.stringify(text));
  return true;
}

describe('the reader of plain YAML', () => {
  it('reads what nearly all documents are written in', () => {
    expect(agrees(rich)).toBe(true);
    for (const folder of ['spec', 'spec/paths', 'spec/schemas', 'spec/shared']) {
      const files = readdirSync(join(project, folder)).filter((name) => name.endsWith('.yaml'));
      for (const file of files.slice(0, 6))
        expect([file, agrees(readFileSync(join(project, folder, file), 'utf8'))]).toEqual([file, true]);
    }
  });

  it('says nothing else of any text', () => {
    let read = 0;
    for (const text of mutationsOf(rich, 2500, 11)) if (agrees(text)) read++;
    expect(read).toBeGreaterThan(400);
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
  it.each(values)('reads %j', (text, value) => {
    const root = parseYamlFast(createSource('a.yaml', text));
    expect(root && toJson(root)).toEqual(value);
    expect(agrees(text)).toBe(true);
  });

  it.each([
    ['a key twice', 'a: 1\na: 2\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a merge key', 'a: &x { b: 1 }\nc:\n  <<: *x\n'],
    ['an alias of nothing', 'a: *x\n'],
    ['an alias of itself', 'a: &x\n  b: *x\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['a key behind a question mark', '? a\n: b\n'],
    ['a tab', 'a:\n\tb: 1\n'],
    ['Windows lines', 'a: 1\r\nb: 2\r\n'],
    ['hexadecimal numbers', 'a: 0x1F\n'],
    ['endless numbers', 'a: .inf\n'],
    ['a colon in text', 'a: b: c\n'],
    ['too little indentation', 'a:\n    b: 1\n  c: 2\n'],
    ['text at the root', 'text\n'],
    ['nothing', '# comment\n'],
    ['a bracket that does not close', 'a: [1, 2\n'],
    ['a quote that does not close', 'a: "b\n'],
  ])('leaves %s to the other', (_what, text) => expect(parseYamlFast(createSource('a.yaml', text))).toBeUndefined());

  it('leaves what aliases make enormous, and what is nested too deep, to the other', () => {
    const long = `a: &x ${'y'.repeat(100_000)}\n`;
    const uses = (count: number): string => Array.from({ length: count }, (_, index) => `b${index}: *x\n`).join('');
    expect(agrees(long + uses(9))).toBe(true);
    expect(agrees(long + uses(11))).toBe(false);
    const nested = (levels: number): string =>
      Array.from({ length: levels }, (_, index) => `${' '.repeat(index)}a:\n`).join('');
    expect(agrees(nested(90))).toBe(true);
    expect(agrees(nested(200))).toBe(false);
    expect(agrees(`${'['.repeat(200)}${']'.repeat(200)}`)).toBe(false);
  });
});
