// How a JSON pointer (RFC 6901) is written, read and followed in a located tree.

import type { Node } from './node.ts';

/** The pointer of a member of what `pointer` names. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === 'number' ? key : escapeSegment(key)}`;
}

/** `~` as `~0` and `/` as `~1`. */
export function escapeSegment(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The keys of a pointer, unescaped; undefined where the text is no pointer. */
export function pointerSegments(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The member of a map or list that one segment names. */
export function member(node: Node, segment: string): Node | undefined {
  if (node.kind === 'map') return node.entries.get(segment)?.value;
  if (node.kind === 'list' && /^(?:0|[1-9][0-9]*)$/.test(segment)) return node.items[Number(segment)];
  return undefined;
}

/** `text` with its percent escapes decoded; as it is where they are malformed. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
