// JSON pointers (RFC 6901) and their resolution in a located tree.

import type { Node } from './node.ts';

/** Appends a key or an index to a pointer. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === 'number' ? key : escapePointerSegment(key)}`;
}

/** Escapes `~` as `~0` and `/` as `~1`. */
export function escapePointerSegment(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** Returns the pointer with these unescaped segments. */
export function toPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapePointerSegment(segment)}`).join('');
}

/** Splits a pointer into unescaped segments; `undefined` if it is not a valid JSON pointer. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the child of a map or list by its pointer segment. */
export function childNode(node: Node, segment: string): Node | undefined {
  if (node.kind === 'map') return node.entries.get(segment)?.value;
  if (node.kind === 'list' && /^(?:0|[1-9][0-9]*)$/.test(segment)) return node.items[Number(segment)];
  return undefined;
}

/** Decodes percent-encoding; returns malformed text unchanged. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
