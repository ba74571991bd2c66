// Compiled functions that normalize request bodies, cached by shape.

import {
  combineShapes,
  createRecord,
  findDefault,
  hasProperties,
  isRecord,
  propertyShapes,
  propertyTreatment,
  resolveShapes,
  type ValueShape,
  type ValueShapes,
} from '../value-shape.ts';
import { getOrAdd } from '../get-or-add.ts';

/** Returns the normalized value: the identical value if nothing changes. */
export type Normalizer = (value: unknown) => unknown;

const keep: Normalizer = (value) => value;

/** Compiled normalizers of a document, with or without defaults. */
interface Compiler {
  readonly shapes: ValueShapes;
  readonly hasDefaults: boolean;
  readonly byShape: WeakMap<ValueShape, Normalizer>;
  /** By the numbers of shapes that apply to one value together. */
  readonly byNumbers: Map<string, Normalizer>;
  readonly numbers: Map<ValueShape, number>;
}

const compilers = new WeakMap<ValueShapes, readonly [Compiler, Compiler]>();

/** Returns the normalizer of a shape, from the cache if possible. */
export function getNormalizer(shape: ValueShape, shapes: ValueShapes, hasDefaults: boolean): Normalizer {
  const [plain, withDefaults] = compilers.get(shapes) ?? createCompilers(shapes);
  const compiler = hasDefaults ? withDefaults : plain;
  return getOrAdd(compiler.byShape, shape, () => compile([shape], compiler));
}

function createCompilers(shapes: ValueShapes): readonly [Compiler, Compiler] {
  const create = (hasDefaults: boolean): Compiler => ({
    shapes,
    hasDefaults,
    byShape: new WeakMap(),
    byNumbers: new Map(),
    numbers: new Map(),
  });
  const pair = [create(false), create(true)] as const;
  compilers.set(shapes, pair);
  return pair;
}

/** Compiles the normalizer for values to which these shapes apply. Its parts are compiled on first use. */
function compile(applicable: readonly ValueShape[], compiler: Compiler): Normalizer {
  const shape = combineShapes(applicable);
  if (!shape) return keep;
  const key = joinNumbers(applicable, compiler);
  const cached = compiler.byNumbers.get(key);
  if (cached) return cached;
  const resolvedShapes = resolveShapes(shape, compiler.shapes, undefined);
  const normalizer = resolvedShapes.some(({ subtypes }) => subtypes)
    ? selectBySubtypes(shape, compiler)
    : compileFor(resolvedShapes, listDefaultShapes(shape, undefined, compiler), compiler);
  if (compiler.byNumbers.size < maxNormalizers) compiler.byNumbers.set(key, normalizer);
  return normalizer;
}

/**
 * Maximum number of cached normalizers, because values choose the combinations of shapes. Others are compiled for each
 * value, but only for its properties.
 */
const maxNormalizers = 1000;

/** Returns the numbers of shapes as text. Equal shapes, in the same order, have the same text. */
function joinNumbers(list: readonly ValueShape[], { numbers }: Compiler): string {
  return list
    .map((shape) => {
      const number = numbers.get(shape) ?? numbers.size;
      numbers.set(shape, number);
      return number;
    })
    .join(' ');
}

/** Returns a normalizer that is compiled for each combination of shapes that its values select. */
function selectBySubtypes(shape: ValueShape, compiler: Compiler): Normalizer {
  const byNumbers = new Map<string, Normalizer>();
  return (value) => {
    const resolvedShapes = resolveShapes(shape, compiler.shapes, value);
    const defaultShapes = listDefaultShapes(shape, value, compiler);
    const key = `${joinNumbers(resolvedShapes, compiler)}|${joinNumbers(defaultShapes, compiler)}`;
    const normalizer = byNumbers.get(key) ?? compileFor(resolvedShapes, defaultShapes, compiler);
    if (byNumbers.size < maxNormalizers) byNumbers.set(key, normalizer);
    return normalizer(value);
  };
}

