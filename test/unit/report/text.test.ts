// How a diagnostic looks: the line, what is underlined, and what a hostile text cannot do to a terminal.

import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/generator/diagnostics/diagnostic.ts';
import { diagnosticToJson, formatJson } from '../../../src/generator/diagnostics/format-json.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { formatText, type SourceTexts } from '../../../src/generator/diagnostics/format-text.ts';
import { createSource } from '../../../src/generator/source/source-text.ts';

/** A diagnostic at what ⟦ and ⟧ enclose, and the text without them. */
function at(
  marked: string,
  more: Partial<Diagnostic> = {},
): { readonly diagnostic: Diagnostic; readonly texts: SourceTexts } {
  const source = createSource('a.yaml', marked.replace(/[⟦⟧]/g, ''));
  const location = source.location(marked.indexOf('⟦'), marked.indexOf('⟧') - 1);
  return {
    diagnostic: { code: 'document/invalid-value', severity: 'error', message: 'wrong', location, ...more },
    texts: new Map([['a.yaml', source]]),
  };
}

function frameOf(marked: string): readonly string[] {
  const { diagnostic, texts } = at(marked);
  return formatText([diagnostic], texts).split('\n').slice(2, 4);
}

test('a diagnostic has a place, a code, a sentence, a frame, what explains it, and the way out', () => {
  const { diagnostic, texts } = at('rule: a\n  rule: self.x > ⟦self.y⟧\n', {
    message: 'no field "y"',
    related: [{ location: { file: 'b.yaml', line: 12, column: 9 }, message: 'where x is defined' }],
    help: 'Did you mean "x"?',
  });
  expect(formatText([diagnostic], texts)).toBe(`a.yaml:2:18 error document/invalid-value
  no field "y"
  2 |   rule: self.x > self.y
    |                  ^^^^^^
  see b.yaml:12:9, where x is defined
  Did you mean "x"?

1 error
`);
});

describe('a frame', () => {
  test.each([
    ['an empty range has one caret', 'a: ⟦⟧\nb: 1', ['  1 | a:', '    |    ^']],
    ['a tab is four blanks', '\ta:\t⟦b⟧', ['  1 |     a:    b', '    |           ^']],
    ['wide characters take two columns', '値: ⟦日本⟧', ['  1 | 値: 日本', '    |     ^^^^']],
    ['an emoji takes two, a mark none', '😀e\u0301: ⟦x⟧', ['  1 | 😀e\u0301: x', '    |      ^']],
    [
      'of several lines the first is underlined, the last named',
      'a: ⟦{ b: 1,\n  c: 2\n}⟧',
      ['  1 | a: { b: 1,', '    |    ^^^^^^^ (to line 3)'],
    ],
    ['line breaks of Windows are none of the line', 'a: 1\r\nb: ⟦2⟧\r\nc: 3', ['  2 | b: 2', '    |    ^']],
    ['an escape sequence is shown, not obeyed', 'a: ⟦"\u001B[31m"⟧', ['  1 | a: "\uFFFD[31m"', '    |    ^^^^^^^']],
    ['text cannot be turned around', 'a: ⟦\u202Eb⟧', ['  1 | a: \uFFFDb', '    |    ^^']],
  ])('%s', (_what, marked, lines) => expect(frameOf(marked)).toEqual(lines));

  test('a long line is cut around the place', () => {
    const [line = '', carets = ''] = frameOf(`${'a'.repeat(500)}⟦bad⟧${'c'.repeat(500)}`);
    expect(line).toBe(`  1 | …${'a'.repeat(30)}bad${'c'.repeat(65)}…`);
    expect(carets).toBe(`    | ${' '.repeat(31)}^^^`);
  });

  test('a long range is cut where the line is', () => {
    const [line = '', carets = ''] = frameOf(`a: ⟦${'b'.repeat(500)}⟧`);
    expect(line.length).toBe(carets.length);
    expect(line.length).toBeLessThan(110);
  });

  // If each frame rendered the whole line, this would take minutes.
  test('of a minified file shows part of the line', () => {
    const text = `{${'"a": [1, 2, 3], '.repeat(100_000)}"b": 1}`;
    const source = createSource('a.json', text);
    const many = Array.from({ length: 300 }, (_, index): Diagnostic => ({
      code: 'document/invalid-value',
      severity: 'error',
      message: String(index),
      location: source.location(index * 4000, index * 4000 + 3),
    }));
    expect(
      formatText(many, new Map([['a.json', source]]))
        .split('\n')
        .every((line) => line.length < 130),
    ).toBe(true);
  });
});

test('a problem of the run has no place, and a file that was not read no frame', () => {
  const whole: Diagnostic = { code: 'source/missing-file', severity: 'error', message: 'there is no file a' };
  const lost: Diagnostic = {
    code: 'document/redundant-scope',
    severity: 'note',
    message: 'm\nn',
    location: { file: 'x.yaml', line: 3, column: 1 },
  };
  expect(formatText([whole, lost], new Map())).toBe(
    'error source/missing-file\n  there is no file a\n\nx.yaml:3:1 note document/redundant-scope\n  m n\n\n1 error, 1 note\n',
  );
  expect(formatText([], new Map())).toBe('');
});

test('colour changes nothing but colour', () => {
  const { diagnostic, texts } = at('a: ⟦b⟧');
  const coloured = formatText([diagnostic], texts, true);
  expect(coloured).toContain('\u001B[31merror');
  expect(coloured.replace(/\u001B\[[0-9]+m/g, '')).toBe(formatText([diagnostic], texts));
});

test('JSON has the members that apply', () => {
  const { diagnostic } = at('a: ⟦b⟧');
  expect(diagnosticToJson(diagnostic)).toEqual({
    code: 'document/invalid-value',
    severity: 'error',
    message: 'wrong',
    place: { file: 'a.yaml', line: 1, column: 4, end: { line: 1, column: 5 } },
  });
  expect(JSON.parse(formatJson([diagnostic]))).toEqual([diagnosticToJson(diagnostic)]);
});

test('a report keeps a problem once, in order of place, those without a place first', () => {
  const report = createReport();
  const place = (file: string, line: number, column: number): Diagnostic['location'] => ({ file, line, column });
  report.add('document/invalid-value', { message: 'c', location: place('b', 1, 1) });
  report.add('document/invalid-value', { message: 'b', location: place('a', 2, 1) });
  report.add('document/invalid-value', { message: 'a', location: place('a', 1, 9) });
  report.add('document/invalid-value', { message: 'a', location: place('a', 1, 9) });
  report.add('document/unknown-field', { message: 'run' });
  expect(report.diagnostics.map(({ message }) => message)).toEqual(['run', 'a', 'b', 'c']);
  expect(report.hasErrors).toBe(true);
});
