// Terminal output of diagnostics: location, code, message, and code frame, also for cached diagnostics.

import picocolors from 'picocolors';
import type { Location, Severity, DiagnosticData } from './diagnostic.ts';
import { replaceControlCharacters, columnWidth } from './escape-text.ts';

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

/** A line of a code frame: the gutter (line number or padding, and a bar) and the content. */
export interface FrameLine {
  readonly gutter: string;
  readonly line: string;
}

/** Maximum width of the content, in terminal columns. */
const maxColumns = 100;
/** Columns kept before the location if the start of the line is cut off. */
const leadingColumns = 30;
/** Characters examined on either side of the location: bounds the work for minified files. */
const maxCharacters = 2 * maxColumns;
const tabSpaces = '    ';

/**
 * Renders the code frame of a location whose first line is `line`. A range of several lines is underlined to the end of
 * its first line and labeled with its last.
 */
export function renderCodeFrame(
  line: string,
  location: Location,
): { readonly source: FrameLine; readonly underline: FrameLine } {
  const from = Math.min(location.column - 1, line.length);
  const isMultiline = location.end !== undefined && location.end.line > location.line;
  const to = isMultiline ? line.trimEnd().length : Math.min((location.end?.column ?? from + 2) - 1, line.length);

  const before = toCells(line.slice(Math.max(0, from - maxCharacters), from));
  const underlined = toCells(line.slice(from, Math.min(Math.max(to, from), from + maxCharacters)));
  const after = toCells(line.slice(Math.max(to, from), Math.max(to, from) + maxCharacters));
  const skippedCount =
    columnsOfCells(before) + Math.min(columnsOfCells(underlined), maxColumns - leadingColumns) > maxColumns
      ? before.length - countFittingFromEnd(before, leadingColumns)
      : 0;
  const start = skippedCount > 0 ? `…${joinCells(before.slice(skippedCount))}` : joinCells(before);
  const rest = truncateToWidth([...underlined, ...after], maxColumns - columnsOfCells(toCells(start)));
  const carets = Math.max(1, Math.min(columnsOfCells(underlined), columnsOfCells(toCells(rest))));

  const number = String(location.line);
  return {
    source: { gutter: `${number} | `, line: start + rest },
    underline: {
      gutter: `${' '.repeat(number.length)} | `,
      line: `${' '.repeat(columnsOfCells(toCells(start)))}${'^'.repeat(carets)}${isMultiline ? ` (to line ${location.end.line})` : ''}`,
    },
  };
}

// Characters as the terminal displays them: tabs as spaces, control characters replaced.
function toCells(text: string): readonly string[] {
  return Array.from(text, (character) => (character === '\t' ? tabSpaces : replaceControlCharacters(character)));
}

function joinCells(characters: readonly string[]): string {
  return characters.join('');
}

function columnsOfCells(characters: readonly string[]): number {
  return characters.reduce(
    (sum, character) => sum + (character === tabSpaces ? tabSpaces.length : columnWidth(character)),
    0,
  );
}

function countFittingFromEnd(characters: readonly string[], width: number): number {
  let count = 0;
  while (count < characters.length && columnsOfCells(characters.slice(characters.length - count - 1)) <= width) count++;
  return count;
}

function truncateToWidth(characters: readonly string[], width: number): string {
  if (columnsOfCells(characters) <= width) return joinCells(characters);
  let count = 0;
  for (let remaining = width - 1; count < characters.length; count++) {
    remaining -= columnsOfCells(characters.slice(count, count + 1));
    if (remaining < 0) break;
  }
  return `${joinCells(characters.slice(0, count))}…`;
}

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
