// Parser combinators for the objects of a document.

import type { Entry, Json, MapNode, Node } from '../source/node.ts';
import { toJson } from '../source/node-to-json.ts';
import { checkExact } from './unsafe-integers.ts';
import type { Version } from './types.ts';
import { child, say, slip, type ObjectKind, type Read, type Reading, type Site } from './read-context.ts';
import { didYouMean } from './did-you-mean.ts';

/** A field of an object: its parser, and what its absence means. */
interface Field<T, P extends Presence> {
  readonly read: Read<T>;
  readonly presence: P;
  /** Replaces a missing or invalid value. */
  readonly fallback?: T;
  readonly since?: Version;
  /** Whether `null` is a value like any other. */
  readonly nullable?: boolean;
}
type Presence = 'required' | 'expected' | 'defaulted' | 'optional';
type Fields = Readonly<Record<string, Field<unknown, Presence>>>;
type Value<F> = F extends Field<infer T, Presence> ? T : never;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K]['presence'] extends 'optional' ? K : never }[keyof F];
type Values<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Value<F[K]>;
};

/** Declares a required field; without it, the object is invalid. */
export function required<T>(read: Read<T>): Field<T, 'required'> {
  return { read, presence: 'required' };
}
/** Declares a field whose absence is a recoverable error; `fallback` replaces it. */
export function expected<T>(read: Read<T>, fallback: T): Field<T, 'expected'> {
  return { read, presence: 'expected', fallback };
}
/** Declares an optional field with the default of the specification. */
export function defaulted<T>(read: Read<T>, fallback: T): Field<T, 'defaulted'> {
  return { read, presence: 'defaulted', fallback };
}
export function optional<T>(read: Read<T>): Field<T, 'optional'> {
  return { read, presence: 'optional' };
}
/** Declares an optional field of any value, including `null`. */
export function optionalValue<T>(read: Read<T>): Field<T, 'optional'> {
  return { read, presence: 'optional', nullable: true };
}
/** Marks a field as new in OpenAPI 3.2. An older document that has it is reported, and the field is read. */
export function since32<T, P extends Presence>(field: Field<T, P>): Field<T, P> {
  return { ...field, since: '3.2' };
}
/** Marks a field as new in OpenAPI 3.1. A 3.0 document that has it is reported, and the field is read. */
export function since31<T, P extends Presence>(field: Field<T, P>): Field<T, P> {
  return { ...field, since: '3.1' };
}

/** Parses an object with these fields and `x-` keywords. Other fields are recoverable errors, and ignored. */
export function object<F extends Fields>(kind: ObjectKind, fields: F): Read<{ readonly node: MapNode } & Values<F>> {
  const list = Object.entries(fields);
  return (at, reading) => {
    const { node } = at;
    if (node.kind !== 'map') return wrongType(node, reading, `an object (${kind})`);
    checkNames(kind, node, fields, reading);
    const values: Record<string, unknown> = { node };
    let whole = true;
    for (const [name, field] of list) {
      const value = readField(name, field, node, at, reading);
      if (value !== undefined) values[name] = value;
      else if (field.presence === 'required') whole = false;
    }
    // TypeScript cannot derive this type from the loop over the fields.
    return whole ? (values as { readonly node: MapNode } & Values<F>) : undefined;
  };
}

function readField(name: string, field: Field<unknown, Presence>, node: MapNode, at: Site, reading: Reading): unknown {
  const entry = node.entries.get(name);
  if (!entry) {
    if (field.presence === 'required') say(reading, 'document/missing-field', node, `"${name}" is missing`);
    if (field.presence === 'expected') slip(reading, 'document/expected-field', node, `"${name}" is missing`);
    return field.fallback;
  }
  if (field.since && reading.version < field.since) {
    slip(reading, 'document/newer-field', entry, `"${name}" belongs to OpenAPI ${field.since}`);
  }
  if (isNull(entry.value) && field.presence !== 'required' && !field.nullable) {
    slip(reading, 'document/null-field', entry.value, `"${name}" is null; it is read as if it were absent`);
    return field.fallback;
  }
  const value = field.read(child(at, entry.value), reading);
  return value === undefined ? field.fallback : value;
}

function checkNames(kind: ObjectKind, node: MapNode, fields: Fields, reading: Reading): void {
  for (const entry of node.entries.values()) {
    if (Object.hasOwn(fields, entry.key)) continue;
    if (entry.key.startsWith('x-')) reading.extension(kind, entry);
    else unknownField(entry, kind, Object.keys(fields), reading);
  }
}

