// Detection of references to nodes that a fix would remove, rename, or move.

import { childPointer } from '../../source/pointer.ts';
import type { Node } from '../../source/node.ts';
import { isAbsoluteUri, resolveReference } from '../../source/uri.ts';
import type { LocatedFix } from './finding.ts';
import type { RootNodes } from './finding-location.ts';

interface Reference {
  readonly from: Node;
  /** Path of a file; `undefined` if the reference uses the URI of a document. */
  readonly file: string | undefined;
  readonly pointer: string;
}

/** Returns a predicate: whether a fix changes the target of a reference in the files of these documents. */
export function createReferenceCheck(documents: readonly RootNodes[]): (locatedFix: LocatedFix) => boolean {
  let references: readonly Reference[] | undefined;
  return ({ nodePath: { node, entry, parent }, fix }) => {
    if (fix.kind === 'replace') return false;
    references ??= [...new Set(documents.flatMap((roots) => [...roots.values()]))].flatMap(referencesIn);
    const key = entry?.key ?? (parent?.kind === 'list' ? parent.items.indexOf(node) : -1);
    const base = parent?.pointer ?? node.pointer;
    // The items after a removed one move up.
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
        !isPartOf(reference.from, node),
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
      const { resource, fragment } = resolveReference(node.source.file, node.value);
      references.push({ from: node, file: isAbsoluteUri(resource) ? undefined : resource, pointer: fragment });
    }
  }
  return references;
}
