// Terminal output of diagnostics: location, code, message, and code frame.

import picocolors from 'picocolors';
import type { Place, Severity, Told } from './diagnostic.ts';
import { frame } from './code-frame.ts';
import { visible } from './terminal-safe-text.ts';

/** Source text by file path, to look up the lines of code frames. */
export type Texts = ReadonlyMap<string, { line(number: number): string | undefined }>;

/**
 * Renders diagnostics with code frames, followed by a line of counts; an empty string if there are none. `collapsed`
 * diagnostics are only counted, one line per code.
 */
export function formatText(
  diagnostics: readonly Told[],
  texts: Texts,
  color = false,
  folded: readonly Told[] = [],
): string {
  if (diagnostics.length === 0) return '';
  const paint = picocolors.createColors(color);
  const tint = (severity: Severity, text: string): string =>
    severity === 'error' ? paint.red(text) : severity === 'warning' ? paint.yellow(text) : paint.blue(text);
  const lineOf = lineFinder(texts);
  const blocks = diagnostics.map((diagnostic) => {
    const { code, severity, message, place, related = [], help } = diagnostic;
    const where = place ? `${paint.bold(at(place))} ` : '';
    const lines = [`${where}${tint(severity, severity)} ${paint.dim(code)}`, `  ${visible(message)}`];
    const line = place && lineOf(place);
    if (place && line !== undefined) {
      const { source, underline } = frame(line, place);
      lines.push(
        `  ${paint.dim(source.gutter)}${source.line}`,
        `  ${paint.dim(underline.gutter)}${tint(severity, underline.line)}`,
      );
    }
    for (const other of related) lines.push(`  see ${at(other.place)}, ${visible(other.message)}`);
    if (help !== undefined) lines.push(`  ${visible(help)}`);
    return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
  });
  const more = [...new Set(folded.map(({ code }) => code))].map((code) => {
    const alike = folded.filter((one) => one.code === code);
    return `${tint(alike[0]?.severity ?? 'note', alike[0]?.severity ?? 'note')} ${paint.dim(code)}\n  ${alike.length} more like those above; --all tells them\n`;
  });
  return `${[...blocks, ...more].join('\n')}\n${countLine([...diagnostics, ...folded])}\n`;
}

/** Formats counts by severity: `3 errors, 1 warning`. */
export function countLine(diagnostics: readonly Told[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.join(', ') || 'no problems';
}

// Looks up each line once: a document can have a thousand problems in one long line.
function lineFinder(texts: Texts): (place: Place) => string | undefined {
  const cut = new Map<string, string | undefined>();
  return ({ file, line }) => {
    const key = `${line} ${file}`;
    if (!cut.has(key)) cut.set(key, texts.get(file)?.line(line));
    return cut.get(key);
  };
}

/** Formats a location as `spec/users.yaml:12:5`. */
export function at({ file, line, column }: Place): string {
  return `${visible(file)}:${line}:${column}`;
}
