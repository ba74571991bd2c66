// Parser combinators for the values of extension keywords.

import { joinWords } from '../../diagnostics/join-words.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { describeNode } from '../parser-combinators.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { CelExpressionText } from './types.ts';

/** Callback that reports an invalid value. Pass a no-op if the errors were already reported. */
export type ErrorReporter = (position: Node | Entry, message: string, help?: string) => void;

/** Parses a value. If it is invalid, reports that and returns `undefined`. */
export type ValueParser<T> = (node: Node, report: ErrorReporter) => T | undefined;

interface FieldParser<T, R extends boolean> {
  readonly read: ValueParser<T>;
  readonly required: R;
}
type FieldParsers = Readonly<Record<string, FieldParser<unknown, boolean>>>;
type FieldValue<F> = F extends FieldParser<infer T, boolean> ? T : never;
type OptionalKeys<F extends FieldParsers> = { [K in keyof F]: F[K]['required'] extends true ? never : K }[keyof F];
export type ObjectValue<F extends FieldParsers> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: FieldValue<F[K]>;
} & {
  readonly [K in OptionalKeys<F>]?: FieldValue<F[K]>;
};

export function required<T>(read: ValueParser<T>): FieldParser<T, true> {
  return { read, required: true };
}
export function optional<T>(read: ValueParser<T>): FieldParser<T, false> {
  return { read, required: false };
}

/** Parses an object with exactly these fields. */
export function object<F extends FieldParsers>(fields: F): ValueParser<ObjectValue<F>> {
  return (node, report) => {
    if (node.kind !== 'map')
      return reportWrongType(node, report, `an object with ${joinNames(Object.keys(fields), 'and')}`);
    const values: Record<string, unknown> = {};
    let isComplete = true;
    for (const entry of node.entries.values()) {
      if (!Object.hasOwn(fields, entry.key))
        report(entry, `unknown field \`${entry.key}\``, didYouMean(entry.key, Object.keys(fields)));
    }
    for (const [name, field] of Object.entries(fields)) {
      const entry = node.entries.get(name);
      const value = entry && field.read(entry.value, report);
      if (value !== undefined) values[name] = value;
      else if (field.required) isComplete = false;
      if (!entry && field.required) report(node, `missing \`${name}\``);
    }
    // TypeScript cannot infer this type from the loop over the fields.
    return isComplete ? (values as ObjectValue<F>) : undefined;
  };
}

/** Parses an array. Invalid items are excluded. */
export function array<T>(read: ValueParser<T>): ValueParser<readonly T[]> {
  return (node, report) => {
    if (node.kind !== 'list') return reportWrongType(node, report, 'an array');
    return node.items.map((item) => read(item, report)).filter((item) => item !== undefined);
  };
}

/** Parses a non-empty array. */
export function nonEmptyArray<T>(read: ValueParser<T>): ValueParser<readonly T[]> {
  const parseArray = array(read);
  return (node, report) => {
    if (node.kind === 'list' && node.items.length === 0)
      report(node, 'expected at least one item, found an empty array');
    return parseArray(node, report);
  };
}

/** Wraps an array parser, and reports duplicate scalars. */
export function uniqueArray<T>(read: ValueParser<readonly T[]>): ValueParser<readonly T[]> {
  return (node, report) => {
    const seen = new Set<unknown>();
    for (const item of node.kind === 'list' ? node.items : []) {
      if (item.kind === 'scalar' && seen.has(item.value)) report(item, `duplicate item \`${item.raw}\``);
      if (item.kind === 'scalar') seen.add(item.value);
    }
    return read(node, report);
  };
}

/** Parses a non-empty array of objects with distinct `id`s. */
export function arrayWithUniqueIds<T extends { readonly id: string }>(read: ValueParser<T>): ValueParser<readonly T[]> {
  const parseArray = nonEmptyArray(read);
  return (node, report) => {
    const seen = new Set<string>();
    for (const item of node.kind === 'list' ? node.items : []) {
      const id = stringPropertyNode(item, 'id');
      if (!id) continue;
      if (seen.has(id.text)) report(id.node, `duplicate ID \`${id.text}\``);
      seen.add(id.text);
    }
    return parseArray(node, report);
  };
}

