// Source map of scalars: the source range of every character, in every YAML style and in JSON.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Document, Scalar } from 'yaml';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { locateInScalar, mapScalarOffsets } from '../../src/generator/cel/scalar-offsets.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import type { ScalarNode } from '../../src/generator/source/node.ts';
import { parseFully } from '../source/parse-fully.ts';
import { runs } from '../tier.ts';

/** Returns the scalar at `outer.inner` of a document. */
function parseInnerScalar(text: string, file = 'a.yaml'): ScalarNode {
  const root = parseFully(createSource(file, text), createReport());
  const outer = root?.kind === 'map' ? root.entries.get('outer')?.value : undefined;
  const inner = outer?.kind === 'map' ? outer.entries.get('inner')?.value : undefined;
  if (inner?.kind !== 'scalar') throw new Error(`no scalar in ${text}`);
  return inner;
}

const styles = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'] as const;
const piece = fc.constantFrom(
  'self.a',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n  ',
  '"',
  "'",
  '\\',
  'é',
  '😀',
  '\t',
  '>',
  '#',
  ': ',
  'has(self.b)',
  '&&',
  '||',
);
const values = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));

describe('mapScalarOffsets', () => {
  it('maps every character, in any style and width, to itself or to its escape sequence', () => {
    fc.assert(
      fc.property(
        values,
        fc.constantFrom(...styles),
        fc.constantFrom(20, 40, 0),
        fc.boolean(),
        (content, style, lineWidth, isCrlf) => {
          const document = new Document({ outer: { inner: null } });
          const scalar = new Scalar(content);
          scalar.type = style;
          document.setIn(['outer', 'inner'], scalar);
          document.setIn(['outer', 'next'], 1);
          const lines = document.toString({ lineWidth, minContentWidth: 5 });
          const text = isCrlf ? lines.replaceAll('\n', '\r\n') : lines;
          const node = parseInnerScalar(text);
          // The parsed value, in case the YAML writer has changed white space.
          const value = String(node.value);
          const offsets = mapScalarOffsets(node);
          expect(offsets?.length).toBe(value.length);
          let previousStart = node.start;
          offsets?.forEach(({ start, end }, index) => {
            expect(start).toBeGreaterThanOrEqual(previousStart);
            expect(end).toBeGreaterThanOrEqual(start);
            previousStart = start;
            const unit = value.charAt(index);
            if (/[a-z.()&|é:#>\ud800-\udfff]/.test(unit)) {
              const source = text.slice(start, end);
              // In double quotes, a character may be escaped.
              if (!source.startsWith('\\')) expect(source).toBe(unit);
            }
          });
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('maps every character of a JSON string to its source', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const text = JSON.stringify({ outer: { inner: value } }, null, 2);
        const offsets = mapScalarOffsets(parseInnerScalar(text, 'a.json'));
        expect(offsets?.map(({ start, end }) => text.slice(start, end))).toEqual(
          value.split('').map((unit) => (/[\ud800-\udfff]/.test(unit) ? unit : JSON.stringify(unit).slice(1, -1))),
        );
      }),
    );
  });
});

describe('locateInScalar', () => {
  /** Style, document, and range of `self.b`. */
  const ranges: readonly (readonly [string, string, string])[] = [
    ['a plain scalar', 'outer:\n  inner: self.a > self.b\n', '2:19-2:25'],
    ['a plain scalar of two lines', 'outer:\n  inner: self.a >\n    self.b\n', '3:5-3:11'],
    ['single quotes', "outer:\n  inner: 'self.a == ''x'' || self.b'\n", '2:30-2:36'],
    ['double quotes', 'outer:\n  inner: "self.a == \\"x\\" || self.b"\n', '2:30-2:36'],
    ['a Unicode escape', 'outer:\n  inner: "\\u0073elf.b"\n', '2:11-2:22'],
    ['an escaped line break', 'outer:\n  inner: "self.a \\\n    || self.b"\n', '3:8-3:14'],
    ['a folded scalar', 'outer:\n  inner: >-\n    self.a >\n    self.b\n', '4:5-4:11'],
    ['a folded scalar with an indentation indicator', 'outer:\n  inner: >2-\n    self.a >\n      self.b\n', '4:7-4:13'],
    ['a literal scalar', 'outer:\n  inner: | # comment\n    self.a >\n\n    self.b\n', '5:5-5:11'],
  ];
  it.each(ranges)('returns the exact range in %s', (_style, text, expected) => {
    const node = parseInnerScalar(text);
    const start = String(node.value).indexOf('self.b');
    const { line, column, end } = locateInScalar(node, { start, end: start + 'self.b'.length });
    expect(`${line}:${column}-${end?.line ?? 0}:${end?.column ?? 0}`).toBe(expected);
  });
});
