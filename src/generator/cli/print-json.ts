// JSON output of a command.

import { diagnosticToJson } from '../diagnostics/format-json.ts';
import type { Environment } from './environment.ts';
import { exitStatus, type CommandResult } from './command-result.ts';

/** Prints the result on stdout. */
export function printJson(result: CommandResult, version: string, environment: Environment): void {
  environment.stdout.write(serializeResult(result, version));
}

/** Serializes the result as JSON, without properties that do not apply. */
export function serializeResult(result: CommandResult, version: string): string {
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
    suppressed,
    fixed,
    preview,
    documents,
    lintedDocuments,
    inputs,
    outputs,
  } = result;
  const value = {
    ashlar: version,
    command,
    status: exitStatus(result),
    document,
    out,
    check,
    diagnostics: [...report.diagnostics, ...findings].map(diagnosticToJson),
    letBe: suppressed,
    mended: fixed,
    preview,
    files,
    inputs,
    outputs,
    documents:
      documents?.map(({ diagnostics, ...each }) => ({ ...each, diagnostics: diagnostics.map(diagnosticToJson) })) ??
      lintedDocuments?.map((each) => ({ document: each })),
    model,
    release,
    timings: timings.map(({ stage, ms }) => ({ stage, ms: Math.round(ms * 10) / 10 })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
