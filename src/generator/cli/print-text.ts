// Text output of a command: diagnostics on stderr, results on stdout.

import { formatCounts, formatText } from '../diagnostics/format-text.ts';
import { targetNames } from '../targets/builtin.ts';
import { supportsColor, type Environment } from './environment.ts';
import { formatScaffoldResult } from '../commands/scaffold/cli/print-result.ts';
import { exitStatus, type FileResult, type CommandResult, type DocumentResult } from './command-result.ts';
import { formatCount, formatDuration, formatSize } from './format-units.ts';
import type { DiagnosticData } from '../diagnostics/diagnostic.ts';

/** Prints the result; only its diagnostics if `isQuiet`. */
export function printText(
  result: CommandResult,
  isQuiet: boolean,
  environment: Environment,
  maxDiagnostics?: number,
): void {
  const { report, texts, model, output, files, check, findings = [], createdLockFile } = result;
  // The list of stale files precedes the diagnostic that summarizes it.
  if (check && !isQuiet)
    for (const document of result.documents ?? [{ files }])
      if (document.files) environment.stdout.write(formatStaleFiles(document.files));
  // Findings that are already printed in another format are not repeated.
  const { shown, collapsed } =
    output !== undefined
      ? { shown: [], collapsed: [] }
      : result.shouldShowAll === true
        ? { shown: findings, collapsed: [] }
        : splitCollapsedNotes(findings);
  const diagnostics = [...report.diagnostics, ...shown];
  if (diagnostics.length > 0)
    environment.stderr.write(
      formatText(diagnostics, texts, {
        color: supportsColor(environment.stderr, environment.env),
        collapsed,
        // `--all` shows all findings, which would otherwise be limited too.
        ...((maxDiagnostics !== undefined || result.shouldShowAll === true) && { maxDiagnostics: maxDiagnostics ?? 0 }),
      }),
    );
  if (createdLockFile !== undefined && !isQuiet) environment.stderr.write(formatCreatedLockFile(createdLockFile));
  if (output !== undefined && result.preview !== undefined) environment.stderr.write(formatSummary(result));
  if (output !== undefined) environment.stdout.write(output);
  else if (model !== undefined) environment.stdout.write(model);
  else if (!isQuiet || result.preview !== undefined) environment.stdout.write(formatSummary(result));
}

/** Returns the line that says that the lock file is new. */
export function formatCreatedLockFile(path: string): string {
  return `created ${path}, with the digests of the remote sources; commit it\n`;
}

function formatSummary(result: CommandResult): string {
  const {
    command,
    report,
    document,
    out,
    check,
    partial,
    files = [],
    timings,
    findings = [],
    suppressed = 0,
    fixed = 0,
    unsafeFixCount = 0,
  } = result;
  const ms = timings.reduce((sum, timing) => sum + timing.ms, 0);
  if (command === 'scaffold') return formatScaffoldResult(result);
  if (result.documents)
    return `${summarizeDocuments(result.documents, check)}${check ? '' : ` in ${formatDuration(ms)}`}\n`;
  if (command === 'lint') {
    if (result.preview !== undefined)
      return result.preview === ''
        ? 'no fixes\n'
        : `${result.preview}\nNo files were changed. To apply these fixes, add --yes.\n`;
    const notes = [
      fixed > 0 ? `${fixed} fixed` : '',
      unsafeFixCount > 0 ? `${unsafeFixCount} more can be fixed with --fix --unsafe-fixes` : '',
      suppressed > 0 ? `${suppressed} suppressed` : '',
    ].filter((part) => part !== '');
    const isClean = report.diagnostics.length === 0 && findings.length === 0;
    return isClean
      ? `${document ?? 'all documents'}: ${[formatCounts([]), ...notes].join(', ')}\n`
      : notes.length > 0
        ? `${notes.join(', ')}\n`
        : '';
  }
  if (document === undefined) return '';
  if (command !== 'generate' || out === undefined || (partial ? exitStatus(result) !== 3 : report.hasErrors)) return '';
  if (check) return `${out} is up to date with ${document}: ${formatCount(files.length, 'file')}\n`;
  return `${document} → ${out}\n${summarizeTargets(files)}${summarizeFiles(files)} in ${formatDuration(ms)}\n`;
}