/** Parses a string that is not blank. */
export const nonBlankString: ValueParser<string> = (node, report) => {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return reportWrongType(node, report, 'a string');
  if (node.value.trim() !== '') return node.value;
  report(node, `expected a non-blank string, found ${describeNode(node)}`);
  return undefined;
};

/** Parses any string, including an empty one. */
export const string: ValueParser<string> = (node, report) =>
  node.kind === 'scalar' && typeof node.value === 'string' ? node.value : reportWrongType(node, report, 'a string');

/** Parses a string that matches `pattern`; `description` names the format in messages. */
export function stringMatching(pattern: RegExp, description: string): ValueParser<string> {
  return (node, report) => {
    const text = nonBlankString(node, report);
    if (text === undefined || pattern.test(text)) return text;
    report(node, `expected ${description}, found \`${text}\``);
    return undefined;
  };
}

export const kebabCase = stringMatching(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a kebab-case ID');
export const fieldPath = stringMatching(/^[^.]+(?:\.[^.]+)*$/, 'a dotted path such as `updates.day_of_week`');

/** Parses the text of a CEL expression; the result includes its node. */
export const celExpression: ValueParser<CelExpressionText> = (node, report) => {
  const text = nonBlankString(node, report);
  return text === undefined ? undefined : { text, node };
};

/** Parses one of these strings. */
export function stringEnum<const W extends string>(allowed: readonly W[]): ValueParser<W> {
  return (node, report) => {
    const match = node.kind === 'scalar' ? allowed.find((known) => known === node.value) : undefined;
    if (match !== undefined) return match;
    const value = node.kind === 'scalar' ? String(node.value) : '';
    report(node, `expected ${joinNames(allowed, 'or')}, found ${describeNode(node)}`, didYouMean(value, allowed));
    return undefined;
  };
}

export const literalTrue: ValueParser<true> = (node, report) =>
  node.kind === 'scalar' && node.value === true ? true : reportWrongType(node, report, '`true`');

export const boolean: ValueParser<boolean> = (node, report) =>
  node.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : reportWrongType(node, report, 'a boolean');

export const number: ValueParser<number> = (node, report) =>
  node.kind === 'scalar' && typeof node.value === 'number' ? node.value : reportWrongType(node, report, 'a number');

/** Parses an integer within bounds. */
export function integerBetween(minimum: number, maximum = Number.MAX_SAFE_INTEGER): ValueParser<number> {
  const expectedType =
    maximum === minimum
      ? `\`${minimum}\``
      : maximum === Number.MAX_SAFE_INTEGER
        ? `an integer of at least ${minimum}`
        : `an integer from ${minimum} to ${maximum}`;
  return (node, report) => {
    const value = node.kind === 'scalar' ? node.value : undefined;
    return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
      ? value
      : reportWrongType(node, report, expectedType);
  };
}

/** Applies the first parser if `isFirst` accepts the node, and otherwise the second. */
export function either<A, B>(
  isFirst: (node: Node) => boolean,
  first: ValueParser<A>,
  second: ValueParser<B>,
): ValueParser<A | B> {
  return (node, report) => (isFirst(node) ? first(node, report) : second(node, report));
}

/** Transforms the result of a parser. */
export function transform<T, R>(
  read: ValueParser<T>,
  convert: (value: T, node: Node, report: ErrorReporter) => R | undefined,
): ValueParser<R> {
  return (node, report) => {
    const value = read(node, report);
    return value === undefined ? undefined : convert(value, node, report);
  };
}

/** Returns the value and the node of a string property; `undefined` if it is absent or not a string. */
export function stringPropertyNode(
  node: Node,
  key: string,
): { readonly text: string; readonly node: Node } | undefined {
  const value = node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? { text: value.value, node: value } : undefined;
}

/** Type guard for an object with a property. */
export function hasProperty(node: Node, key: string): node is MapNode {
  return node.kind === 'map' && node.entries.has(key);
}

function reportWrongType(node: Node, report: ErrorReporter, expectedType: string): undefined {
  report(node, `expected ${expectedType}, found ${describeNode(node)}`);
  return undefined;
}

function joinNames(names: readonly string[], conjunction: 'and' | 'or'): string {
  return joinWords(
    names.map((name) => `\`${name}\``),
    conjunction,
  );
}
