// What the document says of a value beyond its validity: which members are its own, and what is done to them.

/** A value of some schema. What a shape says beside `ref` applies too. */
export interface Shape {
  /** The schema that says the rest, or several. */
  readonly ref?: string | readonly string[];
  /** Alternatives, of which any may be the one that the value has. */
  readonly either?: readonly Shape[];
  readonly derived?: Derived;
  /** The members that an object has by the document. Absent: all members stay. */
  readonly known?: readonly string[];
  /** Members that the document demands or asks for and does not describe: they stay, too. */
  readonly mentioned?: readonly string[];
  /** Members that are read-only in one alternative and not in others: what the values are like that one of the others may have. */
  readonly sent?: { readonly [name: string]: readonly Pins[] };
  /** Those members of which there is more to say. */
  readonly members?: { readonly [name: string]: Shape };
  /** What becomes of other members: they are dropped unless they stay, or are there to be refused. */
  readonly others?: 'stay' | 'refused';
  /** What other members hold; they stay. */
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

/** Schemas that build on this one: a member of the value names the one that says more of it. */
export interface Derived {
  readonly property: string;
  readonly schemas: { readonly [value: string]: string | readonly string[] };
}

/** What some members are, where a value has them. */
export interface Pins {
  readonly [member: string]: readonly unknown[];
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
  unless?(scope: RedactionScope): boolean;
}

/** Who sees a response, and of which operation it is. */
export interface RedactionScope {
  readonly caller: unknown;
  readonly operation: string;
}

/** The shapes of named schemas. */
export interface Shapes {
  readonly [schema: string]: Shape;
}

/**
 * A shape with all that it refers to, as one list, in which alternatives are there too unless only what is certain counts:
 * for `value`, or where that is undefined for every value.
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

/** The schemas that the value names; where it names none because it lacks the member, all that it may be. */
export function namedBy(value: unknown, { property, schemas }: Derived, certain = false): readonly string[] {
  const name = isRecord(value) && Object.hasOwn(value, property) ? value[property] : undefined;
  if (name === undefined) return certain ? [] : Object.values(schemas).flat();
  const written =
    typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean' ? String(name) : undefined;
  const found = written !== undefined && Object.hasOwn(schemas, written) ? (schemas[written] ?? []) : [];
  return typeof found === 'string' ? [found] : certain ? [] : found;
}

/** What is said of the member `name`: of several shapes, all. */
export function memberOf(all: readonly Shape[], name: string): Shape | undefined {
  return together(saidOf(all, name));
}

/** The same, one by one. */
export function saidOf(all: readonly Shape[], name: string): readonly (Shape | undefined)[] {
  const found = all.map(({ members }) => (members && Object.hasOwn(members, name) ? members[name] : undefined));
  if (found.some((shape) => shape) || all.some(({ known }) => known?.includes(name))) return found;
  return all.map(({ rest }) => rest);
}

/** What is said of the items of a list: of several shapes, all. */
export function itemsOf(all: readonly Shape[]): Shape | undefined {
  return together(all.map(({ items }) => items));
}

/** One shape of several that hold at once. */
export function together(shapes: readonly (Shape | undefined)[]): Shape | undefined {
  const found = shapes.filter((shape) => shape !== undefined);
  return found.length > 1 ? { either: found } : found[0];
}

/** Whether a value of this shape is looked into at all. */
export function hasMembers(all: readonly Shape[]): boolean {
  return all.some(({ known, members, rest }) => known ?? members ?? rest);
}

/** What becomes of a member by its name: it is known, or one of the others. */
export function standingOf(all: readonly Shape[], name: string): 'known' | 'stay' | 'refused' | 'dropped' {
  if (all.some(({ known }) => known?.includes(name))) return 'known';
  if (all.some(({ others, rest }) => others === 'stay' || rest)) return 'stay';
  if (all.some(({ others }) => others === 'refused')) return 'refused';
  return all.some(({ known }) => known) && !all.some(({ mentioned }) => mentioned?.includes(name)) ? 'dropped' : 'stay';
}

/** An object of JSON: neither null nor a list. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** An object of these members, whatever their names are: `__proto__` is a name like any other. */
export function recordOf(members: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(members);
}
