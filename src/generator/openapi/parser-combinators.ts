// Parser combinators for the objects of a document.

import { type Entry, type Json, type MapNode, type Node, toJson, type ScalarNode } from '../source/node.ts';
import type { OpenApiVersion } from './types.ts';
import {
  childInResource,
  reportAt,
  type ObjectKind,
  type Parser,
  type ReadContext,
  type NodeInResource,
} from './read-context.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';

/** A field of an object: its parser, and how to handle its absence. */
interface Field<T, P extends Presence> {
  readonly read: Parser<T>;
  readonly presence: P;
  /** Replaces a missing or invalid value. */
  readonly fallback?: T;
  readonly since?: OpenApiVersion;
  /** Whether `null` is an ordinary value. */
  readonly isNullable?: boolean;
}
type Presence = 'required' | 'expected' | 'defaulted' | 'optional';
type Fields = Readonly<Record<string, Field<unknown, Presence>>>;
type Value<F> = F extends Field<infer T, Presence> ? T : never;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K]['presence'] extends 'optional' ? K : never }[keyof F];
type Values<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Value<F[K]>;
};

/** Declares a required field; without it, the object is invalid. */
export function required<T>(read: Parser<T>): Field<T, 'required'> {
  return { read, presence: 'required' };
}
/** Declares a field whose absence is a recoverable error; `fallback` replaces it. */
export function expected<T>(read: Parser<T>, fallback: T): Field<T, 'expected'> {
  return { read, presence: 'expected', fallback };
}
/** Declares an optional field, with the default from the specification. */
export function defaulted<T>(read: Parser<T>, fallback: T): Field<T, 'defaulted'> {
  return { read, presence: 'defaulted', fallback };
}
export function optional<T>(read: Parser<T>): Field<T, 'optional'> {
  return { read, presence: 'optional' };
}
/** Declares an optional field that accepts any value, including `null`. */
export function optionalNullable<T>(read: Parser<T>): Field<T, 'optional'> {
  return { read, presence: 'optional', isNullable: true };
}
/** Marks a field as new in OpenAPI 3.2. In an older document, it is reported but still read. */
export function since32<T, P extends Presence>(field: Field<T, P>): Field<T, P> {
  return { ...field, since: '3.2' };
}
/** Marks a field as new in OpenAPI 3.1. In a 3.0 document, it is reported but still read. */
export function since31<T, P extends Presence>(field: Field<T, P>): Field<T, P> {
  return { ...field, since: '3.1' };
}

/** Parses an object with these fields and `x-` keywords. Other fields are ignored, with a recoverable error. */
export function object<F extends Fields>(kind: ObjectKind, fields: F): Parser<{ readonly node: MapNode } & Values<F>> {
  const entries = Object.entries(fields);
  return (location, context) => {
    const { node } = location;
    if (node.kind !== 'map') return reportWrongType(node, context, `an object (${kind})`);
    checkFieldNames(kind, node, fields, context);
    const values: Record<string, unknown> = { node };
    let isComplete = true;
    for (const [name, field] of entries) {
      const value = readField(name, field, node, location, context);
      if (value !== undefined) values[name] = value;
      else if (field.presence === 'required') isComplete = false;
    }
    // TypeScript cannot infer this type from the loop over the fields.
    return isComplete ? (values as { readonly node: MapNode } & Values<F>) : undefined;
  };
}

function readField(
  name: string,
  field: Field<unknown, Presence>,
  node: MapNode,
  location: NodeInResource,
  context: ReadContext,
): unknown {
  const entry = node.entries.get(name);
  if (!entry) {
    if (field.presence === 'required') reportAt(context, 'document/missing-field', node, `missing \`${name}\``);
    if (field.presence === 'expected') reportAt(context, 'document/inferred-field', node, `missing \`${name}\``);
    return field.fallback;
  }
  if (field.since && context.version < field.since) {
    reportAt(context, 'document/newer-field', entry, `\`${name}\` requires OpenAPI ${field.since}; it is accepted`, {
      help: `declare \`openapi: ${field.since}.0\``,
    });
  }
  if (isNull(entry.value) && field.presence !== 'required' && !field.isNullable) {
    reportAt(context, 'document/null-field', entry.value, `\`${name}\` has no effect: it is null`);
    return field.fallback;
  }
  const value = field.read(childInResource(location, entry.value), context);
  return value === undefined ? field.fallback : value;
}

function checkFieldNames(kind: ObjectKind, node: MapNode, fields: Fields, context: ReadContext): void {
  for (const entry of node.entries.values()) {
    if (Object.hasOwn(fields, entry.key)) continue;
    if (entry.key.startsWith('x-')) context.checkExtension(kind, entry);
    else reportUnknownField(entry, kind, Object.keys(fields), context);
  }
}

/** Reports an unknown field. */
export function reportUnknownField(entry: Entry, kind: string, known: Iterable<string>, context: ReadContext): void {
  const help = didYouMean(entry.key, known);
  reportAt(
    context,
    'document/unknown-field',
    entry,
    `unknown field \`${entry.key}\` (${kind})`,
    help === undefined ? {} : { help },
  );
}

/** Parses a string. A number or boolean, such as an unquoted YAML scalar, is read as its source text. */
export const string: Parser<string> = ({ node }, context) => {
  if (node.kind !== 'scalar' || node.value === null) return reportWrongType(node, context, 'a string');
  if (typeof node.value === 'string') return node.value;
  reportAt(
    context,
    'document/unquoted-string',
    node,
    `expected a string, found ${describeNode(node)}; using \`"${node.raw}"\``,
  );
  return node.raw;
};

