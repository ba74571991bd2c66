// Source locations of model parts, computed lazily.

import type { Location } from '../diagnostics/diagnostic.ts';
import type { Node, Source } from '../source/node.ts';

/**
 * Lazy location of a node: a model has hundreds of thousands of them, and few are read. It is a class, because an
 * object literal with getters would require four closures.
 */
class NodeSourceLocation implements SourceLocation {
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
    return diagnosticLocationOfNode(this.node).line;
  }

  get column(): number {
    return diagnosticLocationOfNode(this.node).column;
  }
}

/** Returns the source location of a node. */
export function sourceLocationOf(node: Node): SourceLocation {
  return new NodeSourceLocation(node);
}

/** Type guard for source locations. */
export function isSourceLocation(value: object): value is SourceLocation {
  return value instanceof NodeSourceLocation;
}

/** Returns the location of the first of these properties that exists, or else the location of the object. */
export function locateFirstProperty(sourceLocation: SourceLocation, properties: readonly string[]): SourceLocation {
  if (!(sourceLocation instanceof NodeSourceLocation) || sourceLocation.node.kind !== 'map') return sourceLocation;
  const { entries } = sourceLocation.node;
  const node = properties.map((property) => entries.get(property)?.value).find((value) => value !== undefined);
  return node ? new NodeSourceLocation(node) : sourceLocation;
}

/** Returns the location at a path of keys and indices, or the deepest existing location on it. */
export function locatePath(sourceLocation: SourceLocation, path: readonly (string | number)[]): SourceLocation {
  if (!(sourceLocation instanceof NodeSourceLocation)) return sourceLocation;
  let node = sourceLocation.node;
  for (const key of path) {
    const next =
      node.kind === 'map'
        ? node.entries.get(String(key))?.value
        : node.kind === 'list'
          ? node.items[Number(key)]
          : undefined;
    if (next === undefined) break;
    node = next;
  }
  return new NodeSourceLocation(node);
}

/** Returns the location for a diagnostic, with its end if the node is known. */
export function diagnosticLocationOf(sourceLocation: SourceLocation): Location {
  if (sourceLocation instanceof NodeSourceLocation) return diagnosticLocationOfNode(sourceLocation.node);
  const { file, line, column } = sourceLocation;
  return { file, line, column };
}

/** Returns the location of a node: the whole range of a scalar, the start of a map or list. */
export function diagnosticLocationOfNode({ kind, source, start, end }: Node): Location {
  return locationInSource(source, start, kind === 'scalar' ? end : start);
}

function locationInSource(source: Source, start: number, end: number): Location {
  const location = source.location(start, end);
  if (end > start) return location;
  const { file, line, column } = location;
  return { file, line, column };
}

/** Returns the node at a location; `undefined` if the location was not created from a node. */
export function sourceNode(sourceLocation: SourceLocation): Node | undefined {
  return sourceLocation instanceof NodeSourceLocation ? sourceLocation.node : undefined;
}

/** File, JSON Pointer, and 1-based position. Never part of the output. */
export interface SourceLocation {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}
