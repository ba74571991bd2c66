// Comparison as GitHub Actions workflow commands.

import { formatWorkflowCommand, toRepositoryLocation } from '../../../diagnostics/ci-formats.ts';
import type { ChangeLocation } from '../change.ts';
import type { PrintOptions } from './print-comparison.ts';
import { formatBumps } from '../semver-bumps.ts';
import { describeEffects, levelLabels, type Comparison, type AssessedChange } from '../assess-changes.ts';

/**
 * Prints `::error` for breaking changes, `::warning` for possibly breaking ones, and `::notice` for approved changes
 * and version bumps. Compatible changes are not printed.
 */
export function printGithub(
  { assessedChanges, head, difference, bumps }: Comparison,
  { directory }: Pick<PrintOptions, 'directory'>,
): string {
  const commands = assessedChanges
    .filter(({ level }) => level !== 'compatible')
    .map((assessedChange) =>
      formatCommand(
        assessedChange,
        head,
        toRepositoryLocation(assessedChange.change.head ?? difference.head.location, directory),
      ),
    );
  const bumpLabels = formatBumps(bumps);
  return [
    ...commands,
    ...(bumpLabels.length > 0
      ? [formatWorkflowCommand('notice', undefined, 'version bumps', bumpLabels.join(', '))]
      : []),
  ].join('');
}

/** `location`: only files of the head can be annotated. */
function formatCommand(assessedChange: AssessedChange, head: string, location: ChangeLocation): string {
  const { change, subject, level, approval } = assessedChange;
  const kind = approval ? 'notice' : level === 'breaking' ? 'error' : 'warning';
  const subjectName = subject === '' ? head : subject;
  const reason = approval ? ` Approved until ${approval.expires}: ${approval.reason}` : '';
  return formatWorkflowCommand(
    kind,
    location,
    `${levelLabels[level]}: ${change.id}`,
    `${subjectName}: ${change.sentence} (${describeEffects(assessedChange)}; ${change.fingerprint})${reason}`,
  );
}
