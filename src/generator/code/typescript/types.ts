// The types of TypeScript that documents need, as a tree that a printer lays out.

import { trust, type Code } from '../branded-text.ts';
import type { DocTags } from './comment.ts';
import { string } from './string-literal.ts';
import { number } from './template-literals.ts';

/** A type, as far as any document needs one. Parentheses are not part of it: the printer knows where they belong. */
export type TypeTree =
  | WordType
  | { readonly kind: 'members'; readonly members: readonly MemberType[] }
  | { readonly kind: 'union'; readonly parts: readonly TypeTree[] }
  | { readonly kind: 'intersection'; readonly parts: readonly TypeTree[] }
  | { readonly kind: 'list'; readonly item: TypeTree }
  | TupleType
  | { readonly kind: 'applied'; readonly name: Code<'ts'>; readonly to: readonly TypeTree[] };

/** A keyword, a literal or a reference: what is never broken over lines. */
export interface WordType {
  readonly kind: 'word';
  readonly text: Code<'ts'>;
  /** The id of the named schema that a reference leads to. */
  readonly refersTo?: string;
}

export interface TupleType {
  readonly kind: 'tuple';
  /** How many of the items have to be there. */
  readonly needed: number;
  readonly items: readonly TypeTree[];
  /** What may follow them. */
  readonly rest?: TypeTree;
  /** Whether items have names, by their places. */
  readonly named?: boolean;
}

/** A member with a name; without one, the signature of all members. */
export interface MemberType {
  readonly name?: string;
  readonly optional?: boolean;
  readonly type: TypeTree;
  readonly doc?: Doc;
}

/** What the comment before a member says. */
export interface Doc {
  readonly text?: string;
  readonly tags?: DocTags;
}

export function word(text: Code<'ts'>): WordType {
  return { kind: 'word', text };
}

/** The type of a string, a number, a boolean or null. */
export function literal(value: string | number | boolean | null): WordType {
  if (typeof value === 'string') return word(string(value));
  return word(typeof value === 'number' ? number(value === 0 ? 0 : value) : trust(String(value)));
}

/** Unions within it are opened, and what is said twice stands there once. */
export function unionOf(types: readonly TypeTree[]): TypeTree {
  return composed(
    'union',
    types.some(({ kind }) => kind === 'union')
      ? types.flatMap((type) => (type.kind === 'union' ? type.parts : [type]))
      : types,
  );
}

export function intersectionOf(types: readonly TypeTree[]): TypeTree {
  return composed('intersection', types);
}

function composed(kind: 'union' | 'intersection', types: readonly TypeTree[]): TypeTree {
  const [first, second] = types;
  if (first && !second) return first;
  const said = new Set<string>();
  const parts = types.filter((type) => type.kind !== 'word' || (!said.has(type.text) && said.add(type.text)));
  const [only, ...more] = parts;
  if (only === undefined) return word(trust('never'));
  return more.length === 0 ? only : { kind, parts };
}
