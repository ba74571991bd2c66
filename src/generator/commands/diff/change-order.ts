// Order of changes.

import type { Api } from '../../model/types/api.ts';
import { byCodePoint } from '../../model/naming/code-point-order.ts';
import { subjectText, type Change } from './change.ts';
import { worseCode } from './report-change.ts';
import { labelOf } from './operations/pair-operations.ts';
import { worseWire } from './schemas/schema-pairs.ts';

/** Sorts changes and merges duplicates. Order: API, operations in model order, webhooks, shared schemas. */
export function inOrder(changes: readonly Change[], head: Api): readonly Change[] {
  const ranks = new Map(head.operations.map((operation, at) => [labelOf(operation), at + 1]));
  const rank = ({ subject: { operation, schema } }: Change): number =>
    operation !== undefined ? (ranks.get(operation) ?? ranks.size + 1) : schema !== undefined ? ranks.size + 2 : 0;
  const once = new Map<string, Change>();
  for (const change of changes) {
    const known = once.get(change.fingerprint);
    once.set(change.fingerprint, known ? together(known, change) : change);
  }
  const keyed = [...once.values()].map((change, at) => ({
    change,
    rank: rank(change),
    text: subjectText(change.subject),
    at,
  }));
  return keyed
    .sort((a, b) => a.rank - b.rank || byCodePoint(a.text, b.text) || a.at - b.at)
    .map(({ change }) => change);
}

/** Merges two changes with the same fingerprint. */
function together(one: Change, other: Change): Change {
  return {
    ...one,
    operations: [...new Set([...one.operations, ...other.operations])],
    wire: worseWire(one.wire, other.wire),
    code: worseCode(one.code, other.code),
  };
}
