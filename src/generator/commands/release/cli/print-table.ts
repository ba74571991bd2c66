// Text table of a release.

import type { ReleaseStep } from './plan-release.ts';

/** Result of a step. */
export type PublishState = 'published' | 'planned' | 'failed';

/** Formats a row for each package, and a total. */
export function formatReleaseTable(steps: readonly ReleaseStep[], states: ReadonlyMap<string, PublishState>): string {
  const rows = steps.map(({ built: { source }, published, version, isRaised, decision }) => [
    source.name,
    published?.version ?? 'none',
    isRaised ? version : '=',
    isRaised ? (decision.bump === 'none' ? 'patch' : decision.bump) : '',
    isRaised ? describeReason(decision) : 'the same content is published',
    isRaised ? (states.get(source.name) ?? 'planned') : '',
  ]);
  const table = [['package', 'published', 'next', 'bump', 'reason', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const raised = steps.filter((step) => step.isRaised);
  const published = raised.filter(({ built }) => states.get(built.source.name) === 'published').length;
  const total =
    raised.length === 0
      ? 'Nothing is to be published.'
      : published > 0
        ? `${published} of ${raised.length} published.`
        : `${raised.length} to be published; nothing has been.`;
  return `${lines.join('\n')}\n${total}\n`;
}

function describeReason({ bump, verdicts, declarations, files }: ReleaseStep['decision']): string {
  if (bump === 'first') return 'it was never published';
  const parts = [
    formatAmount(verdicts.length, 'change', 'of the document'),
    ...(['removed', 'narrowed', 'widened', 'added'] as const).map((kind) =>
      formatAmount(declarations.filter((change) => change.kind === kind).length, 'declaration', kind),
    ),
  ].filter((part) => part !== '');
  return parts.length > 0
    ? parts.join(', ')
    : files.length === 0
      ? 'it was asked for'
      : formatAmount(files.length, 'file', 'changed');
}

function formatAmount(number: number, noun: string, rest: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'} ${rest}`;
}
