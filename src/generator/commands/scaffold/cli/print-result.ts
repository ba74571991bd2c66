// Text output of `scaffold`.

import type { DocumentOutcome, FileOutcome, Outcome } from '../../../cli/command-result.ts';
import { count, duration } from '../../../cli/format-units.ts';

/** Formats the result; type errors are already reported. */
export function scaffolded({ document, documents, out = '', check = false, files, timings }: Outcome): string {
  const ms = timings.reduce((sum, timing) => sum + timing.ms, 0);
  if (documents) return `${documents.map((each) => lineOf(each, check)).join('')}${totalOf(documents, check, ms)}`;
  if (files === undefined || document === undefined) return '';
  const written = writtenOf(files);
  if (check) return written.length > 0 ? '' : `${out} has the handlers that ${document} asks for\n`;
  const lines = written.map(({ state, path }) => `  ${state.padEnd(8)} ${path}\n`).join('');
  return `${document} → ${out}\n${lines}${amounts(files)} in ${duration(ms)}\n`;
}

/** Formats the result of one document; empty if nothing changed. */
function lineOf({ document, out, status, files, diagnostics }: DocumentOutcome, check: boolean): string {
  const written = writtenOf(files);
  if (status === 0 && (check || written.length === 0)) return '';
  const said =
    files.length === 0
      ? 'nothing was written'
      : check
        ? written.length > 0
          ? 'lacks handlers'
          : diagnostics.some(({ code }) => code === 'scaffold/does-not-compile')
            ? 'does not compile'
            : 'is not in order'
        : amounts(files);
  return `${document} → ${out}: ${said}\n`;
}

function totalOf(documents: readonly DocumentOutcome[], check: boolean, ms: number): string {
  const sound = documents.filter(({ status }) => status === 0).length;
  const all = count(documents.length, 'document');
  if (check) return `${all}: ${sound} ${sound === 1 ? 'has its' : 'have their'} handlers\n`;
  return `${all}: ${amounts(documents.flatMap(({ files }) => files))} in ${duration(ms)}\n`;
}

function writtenOf(files: readonly FileOutcome[]): readonly FileOutcome[] {
  return files.filter(({ state }) => state !== 'unchanged');
}

/** Counts files: `2 written, 3 unchanged`. */
function amounts(files: readonly FileOutcome[]): string {
  const written = writtenOf(files).length;
  return `${written} written, ${files.length - written} unchanged`;
}
