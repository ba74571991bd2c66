// Where a part of the model comes from, worked out only when someone asks.

import type { Place } from '../diagnostics/diagnostic.ts';
import type { Node, Source } from '../source/node.ts';
import type { Origin } from './types/origin.ts';

export type { Origin };

/**
 * A model has hundreds of thousands of origins and few are ever read, so each keeps its node alone and answers from
 * it: a class, because getters of literals would cost four closures apiece.
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

/** The origin of what `node` says. */
export function originOf(node: Node): Origin {
  return new NodeOrigin(node);
}

/** Whether a value is an origin, which no value of a document is. */
export function isOrigin(value: object): value is Origin {
  return value instanceof NodeOrigin;
}

/** The origin of the first of the members that what stands there has; of the whole where it has none of them. */
export function originWithin(origin: Origin, members: readonly string[]): Origin {
  if (!(origin instanceof NodeOrigin) || origin.node.kind !== 'map') return origin;
  const { entries } = origin.node;
  const found = members.map((member) => entries.get(member)?.value).find((value) => value !== undefined);
  return found ? new NodeOrigin(found) : origin;
}

/** The origin of what lies there along a path of keys and indexes, as far as that exists. */
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

/** The place of an origin, for a diagnostic: with its end where the node is known. */
export function placeOf(origin: Origin): Place {
  if (origin instanceof NodeOrigin) return placeOfNode(origin.node);
  const { file, line, column } = origin;
  return { file, line, column };
}

/** The place of a node: the whole of a scalar, the start of anything longer. */
export function placeOfNode({ kind, source, start, end }: Node): Place {
  return placeIn(source, start, kind === 'scalar' ? end : start);
}

function placeIn(source: Source, start: number, end: number): Place {
  const place = source.place(start, end);
  if (end > start) return place;
  const { file, line, column } = place;
  return { file, line, column };
}

/** What the text says there, with all that it holds; undefined for what was not read from one. */
export function nodeOf(origin: Origin): Node | undefined {
  return origin instanceof NodeOrigin ? origin.node : undefined;
}
