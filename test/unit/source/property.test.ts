// Laws of the located tree: it has the value of the text, and every node's range is the text of its value.

import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { parseJson } from '../../../src/generator/source/json.ts';
import { parseText } from '../../../src/generator/source/parse-text.ts';
import { parseJsonFast } from '../../../src/generator/source/fast-json.ts';
import { createSource } from '../../../src/generator/source/source-text.ts';
import type { Json, Node } from '../../../src/generator/source/node.ts';
import { toJson } from '../../../src/generator/source/node-to-json.ts';
import { isFull, runs } from '../../tier.ts';

const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
// YAML folds keys of more than 1,024 characters, and neither format has lone surrogates.
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const json = fc
  .jsonValue({ maxDepth: 4, stringUnit: 'grapheme' })
  .filter((value) => JSON.stringify(value).length < 900) as fc.Arbitrary<Json>;
const hostile = fc.dictionary(
  fc.constantFrom('__proto__', 'constructor', 'a/b', 'a~b', '~1', '', '200', 'true', 'é'),
  fc.oneof(text, json),
  { noNullPrototype: true },
);

/** JSON text of a value with blanks from `blanks` between its tokens. */
function spaced(value: Json, blanks: readonly string[]): string {
  let next = 0;
  const gap = (): string => blanks[next++ % Math.max(1, blanks.length)] ?? '';
  const write = (part: Json): string => {
    if (Array.isArray(part)) return `[${gap()}${part.map((item: Json) => write(item) + gap()).join(`,${gap()}`)}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const members = Object.entries(part).map(
      ([key, member]) => `${JSON.stringify(key)}${gap()}:${gap()}${write(member)}${gap()}`,
    );
    return `{${gap()}${members.join(`,${gap()}`)}}`;
  };
  return gap() + write(value) + gap();
}

function treeOf(file: string, written: string): Node {
  const report = createReport();
  const root = parseText(createSource(file, written), report);
  expect(report.diagnostics).toEqual([]);
  if (!root) throw new Error('no tree, and no diagnostic says why');
  return root;
}

function everyNode(node: Node): readonly Node[] {
  const below =
    node.kind === 'list' ? node.items : node.kind === 'map' ? [...node.entries.values()].map(({ value }) => value) : [];
  return [node, ...below.flatMap(everyNode)];
}

/** The member that a pointer names, by the rules of RFC 6901. */
function at(value: Json, pointer: string): unknown {
  const segments = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return segments.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? Object.getOwnPropertyDescriptor(part, key)?.value : undefined,
    value,
  );
}

describe('JSON', () => {
  test('has the value of the text, and each range is the text of its value', () => {
    fc.assert(
      fc.property(
        fc.oneof(json, hostile as fc.Arbitrary<Json>),
        fc.array(blank, { minLength: 1, maxLength: 7 }),
        (value, blanks) => {
          const written = spaced(value, blanks);
          const wanted = JSON.parse(written) as Json;
          const root = treeOf('a.json', written);
          deepStrictEqual(toJson(root), wanted);
          for (const node of everyNode(root)) {
            deepStrictEqual(JSON.parse(written.slice(node.start, node.end)), toJson(node));
            deepStrictEqual(at(wanted, node.pointer), toJson(node));
          }
        },
      ),
    );
  });
});

describe('JSON with and without mistakes', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '\\',
    '\\"',
    '\\u00',
    '\\u00e9',
    '\\n',
    '"a"',
    '"a":',
    '"b":1',
    '0',
    '1',
    '-',
    '.5',
    '1e3',
    'E+',
    '01',
    '1e999',
    'true',
    'null',
    'fals',
    ' ',
    '\n',
    '\t',
    '\u0000',
    'é',
    '😀',
    '//',
    '__proto__',
  );
  const written = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    // A sound text with one character replaced, added or taken away.
    fc
      .tuple(json, fc.array(blank, { minLength: 1, maxLength: 7 }), fc.nat(), fc.nat(1), pieces)
      .map(([value, blanks, at, gone, piece]) => {
        const sound = spaced(value, blanks);
        const cut = at % (sound.length + 1);
        return sound.slice(0, cut) + piece + sound.slice(cut + gone);
      }),
    fc.oneof(json, hostile as fc.Arbitrary<Json>).map((value) => JSON.stringify(value)),
  );

  test('both readers give the same tree, or the fast one gives none', () => {
    let [fast, refused] = [0, 0];
    fc.assert(
      fc.property(written, (text) => {
        const report = createReport();
        const source = createSource('a.json', text);
        const wanted = parseJson(source, report);
        const found = parseJsonFast(source);
        expect(found !== undefined).toBe(report.diagnostics.length === 0);
        if (found) deepStrictEqual(found, wanted);
        if (found) fast++;
        else refused++;
      }),
      { numRuns: runs(3000) },
    );
    expect(Math.min(fast, refused)).toBeGreaterThan(isFull ? 300 : 5);
  });

  test.each([
    ['deep', '['.repeat(501) + ']'.repeat(501)],
    ['a key twice', '{"a":1,"a":2}'],
    ['endless', '[1e999]'],
    ['a comma too many', '[1,]'],
    ['nothing', ''],
    ['more than one value', '1 2'],
    ['a broken escape', '"\\u12"'],
    ['a string that does not end', '"a\\'],
  ])('the fast one leaves %s to the other', (_what, text) => {
    expect(parseJsonFast(createSource('a.json', text))).toBeUndefined();
  });
});

describe('YAML in flow style', () => {
  test('has the value of the text, and each range is the text of its value', () => {
    fc.assert(
      fc.property(fc.oneof(json, hostile as fc.Arbitrary<Json>), (value) => {
        const written = JSON.stringify(value);
        // JSON is YAML, but for keys: a key in quotes is its text in both.
        const root = treeOf('a.yaml', written);
        deepStrictEqual(toJson(root), JSON.parse(written));
        for (const node of everyNode(root)) {
          const again = written.slice(node.start, node.end);
          deepStrictEqual(toJson(treeOf('b.yaml', again)), toJson(node));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('agrees with the package on plain scalars of the core schema', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'null',
          '~',
          'true',
          'False',
          'yes',
          '0x1F',
          '0o17',
          '017',
          '-0',
          '1e3',
          '1_000',
          '2026-01-02',
          '12:30:45',
          '.5',
          '<<',
          '=',
          '0.1',
        ),
        (written) => {
          expect(toJson(treeOf('a.yaml', `- ${written}`))).toStrictEqual(parseYaml(`- ${written}`));
        },
      ),
    );
  });
});

test('any text gives a tree or a diagnostic, never an exception', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    "'",
    '\n',
    '\r\n',
    '\t',
    ' ',
    '- ',
    '? ',
    '&a ',
    '*a',
    '<<: ',
    '|\n',
    '>-\n',
    '# c',
    '---\n',
    '...\n',
    '!!str ',
    '%YAML 1.1\n',
    'a',
    '1',
    '\\u',
    '/*',
    '//',
    '\u0000',
    '\uFEFF',
    '\uD800',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), fc.constantFrom('a.json', 'a.yaml', 'a'), (parts, file) => {
      const report = createReport();
      const root = parseText(createSource(file, parts.join('')), report);
      expect(root !== undefined || report.hasErrors).toBe(true);
      if (root) expect(() => toJson(root)).not.toThrow();
    }),
    { numRuns: runs(1500) },
  );
});

test('lines and columns are those of an editor', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'é', '😀', '\t', '\n', '\r\n', '\r'), { maxLength: 30 }),
      fc.nat(60),
      (parts, offset) => {
        const whole = parts.join('');
        // A place never lies between the two characters of one line break.
        fc.pre(offset <= whole.length && !(whole[offset - 1] === '\r' && whole[offset] === '\n'));
        const lines = whole.slice(0, offset).split(/\r\n|\r|\n/);
        expect(createSource('a', whole).location(offset, offset)).toMatchObject({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
        });
        expect(whole.split(/\r\n|\r|\n/).map((_line, at) => createSource('a', whole).line(at + 1))).toEqual(
          whole.split(/\r\n|\r|\n/),
        );
      },
    ),
  );
});
