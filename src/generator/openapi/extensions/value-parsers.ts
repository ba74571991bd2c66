// Parser combinators for the values of extension keywords.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import { describe } from '../object-parsers.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { RuleText } from './types.ts';

/**
 * Callback for each invalid value. Reading an extension whose errors were reported before uses one that does nothing.
 */
export type Fault = (where: Node | Entry, message: string, help?: string) => void;

/** Parses a value; `undefined` if it is invalid, which is reported. */
export type ReadValue<T> = (node: Node, fault: Fault) => T | undefined;

interface Member<T, R extends boolean> {
  readonly read: ReadValue<T>;
  readonly required: R;
}
type Members = Readonly<Record<string, Member<unknown, boolean>>>;
type Read<M> = M extends Member<infer T, boolean> ? T : never;
type MayKeys<M extends Members> = { [K in keyof M]: M[K]['required'] extends true ? never : K }[keyof M];
export type ValueOf<M extends Members> = { readonly [K in Exclude<keyof M, MayKeys<M>>]: Read<M[K]> } & {
  readonly [K in MayKeys<M>]?: Read<M[K]>;
};

export function must<T>(read: ReadValue<T>): Member<T, true> {
  return { read, required: true };
}
export function may<T>(read: ReadValue<T>): Member<T, false> {
  return { read, required: false };
}

/** Parses an object with exactly these fields. */
export function shape<M extends Members>(members: M): ReadValue<ValueOf<M>> {
  return (node, fault) => {
    if (node.kind !== 'map') return wrong(node, fault, `an object with ${listed(Object.keys(members))}`);
    const values: Record<string, unknown> = {};
    let whole = true;
    for (const entry of node.entries.values()) {
      if (!Object.hasOwn(members, entry.key))
        fault(entry, `no member "${entry.key}" belongs here`, didYouMean(entry.key, Object.keys(members)));
    }
    for (const [name, member] of Object.entries(members)) {
      const entry = node.entries.get(name);
      const value = entry && member.read(entry.value, fault);
      if (value !== undefined) values[name] = value;
      else if (member.required) whole = false;
      if (!entry && member.required) fault(node, `the member "${name}" is missing`);
    }
    // TypeScript cannot derive this type from the loop over the fields.
    return whole ? (values as ValueOf<M>) : undefined;
  };
}

/** Parses an array. Invalid items are excluded. */
export function listOf<T>(read: ReadValue<T>): ReadValue<readonly T[]> {
  return (node, fault) => {
    if (node.kind !== 'list') return wrong(node, fault, 'a list');
    return node.items.map((item) => read(item, fault)).filter((item) => item !== undefined);
  };
}

/** Parses a non-empty array. */
export function someOf<T>(read: ReadValue<T>): ReadValue<readonly T[]> {
  const all = listOf(read);
  return (node, fault) => {
    if (node.kind === 'list' && node.items.length === 0) fault(node, 'an empty list says nothing');
    return all(node, fault);
  };
}

/** Parses an array of distinct scalars. */
export function distinct<T>(read: ReadValue<readonly T[]>): ReadValue<readonly T[]> {
  return (node, fault) => {
    const met = new Set<unknown>();
    for (const item of node.kind === 'list' ? node.items : []) {
      if (item.kind === 'scalar' && met.has(item.value)) fault(item, `${item.raw} stands twice in this list`);
      if (item.kind === 'scalar') met.add(item.value);
    }
    return read(node, fault);
  };
}

/** Parses a non-empty array of objects with distinct `id`s. */
export function identified<T extends { readonly id: string }>(read: ReadValue<T>): ReadValue<readonly T[]> {
  const all = someOf(read);
  return (node, fault) => {
    const met = new Set<string>();
    for (const item of node.kind === 'list' ? node.items : []) {
      const id = textMember(item, 'id');
      if (!id) continue;
      if (met.has(id.text)) fault(id.node, `the id "${id.text}" stands twice in this list`);
      met.add(id.text);
    }
    return all(node, fault);
  };
}

/** Parses a string that is not blank. */
export const words: ReadValue<string> = (node, fault) => {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return wrong(node, fault, 'text');
  if (node.value.trim() !== '') return node.value;
  fault(node, 'this text is empty');
  return undefined;
};

/** Parses any string, including an empty one. */
export const literal: ReadValue<string> = (node, fault) =>
  node.kind === 'scalar' && typeof node.value === 'string' ? node.value : wrong(node, fault, 'text');

/** Parses a string that matches `pattern`; `description` names the format in messages. */
export function formed(pattern: RegExp, form: string): ReadValue<string> {
  return (node, fault) => {
    const text = words(node, fault);
    if (text === undefined || pattern.test(text)) return text;
    fault(node, `"${text}" is not ${form}`);
    return undefined;
  };
}

export const kebab = formed(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'kebab-case');
export const fieldPath = formed(/^[^.]+(?:\.[^.]+)*$/, 'a dotted path such as updates.day_of_week');

/** Parses the text of a CEL expression, and keeps its node. */
export const rule: ReadValue<RuleText> = (node, fault) => {
  const text = words(node, fault);
  return text === undefined ? undefined : { text, node };
};

/** Parses one of these strings. */
export function oneOf<const W extends string>(allowed: readonly W[]): ReadValue<W> {
  return (node, fault) => {
    const found = node.kind === 'scalar' ? allowed.find((known) => known === node.value) : undefined;
    if (found !== undefined) return found;
    const written = node.kind === 'scalar' ? String(node.value) : '';
    fault(node, `expected ${listed(allowed, 'or')}, found ${describe(node)}`, didYouMean(written, allowed));
    return undefined;
  };
}

export const yes: ReadValue<true> = (node, fault) =>
  node.kind === 'scalar' && node.value === true ? true : wrong(node, fault, 'true');

export const flag: ReadValue<boolean> = (node, fault) =>
  node.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : wrong(node, fault, 'true or false');

export const number: ReadValue<number> = (node, fault) =>
  node.kind === 'scalar' && typeof node.value === 'number' ? node.value : wrong(node, fault, 'a number');

/** Parses an integer within bounds. */
export function integer(least: number, most = Number.MAX_SAFE_INTEGER): ReadValue<number> {
  const wanted =
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`;
  return (node, fault) => {
    const value = node.kind === 'scalar' ? node.value : undefined;
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : wrong(node, fault, wanted);
  };
}

/** Parses with the first parser if `isFirst` accepts the node, else with the second. */
export function either<A, B>(
  isFirst: (node: Node) => boolean,
  first: ReadValue<A>,
  second: ReadValue<B>,
): ReadValue<A | B> {
  return (node, fault) => (isFirst(node) ? first(node, fault) : second(node, fault));
}

/** Transforms the result of a parser. */
export function made<T, R>(
  read: ReadValue<T>,
  make: (value: T, node: Node, fault: Fault) => R | undefined,
): ReadValue<R> {
  return (node, fault) => {
    const value = read(node, fault);
    return value === undefined ? undefined : make(value, node, fault);
  };
}

/** Returns a property that is a string, with its node. */
export function textMember(node: Node, key: string): { readonly text: string; readonly node: Node } | undefined {
  const value = node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? { text: value.value, node: value } : undefined;
}

/** Type guard for an object with a property. */
export function has(node: Node, key: string): node is MapNode {
  return node.kind === 'map' && node.entries.has(key);
}

function wrong(node: Node, fault: Fault, wanted: string): undefined {
  fault(node, `expected ${wanted}, found ${describe(node)}`);
  return undefined;
}

function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
