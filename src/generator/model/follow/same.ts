// Whether two pieces of models say the same, wherever they stand in their texts.

import type { Node } from '../../source/tree.ts';
import { isOrigin } from '../origin.ts';
import type { Piece } from './reads.ts';
import { wordsOf } from './words.ts';

/**
 * Whether two values are equal, with the order of their members. Of origins and of nodes of the text, lines and columns
 * do not count: nothing that is generated tells them. `reworded` is told of schemas that differ in words alone, which
 * then do not count either.
 */
export function same(a: unknown, b: unknown, reworded?: (piece: Piece) => void): boolean {
  return compare(a, b, { met: new Map(), reworded });
}

/** Pairs that are being compared or were found equal, so that what leads back to itself comes to an end; one that differs ends it all. */
interface Assumed {
  readonly met: Map<object, object>;
  readonly reworded: ((piece: Piece) => void) | undefined;
}

function compare(a: unknown, b: unknown, assumed: Assumed): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isAssumed(a, b, assumed)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => compare(item, b[index], assumed));
  if (a instanceof Map) return b instanceof Map && a.size === b.size && compare([...a], [...b], assumed);
  if (a instanceof Set) return b instanceof Set && a.size === b.size && compare([...a], [...b], assumed);
  const [said, says] = assumed.reworded ? [wordsOf(a), wordsOf(b)] : [];
  if (said && says) {
    if (said.piece !== says.piece || !compare(said.others, says.others, assumed)) return false;
    if (!same(said.words, says.words)) assumed.reworded?.(says.piece);
    return true;
  }
  if (isOrigin(a)) return isOrigin(b) && a.pointer === b.pointer && a.file === b.file;
  if (isNode(a)) return isNode(b) && sameNode(a, b);
  // What has a prototype of its own may hide members.
  if (!isPlain(a) || !isPlain(b)) return false;
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return own.length === others.length && own.every(([key, value], index) => others[index]?.[0] === key && compare(value, others[index][1], assumed));
}

/** Whether the pair is assumed already; it is from now on. Most values are met once. */
function isAssumed(a: object, b: object, { met: assumed }: Assumed): boolean {
  const met = assumed.get(a);
  if (met === undefined) assumed.set(a, b);
  if (met === undefined || met === b) return met === b;
  const all = met instanceof Several ? met : new Several([met]);
  if (all.has(b)) return true;
  assumed.set(a, all.add(b));
  return false;
}

/** No value of a model is one. */
class Several extends Set<object> {}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** No JSON value has functions, so that none is taken for a node. */
function isNode(value: object): value is Node {
  return 'source' in value && typeof value.source === 'object' && value.source !== null && 'place' in value.source && typeof value.source.place === 'function';
}

/** Of longer nodes the model keeps nothing. */
function sameNode(a: Node, b: Node): boolean {
  return a.kind === 'scalar' && b.kind === 'scalar' && a.raw === b.raw && a.value === b.value && a.pointer === b.pointer && a.source.file === b.source.file;
}
