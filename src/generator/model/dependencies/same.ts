// Whether two pieces of models say the same, wherever they stand in their texts.

import type { Node } from '../../source/node.ts';
import { isOrigin } from '../locate-origin.ts';
import { isTyped } from '../shape/build-shapes.ts';
import type { Typed } from '../types/api.ts';
import type { Piece } from './reads.ts';
import { isWord, wordsOf, type Words } from './words.ts';

/** What is known beside the values that are compared. */
export interface Beside {
  /** Told of schemas that differ in words alone, which then do not count. */
  readonly reworded?: (piece: Piece) => void;
  /** Whether the shapes of a schema are the same because all that they are made of is, so that nobody need make them. */
  readonly sameShapes?: (typed: Typed) => boolean;
}

/**
 * Whether two values are equal, with the order of their members. Of origins and of nodes of the text, lines and columns
 * do not count: nothing that is generated tells them.
 */
export function same(a: unknown, b: unknown): boolean {
  return comparison()(a, b);
}

/** The same of many pairs of values that have parts in common, each of which is compared once. */
export function comparison(beside: Beside = {}): (a: unknown, b: unknown) => boolean {
  const found: Pairs = new Map();
  return (a, b) => {
    const met: Pairs = new Map();
    const equal = compare(a, b, { ...beside, found, met });
    if (equal)
      for (const [value, others] of met)
        for (const other of others instanceof Several ? others : [others]) isAmong(value, other, found);
    return equal;
  };
}

/** By a value those that are equal to it: mostly one. */
type Pairs = Map<object, object>;

/** `met`: pairs that are being compared or were found equal, so that what leads back to itself comes to an end; one that differs ends it all. */
interface Assumed extends Beside {
  readonly found: Pairs;
  readonly met: Pairs;
}

function compare(a: unknown, b: unknown, assumed: Assumed): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isOrigin(a)) return isOrigin(b) && a.pointer === b.pointer && a.file === b.file;
  if (has(assumed.found, a, b) || isAmong(a, b, assumed.met)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => compare(item, b[index], assumed));
  if (a instanceof Map) return b instanceof Map && a.size === b.size && compare([...a], [...b], assumed);
  if (a instanceof Set) return b instanceof Set && a.size === b.size && compare([...a], [...b], assumed);
  const [said, says] = [wordsOf(a), wordsOf(b)];
  if (said && says && assumed.reworded) return sameBesideWords(said, says, assumed, assumed.reworded);
  if (isTyped(a))
    return (
      isTyped(b) &&
      compare(a.assertion, b.assertion, assumed) &&
      (assumed.sameShapes?.(b) === true ||
        (compare(a.request, b.request, assumed) && compare(a.response, b.response, assumed)))
    );
  if (isNode(a)) return isNode(b) && sameNode(a, b);
  // What has a prototype of its own may hide members.
  return isPlain(a) && isPlain(b) && sameMembers(a, b, assumed);
}

function sameMembers(a: object, b: object, assumed: Assumed): boolean {
  const [own, others] = [Object.keys(a), Object.keys(b)];
  return (
    own.length === others.length &&
    own.every((key, index) => others[index] === key && compare(memberOf(a, key), memberOf(b, key), assumed))
  );
}

function memberOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key]; // of its own keys
}

function sameBesideWords(a: Words, b: Words, assumed: Assumed, reworded: (piece: Piece) => void): boolean {
  if (a.piece !== b.piece) return false;
  const others = ({ said }: Words): object => Object.fromEntries(Object.entries(said).filter(([key]) => !isWord(key)));
  if (!sameMembers(others(a), others(b), assumed)) return false;
  if (!same(a.said, b.said)) reworded(b.piece);
  return true;
}

/** Whether the pair is there already; it is from now on. */
function isAmong(a: object, b: object, pairs: Pairs): boolean {
  const met = pairs.get(a);
  if (met === undefined) pairs.set(a, b);
  if (met === undefined || met === b) return met === b;
  const all = met instanceof Several ? met : new Several([met]);
  if (all.has(b)) return true;
  pairs.set(a, all.add(b));
  return false;
}

function has(pairs: Pairs, a: object, b: object): boolean {
  const met = pairs.get(a);
  return met === b || (met instanceof Several && met.has(b));
}

/** No value of a model is one. */
class Several extends Set<object> {}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** No JSON value has functions, so that none is taken for a node. */
function isNode(value: object): value is Node {
  return (
    'source' in value &&
    typeof value.source === 'object' &&
    value.source !== null &&
    'place' in value.source &&
    typeof value.source.place === 'function'
  );
}

/** Of longer nodes the model keeps nothing. */
function sameNode(a: Node, b: Node): boolean {
  return (
    a.kind === 'scalar' &&
    b.kind === 'scalar' &&
    a.raw === b.raw &&
    a.value === b.value &&
    a.pointer === b.pointer &&
    a.source.file === b.source.file
  );
}
