// JSON output of a command.

import type { Environment } from './environment.ts';
import { exitStatus, type CommandResult } from './command-result.ts';
import type { DiagnosticData } from '../diagnostics/diagnostic.ts';

/** Prints the result on stdout. */
export function printJson(result: CommandResult, version: string, environment: Environment): void {
  environment.stdout.write(serializeResult(result, version));
}

/** Serializes the result as JSON; properties that do not apply are absent. */
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
    suppressed,
    fixed,
    preview,
    files,
    inputs,
    outputs,
    documents:
      documents?.map(({ diagnostics, ...result }) => ({ ...result, diagnostics: diagnostics.map(diagnosticToJson) })) ??
      lintedDocuments?.map((path) => ({ document: path })),
    model,
    release,
    timings: timings.map(({ stage, ms }) => ({ stage, ms: Math.round(ms * 10) / 10 })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Converts a diagnostic to a JSON value. Properties are in a fixed order; absent ones are omitted. */
export function diagnosticToJson(
  diagnostic: DiagnosticData & { readonly fingerprint?: string; readonly locatedFix?: unknown },
): Readonly<Record<string, unknown>> {
  const { code, severity, message, location, related, help, fingerprint, locatedFix } = diagnostic;
  return {
    code,
    severity,
    message,
    ...(location && { location }),
    ...(related && { related: related.map((span) => ({ location: span.location, message: span.message })) }),
    ...(help !== undefined && { help }),
    ...(locatedFix !== undefined && { fixable: true }),
    ...(fingerprint !== undefined && { fingerprint }),
  };
}
