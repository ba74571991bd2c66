// Text output of a command: diagnostics on stderr, results on stdout.

import { collapseNotes } from '../commands/lint/print/collapse-notes.ts';
import { formatCounts, formatText } from '../diagnostics/format-text.ts';
import { targetNames } from '../targets/builtin.ts';
import { supportsColor } from './color.ts';
import { summarizeFiles, summarizeDocuments } from './print-summary.ts';
import { formatScaffoldResult } from '../commands/scaffold/cli/print-result.ts';
import type { Environment } from './environment.ts';
import { exitStatus, type FileResult, type CommandResult } from './command-result.ts';
import { formatCount, formatDuration, formatSize } from './format-units.ts';

/** Prints the result. If `quiet`, only its diagnostics. */
export function printText(result: CommandResult, quiet: boolean, environment: Environment): void {
  const { report, texts, model, output, files, check, findings = [] } = result;
  // The list of stale files precedes the diagnostic that summarizes it.
  if (check && !quiet)
    for (const each of result.documents ?? [{ files }])
      if (each.files) environment.stdout.write(formatStaleFiles(each.files));
  // Findings that are already printed in another format are not repeated.
  const { shown, folded } =
    output !== undefined
      ? { shown: [], folded: [] }
      : result.shouldShowAll === true
        ? { shown: findings, folded: [] }
        : collapseNotes(findings);
  const diagnostics = [...report.diagnostics, ...shown];
  if (diagnostics.length > 0)
    environment.stderr.write(
      formatText(diagnostics, texts, supportsColor(environment.stderr, environment.env), folded),
    );
  if (output !== undefined && result.preview !== undefined) environment.stderr.write(formatSummary(result));
  if (output !== undefined) environment.stdout.write(output);
  else if (model !== undefined) environment.stdout.write(model);
  else if (!quiet || result.preview !== undefined) environment.stdout.write(formatSummary(result));
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
    fixed: mended = 0,
    unsafeFixCount = 0,
  } = result;
  const ms = timings.reduce((sum, timing) => sum + timing.ms, 0);
  if (command === 'scaffold') return formatScaffoldResult(result);
  if (result.documents)
    return `${summarizeDocuments(result.documents, check)}${check ? '' : ` in ${formatDuration(ms)}`}\n`;
  if (command === 'lint') {
    if (result.preview !== undefined)
      return result.preview === '' ? 'no fixes\n' : `${result.preview}\nThis is a preview: add --yes to write it.\n`;
    const notes = [
      mended > 0 ? `${mended} fixed` : '',
      unsafeFixCount > 0 ? `${unsafeFixCount} more with --fix=unsafe` : '',
      suppressed > 0 ? `${suppressed} let be` : '',
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
  if (check) return `${out} is what ${document} yields: ${formatCount(files.length, 'file')}\n`;
  return `${document} → ${out}\n${summarizeTargets(files)}${summarizeFiles(files)} in ${formatDuration(ms)}\n`;
}

/** Returns a line for each target: number and total size of its files. */
export function summarizeTargets(files: readonly Pick<FileResult, 'target' | 'bytes'>[]): string {
  const rows = targetNames
    .map((target) => ({ target, own: files.filter((file) => file.target === target) }))
    .filter(({ own: targetFiles }) => targetFiles.length > 0)
    .map(
      ({ target, own: targetFiles }) =>
        [
          target,
          formatCount(targetFiles.length, 'file'),
          formatSize(targetFiles.reduce((sum, file) => sum + (file.bytes ?? 0), 0)),
        ] as const,
    );
  const [names, counts, sizes] = ([0, 1, 2] as const).map((column) =>
    Math.max(...rows.map((row) => row[column].length)),
  ) as [number, number, number];
  return rows
    .map(([name, files, bytes]) => `  ${name.padEnd(names)}  ${files.padStart(counts)}  ${bytes.padStart(sizes)}\n`)
    .join('');
}

function formatStaleFiles(files: readonly FileResult[]): string {
  return files
    .filter(({ state }) => state !== 'unchanged')
    .map(({ state, path }) => `${state.padEnd(8)} ${path}\n`)
    .join('');
}