/** Returns the shapes whose defaults apply to a value. */
function listDefaultShapes(
  shape: ValueShape,
  value: unknown,
  { shapes, hasDefaults }: Compiler,
): readonly ValueShape[] {
  return hasDefaults ? resolveShapes(shape, shapes, value, true) : [];
}

/** Compiles the normalizer for values to which these shapes apply. */
function compileFor(
  resolvedShapes: readonly ValueShape[],
  defaultShapes: readonly ValueShape[],
  compiler: Compiler,
): Normalizer {
  const itemShapes = resolvedShapes.map(({ items }) => items).filter((items) => items !== undefined);
  const normalizeItem = itemShapes.length > 0 ? lazy(() => compile(itemShapes, compiler)) : undefined;
  const normalizeObject = hasProperties(resolvedShapes)
    ? compileObject(resolvedShapes, defaultShapes, compiler)
    : undefined;
  if (!normalizeItem && !normalizeObject) return keep;
  return (each) => {
    if (Array.isArray(each)) return normalizeItem ? normalizeItems(each, normalizeItem()) : each;
    return normalizeObject && isRecord(each) ? normalizeObject(each) : each;
  };
}

function normalizeItems(items: readonly unknown[], normalize: Normalizer): readonly unknown[] {
  let changedItems: unknown[] | undefined;
  for (let index = 0; index < items.length; index++) {
    const normalized = normalize(items[index]);
    if (normalized !== items[index]) (changedItems ??= items.slice())[index] = normalized;
  }
  return changedItems ?? items;
}

interface Properties {
  readonly [name: string]: unknown;
}

/** How a property is normalized. */
interface PropertyPlan {
  readonly isDropped: (value: unknown, object: Properties) => boolean;
  readonly normalize: () => Normalizer;
}

/** Compiles the normalizer of objects. `defaultShapes` are the shapes whose defaults apply. */
function compileObject(
  resolvedShapes: readonly ValueShape[],
  defaultShapes: readonly ValueShape[],
  compiler: Compiler,
): (object: Properties) => unknown {
  const planOf = compileProperties(resolvedShapes, compiler);
  const defaults = collectDefaults(defaultShapes, compiler.shapes);
  return (object) => {
    let droppedNames: Set<string> | undefined;
    let changes: Map<string, unknown> | undefined;
    // Unlike `Object.keys`, this loop creates no array.
    for (const name in object) {
      if (!Object.hasOwn(object, name)) continue;
      const plan = planOf(name);
      if (plan === null) continue;
      const property = object[name];
      if (plan.isDropped(property, object)) {
        (droppedNames ??= new Set()).add(name);
        continue;
      }
      const normalized = plan.normalize()(property);
      if (normalized !== property) (changes ??= new Map()).set(name, normalized);
    }
    for (const [name, value] of defaults)
      if (!Object.hasOwn(object, name)) (changes ??= new Map()).set(name, copyOf(value));
    return droppedNames || changes ? applyChanges(object, droppedNames, changes) : object;
  };
}

/**
 * Returns the plan of a property by name: `null` if it never changes. Compiled on first use. Unknown names share one
 * plan, because clients choose them.
 */
function compileProperties(
  resolvedShapes: readonly ValueShape[],
  compiler: Compiler,
): (name: string) => PropertyPlan | null {
  const names = new Set(
    resolvedShapes.flatMap(({ propertyNames = [], undescribed = [], properties = {}, writableWhen = {} }) => [
      ...propertyNames,
      ...undescribed,
      ...Object.keys(properties),
      ...Object.keys(writableWhen),
    ]),
  );
  const plans = new Map<string, PropertyPlan | null>();
  // A name that no shape has, which represents all unknown names.
  const unknownPlan = lazy(() => compileProperty(resolvedShapes, [...names].join('') + ' ', compiler));
  return (name) => {
    const compiled = plans.get(name);
    if (compiled !== undefined) return compiled;
    if (!names.has(name)) return unknownPlan();
    const plan = compileProperty(resolvedShapes, name, compiler);
    plans.set(name, plan);
    return plan;
  };
}

