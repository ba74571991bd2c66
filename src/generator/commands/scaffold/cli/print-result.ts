// Text output of `ashlar scaffold`.

import type { DocumentResult, FileResult, CommandResult } from '../../../cli/command-result.ts';
import { formatCount, formatDuration } from '../../../cli/format-units.ts';

/** Formats the result, except type errors, which are diagnostics. */
export function formatScaffoldResult({
  document,
  documents,
  out = '',
  check = false,
  files,
  timings,
}: CommandResult): string {
  const ms = timings.reduce((sum, timing) => sum + timing.ms, 0);
  if (documents)
    return `${documents.map((result) => formatDocument(result, check)).join('')}${formatTotal(documents, check, ms)}`;
  if (files === undefined || document === undefined) return '';
  const changedFiles = listChangedFiles(files);
  if (check) return changedFiles.length > 0 ? '' : `${out} has all handlers for ${document}\n`;
  const lines = changedFiles.map(({ state, path }) => `  ${state.padEnd(8)} ${path}\n`).join('');
  return `${document} → ${out}\n${lines}${summarizeFiles(files)} in ${formatDuration(ms)}\n`;
}

/** Formats the result of one document; empty if nothing changed. */
function formatDocument({ document, out, status, files, diagnostics }: DocumentResult, check: boolean): string {
  const changedFiles = listChangedFiles(files);
  if (status === 0 && (check || changedFiles.length === 0)) return '';
  const summary =
    files.length === 0
      ? 'nothing was written'
      : check
        ? changedFiles.length > 0
          ? 'missing handlers'
          : diagnostics.some(({ code }) => code === 'scaffold/type-error')
            ? 'type errors'
            : 'has errors'
        : summarizeFiles(files);
  return `${document} → ${out}: ${summary}\n`;
}

function formatTotal(documents: readonly DocumentResult[], check: boolean, ms: number): string {
  const upToDateCount = documents.filter(({ status }) => status === 0).length;
  const total = formatCount(documents.length, 'document');
  if (check) return `${total}: ${upToDateCount} up to date\n`;
  return `${total}: ${summarizeFiles(documents.flatMap(({ files }) => files))} in ${formatDuration(ms)}\n`;
}

function listChangedFiles(files: readonly FileResult[]): readonly FileResult[] {
  return files.filter(({ state }) => state !== 'unchanged');
}

/** Counts files: `2 written, 3 unchanged`. */
function summarizeFiles(files: readonly FileResult[]): string {
  const changedFiles = listChangedFiles(files).length;
  return `${changedFiles} written, ${files.length - changedFiles} unchanged`;
}
