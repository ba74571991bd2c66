// Text table of a release.

import type { Step } from './plan-release.ts';

/** Result of a step. */
export type Done = 'published' | 'planned' | 'failed';

/** Formats a row for each package, and a total. */
export function printRelease(steps: readonly Step[], done: ReadonlyMap<string, Done>): string {
  const rows = steps.map(({ built: { source }, published, version, raised, decision }) => [
    source.name,
    published?.version ?? 'none',
    raised ? version : '=',
    raised ? (decision.bump === 'none' ? 'patch' : decision.bump) : '',
    raised ? reasonOf(decision) : 'the same content is published',
    raised ? (done.get(source.name) ?? 'planned') : '',
  ]);
  const table = [['package', 'published', 'next', 'rises', 'because', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const raised = steps.filter((step) => step.raised);
  const published = raised.filter(({ built }) => done.get(built.source.name) === 'published').length;
  const end =
    raised.length === 0
      ? 'Nothing is to be published.'
      : published > 0
        ? `${published} of ${raised.length} published.`
        : `${raised.length} to be published; nothing has been.`;
  return `${lines.join('\n')}\n${end}\n`;
}

function reasonOf({ bump, verdicts, declarations, files }: Step['decision']): string {
  if (bump === 'first') return 'it was never published';
  const parts = [
    amount(verdicts.length, 'change', 'of the document'),
    ...(['removed', 'narrowed', 'widened', 'added'] as const).map((kind) =>
      amount(declarations.filter((change) => change.kind === kind).length, 'declaration', kind),
    ),
  ].filter((part) => part !== '');
  return parts.length > 0
    ? parts.join(', ')
    : files.length === 0
      ? 'it was asked for'
      : amount(files.length, 'file', 'changed');
}

function amount(number: number, noun: string, rest: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'} ${rest}`;
}
