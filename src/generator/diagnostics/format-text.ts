// Terminal output of diagnostics: location, code, message, and code frame.

import picocolors from 'picocolors';
import type { Location, Severity, DiagnosticData } from './diagnostic.ts';
import { characterWidth } from './character-width.ts';
import { replaceControlCharacters } from './escape-untrusted-text.ts';
import { defaultMaxDiagnostics, limitDiagnostics } from './limit-diagnostics.ts';

/** Source texts by file path, for the lines in code frames. A text may contain only some lines, as in a cache. */
export type SourceTexts = ReadonlyMap<string, { line(number: number): string | undefined }>;

export interface TextOptions {
  readonly color?: boolean;
  /** Diagnostics that are only counted, one line per code. */
  readonly collapsed?: readonly DiagnosticData[];
  /**
   * Maximum number of diagnostics; 0 for all.
   *
   * @default 50
   */
  readonly maxDiagnostics?: number;
}

/** Maximum length of a message, and maximum number of related locations and of locations with the same message. */
const maxMessageLength = 600;
const maxRelated = 5;
const maxOtherLocations = 3;

/** Renders diagnostics with code frames, followed by a line of counts; an empty string if there are none. */
export function formatText(
  diagnostics: readonly DiagnosticData[],
  texts: SourceTexts,
  { color = false, collapsed = [], maxDiagnostics = defaultMaxDiagnostics }: TextOptions = {},
): string {
  if (diagnostics.length === 0) return '';
  const colors = picocolors.createColors(color);
  const colorize = (severity: Severity, text: string): string =>
    severity === 'error' ? colors.red(text) : severity === 'warning' ? colors.yellow(text) : colors.blue(text);
  const findLine = createLineLookup(texts);
  const isLimited = maxDiagnostics > 0;
  const printable = (text: string): string =>
    isLimited ? truncate(replaceControlCharacters(text)) : replaceControlCharacters(text);
  const { printed, hiddenCount } = limitDiagnostics(diagnostics, maxDiagnostics);
  const blocks = printed.map(({ diagnostic, otherLocations }) => {
    const { code, severity, message, location, related = [], help } = diagnostic;
    const prefix = location ? `${colors.bold(formatLocation(location))} ` : '';
    const lines = [`${prefix}${colorize(severity, severity)} ${colors.dim(code)}`, `  ${printable(message)}`];
    const line = location && findLine(location);
    if (location && line !== undefined) {
      const { source, underline } = renderCodeFrame(line, location);
      lines.push(
        `  ${colors.dim(source.gutter)}${source.line}`,
        `  ${colors.dim(underline.gutter)}${colorize(severity, underline.line)}`,
      );
    }
    for (const relatedLocation of isLimited ? related.slice(0, maxRelated) : related)
      lines.push(
        `  see ${formatLocation(relatedLocation.location)}: ${replaceControlCharacters(relatedLocation.message)}`,
      );
    if (otherLocations.length > 0) lines.push(`  ${formatOtherLocations(otherLocations)}`);
    if (help !== undefined) lines.push(`  help: ${printable(help)}`);
    return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
  });
  const collapsedLines = [...new Set(collapsed.map(({ code }) => code))].map((code) => {
    const sameCode = collapsed.filter((diagnostic) => diagnostic.code === code);
    return `${colorize(sameCode[0]?.severity ?? 'note', sameCode[0]?.severity ?? 'note')} ${colors.dim(code)}\n  ${sameCode.length} similar; use --all to show them\n`;
  });
  const hiddenLines =
    hiddenCount > 0 ? [`and ${formatNumber(hiddenCount)} more; use --max-diagnostics 0 to show all\n`] : [];
  return `${[...blocks, ...collapsedLines, ...hiddenLines].join('\n')}\n${formatCounts([...diagnostics, ...collapsed])}\n`;
}

/** Lists other locations of the same message: `also at a.yaml:3:5, a.yaml:9:5, and 12 more`. */
function formatOtherLocations(locations: readonly Location[]): string {
  const listed = locations.slice(0, maxOtherLocations).map(formatLocation).join(', ');
  const others = locations.length - maxOtherLocations;
  return `also at ${listed}${others > 0 ? `, and ${formatNumber(others)} more` : ''}`;
}

function truncate(text: string): string {
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text;
}

