// Value shapes: known properties of schemas, and how the pipeline transforms them.

/** Shape of a schema's values. The other properties apply in addition to `ref`. */
export interface ValueShape {
  /** Name of the schema with the rest of the shape, or several names. */
  readonly ref?: string | readonly string[];
  /** Alternatives, of which any may apply. */
  readonly anyOf?: readonly ValueShape[];
  readonly subtypes?: Subtypes;
  /** Names of the documented properties. If absent, all properties are kept. */
  readonly propertyNames?: readonly string[];
  /** Properties that the schema mentions without describing them; also kept. */
  readonly undescribed?: readonly string[];
  /** Conditions under which properties are writable, if they are read-only in only some alternatives. */
  readonly writableWhen?: { readonly [name: string]: readonly PropertyCondition[] };
  /** Shapes of properties. */
  readonly properties?: { readonly [name: string]: ValueShape };
  /**
   * Treatment of unknown properties, which are dropped by default: `keep` keeps them, `reject` leaves them for the
   * validator to reject.
   */
  readonly unknownProperties?: 'keep' | 'reject';
  /** Shape of unknown properties, which are kept. */
  readonly additionalProperties?: ValueShape;
  readonly items?: ValueShape;
  /** Dropped from requests. */
  readonly readOnly?: true;
  /** Dropped from responses. */
  readonly writeOnly?: true;
  /** The default, wrapped because it may be `null`. */
  readonly default?: { readonly value: unknown };
  readonly round?: AllowedValueRounding;
  readonly redaction?: Redaction;
}

/** Subtypes of a schema, selected by the value of a discriminator property. */
export interface Subtypes {
  readonly property: string;
  readonly schemas: { readonly [value: string]: string | readonly string[] };
}

/** Values of properties, which may be absent. */
export interface PropertyCondition {
  readonly [name: string]: readonly unknown[];
}

/**
 * Rounding to listed values: up to the next one (or the last, for higher values), or to the nearest one (ties round
 * up).
 */
export interface AllowedValueRounding {
  /** In ascending order. */
  readonly to: readonly number[];
  readonly mode: 'up' | 'nearest';
}

/** Replacement of a secret in responses. */
export interface Redaction {
  readonly as: string;
  /** Condition under which the value is not redacted. */
  unless?(scope: RedactionInput): boolean;
}

/** Input of redaction conditions. */
export interface RedactionInput {
  readonly caller: unknown;
  readonly operation: string;
}

/** Shapes of named schemas. */
export interface ValueShapes {
  readonly [schema: string]: ValueShape;
}

/**
 * Returns a shape with all shapes that it references, including alternatives unless `unconditionalOnly`. `value`
 * selects subtypes; `undefined` includes them all.
 */
export function resolveShapes(
  shape: ValueShape | undefined,
  shapes: ValueShapes,
  value: unknown,
  unconditionalOnly = false,
): readonly ValueShape[] {
  const resolved: ValueShape[] = [];
  const queue: (ValueShape | undefined)[] = [shape];
  for (let current = queue.shift(); current || queue.length > 0; current = queue.shift()) {
    if (!current || resolved.includes(current)) continue;
    resolved.push(current);
    const { ref = [], anyOf = [], subtypes } = current;
    for (const name of typeof ref === 'string' ? [ref] : ref) queue.push(shapes[name]);
    if (!unconditionalOnly) queue.push(...anyOf);
    if (subtypes) for (const name of selectSubtypes(value, subtypes, unconditionalOnly)) queue.push(shapes[name]);
  }
  return resolved;
}

/** Returns the subtypes that a value selects; all of them if it lacks the discriminator property. */
export function selectSubtypes(
  value: unknown,
  { property, schemas }: Subtypes,
  unconditionalOnly = false,
): readonly string[] {
  const name = isRecord(value) && Object.hasOwn(value, property) ? value[property] : undefined;
  if (name === undefined) return unconditionalOnly ? [] : Object.values(schemas).flat();
  const key =
    typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean' ? String(name) : undefined;
  const subtypes = key !== undefined && Object.hasOwn(schemas, key) ? (schemas[key] ?? []) : [];
  return typeof subtypes === 'string' ? [subtypes] : unconditionalOnly ? [] : subtypes;
}

/** Returns the combined shape of a property. */
export function propertyShape(resolvedShapes: readonly ValueShape[], name: string): ValueShape | undefined {
  return combineShapes(propertyShapes(resolvedShapes, name));
}

/** Returns the shapes of a property. */
export function propertyShapes(
  resolvedShapes: readonly ValueShape[],
  name: string,
): readonly (ValueShape | undefined)[] {
  const described = resolvedShapes.map(({ properties }) =>
    properties && Object.hasOwn(properties, name) ? properties[name] : undefined,
  );
  if (described.some((shape) => shape) || resolvedShapes.some(({ propertyNames }) => propertyNames?.includes(name)))
    return described;
  return resolvedShapes.map(({ additionalProperties }) => additionalProperties);
}

/** Returns the combined shape of array items. */
export function itemShape(resolvedShapes: readonly ValueShape[]): ValueShape | undefined {
  return combineShapes(resolvedShapes.map(({ items }) => items));
}

/** Combines shapes that all apply. */
export function combineShapes(shapes: readonly (ValueShape | undefined)[]): ValueShape | undefined {
  const present = shapes.filter((shape) => shape !== undefined);
  return present.length > 1 ? { anyOf: present } : present[0];
}

/** Returns the default of a shape; `undefined` if it has none. */
export function findDefault(shape: ValueShape | undefined, shapes: ValueShapes): ValueShape['default'] {
  return resolveShapes(shape, shapes, undefined, true).find((layer) => layer.default)?.default;
}

/** Whether any shape describes properties. */
export function hasProperties(resolvedShapes: readonly ValueShape[]): boolean {
  return resolvedShapes.some(
    ({ propertyNames, properties, additionalProperties }) => propertyNames ?? properties ?? additionalProperties,
  );
}

/** Returns how a property is treated. */
export function propertyTreatment(
  resolvedShapes: readonly ValueShape[],
  name: string,
): 'known' | 'keep' | 'reject' | 'dropped' {
  if (resolvedShapes.some(({ propertyNames }) => propertyNames?.includes(name))) return 'known';
  const keepsUnknown = ({ unknownProperties, additionalProperties }: ValueShape): boolean =>
    unknownProperties === 'keep' || additionalProperties !== undefined;
  if (resolvedShapes.some(keepsUnknown)) return 'keep';
  if (resolvedShapes.some(({ unknownProperties }) => unknownProperties === 'reject')) return 'reject';
  return resolvedShapes.some(({ propertyNames }) => propertyNames) &&
    !resolvedShapes.some(({ undescribed }) => undescribed?.includes(name))
    ? 'dropped'
    : 'keep';
}

/** Type guard for JSON objects: neither `null` nor an array. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** Creates an object from entries; `__proto__` is an ordinary name. */
export function createRecord(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(entries);
}
