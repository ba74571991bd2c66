// The lines that diagnostics point to, when nothing else of the texts is held.

import type { Told } from '../diagnostics/diagnostic.ts';
import type { Texts } from '../diagnostics/format-text.ts';

export type Line = readonly [file: string, line: number, text: string];

/** The lines that they point to, each once. */
export function linesOf(diagnostics: readonly Told[], texts: Texts): readonly Line[] {
  const places = new Map(diagnostics.flatMap(({ place }) => (place ? [[`${place.line} ${place.file}`, place]] : [])));
  return [...places.values()].flatMap(({ file, line }) => {
    const text = texts.get(file)?.line(line);
    return text === undefined ? [] : [[file, line, text] as const];
  });
}

/** Lines as texts of which no others are known. */
export function textsOf(lines: readonly Line[]): Texts {
  const byFile = new Map<string, Map<number, string>>();
  for (const [file, line, text] of lines)
    byFile.set(file, (byFile.get(file) ?? new Map<number, string>()).set(line, text));
  return new Map([...byFile].map(([file, known]) => [file, { line: (number: number) => known.get(number) }]));
}
