// An outcome as one JSON document, for other programs.

import { diagnosticToJson } from '../report/json.ts';
import type { Host } from './host.ts';
import { exitStatus, type Outcome } from './outcome.ts';

/** Prints the outcome on stdout. Members that do not apply are absent. */
export function printJson(outcome: Outcome, version: string, host: Host): void {
  const { command, document, out, check, report, files, model, release, timings } = outcome;
  const value = {
    ashlar: version,
    command,
    status: exitStatus(report),
    document,
    out,
    check,
    diagnostics: report.diagnostics.map(diagnosticToJson),
    files,
    model,
    release,
    timings: timings.map(({ stage, ms }) => ({ stage, ms: Math.round(ms * 10) / 10 })),
  };
  host.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