const never = (): boolean => false;
const always = (): boolean => true;

function compileProperty(resolvedShapes: readonly ValueShape[], name: string, compiler: Compiler): PropertyPlan | null {
  if (propertyTreatment(resolvedShapes, name) === 'dropped') return { isDropped: always, normalize: () => keep };
  const candidates = propertyShapes(resolvedShapes, name).filter((shape) => shape !== undefined);
  const isDropped = compileReadOnly(candidates, name, resolvedShapes, compiler.shapes);
  return isDropped === never && candidates.every((candidate) => isScalar(candidate, compiler.shapes))
    ? null
    : { isDropped, normalize: lazy(() => compile(candidates, compiler)) };
}

/** Whether a shape has neither properties nor items, so that its values never change. */
function isScalar(shape: ValueShape, shapes: ValueShapes): boolean {
  const resolvedShapes = resolveShapes(shape, shapes, undefined);
  return !hasProperties(resolvedShapes) && resolvedShapes.every(({ items, subtypes }) => !items && !subtypes);
}

/** Returns whether a property is dropped because it is read-only. */
function compileReadOnly(
  candidates: readonly ValueShape[],
  name: string,
  resolvedShapes: readonly ValueShape[],
  shapes: ValueShapes,
): PropertyPlan['isDropped'] {
  // Alternatives within the property do not count, since another may be writable.
  const isReadOnly = (value: unknown): boolean =>
    candidates.some((candidate) => resolveShapes(candidate, shapes, value, true).some(({ readOnly }) => readOnly));
  const dependsOnValue = candidates.some((candidate) =>
    resolveShapes(candidate, shapes, undefined, true).some(({ subtypes }) => subtypes),
  );
  if (!dependsOnValue && !isReadOnly(undefined)) return never;
  return (value, object) => isReadOnly(value) && !isWritable(name, object, resolvedShapes);
}

/** Returns whether the property is writable in an alternative that the object may have. */
function isWritable(name: string, object: Properties, resolvedShapes: readonly ValueShape[]): boolean {
  return resolvedShapes.some(
    ({ writableWhen }) =>
      writableWhen &&
      Object.hasOwn(writableWhen, name) &&
      writableWhen[name]?.some((condition) =>
        Object.entries(condition).every(
          ([property, values]) => !Object.hasOwn(object, property) || values.includes(object[property]),
        ),
      ),
  );
}

/** Returns the defaults of properties by name. */
function collectDefaults(defaultShapes: readonly ValueShape[], shapes: ValueShapes): ReadonlyMap<string, unknown> {
  const defaults = new Map<string, unknown>();
  for (const { properties = {} } of defaultShapes) {
    for (const [name, property] of Object.entries(properties)) {
      const fallback = findDefault(property, shapes);
      if (fallback && !property.readOnly) defaults.set(name, fallback.value);
    }
  }
  return defaults;
}

function copyOf(value: unknown): unknown {
  return typeof value === 'object' ? structuredClone(value) : value;
}

/** Returns a copy of an object with changed and added properties; `__proto__` is an ordinary name. */
function applyChanges(
  object: Properties,
  droppedNames: ReadonlySet<string> | undefined,
  changes: ReadonlyMap<string, unknown> | undefined,
): Properties {
  const copy = droppedNames
    ? createRecord(Object.entries(object).filter(([name]) => !droppedNames.has(name)))
    : { ...object };
  for (const [name, value] of changes ?? []) {
    if (name === '__proto__')
      Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
    else copy[name] = value;
  }
  return copy;
}

/** Returns a function that computes its value on the first call. */
function lazy<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
