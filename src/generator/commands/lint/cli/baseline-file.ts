// Baseline file of suppressed findings.

import { resolve } from 'node:path';
import type { LintFinding } from '../finding.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { readRegularFile } from '../../../source/regular-file.ts';
import type { Environment } from '../../../cli/environment.ts';
import { formatCount } from '../../../cli/format-units.ts';
import { replaceFiles } from './write-files.ts';
import { systemErrorCode, describeReadError } from '../../../cli/file-system-errors.ts';

/** Known findings, which the linter suppresses. */
export interface Baseline {
  readonly fingerprints: ReadonlySet<string>;
  /** Reports entries that match none of the current findings. */
  reportStale(currentFingerprints: ReadonlySet<string>, report: Report): void;
}

const baselineHelp = 'create it with `--update-baseline`';

/** Reads the baseline. Returns `undefined` and reports an error if it is invalid. */
export function readBaseline(file: string, cwd: string, report: Report): Baseline | undefined {
  const reportInvalid = (message: string): undefined => {
    report.add('lint/invalid-baseline', { message, help: baselineHelp });
  };
  if (file === '') return reportInvalid('the baseline path is empty');
  let value: unknown;
  try {
    value = JSON.parse(readRegularFile(resolve(cwd, file)).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return reportInvalid(`cannot parse \`${file}\`: ${error.message}`);
    return reportInvalid(
      systemErrorCode(error) === 'ENOENT'
        ? `cannot find the baseline \`${file}\``
        : `cannot read \`${file}\`: ${describeReadError(error)}`,
    );
  }
  const findings = typeof value === 'object' && value !== null && 'findings' in value ? value.findings : undefined;
  const candidates = Array.isArray(findings)
    ? findings.map((entry: unknown) =>
        typeof entry === 'object' && entry !== null && 'fingerprint' in entry ? entry.fingerprint : undefined,
      )
    : [undefined];
  if (!candidates.every((fingerprint) => typeof fingerprint === 'string' && /^[0-9a-f]{12}$/.test(fingerprint)))
    return reportInvalid(`invalid baseline \`${file}\`: expected findings with fingerprints`);
  const fingerprints = new Set(candidates as readonly string[]); // every element was checked above
  return {
    fingerprints,
    reportStale(currentFingerprints, targetReport) {
      const staleCount = [...fingerprints].filter((fingerprint) => !currentFingerprints.has(fingerprint)).length;
      if (staleCount > 0)
        targetReport.add('lint/stale-baseline', {
          message: `${formatCount(staleCount, 'entry', 'entries')} of \`${file}\` ${staleCount === 1 ? 'matches' : 'match'} no finding`,
          help: 'remove stale entries with `--update-baseline`',
        });
    },
  };
}

/** Writes the findings in sorted order, so that a diff of the file shows what changed. Returns `true` on success. */
export function writeBaseline(
  file: string | undefined,
  findings: readonly LintFinding[],
  host: Environment,
  report: Report,
): boolean {
  if (file === undefined || file === '') {
    report.add('cli/invalid-arguments', {
      message: '`--update-baseline` requires a baseline file',
      help: 'pass `--baseline <path>`, or set `lint.baseline` in the configuration',
    });
    return false;
  }
  const entries = findings.map(({ code, location, message, fingerprint }) => ({
    fingerprint,
    code,
    ...(location && { file: location.file }),
    message,
  }));
  const path = resolve(host.cwd, file);
  const systemError = replaceFiles([{ path, text: `${JSON.stringify({ findings: entries }, null, 2)}\n` }], host);
  if (systemError !== undefined)
    report.add('cli/write-failed', { message: `cannot write \`${file}\`: ${systemError}` });
  return systemError === undefined;
}
