// `ashlar lint` command.

import { directoryInRepository } from '../../../cli/find-up.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import type { LintFinding } from '../finding.ts';
import { printFindings } from '../print/print-findings.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { LintFlags } from '../../../cli/arguments.ts';
import { supportsColor, type Environment } from '../../../cli/environment.ts';
import type { CommandResult } from '../../../cli/command-result.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import { serializeResult } from '../../../cli/print-json.ts';
import { createProgress } from '../../../cli/progress.ts';
import { formatCount } from '../../../cli/format-units.ts';
import { resolveLintSettings } from '../../../cli/settings.ts';
import { readBaseline, writeBaseline } from './baseline-file.ts';
import { countUnsafeFixes } from './apply-fixes.ts';
import { createLinter } from './create-linter.ts';
import { lintDocuments, type FixOptions } from './lint-documents.ts';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { isLintFormat, lintFormats, type LintFormat } from '../print/format-names.ts';
import { systemErrorCode } from '../../../cli/file-system-errors.ts';

/** Runs the command. Findings are in the result; errors of the command itself are in the report. */
export async function runLint(
  flags: LintFlags,
  version: string,
  host: Environment,
  report: Report,
): Promise<CommandResult> {
  const command = 'lint';
  const texts = new Map<string, Source>();
  const outputs = parseOutputs(flags, report);
  const maxWarnings = parseMaxWarnings(flags, report);
  const fixOptions = parseFixOptions(flags, report);
  const settings = await resolveLintSettings(flags, host, report, texts);
  const emptyResult: CommandResult = { command, report, texts, timings: [] };
  if (!outputs || maxWarnings === undefined || !settings) return emptyResult;
  const { documents: lintedInputs, inputs, loaded } = settings;
  const config = loaded.config.lint ?? {};
  const linter = createLinter(config, {
    redocly: flags.redocly !== false,
    cwd: host.cwd,
    directory: loaded.directory,
    report,
  });
  if (report.hasErrors) return emptyResult;

  const stdoutFormat = outputs.find(({ file }) => file === undefined)?.format;
  const progress = createProgress(host, flags.quiet === true || (stdoutFormat ?? 'text') !== 'text');
  const lintResult = await lintDocuments(lintedInputs, flags, fixOptions, linter, progress, { host, inputs, report });
  progress.end();
  if (!lintResult) return emptyResult;
  const { fixed, excluded, preview } = lintResult;
  let { suppressed, findings } = lintResult;
  const sources = new Map([...texts, ...lintResult.texts]);
  const [soleInput, ...otherInputs] = lintedInputs;
  const document = soleInput && otherInputs.length === 0 ? soleInput.document : undefined;
  const documents =
    document !== undefined ? { document } : { lintedDocuments: lintedInputs.map((input) => input.document) };
  const baseline =
    flags.baseline ??
    (config.baseline === undefined ? undefined : toDisplayPath(host.cwd, resolve(loaded.directory, config.baseline)));
  if (flags.updateBaseline === true) {
    const isWritten = writeBaseline(baseline, findings, host, report);
    return {
      ...emptyResult,
      ...documents,
      ...(isWritten && {
        output: flags.quiet === true ? '' : `${baseline ?? ''}: ${formatCount(findings.length, 'finding')}\n`,
      }),
    };
  }
  const knownBaseline = baseline === undefined ? undefined : readBaseline(baseline, host.cwd, report);
  if (baseline !== undefined && !knownBaseline) return emptyResult;
  if (knownBaseline) {
    const newFindings = findings.filter(({ fingerprint }) => !knownBaseline.fingerprints.has(fingerprint));
    suppressed += findings.length - newFindings.length;
    if (flags.since === undefined)
      knownBaseline.reportStale(new Set(findings.map(({ fingerprint }) => fingerprint)), report);
    findings = newFindings;
  }
  reportTooManyWarnings(findings, maxWarnings ?? config.maxWarnings, report);

  const result: CommandResult = {
    command,
    report,
    texts: sources,
    timings: progress.timings,
    ...documents,
    findings,
    suppressed,
    fixed,
    unsafeFixCount: countUnsafeFixes(findings, excluded),
    ...(preview !== undefined && { preview }),
    shouldShowAll: flags.all === true,
  };
  const lintReport = {
    document: document ?? formatCount(lintedInputs.length, 'document'),
    directory: directoryInRepository(host.cwd),
    findings: [...report.diagnostics, ...findings],
    texts: sources,
    ashlarVersion: version,
    describeRule: (code: string) => linter.describeRule(code),
    json: () => serializeResult(result, version),
  };
  for (const { format, file } of outputs)
    if (file !== undefined)
      writeOutput(
        file,
        printFindings(format, { ...lintReport, color: false, maxDiagnostics: flags.maxDiagnostics ?? 0 }),
        host,
        report,
      );
  if (stdoutFormat === undefined || stdoutFormat === 'text') return result;
  return {
    ...result,
    output: printFindings(stdoutFormat, { ...lintReport, color: supportsColor(host.stdout, host.env) }),
  };
}

