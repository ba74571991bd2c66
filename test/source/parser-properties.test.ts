// Property-based tests of the parsers: values, ranges, and locations of nodes, for any text.

import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { parseJson } from '../../src/generator/source/json.ts';
import { parseSource } from '../../src/generator/source/parse-file.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import { type Json, type Node, toJson } from '../../src/generator/source/node.ts';
import { parseFully } from './parse-fully.ts';
import { isFull, runs } from '../tier.ts';

const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
// YAML folds keys of more than 1,024 characters, and neither format has lone surrogates.
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const json = fc
  .jsonValue({ maxDepth: 4, stringUnit: 'grapheme' })
  .filter((value) => JSON.stringify(value).length < 900) as fc.Arbitrary<Json>;
const valueWithUnusualKeys = fc.dictionary(
  fc.constantFrom('__proto__', 'constructor', 'a/b', 'a~b', '~1', '', '200', 'true', 'é'),
  fc.oneof(text, json),
  { noNullPrototype: true },
);

/** Prints a value as JSON with whitespace from `blanks` between its tokens. */
function printSpaced(value: Json, blanks: readonly string[]): string {
  let next = 0;
  const gap = (): string => blanks[next++ % Math.max(1, blanks.length)] ?? '';
  const print = (part: Json): string => {
    if (Array.isArray(part)) return `[${gap()}${part.map((item: Json) => print(item) + gap()).join(`,${gap()}`)}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const properties = Object.entries(part).map(
      ([key, property]) => `${JSON.stringify(key)}${gap()}:${gap()}${print(property)}${gap()}`,
    );
    return `{${gap()}${properties.join(`,${gap()}`)}}`;
  };
  return gap() + print(value) + gap();
}

function parseValid(file: string, text: string): Node {
  const report = createReport();
  const root = parseFully(createSource(file, text), report);
  expect(report.diagnostics).toEqual([]);
  if (!root) throw new Error('no tree and no diagnostics');
  return root;
}

function parseStandardJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the node and all its descendants. */
function allNodes(node: Node): readonly Node[] {
  if (node.kind === 'scalar') return [node];
  const children = node.kind === 'list' ? node.items : [...node.entries.values()].map(({ value }) => value);
  return [node, ...children.flatMap(allNodes)];
}

/** Resolves a JSON Pointer (RFC 6901). */
function resolvePointer(value: Json, pointer: string): unknown {
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

describe('parsed JSON', () => {
  test('has the value of the text, and the range of each node contains its value', () => {
    fc.assert(
      fc.property(
        fc.oneof(json, valueWithUnusualKeys as fc.Arbitrary<Json>),
        fc.array(blank, { minLength: 1, maxLength: 7 }),
        (value, blanks) => {
          const source = printSpaced(value, blanks);
          const expected = JSON.parse(source) as Json;
          const root = parseValid('a.json', source);
          deepStrictEqual(toJson(root), expected);
          for (const node of allNodes(root)) {
            deepStrictEqual(JSON.parse(source.slice(node.start, node.end)), toJson(node));
            deepStrictEqual(resolvePointer(expected, node.pointer), toJson(node));
          }
        },
      ),
    );
  });
});

describe('the JSON parser', () => {
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
  const validOrInvalidJson = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    // Valid JSON with one character replaced, added, or removed.
    fc
      .tuple(json, fc.array(blank, { minLength: 1, maxLength: 7 }), fc.nat(), fc.nat(1), pieces)
      .map(([value, blanks, position, removedCount, piece]) => {
        const valid = printSpaced(value, blanks);
        const offset = position % (valid.length + 1);
        return valid.slice(0, offset) + piece + valid.slice(offset + removedCount);
      }),
    fc.oneof(json, valueWithUnusualKeys as fc.Arbitrary<Json>).map((value) => JSON.stringify(value)),
  );

  test('accepts the same texts as JSON.parse, except duplicate keys and numbers out of range', () => {
    let parsedCount = 0;
    let rejectedCount = 0;
    fc.assert(
      fc.property(validOrInvalidJson, (text) => {
        const report = createReport();
        const root = parseJson(createSource('a.json', text), report);
        const expected = parseStandardJson(text);
        const codes = report.diagnostics.map(({ code }) => code);
        if (!expected) {
          expect(codes.some((code) => code === 'source/json-syntax' || code === 'source/json-extension')).toBe(true);
          rejectedCount++;
        } else if (codes.length > 0) {
          expect(root).toBeDefined();
          expect(['source/duplicate-key', 'source/number-out-of-range']).toEqual(expect.arrayContaining(codes));
        } else {
          deepStrictEqual(root && toJson(root), expected.value);
          parsedCount++;
        }
      }),
      { numRuns: runs(3000) },
    );
    expect(Math.min(parsedCount, rejectedCount)).toBeGreaterThan(isFull ? 300 : 5);
  });
});

describe('parsed YAML', () => {
  test('in flow style has the value of the text, and the range of each node contains its value', () => {
    fc.assert(
      fc.property(fc.oneof(json, valueWithUnusualKeys as fc.Arbitrary<Json>), (value) => {
        // JSON is a subset of YAML if keys are quoted.
        const source = JSON.stringify(value);
        const root = parseValid('a.yaml', source);
        deepStrictEqual(toJson(root), JSON.parse(source));
        for (const node of allNodes(root)) {
          const nodeText = source.slice(node.start, node.end);
          deepStrictEqual(toJson(parseValid('b.yaml', nodeText)), toJson(node));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('resolves plain scalars as the yaml package does (core schema)', () => {
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
        (scalar) => {
          expect(toJson(parseValid('a.yaml', `- ${scalar}`))).toStrictEqual(parseYaml(`- ${scalar}`));
        },
      ),
    );
  });
});

test('parseSource returns a tree or reports a diagnostic for any text, and does not throw', async () => {
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
  await fc.assert(
    fc.asyncProperty(
      fc.array(pieces, { maxLength: 25 }),
      fc.constantFrom('a.json', 'a.yaml', 'a'),
      async (parts, file) => {
        const report = createReport();
        const root = await parseSource(createSource(file, parts.join('')), report);
        expect(root !== undefined || report.hasErrors).toBe(true);
        if (root) expect(() => toJson(root)).not.toThrow();
      },
    ),
    { numRuns: runs(1500) },
  );
});

test('lines and columns match those of an editor', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'é', '😀', '\t', '\n', '\r\n', '\r'), { maxLength: 30 }),
      fc.nat(60),
      (parts, offset) => {
        const text = parts.join('');
        // A location is never between the two characters of a line break.
        fc.pre(offset <= text.length && !(text[offset - 1] === '\r' && text[offset] === '\n'));
        const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
        expect(createSource('a', text).location(offset, offset)).toMatchObject({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
        });
        const allLines = text.split(/\r\n|\r|\n/);
        expect(allLines.map((_line, index) => createSource('a', text).line(index + 1))).toEqual(allLines);
      },
    ),
  );
});
