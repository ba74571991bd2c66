// Comparison as GitHub Actions workflow commands.

import { workflowCommand } from '../../../diagnostics/github-annotation.ts';
import type { Place } from '../change.ts';
import { risingOf } from '../semver-bumps.ts';
import { effectsOf, levelWords, type Comparison, type Verdict } from '../assess-changes.ts';

/**
 * Prints `::error` for breaking changes, `::warning` for possibly breaking ones, and `::notice` for approved changes
 * and version bumps. Compatible changes are not printed.
 */
export function printGithub({ verdicts, head, difference, bumps }: Comparison): string {
  const told = verdicts
    .filter(({ level }) => level !== 'compatible')
    .map((verdict) => lineOf(verdict, head, difference.head.place));
  const rising = risingOf(bumps);
  return [
    ...told,
    ...(rising.length > 0 ? [workflowCommand('notice', undefined, 'versions', rising.join(', '))] : []),
  ].join('');
}

function lineOf(verdict: Verdict, head: string, otherwise: Place): string {
  const { change, subject, level, approval } = verdict;
  const kind = approval ? 'notice' : level === 'breaking' ? 'error' : 'warning';
  // Annotations are possible only in files of the head.
  const place = change.head ?? otherwise;
  const about = subject === '' ? head : subject;
  const reason = approval ? ` Approved until ${approval.expires}: ${approval.reason}` : '';
  return workflowCommand(
    kind,
    place,
    `${levelWords[level]}: ${change.id}`,
    `${about}: ${change.sentence} (${effectsOf(verdict)}; ${change.fingerprint})${reason}`,
  );
}
