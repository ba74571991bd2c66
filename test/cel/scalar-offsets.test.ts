// Source map of scalars: every character of the value maps to its range in the file, in every YAML style and in JSON.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Document, Scalar } from 'yaml';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { locateInScalar, mapScalarOffsets } from '../../src/generator/cel/scalar-offsets.ts';
import { parseText } from '../../src/generator/source/parse-text.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import type { ScalarNode } from '../../src/generator/source/node.ts';
import { runs } from '../tier.ts';

/** Returns the scalar at `outer.inner` of a document. */
function scalarIn(text: string, file = 'a.yaml'): ScalarNode {
  const root = parseText(createSource(file, text), createReport());
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

describe('offsets of a scalar', () => {
  it('map every character, in any style and width, to itself or to its escape sequence', () => {
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
          const node = scalarIn(text);
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

  it('map every character of a JSON string to its source', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const text = JSON.stringify({ outer: { inner: value } }, null, 2);
        const offsets = mapScalarOffsets(scalarIn(text, 'a.json'));
        expect(offsets?.map(({ start, end }) => text.slice(start, end))).toEqual(
          value.split('').map((unit) => (/[\ud800-\udfff]/.test(unit) ? unit : JSON.stringify(unit).slice(1, -1))),
        );
      }),
    );
  });

  const ranges: readonly (readonly [string, string, string, string])[] = [
    ['plain', 'outer:\n  inner: self.a > self.b\n', 'self.b', '2:19-2:25'],
    ['plain over two lines', 'outer:\n  inner: self.a >\n    self.b\n', 'self.b', '3:5-3:11'],
    ['single quotes', "outer:\n  inner: 'self.a == ''x'' || self.b'\n", 'self.b', '2:30-2:36'],
    ['double quotes', 'outer:\n  inner: "self.a == \\"x\\" || self.b"\n', 'self.b', '2:30-2:36'],
    ['a unicode escape', 'outer:\n  inner: "\\u0073elf.b"\n', 'self.b', '2:11-2:22'],
    ['an escaped line break', 'outer:\n  inner: "self.a \\\n    || self.b"\n', 'self.b', '3:8-3:14'],
    ['folded', 'outer:\n  inner: >-\n    self.a >\n    self.b\n', 'self.b', '4:5-4:11'],
    ['folded with an indicator', 'outer:\n  inner: >2-\n    self.a >\n      self.b\n', 'self.b', '4:7-4:13'],
    ['literal', 'outer:\n  inner: | # why\n    self.a >\n\n    self.b\n', 'self.b', '5:5-5:11'],
  ];
  it.each(ranges)('%s: reports the exact range', (_name, text, word, expected) => {
    const node = scalarIn(text);
    const start = String(node.value).indexOf(word);
    const { line, column, end } = locateInScalar(node, { start, end: start + word.length });
    expect(`${line}:${column}-${end?.line ?? 0}:${end?.column ?? 0}`).toBe(expected);
  });
});