/** Formats a count with thousands separators. Not with `toLocaleString`, which is slow to load. */
function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats counts by severity: `3 errors, 1 warning`. */
export function formatCounts(diagnostics: readonly DiagnosticData[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [`${formatNumber(count)} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.join(', ') || 'no problems';
}

// Looks up each line only once, because a document can have a thousand problems in one long line.
function createLineLookup(texts: SourceTexts): (location: Location) => string | undefined {
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

/** Line of a code frame: the gutter (line number or padding, and a bar) and the content. */
export interface FrameLine {
  readonly gutter: string;
  readonly line: string;
}

/** Maximum width of the content, in terminal columns. */
const maxColumns = 100;
/** Columns kept before the location if the start of the line is cut off. */
const leadingColumns = 30;
/** Number of characters examined on either side of the location, which limits the work for minified files. */
const maxCharacters = 2 * maxColumns;
const tabSpaces = '    ';

/**
 * Renders the code frame of a location whose first line is `line`. A range of several lines is underlined to the end of
 * its first line and labeled with the number of its last line.
 */
export function renderCodeFrame(
  line: string,
  location: Location,
): { readonly source: FrameLine; readonly underline: FrameLine } {
  const startIndex = Math.min(location.column - 1, line.length);
  const isMultiline = location.end !== undefined && location.end.line > location.line;
  const endIndex = isMultiline
    ? line.trimEnd().length
    : Math.min((location.end?.column ?? startIndex + 2) - 1, line.length);

  const before = toCells(line.slice(Math.max(0, startIndex - maxCharacters), startIndex));
  const underlined = toCells(
    line.slice(startIndex, Math.min(Math.max(endIndex, startIndex), startIndex + maxCharacters)),
  );
  const after = toCells(line.slice(Math.max(endIndex, startIndex), Math.max(endIndex, startIndex) + maxCharacters));
  const skippedCount =
    countColumns(before) + Math.min(countColumns(underlined), maxColumns - leadingColumns) > maxColumns
      ? before.length - countFittingFromEnd(before, leadingColumns)
      : 0;
  const visibleStart = skippedCount > 0 ? `…${joinCells(before.slice(skippedCount))}` : joinCells(before);
  const visibleRest = truncateToWidth([...underlined, ...after], maxColumns - countColumns(toCells(visibleStart)));
  const caretCount = Math.max(1, Math.min(countColumns(underlined), countColumns(toCells(visibleRest))));

  const lineNumber = String(location.line);
  return {
    source: { gutter: `${lineNumber} | `, line: visibleStart + visibleRest },
    underline: {
      gutter: `${' '.repeat(lineNumber.length)} | `,
      line: `${' '.repeat(countColumns(toCells(visibleStart)))}${'^'.repeat(caretCount)}${isMultiline ? ` (to line ${location.end.line})` : ''}`,
    },
  };
}

// Returns the characters as the terminal displays them: tabs as spaces, and control characters replaced.
function toCells(text: string): readonly string[] {
  return Array.from(text, (character) => (character === '\t' ? tabSpaces : replaceControlCharacters(character)));
}

function joinCells(characters: readonly string[]): string {
  return characters.join('');
}

function countColumns(characters: readonly string[]): number {
  return characters.reduce(
    (sum, character) => sum + (character === tabSpaces ? tabSpaces.length : characterWidth(character)),
    0,
  );
}

/** Returns how many characters at the end fit into the width. */
function countFittingFromEnd(characters: readonly string[], width: number): number {
  let count = 0;
  while (count < characters.length && countColumns(characters.slice(characters.length - count - 1)) <= width) count++;
  return count;
}

function truncateToWidth(characters: readonly string[], width: number): string {
  if (countColumns(characters) <= width) return joinCells(characters);
  let count = 0;
  for (let remaining = width - 1; count < characters.length; count++) {
    remaining -= countColumns(characters.slice(count, count + 1));
    if (remaining < 0) break;
  }
  return `${joinCells(characters.slice(0, count))}…`;
}

/** One line of a source file. */
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

/** Converts lines to source texts that contain only these lines. */
export function textsFromLines(lines: readonly SourceLine[]): SourceTexts {
  const linesByFile = new Map<string, Map<number, string>>();
  for (const [file, line, text] of lines)
    linesByFile.set(file, (linesByFile.get(file) ?? new Map<number, string>()).set(line, text));
  return new Map(
    [...linesByFile].map(([file, lineTexts]) => [file, { line: (number: number) => lineTexts.get(number) }]),
  );
}
