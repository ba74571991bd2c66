// JSON form of diagnostics.

import type { Told } from './diagnostic.ts';

/** Converts a diagnostic to a JSON value with properties in a fixed order, without absent ones. */
export function diagnosticToJson(
  diagnostic: Told & { readonly fingerprint?: string; readonly mend?: unknown },
): Readonly<Record<string, unknown>> {
  const { code, severity, message, place, related, help, fingerprint, mend } = diagnostic;
  return {
    code,
    severity,
    message,
    ...(place && { place }),
    ...(related && { related }),
    ...(help !== undefined && { help }),
    ...(mend !== undefined && { fixable: true }),
    ...(fingerprint !== undefined && { fingerprint }),
  };
}

/** Serializes diagnostics as JSON, indented by two spaces. */
export function formatJson(diagnostics: readonly Told[]): string {
  return `${JSON.stringify(diagnostics.map(diagnosticToJson), null, 2)}\n`;
}
