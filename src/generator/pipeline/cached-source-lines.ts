// Source lines of cached diagnostics, for code frames.

import type { Told } from '../diagnostics/diagnostic.ts';
import type { Texts } from '../diagnostics/format-text.ts';

export type Line = readonly [file: string, line: number, text: string];

/** Collects the source lines of diagnostics, without duplicates. */
export function linesOf(diagnostics: readonly Told[], texts: Texts): readonly Line[] {
  const places = new Map(diagnostics.flatMap(({ place }) => (place ? [[`${place.line} ${place.file}`, place]] : [])));
  return [...places.values()].flatMap(({ file, line }) => {
    const text = texts.get(file)?.line(line);
    return text === undefined ? [] : [[file, line, text] as const];
  });
}

/** Converts lines to source texts that contain only these. */
export function textsOf(lines: readonly Line[]): Texts {
  const byFile = new Map<string, Map<number, string>>();
  for (const [file, line, text] of lines)
    byFile.set(file, (byFile.get(file) ?? new Map<number, string>()).set(line, text));
  return new Map([...byFile].map(([file, known]) => [file, { line: (number: number) => known.get(number) }]));
}
