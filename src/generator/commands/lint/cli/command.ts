// `ashlar lint` command.

import { resolve } from 'node:path';
import type { LintFinding } from '../finding.ts';
import { print } from '../print/formats.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { LintFlags } from '../../../cli/arguments.ts';
import { takesColour } from '../../../cli/color.ts';
import type { Host } from '../../../cli/environment.ts';
import type { Outcome } from '../../../cli/command-result.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import { jsonOf } from '../../../cli/print-json.ts';
import { createProgress } from '../../../cli/progress.ts';
import { count } from '../../../cli/format-units.ts';
import { settleLint } from '../../../cli/settings.ts';
import { readBaseline, writeBaseline } from './baseline-file.ts';
import { countUnsafe } from './apply-fixes.ts';
import { createLinter } from './create-linter.ts';
import { judgeAll, type Fixing } from './lint-documents.ts';
import { outputsOf, writeOutput } from './output-formats.ts';

/** Runs the command. Problems of the document are in `findings` of the result. */
export async function runLint(flags: LintFlags, version: string, host: Host, report: Report): Promise<Outcome> {
  const command = 'lint';
  const texts = new Map<string, Source>();
  const outputs = outputsOf(flags, report);
  const most = mostWarnings(flags, report);
  const fixing = fixingOf(flags, report);
  const settled = await settleLint(flags, host, report, texts);
  const nothing: Outcome = { command, report, texts, timings: [] };
  if (!outputs || most === undefined || !settled) return nothing;
  const { inputs, loaded } = settled;
  const config = loaded.config.lint ?? {};
  const linter = createLinter(config, {
    redocly: flags.redocly !== false,
    cwd: host.cwd,
    folder: loaded.folder,
    report,
  });
  if (report.failed) return nothing;

  const onStdout = outputs.find(({ file }) => file === undefined)?.format;
  const progress = createProgress(host, flags.quiet === true || (onStdout ?? 'text') !== 'text');
  const judged = await judgeAll(inputs, flags, fixing, linter, progress, { host, report });
  progress.end();
  if (!judged) return nothing;
  const { mended, leftOut, preview } = judged;
  let { letBe, findings } = judged;
  const read = new Map([...texts, ...judged.texts]);
  const [only, ...others] = inputs;
  const document = only && others.length === 0 ? only.document : undefined;
  const about = document !== undefined ? { document } : { linted: inputs.map((input) => input.document) };
  const baseline =
    flags.baseline ??
    (config.baseline === undefined ? undefined : shownPath(host.cwd, resolve(loaded.folder, config.baseline)));
  if (flags.updateBaseline === true) {
    const written = writeBaseline(baseline, findings, host, report);
    return {
      ...nothing,
      ...about,
      ...(written && {
        printed: flags.quiet === true ? '' : `${baseline ?? ''}: ${count(findings.length, 'finding')}\n`,
      }),
    };
  }
  const known = baseline === undefined ? undefined : readBaseline(baseline, host.cwd, report);
  if (baseline !== undefined && !known) return nothing;
  if (known) {
    const open = findings.filter(({ fingerprint }) => !known.fingerprints.has(fingerprint));
    letBe += findings.length - open.length;
    if (flags.since === undefined)
      known.complainOfStale(new Set(findings.map(({ fingerprint }) => fingerprint)), report);
    findings = open;
  }
  complainOfWarnings(findings, most ?? config.maxWarnings, report);

  const outcome: Outcome = {
    command,
    report,
    texts: read,
    timings: progress.timings,
    ...about,
    findings,
    letBe,
    mended,
    unsafe: countUnsafe(findings, leftOut),
    ...(preview !== undefined && { preview }),
    all: flags.all === true,
  };
  const sheet = {
    document: document ?? count(inputs.length, 'document'),
    findings: [...report.diagnostics, ...findings],
    texts: read,
    ashlar: version,
    about: (code: string) => linter.about(code),
    json: () => jsonOf(outcome, version),
  };
  for (const { format, file } of outputs)
    if (file !== undefined) writeOutput(file, print(format, { ...sheet, color: false }), host, report);
  if (onStdout === undefined || onStdout === 'text') return outcome;
  return { ...outcome, printed: print(onStdout, { ...sheet, color: takesColour(host.stdout, host.env) }) };
}

/** Parses `--fix` and `--yes`; `undefined` without `--fix`. Reports an unknown value. */
function fixingOf({ fix, yes }: LintFlags, report: Report): Fixing | undefined {
  if (fix === true) return { kind: 'safe', write: true };
  if (fix === 'unsafe') return { kind: 'unsafe', write: yes === true };
  if (fix !== undefined)
    report.add('cli/bad-arguments', {
      message: `--fix cannot be ${JSON.stringify(fix)}`,
      help: 'Write --fix, or --fix=unsafe.',
    });
  return undefined;
}

/** Parses `--max-warnings`: null without the option, `undefined` if it is invalid, which is reported. */
function mostWarnings({ maxWarnings }: LintFlags, report: Report): number | null | undefined {
  if (maxWarnings === undefined) return null;
  if (/^[0-9]{1,9}$/.test(maxWarnings)) return Number(maxWarnings);
  report.add('cli/bad-arguments', {
    message: `--max-warnings cannot be ${JSON.stringify(maxWarnings)}`,
    help: 'It is a whole number from 0.',
  });
  return undefined;
}

function complainOfWarnings(findings: readonly LintFinding[], most: number | undefined, report: Report): void {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (most === undefined || warnings <= most) return;
  report.add('lint/too-many-warnings', {
    message: `there are ${count(warnings, 'warning')}, and at most ${most} may be`,
    help: 'Mend some, or list them in a baseline with --update-baseline.',
  });
}