/** Parses `--fix`, `--unsafe-fixes`, and `--yes`; `undefined` without `--fix`, which `--unsafe-fixes` requires. */
function parseFixOptions({ fix, unsafeFixes, yes }: LintFlags, report: Report): FixOptions | undefined {
  if (fix === true)
    return unsafeFixes === true ? { kind: 'unsafe', shouldWrite: yes === true } : { kind: 'safe', shouldWrite: true };
  if (unsafeFixes === true)
    report.add('cli/invalid-arguments', { message: '`--unsafe-fixes` requires `--fix`', help: 'add `--fix`' });
  return undefined;
}

/** Parses `--max-warnings`. Returns `null` without the option. Returns `undefined` and reports an invalid value. */
function parseMaxWarnings({ maxWarnings }: LintFlags, report: Report): number | null | undefined {
  if (maxWarnings === undefined) return null;
  if (/^[0-9]{1,9}$/.test(maxWarnings)) return Number(maxWarnings);
  report.add('cli/invalid-arguments', {
    message: `invalid \`--max-warnings\`: expected a non-negative integer, found \`${maxWarnings}\``,
  });
  return undefined;
}

function reportTooManyWarnings(
  findings: readonly LintFinding[],
  maxWarnings: number | undefined,
  report: Report,
): void {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (maxWarnings === undefined || warnings <= maxWarnings) return;
  report.add('lint/too-many-warnings', {
    message: `too many warnings: ${warnings}, maximum ${maxWarnings}`,
    help: 'fix some, or suppress them in a baseline with `--update-baseline`',
  });
}

interface LintOutput {
  readonly format: LintFormat;
  /** Absent for stdout. */
  readonly file?: string;
}

/** Parses `--format` and `--json`. Returns `undefined` and reports an error if they are invalid. */
function parseOutputs({ format, json }: LintFlags, report: Report): readonly LintOutput[] | undefined {
  const formatArguments = format ?? [json === true ? 'json' : 'text'];
  const outputs = formatArguments.flatMap((formatArgument): readonly LintOutput[] => {
    const [name = '', ...fileParts] = formatArgument.split('=');
    const file = fileParts.join('=');
    if (!isLintFormat(name)) {
      report.add('cli/invalid-arguments', {
        message: `unknown format \`${name}\``,
        help: didYouMean(name, lintFormats) ?? `use one of ${lintFormats.join(', ')}`,
      });
      return [];
    }
    if (fileParts.length > 0 && file === '')
      report.add('cli/invalid-arguments', {
        message: `\`--format ${formatArgument}\` has no path`,
        help: `use \`--format ${name}=<path>\` or \`--format ${name}\``,
      });
    return [{ format: name, ...(file !== '' && { file }) }];
  });
  const stdoutOutputs = outputs.filter(({ file }) => file === undefined);
  if (stdoutOutputs.length > 1)
    report.add('cli/invalid-arguments', {
      message: `cannot print several formats on stdout: ${stdoutOutputs.map((output) => output.format).join(', ')}`,
      help: 'write all but one to files, such as `--format sarif=lint.sarif`',
    });
  if (json === true && stdoutOutputs.some((output) => output.format !== 'json'))
    report.add('cli/invalid-arguments', {
      message: `\`--json\` conflicts with \`--format ${stdoutOutputs[0]?.format ?? ''}\` on stdout`,
      help: 'remove one of them, or write the format to a file',
    });
  return report.hasErrors ? undefined : outputs;
}

/** Writes the output to a file. Reports an error if that fails. */
function writeOutput(file: string, text: string, host: Environment, report: Report): void {
  const path = resolve(host.cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    host.runUninterrupted(() => writeFileSync(path, text));
  } catch (error) {
    const systemError = systemErrorCode(error);
    report.add('cli/write-failed', { message: `cannot write \`${file}\`: ${systemError}` });
  }
}
