// Source locations of model parts, computed lazily.

import type { Place } from '../diagnostics/diagnostic.ts';
import type { Node, Source } from '../source/node.ts';
import type { Origin } from './types/origin.ts';

export type { Origin };

/**
 * Lazy location of a node: a model has hundreds of thousands of them, and few are read. A class, because getters of an
 * object literal would cost four closures each.
 */
class NodeOrigin implements Origin {
  readonly node: Node;

  constructor(node: Node) {
    this.node = node;
  }

  get file(): string {
    return this.node.source.file;
  }

  get pointer(): string {
    return this.node.pointer;
  }

  get line(): number {
    return placeOfNode(this.node).line;
  }

  get column(): number {
    return placeOfNode(this.node).column;
  }
}

/** Returns the source location of a node. */
export function originOf(node: Node): Origin {
  return new NodeOrigin(node);
}

/** Type guard for source locations. */
export function isOrigin(value: object): value is Origin {
  return value instanceof NodeOrigin;
}

/** Returns the location of the first of these properties that exists, or else the location of the whole. */
export function originWithin(origin: Origin, members: readonly string[]): Origin {
  if (!(origin instanceof NodeOrigin) || origin.node.kind !== 'map') return origin;
  const { entries } = origin.node;
  const found = members.map((member) => entries.get(member)?.value).find((value) => value !== undefined);
  return found ? new NodeOrigin(found) : origin;
}

/** Returns the location at a path of keys and indices, or the deepest existing location on it. */
export function originAlong(origin: Origin, path: readonly (string | number)[]): Origin {
  if (!(origin instanceof NodeOrigin)) return origin;
  let at = origin.node;
  for (const step of path) {
    const next =
      at.kind === 'map' ? at.entries.get(String(step))?.value : at.kind === 'list' ? at.items[Number(step)] : undefined;
    if (next === undefined) break;
    at = next;
  }
  return new NodeOrigin(at);
}

/** Returns the location for a diagnostic, with its end if the node is known. */
export function placeOf(origin: Origin): Place {
  if (origin instanceof NodeOrigin) return placeOfNode(origin.node);
  const { file, line, column } = origin;
  return { file, line, column };
}

/** Returns the location of a node: the whole range of a scalar, the start of a map or list. */
export function placeOfNode({ kind, source, start, end }: Node): Place {
  return placeIn(source, start, kind === 'scalar' ? end : start);
}

function placeIn(source: Source, start: number, end: number): Place {
  const place = source.place(start, end);
  if (end > start) return place;
  const { file, line, column } = place;
  return { file, line, column };
}

/** Returns the node at a location; `undefined` if it was not created from a node. */
export function nodeOf(origin: Origin): Node | undefined {
  return origin instanceof NodeOrigin ? origin.node : undefined;
}
