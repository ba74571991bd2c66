// Reuse of nodes when a file is parsed again after an edit: a value whose text is unchanged keeps its node, so that
// results for the node stay valid.

import type { ParsedFile } from './file-reader.ts';
import type { Node, Source } from './node.ts';

/** Takes nodes from the tree of the previous version of a file, which must not be used afterward. */
export interface NodeReuse {
  /** Root of the previous tree. */
  readonly root: Node;
  /** Returns the node, moved to `start` in the new version; `undefined` if its text there is not the same. */
  take(node: Node, start: number): Node | undefined;
}

/** Returns whether the tree of a file still belongs to it: no later version has taken its nodes. */
export function ownsNodes({ source, root }: ParsedFile): boolean {
  return root === undefined || root.source === source;
}

/** Returns the nodes to reuse; `undefined` if there are none. A file with diagnostics must be parsed completely. */
export function createNodeReuse(previous: ParsedFile | undefined, source: Source): NodeReuse | undefined {
  // Another version can have taken the nodes since the caller has read the file.
  if (!previous?.source || !previous.root || previous.diagnostics.length > 0 || !ownsNodes(previous)) return undefined;
  const {
    source: { text: previousText, cacheKey },
    root,
  } = previous;
  if (cacheKey !== source.cacheKey) return undefined;
  const shift = source.text.length - previousText.length;
  const prefixEnd = commonPrefixLength(previousText, source.text);
  const suffixStart = previousText.length - commonSuffixLength(previousText, source.text, prefixEnd);
  // Marks the previous file as one that does not own its nodes.
  move(root, source, 0);
  return {
    root,
    take(node, start) {
      // Results for the root include the locations of nodes.
      if (node === root) return undefined;
      // A number at the end of the prefix can continue after it.
      const offset = node.end < prefixEnd ? 0 : node.start >= suffixStart ? shift : undefined;
      if (offset === undefined || node.start + offset !== start) return undefined;
      moveTree(node, source, offset);
      return node;
    },
  };
}

function commonPrefixLength(a: string, b: string): number {
  let low = 0;
  let high = Math.min(a.length, b.length);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (a.slice(low, middle) === b.slice(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the length of the common suffix, which does not overlap the prefix. */
function commonSuffixLength(a: string, b: string, prefixLength: number): number {
  let low = 0;
  let high = Math.min(a.length, b.length) - prefixLength;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (a.slice(a.length - middle, a.length - low) === b.slice(b.length - middle, b.length - low)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The position of a node or of an entry, which nothing else changes. */
interface MovablePosition {
  start: number;
  end: number;
}

function move(node: Node, source: Source, offset: number): void {
  const movable: MovablePosition & { source: Source } = node;
  movable.source = source;
  movable.start += offset;
  movable.end += offset;
}

function moveTree(node: Node, source: Source, offset: number): void {
  move(node, source, offset);
  if (node.kind === 'list') for (const item of node.items) moveTree(item, source, offset);
  if (node.kind !== 'map') return;
  node.entries.forEach((entry) => {
    const movable: MovablePosition = entry;
    movable.start += offset;
    movable.end += offset;
    moveTree(entry.value, source, offset);
  });
}
