// How diagnostics look to another program.

import type { Told } from './diagnostic.ts';

/** A diagnostic as a JSON value, its members in one order; absent ones are left out. */
export function diagnosticToJson(diagnostic: Told): Readonly<Record<string, unknown>> {
  const { code, severity, message, place, related, help } = diagnostic;
  return { code, severity, message, ...(place && { place }), ...(related && { related }), ...(help !== undefined && { help }) };
}

/** All diagnostics as one JSON text, two blanks deep. */
export function formatJson(diagnostics: readonly Told[]): string {
  return `${JSON.stringify(diagnostics.map(diagnosticToJson), null, 2)}\n`;
}
