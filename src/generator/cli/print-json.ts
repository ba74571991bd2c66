// JSON output of a command.

import { diagnosticToJson } from '../diagnostics/format-json.ts';
import type { Host } from './environment.ts';
import { exitStatus, type Outcome } from './command-result.ts';

/** Prints the result on stdout. */
export function printJson(outcome: Outcome, version: string, host: Host): void {
  host.stdout.write(jsonOf(outcome, version));
}

/** Serializes the result as JSON, without properties that do not apply. */
export function jsonOf(outcome: Outcome, version: string): string {
  const {
    command,
    document,
    out,
    check,
    report,
    files,
    model,
    release,
    timings,
    findings = [],
    letBe,
    mended,
    preview,
    documents,
    linted,
    inputs,
    outputs,
  } = outcome;
  const value = {
    ashlar: version,
    command,
    status: exitStatus(outcome),
    document,
    out,
    check,
    diagnostics: [...report.diagnostics, ...findings].map(diagnosticToJson),
    letBe,
    mended,
    preview,
    files,
    inputs,
    outputs,
    documents:
      documents?.map(({ diagnostics, ...each }) => ({ ...each, diagnostics: diagnostics.map(diagnosticToJson) })) ??
      linted?.map((each) => ({ document: each })),
    model,
    release,
    timings: timings.map(({ stage, ms }) => ({ stage, ms: Math.round(ms * 10) / 10 })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
