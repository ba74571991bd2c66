// Output formats and files of findings.

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

/** Parses `--format` and `--json`; `undefined` if they are invalid, which is reported. */
export function parseOutputs({ format, json }: LintFlags, report: Report): readonly LintOutput[] | undefined {
  const words = format ?? [json === true ? 'json' : 'text'];
  const outputs = words.flatMap((formatArgument): readonly LintOutput[] => {
    const [name = '', ...rest] = formatArgument.split('=');
    const file = rest.join('=');
    if (!isLintFormat(name)) {
      report.add('cli/invalid-arguments', {
        message: `there is no format ${JSON.stringify(name)}`,
        help: didYouMean(name, lintFormats) ?? `The formats are ${lintFormats.join(', ')}.`,
      });
      return [];
    }
    if (rest.length > 0 && file === '')
      report.add('cli/invalid-arguments', {
        message: `--format ${formatArgument} names no file`,
        help: `Write --format ${name}=FILE, or --format ${name}.`,
      });
    return [{ format: name, ...(file !== '' && { file }) }];
  });
  const onStdout = outputs.filter(({ file }) => file === undefined);
  if (onStdout.length > 1)
    report.add('cli/invalid-arguments', {
      message: `${onStdout.map((each) => each.format).join(' and ')} cannot both be printed on stdout`,
      help: 'Give all but one a file: --format sarif=lint.sarif.',
    });
  if (json === true && onStdout.some((each) => each.format !== 'json'))
    report.add('cli/invalid-arguments', {
      message: `--json and --format ${onStdout[0]?.format ?? ''} cannot both be printed on stdout`,
      help: 'Leave one of them out, or give the format a file.',
    });
  return report.hasErrors ? undefined : outputs;
}

/** Writes the output. Reports an error. */
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