/** Reports a field that the object does not have. */
export function unknownField(entry: Entry, kind: string, known: Iterable<string>, reading: Reading): void {
  const help = didYouMean(entry.key, known);
  slip(
    reading,
    'document/unknown-field',
    entry,
    `${/^[aeiouAEIOU]/.test(kind) ? 'an' : 'a'} ${kind} has no field "${entry.key}"`,
    help === undefined ? {} : { help },
  );
}

/** Parses a string. A number or boolean is read as its source text: YAML parses unquoted scalars. */
export const text: Read<string> = ({ node }, reading) => {
  if (node.kind !== 'scalar' || node.value === null) return wrongType(node, reading, 'text');
  if (typeof node.value === 'string') return node.value;
  slip(
    reading,
    'document/unquoted-text',
    node,
    `${node.raw} is a ${typeof node.value}, and text belongs here; it is read as "${node.raw}"`,
  );
  return node.raw;
};

/** Parses a boolean, also in quotes. */
export const flag: Read<boolean> = ({ node }, reading) => {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
  if (node.kind === 'scalar' && (node.value === 'true' || node.value === 'false')) {
    slip(
      reading,
      'document/quoted-value',
      node,
      `true or false belongs here, and "${node.value}" stands in quotes; it is read without them`,
    );
    return node.value === 'true';
  }
  return wrongType(node, reading, 'true or false');
};

/** Parses any JSON value. */
export const json: Read<Json> = ({ node }, reading) => {
  checkExact(node, reading);
  return toJson(node);
};

/** Parses one of these strings. */
export function word<const W extends string>(words: readonly W[]): Read<W> {
  return (at, reading) => {
    const { node } = at;
    const written = node.kind === 'scalar' ? node.value : undefined;
    const found = words.find((known) => known === written);
    if (found !== undefined) return found;
    if (typeof written !== 'string') return wrongType(node, reading, `one of ${words.join(', ')}`);
    const help = didYouMean(written, words);
    say(
      reading,
      'document/bad-value',
      node,
      `"${written}" is not one of ${words.join(', ')}`,
      help === undefined ? {} : { help },
    );
    return undefined;
  };
}

/** Parses an array. Invalid items are excluded. */
export function list<T>(read: Read<T>): Read<readonly T[]> {
  return (at, reading) => {
    if (at.node.kind !== 'list') return wrongType(at.node, reading, 'a list');
    return at.node.items.map((item) => read(child(at, item), reading)).filter((item) => item !== undefined);
  };
}

/** Parses an object whose keys are user-defined names, as an array in document order. */
export function named<T, R>(
  read: Read<T>,
  make: (name: string, value: T, entry: Entry, reading: Reading) => R | undefined,
  extensible?: ObjectKind,
): Read<readonly R[]> {
  return (at, reading) => {
    const { node } = at;
    if (node.kind !== 'map') return wrongType(node, reading, 'an object');
    const made: R[] = [];
    for (const entry of node.entries.values()) {
      if (extensible && entry.key.startsWith('x-')) {
        reading.extension(extensible, entry);
        continue;
      }
      if (reading.leftOut.has(entry.value)) continue;
      const value = read(child(at, entry.value), reading);
      const result = value === undefined ? undefined : make(entry.key, value, entry, reading);
      if (result !== undefined) made.push(result);
    }
    return made;
  };
}

/** Parses an object whose keys are user-defined names. */
export function dictionary<T>(read: Read<T>): Read<ReadonlyMap<string, T>> {
  const entries = named(read, (name, value) => [name, value] as const);
  return (at, reading) => {
    const pairs = entries(at, reading);
    return pairs && new Map(pairs);
  };
}

/** Transforms the result of a parser. */
export function mapped<T, R>(read: Read<T>, make: (value: T, at: Site, reading: Reading) => R | undefined): Read<R> {
  return (at, reading) => {
    const value = read(at, reading);
    return value === undefined ? undefined : make(value, at, reading);
  };
}

/** Defers to a parser that is defined later, for objects that contain one another. */
export function later<T>(read: () => Read<T>): Read<T> {
  return (at, reading) => read()(at, reading);
}

/** Reports a value of the wrong type. */
export function wrongType(node: Node, reading: Reading, wanted: string): undefined {
  say(reading, 'document/wrong-type', node, `expected ${wanted}, found ${describe(node)}`);
  return undefined;
}

/** Returns a phrase for a value. */
export function describe(node: Node): string {
  if (node.kind === 'map') return 'an object';
  if (node.kind === 'list') return 'a list';
  if (node.value === null) return 'null';
  if (typeof node.value !== 'string') return `the ${typeof node.value} ${node.raw}`;
  return node.value.length > 40 ? 'text' : `"${node.value}"`;
}

function isNull(node: Node): boolean {
  return node.kind === 'scalar' && node.value === null;
}
