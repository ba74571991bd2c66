// Approvals: accepted changes, each with a reason and an expiry date.

import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import { toJson } from '../../source/node-to-json.ts';
import type { Node } from '../../source/node.ts';
import type { Change } from './change.ts';

/** Entry of the approvals file. */
export interface Approval {
  /** Fingerprint of the change. */
  readonly change: string;
  readonly reason: string;
  /** Last day on which the approval is valid, such as `2030-01-31`. */
  readonly expires: string;
  readonly place: Place;
}

/** Parses an approvals file: an array of `{ change, reason, expires }`. Reports invalid entries. */
export function readApprovals(root: Node, report: Report): readonly Approval[] {
  // The file is empty or has only comments.
  if (root.kind === 'scalar' && root.value === null) return [];
  if (root.kind !== 'list') {
    report.add('diff/approval', {
      message: 'approvals are a list',
      place: placeOf(root),
      help: 'Write entries of `change`, `reason` and `expires`.',
    });
    return [];
  }
  const approvals = root.items.flatMap((item) => approvalOf(item, report) ?? []);
  reportRepeated(approvals, report);
  return approvals;
}

/** Reports changes that are approved more than once: reason and expiry date would be ambiguous. */
function reportRepeated(approvals: readonly Approval[], report: Report): void {
  const first = new Map<string, Approval>();
  for (const approval of approvals) {
    const { change, place } = approval;
    const earlier = first.get(change);
    if (!earlier) first.set(change, approval);
    else
      report.add('diff/approval', {
        message: `the change ${change} is approved twice`,
        place,
        related: [{ place: earlier.place, message: 'the first approval of it' }],
        help: 'Keep one of them, with the reason and the day that count.',
      });
  }
}

function approvalOf(node: Node, report: Report): Approval | undefined {
  const place = placeOf(node);
  const complain = (message: string, help: string): undefined => {
    report.add('diff/approval', { message, place, help });
  };
  if (node.kind !== 'map') return complain('an approval has members', 'Write `change`, `reason` and `expires`.');
  const entry = Object.fromEntries([...node.entries].map(([name, member]) => [name, toJson(member.value)]));
  const unknown = Object.keys(entry).find((name) => !['change', 'reason', 'expires'].includes(name));
  if (unknown !== undefined)
    return complain(`an approval has no member ${JSON.stringify(unknown)}`, 'It has `change`, `reason` and `expires`.');
  const { change, reason, expires } = entry;
  // YAML reads unquoted digits, and some values with an `e`, as numbers.
  if (typeof change !== 'string' || !/^[0-9a-f]{12}$/.test(change))
    return complain(
      '`change` must be the fingerprint of a change',
      'Twelve hexadecimal digits, in quotes, as `ashlar diff` prints them.',
    );
  if (typeof reason !== 'string' || reason.trim() === '')
    return complain('`reason` is missing', 'Say in a sentence why the change is all right.');
  if (typeof expires !== 'string' || !isDay(expires))
    return complain('`expires` must be a day', 'Write it as 2030-01-31: the last day on which the approval counts.');
  return { change, reason: reason.trim(), expires, place };
}

function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

function placeOf(node: Node): Place {
  return node.source.place(node.start, node.end);
}

/** Returns the approvals that apply on the given day, by fingerprint. Reports expired and unused approvals. */
export function approvedOf(
  approvals: readonly Approval[],
  changes: readonly Change[],
  today: string,
  report: Report,
): ReadonlyMap<string, Approval> {
  const present = new Set(changes.map(({ fingerprint }) => fingerprint));
  const approved = new Map<string, Approval>();
  for (const approval of approvals) {
    const { change, expires, place } = approval;
    if (!present.has(change))
      report.add('diff/unused-approval', {
        message: `no change has the fingerprint ${change}`,
        place,
        help: 'Remove the approval.',
      });
    else if (expires < today)
      report.add('diff/expired-approval', {
        message: `the approval of ${change} expired on ${expires}`,
        place,
        help: 'Undo the change, or approve it anew with a later day.',
      });
    else approved.set(change, approval);
  }
  return approved;
}
