// `ashlar diff` command.

import { approvedOf } from '../approvals.ts';
import { formatNames, isFormatName, type FormatName } from '../print/format-names.ts';
import { print } from '../print/formats.ts';
import { failing, judge, type Comparison } from '../assess-changes.ts';
import { didYouMean } from '../../../openapi/did-you-mean.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { DiffFlags } from '../../../cli/arguments.ts';
import { chosenOne } from '../../../cli/select-documents.ts';
import { takesColour } from '../../../cli/color.ts';
import { loadConfig } from '../../../cli/config/load.ts';
import type { Host } from '../../../cli/environment.ts';
import type { Outcome } from '../../../cli/command-result.ts';
import { createProgress } from '../../../cli/progress.ts';
import { count } from '../../../cli/format-units.ts';
import { inputOf } from '../../../cli/document-input.ts';
import { approvalsName, loadApprovals } from './approvals-file.ts';
import { differenceOf } from './diff-documents.ts';
import { overlaying } from './side-overlays.ts';
import { sideOf } from '../../../pipeline/revisions/resolve-revision.ts';

type Texts = Map<string, Source>;

/** Runs the command. Errors go to the report, the comparison to `printed`. */
export async function runDiff(flags: DiffFlags, version: string, host: Host, report: Report): Promise<Outcome> {
  const command = 'diff';
  const texts: Texts = new Map();
  const format = formatOf(flags, report);
  const failOn = failOnOf(flags, report);
  const head = await headOf(flags, host, report, texts);
  const sides = await Promise.all([
    sideOf(flags.base, host.cwd, report),
    head === undefined ? undefined : sideOf(head, host.cwd, report),
  ]);
  const overlay = await overlaying(flags, host, report, texts);
  const [baseSide, headSide] = sides;
  if (format === undefined || failOn === undefined || !baseSide || !headSide || !overlay)
    return { command, report, texts, timings: [] };

  const progress = createProgress(host, flags.quiet === true || format !== 'text');
  progress.begin('compare');
  const approvals = await loadApprovals(flags.approvals, host.cwd, report, texts);
  const found = await differenceOf(await overlay(baseSide), await overlay(headSide), report, texts);
  progress.end();
  if (!found || !approvals) return { command, report, texts, timings: progress.timings };

  const approved = approvedOf(approvals, found.changes, host.today(), report);
  const comparison = judge(found, { base: baseSide.name, head: headSide.name }, approved);
  complain(comparison, failOn, report);
  const printed = print(format, comparison, {
    ashlar: version,
    color: takesColour(host.stdout, host.env),
    lineOf: ({ file, line }) => texts.get(file)?.line(line),
  });
  return {
    command,
    report,
    texts,
    timings: progress.timings,
    printed: flags.quiet === true && format === 'text' ? '' : printed,
  };
}

function formatOf({ format, json }: DiffFlags, report: Report): FormatName | undefined {
  const word = format ?? (json === true ? 'json' : 'text');
  if (isFormatName(word)) return word;
  report.add('cli/bad-arguments', {
    message: `there is no format ${JSON.stringify(word)}`,
    help: didYouMean(word, formatNames) ?? `The formats are ${formatNames.join(', ')}.`,
  });
  return undefined;
}

type FailOn = 'breaking' | 'possibly' | 'none';

function failOnOf({ failOn = 'none' }: DiffFlags, report: Report): FailOn | undefined {
  if (failOn === 'breaking' || failOn === 'possibly' || failOn === 'none') return failOn;
  report.add('cli/bad-arguments', {
    message: `--fail-on cannot be ${JSON.stringify(failOn)}`,
    help: 'It is breaking, possibly (which includes breaking) or none.',
  });
  return undefined;
}

/**
 * Returns the requested head, or the document of the configuration. With several documents, the one that matches the
 * base path is used.
 */
async function headOf(flags: DiffFlags, host: Host, report: Report, texts: Texts): Promise<string | undefined> {
  if (flags.head !== undefined) return flags.head;
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const named = /^[^:]{2,}:(.+)$/.exec(flags.base)?.[1];
  const example = 'ashlar diff main:openapi.yaml openapi.yaml';
  const one = loaded && (await chosenOne(loaded, { named, cwd: host.cwd, others: false }, example, report));
  return one && inputOf({}, one, host.cwd, report, example)?.document;
}

function complain({ verdicts }: Comparison, failOn: FailOn, report: Report): void {
  if (failOn === 'none') return;
  const found = failing(verdicts, failOn);
  if (found.length === 0) return;
  const message = `${count(found.length, 'change')} that nobody has approved ${failOn === 'breaking' ? 'would break somebody' : 'would or may break somebody'}`;
  report.add('diff/breaking', {
    message,
    help: `Undo them, or list their fingerprints in ${approvalsName} with reason and expires.`,
  });
}
