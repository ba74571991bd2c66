// Compiled shapes of response values, cached by shape.

import {
  hasProperties,
  itemShape,
  resolveShapes,
  propertyShape,
  selectSubtypes,
  propertyTreatment,
  type Subtypes,
  type Redaction,
  type ValueShape,
  type ValueShapes,
} from '../value-shape.ts';
import { getOrAdd } from '../get-or-add.ts';

export interface CompiledShape {
  /** Present if the shape has subtypes: selects the shape of a value. The other properties are then unused. */
  readonly select: ((value: unknown) => CompiledShape) | undefined;
  readonly redaction: Redaction | undefined;
  /** Shape of array items. */
  readonly items: (() => CompiledShape) | undefined;
  /** Returns the shape of a property; `undefined` if it is dropped. If absent, all properties are kept. */
  readonly properties: ((name: string) => CompiledShape | undefined) | undefined;
}

/** Shape whose values do not change. All such shapes are this object. */
export const unchanged: CompiledShape = {
  select: undefined,
  redaction: undefined,
  items: undefined,
  properties: undefined,
};

const cache = new WeakMap<ValueShapes, WeakMap<ValueShape, CompiledShape>>();

/** Returns the compiled shape, which is cached. */
export function compileResponseShape(shape: ValueShape, shapes: ValueShapes): CompiledShape {
  const shapeCache = getOrAdd(cache, shapes, () => new WeakMap<ValueShape, CompiledShape>());
  return getOrAdd(shapeCache, shape, () => {
    const resolvedShapes = resolveShapes(shape, shapes, undefined);
    const subtypes = resolvedShapes.flatMap(({ subtypes = [] }) => subtypes);
    return subtypes.length === 0
      ? compileShapes(resolvedShapes, shapes)
      : { ...unchanged, select: selectByDiscriminator(shape, subtypes, shapes) };
  });
}

function compileShapes(resolvedShapes: readonly ValueShape[], shapes: ValueShapes): CompiledShape {
  const items = itemShape(resolvedShapes);
  const redaction = resolvedShapes.find(({ redaction }) => redaction)?.redaction;
  const properties = hasProperties(resolvedShapes) ? compileProperties(resolvedShapes, shapes) : undefined;
  if (!items && !redaction && !properties) return unchanged;
  return {
    select: undefined,
    redaction,
    items: items && lazy(() => compileResponseShape(items, shapes)),
    properties,
  };
}

/** Returns a function that selects a shape by discriminator values. Shapes are cached by the selected subtypes. */
function selectByDiscriminator(
  shape: ValueShape,
  subtypes: readonly Subtypes[],
  shapes: ValueShapes,
): NonNullable<CompiledShape['select']> {
  const compiledByKey = new Map<string, CompiledShape>();
  return (value) => {
    const key = JSON.stringify(subtypes.map((subtype) => selectSubtypes(value, subtype)));
    const compiled = compiledByKey.get(key) ?? compileShapes(resolveShapes(shape, shapes, value), shapes);
    compiledByKey.set(key, compiled);
    return compiled;
  };
}

/** Compiles the properties. Unknown names share one entry, so that the cache is bounded by the document. */
function compileProperties(
  resolvedShapes: readonly ValueShape[],
  shapes: ValueShapes,
): NonNullable<CompiledShape['properties']> {
  const names = new Set(
    resolvedShapes.flatMap(({ propertyNames = [], undescribed = [], properties = {} }) => [
      ...propertyNames,
      ...undescribed,
      ...Object.keys(properties),
    ]),
  );
  // A name that no shape has, which represents all unknown names.
  const unknownName = [...names].join('') + ' ';
  const compileUnknown = lazy(() => compileProperty(resolvedShapes, unknownName, shapes));
  // Compiled on first use, because shapes may be recursive; `null` if the property is dropped.
  const compiledByName = new Map<string, CompiledShape | null>();
  return (name) => {
    const compiled = compiledByName.get(name);
    if (compiled !== undefined) return compiled ?? undefined;
    if (!names.has(name)) return compileUnknown();
    const created = compileProperty(resolvedShapes, name, shapes);
    compiledByName.set(name, created ?? null);
    return created;
  };
}

function compileProperty(
  resolvedShapes: readonly ValueShape[],
  name: string,
  shapes: ValueShapes,
): CompiledShape | undefined {
  const shape = propertyShape(resolvedShapes, name);
  const treatment = propertyTreatment(resolvedShapes, name);
  if (
    treatment === 'dropped' ||
    treatment === 'reject' ||
    resolveShapes(shape, shapes, undefined).some(({ writeOnly }) => writeOnly)
  )
    return undefined;
  return shape ? compileResponseShape(shape, shapes) : unchanged;
}

/** Returns a function that computes its value on the first call. */
function lazy<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
