// Detection of parts with errors, directly or through references. Elements missing there can be unparsed.

import type { Origin } from '../../model/types/origin.ts';
import { nodeOf } from '../../model/locate-origin.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { member, pointerSegments } from '../../source/pointer.ts';
import type { Node } from '../../source/node.ts';
import { resolveReference } from '../../source/uri.ts';
import { rawNodeOf, type Roots } from './finding-location.ts';

/** Returns a predicate: whether a part of the model, or a part that it refers to, has an error. */
export function createDoubt(diagnostics: readonly Diagnostic[], roots: Roots): (origin: Origin) => boolean {
  const offsets = new Map<string, number[]>();
  for (const { severity, place } of diagnostics) {
    const root = place && roots.get(place.file);
    if (severity !== 'error' || !root) continue;
    const list = offsets.get(place.file) ?? [];
    list.push(root.source.offset(place.line, place.column));
    offsets.set(place.file, list);
  }
  if (offsets.size === 0) return () => false;
  const hasError = ({ source, start, end }: Node): boolean =>
    offsets.get(source.file)?.some((offset) => start <= offset && offset <= end) === true;
  return (origin) => {
    const start = nodeOf(origin);
    if (!start) return false;
    const waiting = [rawNodeOf(start, roots)];
    const seen = new Set<Node>();
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (hasError(node)) return true;
      if (node.kind === 'list') waiting.push(...node.items);
      if (node.kind === 'map') waiting.push(...[...node.entries.values()].map(({ value }) => value));
      const target = targetOf(node, roots);
      if (target) waiting.push(target);
    }
    return false;
  };
}

function targetOf(node: Node, roots: Roots): Node | undefined {
  const ref = member(node, '$ref');
  if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return undefined;
  const { resource, fragment } = resolveReference(ref.source.file, ref.value);
  return (pointerSegments(fragment) ?? []).reduce<Node | undefined>(
    (at, segment) => at && member(at, segment),
    roots.get(resource),
  );
}