/** Returns a line for each target with the number and total size of its files. */
export function summarizeTargets(files: readonly Pick<FileResult, 'target' | 'bytes'>[]): string {
  const customNames = files.flatMap(({ target }) => target ?? []);
  const rows = [...new Set([...targetNames, ...customNames])]
    .map((target) => ({ target, targetFiles: files.filter((file) => file.target === target) }))
    .filter(({ targetFiles }) => targetFiles.length > 0)
    .map(
      ({ target, targetFiles }) =>
        [
          target,
          formatCount(targetFiles.length, 'file'),
          formatSize(targetFiles.reduce((sum, file) => sum + (file.bytes ?? 0), 0)),
        ] as const,
    );
  const [nameWidth, countWidth, sizeWidth] = ([0, 1, 2] as const).map((column) =>
    Math.max(...rows.map((row) => row[column].length)),
  ) as [number, number, number];
  return rows
    .map(
      ([name, count, size]) =>
        `  ${name.padEnd(nameWidth)}  ${count.padStart(countWidth)}  ${size.padStart(sizeWidth)}\n`,
    )
    .join('');
}

function formatStaleFiles(files: readonly FileResult[]): string {
  return files
    .filter(({ state }) => state !== 'unchanged')
    .map(({ state, path }) => `${state.padEnd(8)} ${path}\n`)
    .join('');
}

/** Returns a line for each document that changed and a total, without a final line break. */
export function summarizeDocuments(documents: readonly DocumentResult[], check = false): string {
  const lines = documents.flatMap((result) => {
    const summary = summarizeDocument(result, check);
    return summary === undefined ? [] : [`${result.document} → ${result.out}: ${summary}\n`];
  });
  const files = documents.flatMap((result) => result.files);
  const validCount = documents.filter(({ status }) => status === 0).length;
  const total = formatCount(documents.length, 'document');
  return `${lines.join('')}${total}: ${check ? `${validCount} ${validCount === 1 ? 'is' : 'are'} up to date` : summarizeFiles(files)}`;
}

/** Describes the result of one document; `undefined` if nothing changed. */
function summarizeDocument({ status, files }: DocumentResult, check: boolean): string | undefined {
  const isUnchanged = files.every(({ state }) => state === 'unchanged');
  if (status === 0) return isUnchanged || check ? undefined : summarizeFiles(files);
  if (status === 3) return `${check ? '' : `${summarizeFiles(files)}; `}operations with errors are excluded`;
  if (files.length === 0) return 'has errors; keeping the previous output';
  return check ? 'is stale' : 'could not be written';
}

/** Counts files, excluding the manifest: `12 written, 124 unchanged, 1 removed`. */
export function summarizeFiles(files: readonly FileResult[]): string {
  const generatedFiles = files.filter(({ target }) => target !== undefined);
  const unchanged = generatedFiles.filter(({ state }) => state === 'unchanged').length;
  const removed = files.filter(({ state }) => state === 'removed').length;
  return `${generatedFiles.length - unchanged} written, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}`;
}

/** Maximum number of notes with the same code before they are collapsed. */
const maxUncollapsed = 5;
/** Number of notes shown for a code that exceeds the maximum. */
const shownPerCode = 3;

/**
 * Splits findings into those to show, in the same order, and those to summarize by code. All errors and warnings are
 * shown.
 */
export function splitCollapsedNotes<T extends DiagnosticData>(
  findings: readonly T[],
): { readonly shown: readonly T[]; readonly collapsed: readonly T[] } {
  const notes = new Map<string, T[]>();
  for (const finding of findings) {
    if (finding.severity !== 'note') continue;
    const sameCode = notes.get(finding.code);
    if (sameCode) sameCode.push(finding);
    else notes.set(finding.code, [finding]);
  }
  const hidden = new Set(
    [...notes.values()]
      .filter(({ length }) => length > maxUncollapsed)
      .flatMap((sameCode) => sameCode.slice(shownPerCode)),
  );
  return { shown: findings.filter((finding) => !hidden.has(finding)), collapsed: [...hidden] };
}
