// Terminal output of diagnostics: location, code, message, and code frame.

import picocolors from 'picocolors';
import type { Location, Severity, DiagnosticData } from './diagnostic.ts';
import { renderCodeFrame } from './code-frame.ts';
import { replaceControlCharacters } from './terminal-safe-text.ts';

/** Source text by file path, to look up the lines of code frames. */
export type SourceTexts = ReadonlyMap<string, { line(number: number): string | undefined }>;

/**
 * Renders diagnostics with code frames, followed by a line of counts; an empty string if there are none. `collapsed`
 * diagnostics are only counted, one line per code.
 */
export function formatText(
  diagnostics: readonly DiagnosticData[],
  texts: SourceTexts,
  color = false,
  collapsed: readonly DiagnosticData[] = [],
): string {
  if (diagnostics.length === 0) return '';
  const colors = picocolors.createColors(color);
  const colorize = (severity: Severity, text: string): string =>
    severity === 'error' ? colors.red(text) : severity === 'warning' ? colors.yellow(text) : colors.blue(text);
  const lineOf = createLineLookup(texts);
  const blocks = diagnostics.map((diagnostic) => {
    const { code, severity, message, location, related = [], help } = diagnostic;
    const prefix = location ? `${colors.bold(formatLocation(location))} ` : '';
    const lines = [
      `${prefix}${colorize(severity, severity)} ${colors.dim(code)}`,
      `  ${replaceControlCharacters(message)}`,
    ];
    const line = location && lineOf(location);
    if (location && line !== undefined) {
      const { source, underline } = renderCodeFrame(line, location);
      lines.push(
        `  ${colors.dim(source.gutter)}${source.line}`,
        `  ${colors.dim(underline.gutter)}${colorize(severity, underline.line)}`,
      );
    }
    for (const other of related)
      lines.push(`  see ${formatLocation(other.location)}, ${replaceControlCharacters(other.message)}`);
    if (help !== undefined) lines.push(`  ${replaceControlCharacters(help)}`);
    return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
  });
  const collapsedLines = [...new Set(collapsed.map(({ code }) => code))].map((code) => {
    const sameCode = collapsed.filter((one) => one.code === code);
    return `${colorize(sameCode[0]?.severity ?? 'note', sameCode[0]?.severity ?? 'note')} ${colors.dim(code)}\n  ${sameCode.length} more like those above; --all tells them\n`;
  });
  return `${[...blocks, ...collapsedLines].join('\n')}\n${formatCounts([...diagnostics, ...collapsed])}\n`;
}

/** Formats counts by severity: `3 errors, 1 warning`. */
export function formatCounts(diagnostics: readonly DiagnosticData[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.join(', ') || 'no problems';
}

// Looks up each line once: a document can have a thousand problems in one long line.
function createLineLookup(texts: SourceTexts): (place: Location) => string | undefined {
  const lines = new Map<string, string | undefined>();
  return ({ file, line }) => {
    const key = `${line} ${file}`;
    if (!lines.has(key)) lines.set(key, texts.get(file)?.line(line));
    return lines.get(key);
  };
}

/** Formats a location as `spec/users.yaml:12:5`. */
export function formatLocation({ file, line, column }: Location): string {
  return `${replaceControlCharacters(file)}:${line}:${column}`;
}
