// Limits the diagnostics that a command prints: equal messages are printed once, and errors precede warnings and notes.

import type { DiagnosticData, Location, Severity } from './diagnostic.ts';

/** Default maximum number of diagnostics that a command prints. */
export const defaultMaxDiagnostics = 50;

/** A diagnostic to print, and the other locations with the same code and message. */
export interface PrintedDiagnostic {
  readonly diagnostic: DiagnosticData;
  readonly otherLocations: readonly Location[];
}

const severities: readonly Severity[] = ['error', 'warning', 'note'];

/**
 * Returns at most `max` diagnostics, in their original order, and the number of those that are not printed. If there are
 * more, the most severe are printed. A `max` of 0 returns all diagnostics, including those with equal messages.
 */
export function limitDiagnostics(
  diagnostics: readonly DiagnosticData[],
  max: number,
): { readonly printed: readonly PrintedDiagnostic[]; readonly hiddenCount: number } {
  if (max === 0)
    return { printed: diagnostics.map((diagnostic) => ({ diagnostic, otherLocations: [] })), hiddenCount: 0 };
  const groups = groupByMessage(diagnostics);
  const printedGroups = new Set(
    severities.flatMap((severity) => groups.filter(([first]) => first?.severity === severity)).slice(0, max),
  );
  const printed = groups.flatMap((group): readonly PrintedDiagnostic[] => {
    const [diagnostic, ...others] = group;
    if (!diagnostic || !printedGroups.has(group)) return [];
    return [{ diagnostic, otherLocations: others.flatMap(({ location }) => location ?? []) }];
  });
  const printedCount = [...printedGroups].reduce((sum, group) => sum + group.length, 0);
  return { printed, hiddenCount: diagnostics.length - printedCount };
}

/** Groups diagnostics with the same code, severity, and message, in the order of their first diagnostic. */
function groupByMessage(diagnostics: readonly DiagnosticData[]): readonly (readonly DiagnosticData[])[] {
  const groups = new Map<string, DiagnosticData[]>();
  for (const diagnostic of diagnostics) {
    const { code, severity, message, location } = diagnostic;
    // A diagnostic without a location has no place that a group could list.
    const key = JSON.stringify([code, severity, message, location === undefined]);
    const group = groups.get(key);
    if (group && location) group.push(diagnostic);
    else groups.set(group ? `${key} ${groups.size}` : key, [diagnostic]);
  }
  return [...groups.values()];
}
