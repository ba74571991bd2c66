// Order of changes.

import type { Api } from '../../model/types/api.ts';
import { byCodePoint } from '../../model/naming/code-point-order.ts';
import { formatSubject, type Change } from './change.ts';
import { worseCodeLevels } from './report-change.ts';
import { operationLabel } from './operations/pair-operations.ts';
import { worseWireLevels } from './schemas/schema-pairs.ts';

/** Sorts changes and merges duplicates. Order: API, operations in model order, webhooks, shared schemas. */
export function sortChanges(changes: readonly Change[], head: Api): readonly Change[] {
  const ranks = new Map(head.operations.map((operation, at) => [operationLabel(operation), at + 1]));
  const rank = ({ subject: { operation, schema } }: Change): number =>
    operation !== undefined ? (ranks.get(operation) ?? ranks.size + 1) : schema !== undefined ? ranks.size + 2 : 0;
  const uniqueChanges = new Map<string, Change>();
  for (const change of changes) {
    const duplicate = uniqueChanges.get(change.fingerprint);
    uniqueChanges.set(change.fingerprint, duplicate ? mergeChanges(duplicate, change) : change);
  }
  const keyed = [...uniqueChanges.values()].map((change, at) => ({
    change,
    rank: rank(change),
    text: formatSubject(change.subject),
    at,
  }));
  return keyed
    .sort((a, b) => a.rank - b.rank || byCodePoint(a.text, b.text) || a.at - b.at)
    .map(({ change }) => change);
}

/** Merges two changes with the same fingerprint. */
function mergeChanges(first: Change, second: Change): Change {
  return {
    ...first,
    operations: [...new Set([...first.operations, ...second.operations])],
    wire: worseWireLevels(first.wire, second.wire),
    code: worseCodeLevels(first.code, second.code),
  };
}
