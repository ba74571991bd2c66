// Verification of fixes: the fixed text differs from the original only in the fixed nodes.

import type { ParsedFile } from '../../source/file-reader.ts';
import type { Node } from '../../source/node.ts';
import type { LocatedFix } from './finding.ts';
import type { PlannedFix } from './text-fix.ts';
import { nodePathsAt } from './finding-location.ts';
import type { Fix } from './rule.ts';

/** Fixes as a tree of keys. */
interface FixTree {
  readonly children: Map<string, FixTree>;
  fix?: Fix;
}

/**
 * Compares the trees of a file before and after the fixes: values, keys, and their order. Detects fixes that a YAML
 * alias or merge key spreads to other nodes, and fixes of the wrong node.
 */
export function changesOnlyFixedNodes(before: ParsedFile, after: ParsedFile, planned: readonly PlannedFix[]): boolean {
  if (!before.root || !after.root || after.diagnostics.length > before.diagnostics.length) return false;
  const fixTree: FixTree = { children: new Map() };
  for (const { locatedFix } of planned) {
    const keys = keysToNode(before.root, locatedFix);
    if (!keys) return false;
    let subtree = fixTree;
    for (const key of keys) {
      const next = subtree.children.get(key) ?? { children: new Map<string, FixTree>() };
      subtree.children.set(key, next);
      subtree = next;
    }
    subtree.fix = locatedFix.fix;
  }
  return hasExpectedContent(before.root, after.root, fixTree, new Map());
}

function keysToNode(root: Node, { nodePath: { node, entry } }: LocatedFix): readonly string[] | undefined {
  const subtree = nodePathsAt(root, entry?.start ?? node.start);
  const last = subtree.findLastIndex((nodePath) =>
    entry
      ? nodePath.entry?.start === entry.start && nodePath.entry.end === entry.end
      : nodePath.node.start === node.start && nodePath.node.end === node.end,
  );
  if (last < 0) return undefined;
  return subtree
    .slice(0, last + 1)
    .map(
      ({ entry: pathEntry, node: item, parent }) =>
        pathEntry?.key ?? String(parent?.kind === 'list' ? parent.items.indexOf(item) : ''),
    );
}

/** `equalNodes`: cache of equal nodes without fixes; a YAML alias can repeat a node many times. */
function hasExpectedContent(
  before: Node,
  after: Node | undefined,
  subtree: FixTree | undefined,
  equalNodes: Map<Node, Node>,
): boolean {
  if (!after) return false;
  if (subtree?.fix?.kind === 'replace') return after.kind === 'scalar' && after.value === subtree.fix.value;
  if (!subtree && equalNodes.get(before) === after) return true;
  const isSame = compareNodes(before, after, subtree, equalNodes);
  if (isSame && !subtree) equalNodes.set(before, after);
  return isSame;
}

function compareNodes(before: Node, after: Node, subtree: FixTree | undefined, equalNodes: Map<Node, Node>): boolean {
  if (before.kind === 'scalar')
    return after.kind === 'scalar' && after.value === before.value && after.raw === before.raw;
  if (before.kind !== after.kind) return false;
  const actualChildren = namedChildren(after);
  const expectedChildren = namedChildren(before).filter(
    ({ key }) => subtree?.children.get(key)?.fix?.kind !== 'remove',
  );
  return (
    expectedChildren.length === actualChildren.length &&
    expectedChildren.every(({ key, value }, index) => {
      const inner = subtree?.children.get(key);
      const name = inner?.fix?.kind === 'rename' ? inner.fix.name : key;
      return (
        (before.kind === 'list' || actualChildren[index]?.key === name) &&
        hasExpectedContent(value, actualChildren[index]?.value, inner, equalNodes)
      );
    })
  );
}

function namedChildren(node: Node): readonly { readonly key: string; readonly value: Node }[] {
  if (node.kind === 'map') return [...node.entries.values()];
  return node.kind === 'list' ? node.items.map((value, index) => ({ key: String(index), value })) : [];
}
