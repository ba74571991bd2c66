// Syntax tree of TypeScript types.

import { trust, type Code } from '../branded-text.ts';
import type { DocTags } from './comment.ts';
import { string } from './string-literal.ts';
import { number } from './template-literals.ts';

/** A TypeScript type. The printer adds parentheses. */
export type TypeTree =
  | WordType
  | { readonly kind: 'members'; readonly members: readonly MemberType[] }
  | { readonly kind: 'union'; readonly parts: readonly TypeTree[] }
  | { readonly kind: 'intersection'; readonly parts: readonly TypeTree[] }
  | { readonly kind: 'list'; readonly item: TypeTree }
  | TupleType
  | { readonly kind: 'applied'; readonly name: Code<'ts'>; readonly to: readonly TypeTree[] };

/** A keyword, literal, or reference, which is never split over lines. */
export interface WordType {
  readonly kind: 'word';
  readonly text: Code<'ts'>;
  /** ID of the referenced schema. */
  readonly refersTo?: string;
}

export interface TupleType {
  readonly kind: 'tuple';
  /** Number of required elements. */
  readonly needed: number;
  readonly items: readonly TypeTree[];
  /** Type of the rest elements. */
  readonly rest?: TypeTree;
  /** Whether elements have labels. */
  readonly named?: boolean;
}

/** A property, or the index signature if it has no name. */
export interface MemberType {
  readonly name?: string;
  readonly optional?: boolean;
  readonly type: TypeTree;
  readonly doc?: Doc;
}

/** JSDoc comment of a member. */
export interface Doc {
  readonly text?: string;
  readonly tags?: DocTags;
}

export function word(text: Code<'ts'>): WordType {
  return { kind: 'word', text };
}

/** Returns the literal type of a scalar. */
export function literal(value: string | number | boolean | null): WordType {
  if (typeof value === 'string') return word(string(value));
  return word(typeof value === 'number' ? number(value === 0 ? 0 : value) : trust(String(value)));
}

/** Flattens nested unions and removes duplicates. */
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
