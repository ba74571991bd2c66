// Lint findings from rules, diagnostics, and external linters, with their locations.

import type { DiagnosticData, Location } from '../../diagnostics/diagnostic.ts';
import type { Fix, PropertyPath } from './rule.ts';
import type { RuleSeverity } from './config.ts';
import { createHash } from 'node:crypto';
import { escapePointerSegment, parsePointer } from '../../source/pointer.ts';
import { type SourceLocation, sourceNode, diagnosticLocationOf } from '../../model/source-location.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';

/** Fix with the node that it changes. */
export interface LocatedFix {
  readonly nodePath: NodeInParent;
  readonly fix: Fix;
}

/** Finding before configured severities and suppressions are applied. */
export interface RawFinding extends Omit<DiagnosticData, 'severity'> {
  readonly severity: RuleSeverity;
  readonly locatedFix?: LocatedFix;
  /** Whether the configuration cannot change the severity, because no model can be built. */
  readonly isSeverityFixed?: true;
}

/** Finding with its final severity. */
export interface LintFinding extends DiagnosticData {
  readonly locatedFix?: LocatedFix;
  /** Fingerprint of 12 hexadecimal digits, independent of line numbers. */
  readonly fingerprint: string;
}

type LocatedMessage = Pick<DiagnosticData, 'code' | 'message' | 'location'>;

