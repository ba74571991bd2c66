// How diagnostics look to another program.

import type { Told } from './diagnostic.ts';

/** A diagnostic as a JSON value, its members in one order; absent ones are left out. */
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

/** All diagnostics as one JSON text, two blanks deep. */
export function formatJson(diagnostics: readonly Told[]): string {
  return `${JSON.stringify(diagnostics.map(diagnosticToJson), null, 2)}\n`;
}
