// Syntax tree of TypeScript types.

import { trust, type SafeText } from '../branded-text.ts';
import type { DocTags } from './comment.ts';
import { stringLiteral, numberLiteral } from './typescript.ts';

/** A TypeScript type. The printer adds parentheses. */
export type TypeTree =
  | WordType
  | { readonly kind: 'members'; readonly members: readonly MemberType[] }
  | { readonly kind: 'union'; readonly parts: readonly TypeTree[] }
  | { readonly kind: 'intersection'; readonly parts: readonly TypeTree[] }
  | { readonly kind: 'list'; readonly item: TypeTree }
  | TupleType
  | { readonly kind: 'generic'; readonly name: SafeText<'ts'>; readonly typeArguments: readonly TypeTree[] };

/** A keyword, literal, or reference, which is always printed on one line. */
export interface WordType {
  readonly kind: 'word';
  readonly text: SafeText<'ts'>;
  /** ID of the referenced schema. */
  readonly schemaId?: string;
}

export interface TupleType {
  readonly kind: 'tuple';
  /** Number of required elements. */
  readonly requiredCount: number;
  readonly items: readonly TypeTree[];
  /** Type of the rest elements. */
  readonly rest?: TypeTree;
  /** Whether elements have labels. */
  readonly hasLabels?: boolean;
}

/** A property, or the index signature if it has no name. */
export interface MemberType {
  readonly name?: string;
  readonly optional?: boolean;
  readonly type: TypeTree;
  readonly doc?: MemberDoc;
}

/** JSDoc comment of a member. */
export interface MemberDoc {
  readonly text?: string;
  readonly tags?: DocTags;
}

export function wordType(text: SafeText<'ts'>): WordType {
  return { kind: 'word', text };
}

/** Returns the literal type of a scalar. */
export function literalType(value: string | number | boolean | null): WordType {
  if (typeof value === 'string') return wordType(stringLiteral(value));
  return wordType(typeof value === 'number' ? numberLiteral(value === 0 ? 0 : value) : trust(String(value)));
}

/** Flattens nested unions and removes duplicates. */
export function unionType(types: readonly TypeTree[]): TypeTree {
  return composeTypes(
    'union',
    types.some(({ kind }) => kind === 'union')
      ? types.flatMap((type) => (type.kind === 'union' ? type.parts : [type]))
      : types,
  );
}

export function intersectionType(types: readonly TypeTree[]): TypeTree {
  return composeTypes('intersection', types);
}

function composeTypes(kind: 'union' | 'intersection', types: readonly TypeTree[]): TypeTree {
  const [first, second] = types;
  if (first && !second) return first;
  const printed = new Set<string>();
  const parts = types.filter((type) => type.kind !== 'word' || (!printed.has(type.text) && printed.add(type.text)));
  const [only, ...others] = parts;
  if (only === undefined) return wordType(trust('never'));
  return others.length === 0 ? only : { kind, parts };
}
