// Shapes of response values, compiled once for each shape.

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
} from '../value-shape.js';

export interface CompiledShape {
  /** Set for shapes with subtypes: selects by the value. Replaces all other properties. */
  readonly select?: (value: unknown) => CompiledShape;
  readonly redaction: Redaction | undefined;
  /** Shape of array items. */
  readonly items?: () => CompiledShape;
  /** Returns the shape of a property; `undefined` if the property is dropped. Absent: all properties are kept. */
  readonly properties?: (name: string) => CompiledShape | undefined;
}

/** Shape without constraints. */
const unconstrained: CompiledShape = { redaction: undefined };

const cache = new WeakMap<ValueShapes, WeakMap<ValueShape, CompiledShape>>();

/** Returns the compiled shape from a cache; compiled on first use. */
export function compileShape(shape: ValueShape, shapes: ValueShapes): CompiledShape {
  const shapeCache = cache.get(shapes) ?? new WeakMap<ValueShape, CompiledShape>();
  cache.set(shapes, shapeCache);
  const cached = shapeCache.get(shape);
  if (cached) return cached;
  const all = resolveShapes(shape, shapes, undefined);
  const subtypes = all.flatMap(({ subtypes = [] }) => subtypes);
  const compiled =
    subtypes.length === 0
      ? compileShapes(all, shapes)
      : { redaction: undefined, select: selectByDiscriminator(shape, subtypes, shapes) };
  shapeCache.set(shape, compiled);
  return compiled;
}

function compileShapes(all: readonly ValueShape[], shapes: ValueShapes): CompiledShape {
  const items = itemShape(all);
  return {
    redaction: all.find(({ redaction }) => redaction)?.redaction,
    ...(items && { items: lazy(() => compileShape(items, shapes)) }),
    ...(hasProperties(all) && { properties: compileProperties(all, shapes) }),
  };
}

/** Returns a function that selects by discriminator values, with a cache by the selected subtypes. */
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
function compileProperties(all: readonly ValueShape[], shapes: ValueShapes): NonNullable<CompiledShape['properties']> {
  const compiledByName = new Map<string, () => CompiledShape | undefined>();
  for (const { propertyNames = [], undescribed = [], properties = {} } of all) {
    for (const name of [...propertyNames, ...undescribed, ...Object.keys(properties)])
      compiledByName.set(
        name,
        lazy(() => compileProperty(all, name, shapes)),
      );
  }
  // A name that no shape has: stands for all unknown names.
  const unknownName = [...compiledByName.keys()].join('') + ' ';
  const compileUnknown = lazy(() => compileProperty(all, unknownName, shapes));
  return (name) => (compiledByName.get(name) ?? compileUnknown)();
}

function compileProperty(all: readonly ValueShape[], name: string, shapes: ValueShapes): CompiledShape | undefined {
  const shape = propertyShape(all, name);
  const treatment = propertyTreatment(all, name);
  if (
    treatment === 'dropped' ||
    treatment === 'refused' ||
    resolveShapes(shape, shapes, undefined).some(({ writeOnly }) => writeOnly)
  )
    return undefined;
  return shape ? compileShape(shape, shapes) : unconstrained;
}

/** Returns a function that computes its value on the first call. */
function lazy<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
