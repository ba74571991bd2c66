// Value shapes: known properties of schemas, and how the pipeline transforms them.

/** Shape of a schema's values. Other properties apply in addition to `ref`. */
export interface ValueShape {
  /** Name of the schema with the rest of the shape, or several names. */
  readonly ref?: string | readonly string[];
  /** Alternatives, of which any may apply. */
  readonly anyOf?: readonly ValueShape[];
  readonly subtypes?: Subtypes;
  /** Names of the documented properties. Absent: all properties are kept. */
  readonly propertyNames?: readonly string[];
  /** Properties that the schema mentions without describing them; kept, too. */
  readonly undescribed?: readonly string[];
  /** Properties that are read-only in one alternative only: conditions under which they are writable. */
  readonly writableWhen?: { readonly [name: string]: readonly PropertyValues[] };
  /** Shapes of properties. */
  readonly properties?: { readonly [name: string]: ValueShape };
  /**
   * Treatment of unknown properties, which are dropped by default: `stay` keeps them, `refused` leaves them for the
   * validator to reject.
   */
  readonly unknownProperties?: 'stay' | 'refused';
  /** Shape of unknown properties, which are kept. */
  readonly additionalProperties?: ValueShape;
  readonly items?: ValueShape;
  /** Dropped from requests. */
  readonly readOnly?: true;
  /** Dropped from responses. */
  readonly writeOnly?: true;
  /** The default, wrapped because it may be `null`. */
  readonly default?: { readonly value: unknown };
  readonly round?: Rounding;
  readonly redaction?: Redaction;
}

/** Subtypes of a schema, selected by the value of a discriminator property. */
export interface Subtypes {
  readonly property: string;
  readonly schemas: { readonly [value: string]: string | readonly string[] };
}

/** Values of properties, which may be absent. */
export interface PropertyValues {
  readonly [member: string]: readonly unknown[];
}

/**
 * Rounding to listed values: to the next higher one (above the last: the last), or to the nearest one (ties round up).
 */
export interface Rounding {
  /** In ascending order. */
  readonly to: readonly number[];
  readonly mode: 'up' | 'nearest';
}

/** Replacement of a secret in responses. */
export interface Redaction {
  readonly as: string;
  /** Condition under which the value is not redacted. */
  unless?(scope: RedactionScope): boolean;
}

/** Input of redaction conditions. */
export interface RedactionScope {
  readonly caller: unknown;
  readonly operation: string;
}

/** Shapes of named schemas. */
export interface ValueShapes {
  readonly [schema: string]: ValueShape;
}

/**
 * Returns a shape with all shapes that it references, including alternatives unless `certain` is set. `value` selects
 * subtypes; `undefined` includes them all.
 */
export function resolveShapes(
  shape: ValueShape | undefined,
  shapes: ValueShapes,
  value: unknown,
  certain = false,
): readonly ValueShape[] {
  const resolved: ValueShape[] = [];
  const queue: (ValueShape | undefined)[] = [shape];
  for (let current = queue.shift(); current || queue.length > 0; current = queue.shift()) {
    if (!current || resolved.includes(current)) continue;
    resolved.push(current);
    const { ref = [], anyOf = [], subtypes } = current;
    for (const name of typeof ref === 'string' ? [ref] : ref) queue.push(shapes[name]);
    if (!certain) queue.push(...anyOf);
    if (subtypes) for (const name of selectSubtypes(value, subtypes, certain)) queue.push(shapes[name]);
  }
  return resolved;
}

/** Returns the subtypes that a value selects; all of them if it lacks the discriminator property. */
export function selectSubtypes(value: unknown, { property, schemas }: Subtypes, certain = false): readonly string[] {
  const name = isRecord(value) && Object.hasOwn(value, property) ? value[property] : undefined;
  if (name === undefined) return certain ? [] : Object.values(schemas).flat();
  const key =
    typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean' ? String(name) : undefined;
  const subtypes = key !== undefined && Object.hasOwn(schemas, key) ? (schemas[key] ?? []) : [];
  return typeof subtypes === 'string' ? [subtypes] : certain ? [] : subtypes;
}

/** Returns the combined shape of a property. */
export function propertyShape(all: readonly ValueShape[], name: string): ValueShape | undefined {
  return combineShapes(propertyShapes(all, name));
}

/** Returns the shapes of a property. */
export function propertyShapes(all: readonly ValueShape[], name: string): readonly (ValueShape | undefined)[] {
  const described = all.map(({ properties }) =>
    properties && Object.hasOwn(properties, name) ? properties[name] : undefined,
  );
  if (described.some((shape) => shape) || all.some(({ propertyNames }) => propertyNames?.includes(name)))
    return described;
  return all.map(({ additionalProperties }) => additionalProperties);
}

/** Returns the combined shape of array items. */
export function itemShape(all: readonly ValueShape[]): ValueShape | undefined {
  return combineShapes(all.map(({ items }) => items));
}

/** Combines shapes that all apply. */
export function combineShapes(shapes: readonly (ValueShape | undefined)[]): ValueShape | undefined {
  const present = shapes.filter((shape) => shape !== undefined);
  return present.length > 1 ? { anyOf: present } : present[0];
}

/** Whether any shape describes properties. */
export function hasProperties(all: readonly ValueShape[]): boolean {
  return all.some(
    ({ propertyNames, properties, additionalProperties }) => propertyNames ?? properties ?? additionalProperties,
  );
}

/** Returns how a property is treated. */
export function propertyTreatment(all: readonly ValueShape[], name: string): 'known' | 'stay' | 'refused' | 'dropped' {
  if (all.some(({ propertyNames }) => propertyNames?.includes(name))) return 'known';
  if (all.some(({ unknownProperties, additionalProperties }) => unknownProperties === 'stay' || additionalProperties))
    return 'stay';
  if (all.some(({ unknownProperties }) => unknownProperties === 'refused')) return 'refused';
  return all.some(({ propertyNames }) => propertyNames) && !all.some(({ undescribed }) => undescribed?.includes(name))
    ? 'dropped'
    : 'stay';
}

/** Type guard for JSON objects: neither `null` nor an array. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** Creates an object from entries; `__proto__` is an ordinary name. */
export function createRecord(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(entries);
}
