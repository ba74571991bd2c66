// Output formats of findings, and the files to write them to.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { didYouMean } from '../../../openapi/did-you-mean.ts';
import { isLintFormat, lintFormats, type LintFormat } from '../print/format-names.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { LintFlags } from '../../../cli/arguments.ts';
import type { Environment } from '../../../cli/environment.ts';
import { systemErrorCode } from '../../../cli/file-system-errors.ts';

export interface LintOutput {
  readonly format: LintFormat;
  /** Absent for stdout. */
  readonly file?: string;
}

/** Parses `--format` and `--json`. Returns `undefined` and reports an error if they are invalid. */
export function parseOutputs({ format, json }: LintFlags, report: Report): readonly LintOutput[] | undefined {
  const formatArguments = format ?? [json === true ? 'json' : 'text'];
  const outputs = formatArguments.flatMap((formatArgument): readonly LintOutput[] => {
    const [name = '', ...fileParts] = formatArgument.split('=');
    const file = fileParts.join('=');
    if (!isLintFormat(name)) {
      report.add('cli/invalid-arguments', {
        message: `there is no format ${JSON.stringify(name)}`,
        help: didYouMean(name, lintFormats) ?? `The formats are ${lintFormats.join(', ')}.`,
      });
      return [];
    }
    if (fileParts.length > 0 && file === '')
      report.add('cli/invalid-arguments', {
        message: `--format ${formatArgument} names no file`,
        help: `Write --format ${name}=FILE, or --format ${name}.`,
      });
    return [{ format: name, ...(file !== '' && { file }) }];
  });
  const stdoutOutputs = outputs.filter(({ file }) => file === undefined);
  if (stdoutOutputs.length > 1)
    report.add('cli/invalid-arguments', {
      message: `${stdoutOutputs.map((output) => output.format).join(' and ')} cannot both be printed on stdout`,
      help: 'Give all but one a file: --format sarif=lint.sarif.',
    });
  if (json === true && stdoutOutputs.some((output) => output.format !== 'json'))
    report.add('cli/invalid-arguments', {
      message: `--json and --format ${stdoutOutputs[0]?.format ?? ''} cannot both be printed on stdout`,
      help: 'Leave one of them out, or give the format a file.',
    });
  return report.hasErrors ? undefined : outputs;
}

/** Writes the output to a file. Reports an error if that fails. */
export function writeOutput(file: string, text: string, host: Environment, report: Report): void {
  const path = resolve(host.cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    host.runUninterrupted(() => writeFileSync(path, text));
  } catch (error) {
    const systemError = systemErrorCode(error);
    report.add('cli/write-failed', { message: `${file} cannot be written: the system says ${systemError}` });
  }
}
