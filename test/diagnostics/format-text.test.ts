// Text and JSON formats of diagnostics: code frames, escaping of control characters, colors, and order.

import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/generator/diagnostics/diagnostic.ts';
import { diagnosticToJson } from '../../src/generator/cli/print-json.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { formatText, type SourceTexts } from '../../src/generator/diagnostics/format-text.ts';
import { createSource } from '../../src/generator/source/source-text.ts';

/** Creates a diagnostic for the range between ⟦ and ⟧, and the source without these marks. */
function createDiagnostic(
  markedYaml: string,
  overrides: Partial<Diagnostic> = {},
): { readonly diagnostic: Diagnostic; readonly texts: SourceTexts } {
  const source = createSource('a.yaml', markedYaml.replace(/[⟦⟧]/g, ''));
  const location = source.location(markedYaml.indexOf('⟦'), markedYaml.indexOf('⟧') - 1);
  return {
    diagnostic: { code: 'document/invalid-value', severity: 'error', message: 'wrong', location, ...overrides },
    texts: new Map([['a.yaml', source]]),
  };
}

function renderFrame(markedYaml: string): readonly string[] {
  const { diagnostic, texts } = createDiagnostic(markedYaml);
  return formatText([diagnostic], texts).split('\n').slice(2, 4);
}

test('shows location, code, message, code frame, related location, and help', () => {
  const { diagnostic, texts } = createDiagnostic('rule: a\n  rule: self.x > ⟦self.y⟧\n', {
    message: 'unknown field `y`',
    related: [{ location: { file: 'b.yaml', line: 12, column: 9 }, message: '`x` declared here' }],
    help: 'did you mean `x`?',
  });
  expect(formatText([diagnostic], texts)).toBe(`a.yaml:2:18 error document/invalid-value
  unknown field \`y\`
  2 |   rule: self.x > self.y
    |                  ^^^^^^
  see b.yaml:12:9: \`x\` declared here
  help: did you mean \`x\`?

1 error
`);
});

describe('a code frame', () => {
  test.each([
    ['shows one caret for an empty range', 'a: ⟦⟧\nb: 1', ['  1 | a:', '    |    ^']],
    ['shows a tab as four spaces', '\ta:\t⟦b⟧', ['  1 |     a:    b', '    |           ^']],
    ['uses two columns for wide characters', '値: ⟦日本⟧', ['  1 | 値: 日本', '    |     ^^^^']],
    [
      'uses two columns for an emoji, and none for a combining mark',
      '😀e\u0301: ⟦x⟧',
      ['  1 | 😀e\u0301: x', '    |      ^'],
    ],
    [
      'underlines the first of several lines, and names the last',
      'a: ⟦{ b: 1,\n  c: 2\n}⟧',
      ['  1 | a: { b: 1,', '    |    ^^^^^^^ (to line 3)'],
    ],
    ['excludes CRLF from the line', 'a: 1\r\nb: ⟦2⟧\r\nc: 3', ['  2 | b: 2', '    |    ^']],
    ['replaces escape sequences', 'a: ⟦"\u001B[31m"⟧', ['  1 | a: "\uFFFD[31m"', '    |    ^^^^^^^']],
    ['replaces bidirectional control characters', 'a: ⟦\u202Eb⟧', ['  1 | a: \uFFFDb', '    |    ^^']],
  ])('%s', (_title, markedYaml, lines) => expect(renderFrame(markedYaml)).toEqual(lines));

  test('truncates a long line around the location', () => {
    const [line = '', carets = ''] = renderFrame(`${'a'.repeat(500)}⟦bad⟧${'c'.repeat(500)}`);
    expect(line).toBe(`  1 | …${'a'.repeat(30)}bad${'c'.repeat(65)}…`);
    expect(carets).toBe(`    | ${' '.repeat(31)}^^^`);
  });

  test('truncates a long range with the line', () => {
    const [line = '', carets = ''] = renderFrame(`a: ⟦${'b'.repeat(500)}⟧`);
    expect(line.length).toBe(carets.length);
    expect(line.length).toBeLessThan(110);
  });

  // If each frame rendered the whole line, this would take minutes.
  test('shows part of the line of a minified file', () => {
    const json = `{${'"a": [1, 2, 3], '.repeat(100_000)}"b": 1}`;
    const source = createSource('a.json', json);
    const diagnostics = Array.from({ length: 300 }, (_, index): Diagnostic => ({
      code: 'document/invalid-value',
      severity: 'error',
      message: String(index),
      location: source.location(index * 4000, index * 4000 + 3),
    }));
    const lines = formatText(diagnostics, new Map([['a.json', source]])).split('\n');
    expect(lines.filter((line) => line.length >= 130)).toEqual([]);
  });
});

test('omits an unknown location, and the frame of a file that was not read', () => {
  const withoutLocation: Diagnostic = { code: 'source/missing-file', severity: 'error', message: 'cannot find file a' };
  const withoutSource: Diagnostic = {
    code: 'document/redundant-scope',
    severity: 'note',
    message: 'm\nn',
    location: { file: 'x.yaml', line: 3, column: 1 },
  };
  expect(formatText([withoutLocation, withoutSource], new Map())).toBe(
    'error source/missing-file\n  cannot find file a\n\nx.yaml:3:1 note document/redundant-scope\n  m n\n\n1 error, 1 note\n',
  );
  expect(formatText([], new Map())).toBe('');
});

test('adds only color codes if colors are enabled', () => {
  const { diagnostic, texts } = createDiagnostic('a: ⟦b⟧');
  const colored = formatText([diagnostic], texts, { color: true });
  expect(colored).toContain('\u001B[31merror');
  expect(colored.replace(/\u001B\[[0-9]+m/g, '')).toBe(formatText([diagnostic], texts));
});

test('includes only defined properties in JSON', () => {
  const { diagnostic } = createDiagnostic('a: ⟦b⟧');
  expect(diagnosticToJson(diagnostic)).toEqual({
    code: 'document/invalid-value',
    severity: 'error',
    message: 'wrong',
    location: { file: 'a.yaml', line: 1, column: 4, end: { line: 1, column: 5 } },
  });
});

test('sorts diagnostics by location, starting with those without one, and removes duplicates', () => {
  const report = createReport();
  const createLocation = (file: string, line: number, column: number): Diagnostic['location'] => ({
    file,
    line,
    column,
  });
  report.add('document/invalid-value', { message: 'c', location: createLocation('b', 1, 1) });
  report.add('document/invalid-value', { message: 'b', location: createLocation('a', 2, 1) });
  report.add('document/invalid-value', { message: 'a', location: createLocation('a', 1, 9) });
  report.add('document/invalid-value', { message: 'a', location: createLocation('a', 1, 9) });
  report.add('document/unknown-field', { message: 'run' });
  expect(report.diagnostics.map(({ message }) => message)).toEqual(['run', 'a', 'b', 'c']);
  expect(report.hasErrors).toBe(true);
});
