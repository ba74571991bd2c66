// Structural equality of parts of two models, regardless of source positions.

import type { Node } from '../../source/node.ts';
import { isSourceLocation } from '../locate-origin.ts';
import { isSchemaAndShapes } from '../shape/build-shapes.ts';
import type { SchemaAndShapes } from '../types/api.ts';
import type { Piece } from './reads.ts';
import { isWord, wordsOf, type Words } from './words.ts';

/** Equality by other means than values. */
export interface Beside {
  /** Called for schemas that differ in descriptions only; they count as equal. */
  readonly reworded?: (piece: Piece) => void;
  /** Returns whether the shapes of a schema are known to be equal, so that they need not be computed. */
  readonly sameShapes?: (typed: SchemaAndShapes) => boolean;
}

/**
 * Returns whether two values are deeply equal, including the order of properties. Lines and columns of source locations
 * are ignored, since they do not affect the output.
 */
export function same(a: unknown, b: unknown): boolean {
  return comparison()(a, b);
}

/** Returns an equality function that remembers pairs across calls. */
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

/** Values equal to a value: mostly one. */
type Pairs = Map<object, object>;

/**
 * `met`: pairs assumed equal because they are being compared, which terminates cycles; one difference invalidates them
 * all.
 */
interface Assumed extends Beside {
  readonly found: Pairs;
  readonly met: Pairs;
}

function compare(a: unknown, b: unknown, assumed: Assumed): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isSourceLocation(a)) return isSourceLocation(b) && a.pointer === b.pointer && a.file === b.file;
  if (has(assumed.found, a, b) || isAmong(a, b, assumed.met)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => compare(item, b[index], assumed));
  if (a instanceof Map) return b instanceof Map && a.size === b.size && compare([...a], [...b], assumed);
  if (a instanceof Set) return b instanceof Set && a.size === b.size && compare([...a], [...b], assumed);
  const [said, says] = [wordsOf(a), wordsOf(b)];
  if (said && says && assumed.reworded) return sameBesideWords(said, says, assumed, assumed.reworded);
  if (isSchemaAndShapes(a))
    return (
      isSchemaAndShapes(b) &&
      compare(a.jsonSchema, b.jsonSchema, assumed) &&
      (assumed.sameShapes?.(b) === true ||
        (compare(a.request, b.request, assumed) && compare(a.response, b.response, assumed)))
    );
  if (isNode(a)) return isNode(b) && sameNode(a, b);
  // Other objects may have private state.
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
  return (value as Readonly<Record<string, unknown>>)[key]; // `key` is an own property.
}

function sameBesideWords(a: Words, b: Words, assumed: Assumed, reworded: (piece: Piece) => void): boolean {
  if (a.piece !== b.piece) return false;
  const others = ({ said }: Words): object => Object.fromEntries(Object.entries(said).filter(([key]) => !isWord(key)));
  if (!sameMembers(others(a), others(b), assumed)) return false;
  if (!same(a.said, b.said)) reworded(b.piece);
  return true;
}

/** Returns whether the pair is in `pairs`, and adds it. */
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

/** A class of its own, because no value of the model is an instance of it. */
class Several extends Set<object> {}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** JSON values contain no functions, so none is mistaken for a node. */
function isNode(value: object): value is Node {
  return (
    'source' in value &&
    typeof value.source === 'object' &&
    value.source !== null &&
    'location' in value.source &&
    typeof value.source.location === 'function'
  );
}

/** The model keeps no nodes other than scalars. */
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