/** Parses a boolean. A quoted boolean is a recoverable error. */
export const boolean: Parser<boolean> = ({ node }, context) => {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
  if (node.kind === 'scalar' && (node.value === 'true' || node.value === 'false')) {
    reportAt(context, 'document/quoted-value', node, `expected a boolean, found a string; using \`${node.value}\``);
    return node.value === 'true';
  }
  return reportWrongType(node, context, 'a boolean');
};

/** Parses any JSON value. */
export const json: Parser<Json> = ({ node }, context) => {
  checkSafeIntegers(node, context);
  return toJson(node);
};

/** Parses one of these strings. */
export function stringEnum<const W extends string>(values: readonly W[]): Parser<W> {
  return (location, context) => {
    const { node } = location;
    const actual = node.kind === 'scalar' ? node.value : undefined;
    const match = values.find((value) => value === actual);
    if (match !== undefined) return match;
    const expectedValues = values.map((value) => `\`${value}\``).join(', ');
    if (typeof actual !== 'string') return reportWrongType(node, context, `one of ${expectedValues}`);
    const help = didYouMean(actual, values);
    reportAt(
      context,
      'document/invalid-value',
      node,
      `expected one of ${expectedValues}, found \`${actual}\``,
      help === undefined ? {} : { help },
    );
    return undefined;
  };
}

/** Parses an array. Invalid items are excluded. */
export function array<T>(read: Parser<T>): Parser<readonly T[]> {
  return (location, context) => {
    if (location.node.kind !== 'list') return reportWrongType(location.node, context, 'an array');
    return location.node.items
      .map((item) => read(childInResource(location, item), context))
      .filter((item) => item !== undefined);
  };
}

/**
 * Parses an object whose keys are user-defined names, as an array in document order. If `extensibleKind` is set, the
 * object may also have `x-` keywords.
 */
export function mapAsArray<T, R>(
  read: Parser<T>,
  createResult: (name: string, value: T, entry: Entry, context: ReadContext) => R | undefined,
  extensibleKind?: ObjectKind,
): Parser<readonly R[]> {
  return (location, context) => {
    const { node } = location;
    if (node.kind !== 'map') return reportWrongType(node, context, 'an object');
    const results: R[] = [];
    for (const entry of node.entries.values()) {
      if (extensibleKind && entry.key.startsWith('x-')) {
        context.checkExtension(extensibleKind, entry);
        continue;
      }
      if (context.excluded.has(entry.value)) continue;
      const value = read(childInResource(location, entry.value), context);
      const result = value === undefined ? undefined : createResult(entry.key, value, entry, context);
      if (result !== undefined) results.push(result);
    }
    return results;
  };
}

/** Parses an object whose keys are user-defined names. */
export function mapOf<T>(read: Parser<T>): Parser<ReadonlyMap<string, T>> {
  const entries = mapAsArray(read, (name, value) => [name, value] as const);
  return (location, context) => {
    const pairs = entries(location, context);
    return pairs && new Map(pairs);
  };
}

/** Transforms the result of a parser. */
export function transform<T, R>(
  read: Parser<T>,
  convert: (value: T, location: NodeInResource, context: ReadContext) => R | undefined,
): Parser<R> {
  return (location, context) => {
    const value = read(location, context);
    return value === undefined ? undefined : convert(value, location, context);
  };
}

/** Defers to a parser that is defined later, for mutually recursive objects. */
export function lazy<T>(read: () => Parser<T>): Parser<T> {
  return (location, context) => read()(location, context);
}

/** Reports a value of the wrong type. */
export function reportWrongType(node: Node, context: ReadContext, expectedType: string): undefined {
  reportAt(context, 'document/wrong-type', node, `expected ${expectedType}, found ${describeNode(node)}`);
  return undefined;
}

/** Describes a value for messages. */
export function describeNode(node: Node): string {
  if (node.kind === 'map') return node.entries.size === 0 ? 'an empty object' : 'an object';
  if (node.kind === 'list') return node.items.length === 0 ? 'an empty array' : 'an array';
  if (node.value === null) return 'null';
  if (typeof node.value !== 'string') return `the ${typeof node.value} \`${node.raw}\``;
  if (node.value.trim() === '') return node.value === '' ? 'an empty string' : 'a blank string';
  return node.value.length > 40 ? 'a string' : `\`${node.value}\``;
}

export function isNull(node: Node): boolean {
  return node.kind === 'scalar' && node.value === null;
}

/** Reports each integer in a value that a double cannot represent exactly; the nearest double is used instead. */
export function checkSafeIntegers(value: Node, context: ReadContext): void {
  const stack: Node[] = [value];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind === 'list') for (const item of node.items) stack.push(item);
    else if (node.kind === 'map') for (const entry of node.entries.values()) stack.push(entry.value);
    else if (!isExactInteger(node)) {
      reportAt(
        context,
        'document/unsafe-integer',
        node,
        `JavaScript cannot represent \`${node.raw}\` exactly; using \`${BigInt(Number(node.value))}\``,
        {
          help: 'use a string if the value must be exact',
        },
      );
    }
  }
}

function isExactInteger({ value, raw }: ScalarNode): boolean {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(raw)) return true;
  return BigInt(raw) === BigInt(value);
}
