// Source lines of cached diagnostics, for code frames.

import type { DiagnosticData } from '../diagnostics/diagnostic.ts';
import type { SourceTexts } from '../diagnostics/format-text.ts';

export type SourceLine = readonly [file: string, line: number, text: string];

/** Collects the source lines of diagnostics, without duplicates. */
export function collectSourceLines(diagnostics: readonly DiagnosticData[], texts: SourceTexts): readonly SourceLine[] {
  const locations = new Map(
    diagnostics.flatMap(({ location }) => (location ? [[`${location.line} ${location.file}`, location]] : [])),
  );
  return [...locations.values()].flatMap(({ file, line }) => {
    const text = texts.get(file)?.line(line);
    return text === undefined ? [] : [[file, line, text] as const];
  });
}

/** Converts lines to source texts that contain only these. */
export function textsFromLines(lines: readonly SourceLine[]): SourceTexts {
  const byFile = new Map<string, Map<number, string>>();
  for (const [file, line, text] of lines)
    byFile.set(file, (byFile.get(file) ?? new Map<number, string>()).set(line, text));
  return new Map([...byFile].map(([file, lineTexts]) => [file, { line: (number: number) => lineTexts.get(number) }]));
}
