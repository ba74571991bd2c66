// Value shapes: known properties of schemas, and how the pipeline transforms them.

/** Shape of a schema's values. Other properties apply in addition to `ref`. */
export interface Shape {
  /** Name of the schema with the rest of the shape, or several names. */
  readonly ref?: string | readonly string[];
  /** Alternatives, of which any may apply. */
  readonly either?: readonly Shape[];
  readonly derived?: Derived;
  /** Names of the documented properties. Absent: all properties are kept. */
  readonly known?: readonly string[];
  /** Properties that the schema mentions without describing them; kept, too. */
  readonly mentioned?: readonly string[];
  /** Properties that are read-only in one alternative only: conditions under which they are writable. */
  readonly sent?: { readonly [name: string]: readonly Pins[] };
  /** Shapes of properties. */
  readonly members?: { readonly [name: string]: Shape };
  /**
   * Treatment of unknown properties, which are dropped by default: `stay` keeps them, `refused` leaves them for the
   * validator to reject.
   */
  readonly others?: 'stay' | 'refused';
  /** Shape of unknown properties, which are kept. */
  readonly rest?: Shape;
  readonly items?: Shape;
  /** Dropped from requests. */
  readonly readOnly?: true;
  /** Dropped from responses. */
  readonly writeOnly?: true;
  /** The default, wrapped because it may be `null`. */
  readonly default?: { readonly value: unknown };
  readonly round?: Round;
  readonly redacted?: Redaction;
}

/** Subtypes of a schema, selected by the value of a discriminator property. */
export interface Derived {
  readonly property: string;
  readonly schemas: { readonly [value: string]: string | readonly string[] };
}

/** Values of properties, which may be absent. */
export interface Pins {
  readonly [member: string]: readonly unknown[];
}

/**
 * Rounding to listed values: to the next higher one (above the last: the last), or to the nearest one (ties round up).
 */
export interface Round {
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
export interface Shapes {
  readonly [schema: string]: Shape;
}

/**
 * Returns a shape with all shapes that it references, including alternatives unless `certain` is set. `value` selects
 * subtypes; `undefined` includes them all.
 */
export function layers(shape: Shape | undefined, shapes: Shapes, value: unknown, certain = false): readonly Shape[] {
  const found: Shape[] = [];
  const waiting: (Shape | undefined)[] = [shape];
  for (let next = waiting.shift(); next || waiting.length > 0; next = waiting.shift()) {
    if (!next || found.includes(next)) continue;
    found.push(next);
    const { ref = [], either = [], derived } = next;
    for (const name of typeof ref === 'string' ? [ref] : ref) waiting.push(shapes[name]);
    if (!certain) waiting.push(...either);
    if (derived) for (const name of namedBy(value, derived, certain)) waiting.push(shapes[name]);
  }
  return found;
}

/** Returns the subtypes that a value selects; all of them if it lacks the discriminator property. */
export function namedBy(value: unknown, { property, schemas }: Derived, certain = false): readonly string[] {
  const name = isRecord(value) && Object.hasOwn(value, property) ? value[property] : undefined;
  if (name === undefined) return certain ? [] : Object.values(schemas).flat();
  const written =
    typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean' ? String(name) : undefined;
  const found = written !== undefined && Object.hasOwn(schemas, written) ? (schemas[written] ?? []) : [];
  return typeof found === 'string' ? [found] : certain ? [] : found;
}

/** Returns the combined shape of a property. */
export function memberOf(all: readonly Shape[], name: string): Shape | undefined {
  return together(saidOf(all, name));
}

/** Returns the shapes of a property. */
export function saidOf(all: readonly Shape[], name: string): readonly (Shape | undefined)[] {
  const found = all.map(({ members }) => (members && Object.hasOwn(members, name) ? members[name] : undefined));
  if (found.some((shape) => shape) || all.some(({ known }) => known?.includes(name))) return found;
  return all.map(({ rest }) => rest);
}

/** Returns the combined shape of array items. */
export function itemsOf(all: readonly Shape[]): Shape | undefined {
  return together(all.map(({ items }) => items));
}

/** Combines shapes that all apply. */
export function together(shapes: readonly (Shape | undefined)[]): Shape | undefined {
  const found = shapes.filter((shape) => shape !== undefined);
  return found.length > 1 ? { either: found } : found[0];
}

/** Whether any shape describes properties. */
export function hasMembers(all: readonly Shape[]): boolean {
  return all.some(({ known, members, rest }) => known ?? members ?? rest);
}

/** Returns how a property is treated. */
export function standingOf(all: readonly Shape[], name: string): 'known' | 'stay' | 'refused' | 'dropped' {
  if (all.some(({ known }) => known?.includes(name))) return 'known';
  if (all.some(({ others, rest }) => others === 'stay' || rest)) return 'stay';
  if (all.some(({ others }) => others === 'refused')) return 'refused';
  return all.some(({ known }) => known) && !all.some(({ mentioned }) => mentioned?.includes(name)) ? 'dropped' : 'stay';
}

/** Type guard for JSON objects: neither `null` nor an array. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** Creates an object from entries; `__proto__` is an ordinary name. */
export function recordOf(members: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(members);
}
