// Comparison as GitHub Actions workflow commands.

import { formatWorkflowCommand } from '../../../diagnostics/ci-formats.ts';
import type { ChangeLocation } from '../change.ts';
import { formatBumps } from '../semver-bumps.ts';
import { describeEffects, levelLabels, type Comparison, type AssessedChange } from '../assess-changes.ts';

/**
 * Prints `::error` for breaking changes, `::warning` for possibly breaking ones, and `::notice` for approved changes
 * and version bumps. Compatible changes are not printed.
 */
export function printGithub({ assessedChanges, head, difference, bumps }: Comparison): string {
  const commands = assessedChanges
    .filter(({ level }) => level !== 'compatible')
    .map((assessedChange) => formatCommand(assessedChange, head, difference.head.location));
  const bumpLabels = formatBumps(bumps);
  return [
    ...commands,
    ...(bumpLabels.length > 0
      ? [formatWorkflowCommand('notice', undefined, 'version bumps', bumpLabels.join(', '))]
      : []),
  ].join('');
}

function formatCommand(assessedChange: AssessedChange, head: string, fallback: ChangeLocation): string {
  const { change, subject, level, approval } = assessedChange;
  const kind = approval ? 'notice' : level === 'breaking' ? 'error' : 'warning';
  // Only files of the head can be annotated.
  const location = change.head ?? fallback;
  const subjectName = subject === '' ? head : subject;
  const reason = approval ? ` Approved until ${approval.expires}: ${approval.reason}` : '';
  return formatWorkflowCommand(
    kind,
    location,
    `${levelLabels[level]}: ${change.id}`,
    `${subjectName}: ${change.sentence} (${describeEffects(assessedChange)}; ${change.fingerprint})${reason}`,
  );
}
