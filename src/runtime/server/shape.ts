// What the document says of a value beyond its validity: which members are its own, and what is done to them.

/** A value of some schema. What a shape says beside `ref` applies too. */
export interface Shape {
  /** The schema that says the rest. */
  readonly ref?: string;
  /** The members that an object has by the document; others are dropped. Absent: all members stay. */
  readonly known?: readonly string[];
  /** Those members of which there is more to say. */
  readonly members?: { readonly [name: string]: Shape };
  /** Members beyond the known ones. */
  readonly rest?: Shape;
  readonly items?: Shape;
  /** What only the service sets: dropped from a request. */
  readonly readOnly?: true;
  /** What only a client sends: dropped from a response. */
  readonly writeOnly?: true;
  /** A box, because the default may be `null`. */
  readonly default?: { readonly value: unknown };
  readonly round?: Round;
  readonly redacted?: Redaction;
}

/** A number becomes the next one above (above the last: the last), or the nearest one (ties upward). */
export interface Round {
  /** Ascending. */
  readonly to: readonly number[];
  readonly mode: 'up' | 'nearest';
}

/** What a response shows in the place of a value. */
export interface Redaction {
  readonly as: string;
  /** Where it holds, the value is shown in clear. */
  unless?(scope: { readonly caller: unknown; readonly operation: string }): boolean;
}

/** The shapes of named schemas. */
export interface Shapes {
  readonly [schema: string]: Shape;
}

/** A shape with all that it refers to, as one list. References may lead in a ring. */
export function layers(shape: Shape | undefined, shapes: Shapes): readonly Shape[] {
  const found: Shape[] = [];
  for (let next = shape; next && !found.includes(next); next = next.ref === undefined ? undefined : shapes[next.ref]) found.push(next);
  return found;
}

/** What is said of the member `name`; undefined where nothing is. */
export function memberOf(shape: readonly Shape[], name: string): Shape | undefined {
  for (const { members, known, rest } of shape) {
    if (members && Object.hasOwn(members, name)) return members[name];
    if (known?.includes(name)) return undefined;
    if (rest) return rest;
  }
  return undefined;
}

/** Whether the member is the value's own by the document. */
export function isKnown(shape: readonly Shape[], name: string): boolean {
  let closed = false;
  for (const { known, rest } of shape) {
    if (known?.includes(name) || rest) return true;
    closed ||= known !== undefined;
  }
  return !closed;
}

/** An object of JSON: neither null nor a list. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** An object of these members, whatever their names are: `__proto__` is a name like any other. */
export function recordOf(members: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(members);
}
