// Detection of parts with errors, directly or through references. Elements missing there can be unparsed.

import type { SourceLocation } from '../../model/types/source-location.ts';
import { sourceNode } from '../../model/source-location.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { childNode, parsePointer } from '../../source/pointer.ts';
import type { Node } from '../../source/node.ts';
import { resolveReference } from '../../source/uri.ts';
import { originalNode, type RootNodes } from './finding-location.ts';

/** Returns a predicate: whether a part of the model, or a part that it refers to, has an error. */
export function createErrorCheck(
  diagnostics: readonly Diagnostic[],
  roots: RootNodes,
): (origin: SourceLocation) => boolean {
  const offsets = new Map<string, number[]>();
  for (const { severity, location } of diagnostics) {
    const root = location && roots.get(location.file);
    if (severity !== 'error' || !root) continue;
    const fileOffsets = offsets.get(location.file) ?? [];
    fileOffsets.push(root.source.offset(location.line, location.column));
    offsets.set(location.file, fileOffsets);
  }
  if (offsets.size === 0) return () => false;
  const hasError = ({ source, start, end }: Node): boolean =>
    offsets.get(source.file)?.some((offset) => start <= offset && offset <= end) === true;
  return (origin) => {
    const start = sourceNode(origin);
    if (!start) return false;
    const pending = [originalNode(start, roots)];
    const seen = new Set<Node>();
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (hasError(node)) return true;
      if (node.kind === 'list') pending.push(...node.items);
      if (node.kind === 'map') pending.push(...[...node.entries.values()].map(({ value }) => value));
      const target = referenceTarget(node, roots);
      if (target) pending.push(target);
    }
    return false;
  };
}

function referenceTarget(node: Node, roots: RootNodes): Node | undefined {
  const ref = childNode(node, '$ref');
  if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return undefined;
  const { resource, fragment } = resolveReference(ref.source.file, ref.value);
  return (parsePointer(fragment) ?? []).reduce<Node | undefined>(
    (at, segment) => at && childNode(at, segment),
    roots.get(resource),
  );
}
