// Structural equality of parts of two models, regardless of source positions.

import type { Node } from '../../source/node.ts';
import { isSourceLocation } from '../source-location.ts';
import { isSchemaAndShapes } from '../shape/build-shapes.ts';
import type { SchemaAndShapes } from '../types/api.ts';
import type { ModelPart } from './tracking.ts';
import { isDescriptionKeyword, getTrackedDescriptions, type TrackedDescriptions } from './tracked-descriptions.ts';

/** Exceptions to comparison by value. */
export interface EqualityOptions {
  /** Called for schemas that differ in descriptions only; they count as equal. */
  readonly onDescriptionChange?: (part: ModelPart) => void;
  /** Returns whether the shapes of a schema are known to be equal, so that they need not be computed. */
  readonly hasSameShapes?: (schema: SchemaAndShapes) => boolean;
}

/**
 * Returns whether two values are deeply equal, including the order of properties. Lines and columns of source locations
 * are ignored, since they do not affect the output.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  return createEquality()(a, b);
}

/** Returns an equality function that caches equal pairs across calls. */
export function createEquality(options: EqualityOptions = {}): (a: unknown, b: unknown) => boolean {
  const equalPairs: Pairs = new Map();
  return (a, b) => {
    const assumedPairs: Pairs = new Map();
    const equal = compare(a, b, { ...options, equalPairs, assumedPairs });
    if (equal)
      for (const [value, others] of assumedPairs)
        for (const other of others instanceof SeveralValues ? others : [others]) addPair(value, other, equalPairs);
    return equal;
  };
}

/** Maps each value to the value it equals, or to `SeveralValues`. */
type Pairs = Map<object, object>;

interface ComparisonState extends EqualityOptions {
  readonly equalPairs: Pairs;
  /**
   * Pairs assumed to be equal because their comparison is in progress, which terminates cycles. One difference
   * invalidates them all.
   */
  readonly assumedPairs: Pairs;
}

function compare(a: unknown, b: unknown, state: ComparisonState): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isSourceLocation(a)) return isSourceLocation(b) && a.pointer === b.pointer && a.file === b.file;
  if (hasPair(state.equalPairs, a, b) || addPair(a, b, state.assumedPairs)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => compare(item, b[index], state));
  if (a instanceof Map) return b instanceof Map && a.size === b.size && compare([...a], [...b], state);
  if (a instanceof Set) return b instanceof Set && a.size === b.size && compare([...a], [...b], state);
  const [trackedA, trackedB] = [getTrackedDescriptions(a), getTrackedDescriptions(b)];
  if (trackedA && trackedB && state.onDescriptionChange)
    return areEqualExceptDescriptions(trackedA, trackedB, state, state.onDescriptionChange);
  if (isSchemaAndShapes(a))
    return (
      isSchemaAndShapes(b) &&
      compare(a.jsonSchema, b.jsonSchema, state) &&
      (state.hasSameShapes?.(b) === true ||
        (compare(a.request, b.request, state) && compare(a.response, b.response, state)))
    );
  if (isNode(a)) return isNode(b) && areEqualNodes(a, b);
  // Other objects may have private state.
  return isPlain(a) && isPlain(b) && haveEqualProperties(a, b, state);
}

function haveEqualProperties(a: object, b: object, state: ComparisonState): boolean {
  const [keysA, keysB] = [Object.keys(a), Object.keys(b)];
  return (
    keysA.length === keysB.length &&
    keysA.every((key, index) => keysB[index] === key && compare(propertyOf(a, key), propertyOf(b, key), state))
  );
}

function propertyOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key]; // `key` is an own property.
}

function areEqualExceptDescriptions(
  a: TrackedDescriptions,
  b: TrackedDescriptions,
  state: ComparisonState,
  onDescriptionChange: (part: ModelPart) => void,
): boolean {
  if (a.part !== b.part) return false;
  const withoutDescriptions = ({ annotations }: TrackedDescriptions): object =>
    Object.fromEntries(Object.entries(annotations).filter(([key]) => !isDescriptionKeyword(key)));
  if (!haveEqualProperties(withoutDescriptions(a), withoutDescriptions(b), state)) return false;
  if (!isEqual(a.annotations, b.annotations)) onDescriptionChange(b.part);
  return true;
}

/** Adds a pair, and returns whether it was already present. */
function addPair(a: object, b: object, pairs: Pairs): boolean {
  const others = pairs.get(a);
  if (others === undefined) pairs.set(a, b);
  if (others === undefined || others === b) return others === b;
  const all = others instanceof SeveralValues ? others : new SeveralValues([others]);
  if (all.has(b)) return true;
  pairs.set(a, all.add(b));
  return false;
}

function hasPair(pairs: Pairs, a: object, b: object): boolean {
  const others = pairs.get(a);
  return others === b || (others instanceof SeveralValues && others.has(b));
}

/** A set of values equal to another value. The model has no instances of this class, so the two cannot be confused. */
class SeveralValues extends Set<object> {}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns whether a value is a node. JSON values contain no functions, so they are never mistaken for nodes. */
function isNode(value: object): value is Node {
  return (
    'source' in value &&
    typeof value.source === 'object' &&
    value.source !== null &&
    'location' in value.source &&
    typeof value.source.location === 'function'
  );
}

/** Returns whether two nodes are equal. The model retains scalar nodes only. */
function areEqualNodes(a: Node, b: Node): boolean {
  return (
    a.kind === 'scalar' &&
    b.kind === 'scalar' &&
    a.raw === b.raw &&
    a.value === b.value &&
    a.pointer === b.pointer &&
    a.source.file === b.source.file
  );
}
