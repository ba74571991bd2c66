// Approvals: accepted changes, each with a reason and an expiry date.

import type { Location } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import { toJson, type Node } from '../../source/node.ts';
import type { Change } from './change.ts';

/** Entry of the approvals file. */
export interface Approval {
  /** Fingerprint of the change. */
  readonly change: string;
  readonly reason: string;
  /** Last day on which the approval is valid, such as `2030-01-31`. */
  readonly expires: string;
  readonly location: Location;
}

/** Parses an approvals file: an array of `{ change, reason, expires }`. Reports invalid entries. */
export function parseApprovals(root: Node, report: Report): readonly Approval[] {
  // The file is empty or has only comments.
  if (root.kind === 'scalar' && root.value === null) return [];
  if (root.kind !== 'list') {
    report.add('diff/invalid-approval', {
      message: 'expected an array of approvals',
      location: nodeLocation(root),
      help: 'write entries with `change`, `reason`, and `expires`',
    });
    return [];
  }
  const approvals = root.items.flatMap((item) => parseApproval(item, report) ?? []);
  reportDuplicates(approvals, report);
  return approvals;
}

/** Reports changes that are approved more than once, which makes the reason and expiry date ambiguous. */
function reportDuplicates(approvals: readonly Approval[], report: Report): void {
  const firstApprovals = new Map<string, Approval>();
  for (const approval of approvals) {
    const { change, location } = approval;
    const firstApproval = firstApprovals.get(change);
    if (!firstApproval) firstApprovals.set(change, approval);
    else
      report.add('diff/invalid-approval', {
        message: `duplicate approval of \`${change}\``,
        location,
        related: [{ location: firstApproval.location, message: 'first approved here' }],
        help: 'remove one of them',
      });
  }
}

function parseApproval(node: Node, report: Report): Approval | undefined {
  const location = nodeLocation(node);
  const reportInvalid = (message: string, help: string): undefined => {
    report.add('diff/invalid-approval', { message, location, help });
  };
  if (node.kind !== 'map') return reportInvalid('expected an object', 'write `change`, `reason`, and `expires`');
  const entry = Object.fromEntries([...node.entries].map(([name, property]) => [name, toJson(property.value)]));
  const unknown = Object.keys(entry).find((name) => !['change', 'reason', 'expires'].includes(name));
  if (unknown !== undefined)
    return reportInvalid(`unknown property \`${unknown}\``, 'use `change`, `reason`, and `expires`');
  const { change, reason, expires } = entry;
  // YAML reads unquoted digits, and some values with an `e`, as numbers.
  if (typeof change !== 'string' || !/^[0-9a-f]{12}$/.test(change))
    return reportInvalid(
      'invalid `change`: expected a fingerprint',
      'write the twelve hexadecimal digits that `ashlar diff` prints, in quotes',
    );
  if (typeof reason !== 'string' || reason.trim() === '')
    return reportInvalid('missing `reason`', 'explain in one sentence why the change is acceptable');
  if (expires === undefined)
    return reportInvalid('missing `expires`', 'write the last valid day, such as `2030-01-31`');
  if (typeof expires !== 'string' || !isIsoDate(expires))
    return reportInvalid('invalid `expires`: expected a date', 'write the last valid day, such as `2030-01-31`');
  return { change, reason: reason.trim(), expires, location };
}

function isIsoDate(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

function nodeLocation(node: Node): Location {
  return node.source.location(node.start, node.end);
}

/** Returns the approvals that apply on the given day, by fingerprint. Reports expired and unused approvals. */
export function selectActiveApprovals(
  approvals: readonly Approval[],
  changes: readonly Change[],
  today: string,
  report: Report,
): ReadonlyMap<string, Approval> {
  const currentFingerprints = new Set(changes.map(({ fingerprint }) => fingerprint));
  const activeApprovals = new Map<string, Approval>();
  for (const approval of approvals) {
    const { change, expires, location } = approval;
    if (!currentFingerprints.has(change))
      report.add('diff/unused-approval', {
        message: `approval \`${change}\` matches no change`,
        location,
        help: 'remove the approval',
      });
    else if (expires < today)
      report.add('diff/expired-approval', {
        message: `approval \`${change}\` expired on ${expires}`,
        location,
        help: 'undo the change, or approve it again with a later date',
      });
    else activeApprovals.set(change, approval);
  }
  return activeApprovals;
}
