// Verification of fixes: only the fixed nodes differ from the original, and no reference to them breaks.

import type { ParsedFile } from '../../source/file-reader.ts';
import type { Node } from '../../source/node.ts';
import { type LocatedFix, nodePathAtOffset, type RootNodes } from './finding.ts';
import type { PlannedFix } from './text-fix.ts';
import type { Fix } from './rule.ts';
import { childPointer } from '../../source/pointer.ts';
import { isAbsoluteUri, resolveUriReference } from '../../source/uri.ts';

/** Fixes by location, as a tree of keys. */
interface FixTree {
  readonly children: Map<string, FixTree>;
  fix?: Fix;
}

/**
 * Compares the trees of a file before and after the fixes: values, keys, and their order. Detects fixes that a YAML
 * alias or merge key spreads to other nodes, and fixes that change the wrong node.
 */
export function changesOnlyFixedNodes(
  before: ParsedFile,
  after: ParsedFile,
  plannedFixes: readonly PlannedFix[],
): boolean {
  if (!before.root || !after.root || after.diagnostics.length > before.diagnostics.length) return false;
  const fixTree: FixTree = { children: new Map() };
  for (const { locatedFix } of plannedFixes) {
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

/** Returns the keys from the root to the fixed node. */
function keysToNode(root: Node, { nodePath: { node, entry } }: LocatedFix): readonly string[] | undefined {
  const nodePaths = nodePathAtOffset(root, entry?.start ?? node.start);
  const lastIndex = nodePaths.findLastIndex((nodePath) =>
    entry
      ? nodePath.entry?.start === entry.start && nodePath.entry.end === entry.end
      : nodePath.node.start === node.start && nodePath.node.end === node.end,
  );
  if (lastIndex < 0) return undefined;
  return nodePaths
    .slice(0, lastIndex + 1)
    .map(
      ({ entry: pathEntry, node: item, parent }) =>
        pathEntry?.key ?? String(parent?.kind === 'list' ? parent.items.indexOf(item) : ''),
    );
}

/** Compares two nodes. `equalNodes`: cache of equal nodes without fixes. A YAML alias can repeat a node many times. */
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
      const childFixes = subtree?.children.get(key);
      const name = childFixes?.fix?.kind === 'rename' ? childFixes.fix.name : key;
      return (
        (before.kind === 'list' || actualChildren[index]?.key === name) &&
        hasExpectedContent(value, actualChildren[index]?.value, childFixes, equalNodes)
      );
    })
  );
}

function namedChildren(node: Node): readonly { readonly key: string; readonly value: Node }[] {
  if (node.kind === 'map') return [...node.entries.values()];
  return node.kind === 'list' ? node.items.map((value, index) => ({ key: String(index), value })) : [];
}

/** String that references a node. */
interface Reference {
  readonly referrer: Node;
  /** Path of a file; `undefined` if the reference uses the URI of a document. */
  readonly file: string | undefined;
  readonly pointer: string;
}

/** Returns a predicate that reports whether a fix changes the target of a reference in these documents. */
export function createBrokenReferenceCheck(documents: readonly RootNodes[]): (locatedFix: LocatedFix) => boolean {
  let references: readonly Reference[] | undefined;
  return ({ nodePath: { node, entry, parent }, fix }) => {
    if (fix.kind === 'replace') return false;
    references ??= [...new Set(documents.flatMap((roots) => [...roots.values()]))].flatMap(referencesIn);
    const key = entry?.key ?? (parent?.kind === 'list' ? parent.items.indexOf(node) : -1);
    const base = parent?.pointer ?? node.pointer;
    // Removing an item changes the indices of the items after it.
    const isAffected = (pointer: string): boolean => {
      if (typeof key === 'string') return isWithin(pointer, childPointer(base, key));
      const index = isWithin(pointer, base) ? /^\/(\d+)/.exec(pointer.slice(base.length))?.[1] : undefined;
      return index !== undefined && Number(index) >= key;
    };
    const { file } = node.source;
    return references.some(
      (reference) =>
        (reference.file === undefined || reference.file === file) &&
        isAffected(reference.pointer) &&
        !isPartOf(reference.referrer, node),
    );
  };
}

function isWithin(pointer: string, base: string): boolean {
  return pointer === base || pointer.startsWith(`${base}/`);
}

function isPartOf(inner: Node, outer: Node): boolean {
  return inner.source === outer.source && outer.start <= inner.start && inner.end <= outer.end;
}

/** Returns all strings with a JSON Pointer fragment, regardless of the keyword: `$ref`, `mapping`, `operationRef`. */
function referencesIn(root: Node): readonly Reference[] {
  const references: Reference[] = [];
  const pending: Node[] = [root];
  const seen = new Set<Node>();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.kind === 'list') pending.push(...node.items);
    else if (node.kind === 'map') for (const { value } of node.entries.values()) pending.push(value);
    else if (typeof node.value === 'string' && node.value.includes('#/')) {
      const { resource, fragment } = resolveUriReference(node.source.file, node.value);
      references.push({ referrer: node, file: isAbsoluteUri(resource) ? undefined : resource, pointer: fragment });
    }
  }
  return references;
}
