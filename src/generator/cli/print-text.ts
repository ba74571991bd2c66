// Text output of a command: diagnostics on stderr, results on stdout.

import { foldNotes } from '../commands/lint/print/collapse-notes.ts';
import { countLine, formatText } from '../diagnostics/format-text.ts';
import { targetNames } from '../targets/builtin.ts';
import { takesColour } from './color.ts';
import { changes, documentLines } from './print-summary.ts';
import { scaffolded } from '../commands/scaffold/cli/print-result.ts';
import type { Host } from './environment.ts';
import { exitStatus, type FileOutcome, type Outcome } from './command-result.ts';
import { count, duration, size } from './format-units.ts';

/** Prints the result. If `quiet`, only its diagnostics. */
export function printText(outcome: Outcome, quiet: boolean, host: Host): void {
  const { report, texts, model, printed, files, check, findings = [] } = outcome;
  // The list of stale files precedes the diagnostic that summarizes it.
  if (check && !quiet)
    for (const each of outcome.documents ?? [{ files }]) if (each.files) host.stdout.write(staleLines(each.files));
  // Findings that are already printed in another format are not repeated.
  const { shown, folded } =
    printed !== undefined
      ? { shown: [], folded: [] }
      : outcome.all === true
        ? { shown: findings, folded: [] }
        : foldNotes(findings);
  const told = [...report.diagnostics, ...shown];
  if (told.length > 0) host.stderr.write(formatText(told, texts, takesColour(host.stderr, host.env), folded));
  if (printed !== undefined && outcome.preview !== undefined) host.stderr.write(summary(outcome));
  if (printed !== undefined) host.stdout.write(printed);
  else if (model !== undefined) host.stdout.write(model);
  else if (!quiet || outcome.preview !== undefined) host.stdout.write(summary(outcome));
}

function summary(outcome: Outcome): string {
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
    letBe = 0,
    mended = 0,
    unsafe = 0,
  } = outcome;
  const ms = timings.reduce((sum, timing) => sum + timing.ms, 0);
  if (command === 'scaffold') return scaffolded(outcome);
  if (outcome.documents) return `${documentLines(outcome.documents, check)}${check ? '' : ` in ${duration(ms)}`}\n`;
  if (command === 'lint') {
    if (outcome.preview !== undefined)
      return outcome.preview === '' ? 'no fixes\n' : `${outcome.preview}\nThis is a preview: add --yes to write it.\n`;
    const more = [
      mended > 0 ? `${mended} fixed` : '',
      unsafe > 0 ? `${unsafe} more with --fix=unsafe` : '',
      letBe > 0 ? `${letBe} let be` : '',
    ].filter((part) => part !== '');
    const clean = report.diagnostics.length === 0 && findings.length === 0;
    return clean
      ? `${document ?? 'all documents'}: ${[countLine([]), ...more].join(', ')}\n`
      : more.length > 0
        ? `${more.join(', ')}\n`
        : '';
  }
  if (document === undefined) return '';
  if (command !== 'generate' || out === undefined || (partial ? exitStatus(outcome) !== 3 : report.failed)) return '';
  if (check) return `${out} is what ${document} yields: ${count(files.length, 'file')}\n`;
  return `${document} → ${out}\n${perTarget(files)}${changes(files)} in ${duration(ms)}\n`;
}

/** Returns a line for each target: number and total size of its files. */
export function perTarget(files: readonly Pick<FileOutcome, 'target' | 'bytes'>[]): string {
  const rows = targetNames
    .map((target) => ({ target, own: files.filter((file) => file.target === target) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ target, own }) =>
        [target, count(own.length, 'file'), size(own.reduce((sum, file) => sum + (file.bytes ?? 0), 0))] as const,
    );
  const [names, counts, sizes] = ([0, 1, 2] as const).map((column) =>
    Math.max(...rows.map((row) => row[column].length)),
  ) as [number, number, number];
  return rows
    .map(([name, files, bytes]) => `  ${name.padEnd(names)}  ${files.padStart(counts)}  ${bytes.padStart(sizes)}\n`)
    .join('');
}

function staleLines(files: readonly FileOutcome[]): string {
  return files
    .filter(({ state }) => state !== 'unchanged')
    .map(({ state, path }) => `${state.padEnd(8)} ${path}\n`)
    .join('');
}
