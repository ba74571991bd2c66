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

export interface CompiledShape {
  /** Present if the shape has subtypes: selects the shape of a value. The other properties are then unused. */
  readonly select?: (value: unknown) => CompiledShape;
  readonly redaction: Redaction | undefined;
  /** Shape of array items. */
  readonly items?: () => CompiledShape;
  /** Returns the shape of a property; `undefined` if it is dropped. If absent, all properties are kept. */
  readonly properties?: (name: string) => CompiledShape | undefined;
}

/** Shape without constraints. */
const unconstrained: CompiledShape = { redaction: undefined };

const cache = new WeakMap<ValueShapes, WeakMap<ValueShape, CompiledShape>>();

/** Returns the compiled shape, which is cached. */
export function compileResponseShape(shape: ValueShape, shapes: ValueShapes): CompiledShape {
  const shapeCache = cache.get(shapes) ?? new WeakMap<ValueShape, CompiledShape>();
  cache.set(shapes, shapeCache);
  const cached = shapeCache.get(shape);
  if (cached) return cached;
  const resolvedShapes = resolveShapes(shape, shapes, undefined);
  const subtypes = resolvedShapes.flatMap(({ subtypes = [] }) => subtypes);
  const compiled =
    subtypes.length === 0
      ? compileShapes(resolvedShapes, shapes)
      : { redaction: undefined, select: selectByDiscriminator(shape, subtypes, shapes) };
  shapeCache.set(shape, compiled);
  return compiled;
}

function compileShapes(resolvedShapes: readonly ValueShape[], shapes: ValueShapes): CompiledShape {
  const items = itemShape(resolvedShapes);
  return {
    redaction: resolvedShapes.find(({ redaction }) => redaction)?.redaction,
    ...(items && { items: lazy(() => compileResponseShape(items, shapes)) }),
    ...(hasProperties(resolvedShapes) && { properties: compileProperties(resolvedShapes, shapes) }),
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
  const compiledByName = new Map<string, () => CompiledShape | undefined>();
  for (const { propertyNames = [], undescribed = [], properties = {} } of resolvedShapes) {
    for (const name of [...propertyNames, ...undescribed, ...Object.keys(properties)])
      compiledByName.set(
        name,
        lazy(() => compileProperty(resolvedShapes, name, shapes)),
      );
  }
  // A name that no shape has, which represents all unknown names.
  const unknownName = [...compiledByName.keys()].join('') + ' ';
  const compileUnknown = lazy(() => compileProperty(resolvedShapes, unknownName, shapes));
  return (name) => (compiledByName.get(name) ?? compileUnknown)();
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
  return shape ? compileResponseShape(shape, shapes) : unconstrained;
}

/** Returns a function that computes its value on the first call. */
function lazy<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