/** Compares by file, line, column, and code. Findings without a location come first. */
export function compareByLocation(a: LocatedMessage, b: LocatedMessage): number {
  if (!a.location || !b.location) return (a.location ? 1 : 0) - (b.location ? 1 : 0) || compareStrings(a.code, b.code);
  const { location: left } = a;
  const { location: right } = b;
  return (
    compareStrings(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareStrings(a.code, b.code) ||
    compareStrings(a.message, b.message)
  );
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns a fingerprint for each finding: a hash of code, file, path, and message. Array indices are excluded from the
 * path, since they change when items are added or removed. Equal findings are numbered.
 */
export function fingerprintFindings(findings: readonly DiagnosticData[], roots: RootNodes): readonly string[] {
  const occurrences = new Map<string, number>();
  return findings.map((finding) => {
    const identity = JSON.stringify([
      finding.code,
      finding.location?.file ?? '',
      keyPath(finding, roots),
      finding.message,
    ]);
    const occurrence = occurrences.get(identity) ?? 0;
    occurrences.set(identity, occurrence + 1);
    return createHash('sha256').update(`${identity}#${occurrence}`).digest('hex').slice(0, 12);
  });
}

/** Returns the path of keys from the root to a finding, with `-` for array indices. */
function keyPath({ location }: DiagnosticData, roots: RootNodes): string {
  const root = location && roots.get(location.file);
  if (!root) return '';
  const paths = nodePathAtOffset(root, root.source.offset(location.line, location.column));
  return paths.map(({ entry }) => (entry ? escapePointerSegment(entry.key) : '-')).join('/');
}

/** Node with its map entry and parent, if any. */
export interface NodeInParent {
  readonly node: Node;
  readonly entry?: Entry;
  readonly parent?: Node;
}

/** Root node of each file, by path. */
export type RootNodes = ReadonlyMap<string, Node>;

/**
 * Returns the node at a path below a part of the model, or its nearest existing ancestor. `undefined` if the part has
 * no source.
 */
export function findNearestNode(
  origin: SourceLocation,
  path: PropertyPath,
  roots: RootNodes,
): NodeInParent | undefined {
  const node = sourceNode(origin);
  if (!node) return undefined;
  let nodePath: NodeInParent | undefined;
  for (const segment of path) {
    const next = childPath(nodePath?.node ?? node, segment);
    if (!next) break;
    nodePath = next;
  }
  return nodePath ?? pathFromRoot(node, roots);
}

/** Returns whether the whole path exists. */
export function pathExists(origin: SourceLocation, path: PropertyPath): boolean {
  let node = sourceNode(origin);
  for (const segment of path) node = node && childPath(node, segment)?.node;
  return node !== undefined;
}

function childPath(parent: Node, segment: string | number): NodeInParent | undefined {
  if (parent.kind === 'list') {
    const node = parent.items[Number(segment)];
    return node && { node, parent };
  }
  const entry = parent.kind === 'map' ? parent.entries.get(String(segment)) : undefined;
  return entry && { node: entry.value, entry, parent };
}

/** Returns the node with its entry and parent, found by its JSON Pointer. */
function pathFromRoot(node: Node, roots: RootNodes): NodeInParent {
  let nodePath: NodeInParent | undefined;
  let current = roots.get(node.source.file);
  for (const segment of parsePointer(node.pointer) ?? []) {
    const next = current && childPath(current, segment);
    if (!next) return findNodeByRange(node, roots) ?? { node };
    nodePath = next;
    current = next.node;
  }
  // An overlay or a YAML alias can place a different node at this pointer.
  return nodePath && nodePath.node.start === node.start && nodePath.node.source === node.source ? nodePath : { node };
}

/** Finds a node by range: the JSON Pointers of a Swagger 2.0 file differ from those of the converted document. */
function findNodeByRange({ kind, source, start, end }: Node, roots: RootNodes): NodeInParent | undefined {
  const root = roots.get(source.file);
  return root?.source === source
    ? nodePathAtOffset(root, start).findLast(
        ({ node }) => node.kind === kind && node.start === start && node.end === end,
      )
    : undefined;
}

/** Returns the node of the original file. Swagger 2.0 files are converted before parsing. */
export function nodeBeforeConversion(node: Node, roots: RootNodes): Node {
  return findNodeByRange(node, roots)?.node ?? node;
}

/** Returns the location of a node. `onName`: whether to return the location of its key, if it has one. */
export function locateNode({ node, entry, parent }: NodeInParent, onName: boolean): Location {
  const { source, start, end } = node;
  // Keys and values of a map have the same source, unless an overlay replaced the value.
  const keyEntry = entry && parent?.source === source ? entry : undefined;
  if (keyEntry && (onName || node.kind !== 'scalar')) return source.location(keyEntry.start, keyEntry.end);
  if (node.kind === 'scalar') return source.location(start, end);
  const line = source.text.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
  return source.location(start, start + Math.max(1, line.trimEnd().length));
}

/** Returns the location of a path below a part of the model. */
export function locateFinding(origin: SourceLocation, path: PropertyPath, roots: RootNodes, onName = false): Location {
  const nodePath = findNearestNode(origin, path, roots);
  return nodePath ? locateNode(nodePath, onName) : diagnosticLocationOf(origin);
}

/** Returns the path from the root to the innermost node at an offset. */
export function nodePathAtOffset(root: Node, offset: number): readonly NodeInParent[] {
  const paths: NodeInParent[] = [];
  const contains = (node: Node, startOffset = node.start): boolean =>
    node.source === root.source && startOffset <= offset && (offset < node.end || offset === startOffset);
  for (let current: Node | undefined = root; current;) {
    const node: Node = current;
    const next: NodeInParent | undefined =
      node.kind === 'map'
        ? entryPathAt(node, contains)
        : node.kind === 'list'
          ? itemPathAt(node.items, contains, node)
          : undefined;
    if (next) paths.push(next);
    current = next?.node;
  }
  return paths;
}

function entryPathAt(parent: MapNode, contains: (node: Node, from?: number) => boolean): NodeInParent | undefined {
  for (const entry of parent.entries.values())
    if (contains(entry.value, Math.min(entry.start, entry.value.start))) return { node: entry.value, entry, parent };
  return undefined;
}

function itemPathAt(items: readonly Node[], contains: (node: Node) => boolean, parent: Node): NodeInParent | undefined {
  const node = items.find((item) => contains(item));
  return node && { node, parent };
}
