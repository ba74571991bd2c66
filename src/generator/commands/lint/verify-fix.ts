// Verification of fixes: the fixed text differs from the original only in the fixed nodes.

import type { ParsedFile } from '../../source/file-reader.ts';
import type { Node } from '../../source/node.ts';
import type { Mend } from './finding.ts';
import type { PlannedFix } from './fix.ts';
import { deepestAt } from './finding-location.ts';
import type { Fix } from './rule.ts';

/** Fixes as a tree of keys. */
interface Way {
  readonly below: Map<string, Way>;
  fix?: Fix;
}

/**
 * Compares the trees of a file before and after the fixes: values, keys, and their order. Detects fixes that a YAML
 * alias or merge key spreads to other nodes, and fixes of the wrong node.
 */
export function changesOnlyWhatIsNamed(before: ParsedFile, after: ParsedFile, planned: readonly PlannedFix[]): boolean {
  if (!before.root || !after.root || after.diagnostics.length > before.diagnostics.length) return false;
  const ways: Way = { below: new Map() };
  for (const { mend } of planned) {
    const keys = keysTo(before.root, mend);
    if (!keys) return false;
    let way = ways;
    for (const key of keys) {
      const next = way.below.get(key) ?? { below: new Map<string, Way>() };
      way.below.set(key, next);
      way = next;
    }
    way.fix = mend.fix;
  }
  return isExpected(before.root, after.root, ways, new Map());
}

function keysTo(root: Node, { spot: { node, entry } }: Mend): readonly string[] | undefined {
  const way = deepestAt(root, entry?.start ?? node.start);
  const last = way.findLastIndex((spot) =>
    entry
      ? spot.entry?.start === entry.start && spot.entry.end === entry.end
      : spot.node.start === node.start && spot.node.end === node.end,
  );
  if (last < 0) return undefined;
  return way
    .slice(0, last + 1)
    .map(
      ({ entry: own, node: item, parent }) =>
        own?.key ?? String(parent?.kind === 'list' ? parent.items.indexOf(item) : ''),
    );
}

/** `equalNodes`: cache of equal nodes without fixes; a YAML alias can repeat a node many times. */
function isExpected(before: Node, after: Node | undefined, way: Way | undefined, same: Map<Node, Node>): boolean {
  if (!after) return false;
  if (way?.fix?.kind === 'replace') return after.kind === 'scalar' && after.value === way.fix.value;
  if (!way && same.get(before) === after) return true;
  const isSame = compare(before, after, way, same);
  if (isSame && !way) same.set(before, after);
  return isSame;
}

function compare(before: Node, after: Node, way: Way | undefined, same: Map<Node, Node>): boolean {
  if (before.kind === 'scalar')
    return after.kind === 'scalar' && after.value === before.value && after.raw === before.raw;
  if (before.kind !== after.kind) return false;
  const found = membersOf(after);
  const kept = membersOf(before).filter(({ key }) => way?.below.get(key)?.fix?.kind !== 'remove');
  return (
    kept.length === found.length &&
    kept.every(({ key, value }, index) => {
      const inner = way?.below.get(key);
      const name = inner?.fix?.kind === 'rename' ? inner.fix.name : key;
      return (
        (before.kind === 'list' || found[index]?.key === name) && isExpected(value, found[index]?.value, inner, same)
      );
    })
  );
}

function membersOf(node: Node): readonly { readonly key: string; readonly value: Node }[] {
  if (node.kind === 'map') return [...node.entries.values()];
  return node.kind === 'list' ? node.items.map((value, index) => ({ key: String(index), value })) : [];
}
