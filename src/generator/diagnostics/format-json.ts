// JSON form of diagnostics.

import type { DiagnosticData } from './diagnostic.ts';

/** Converts a diagnostic to a JSON value with properties in a fixed order, without absent ones. */
export function diagnosticToJson(
  diagnostic: DiagnosticData & { readonly fingerprint?: string; readonly locatedFix?: unknown },
): Readonly<Record<string, unknown>> {
  const { code, severity, message, location, related, help, fingerprint, locatedFix } = diagnostic;
  return {
    code,
    severity,
    message,
    ...(location && { place: location }),
    ...(related && { related: related.map((each) => ({ place: each.location, message: each.message })) }),
    ...(help !== undefined && { help }),
    ...(locatedFix !== undefined && { fixable: true }),
    ...(fingerprint !== undefined && { fingerprint }),
  };
}

/** Serializes diagnostics as JSON, indented by two spaces. */
export function formatJson(diagnostics: readonly DiagnosticData[]): string {
  return `${JSON.stringify(diagnostics.map(diagnosticToJson), null, 2)}\n`;
}
