// A schema as far as it makes a type: what no type can say is left out, and one thing beside another is a list of parts.

import type { Doc } from '../../../code/typescript/types.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';

export type Part =
  | { readonly kind: 'anything' }
  /** A named schema. */
  | { readonly kind: 'reference'; readonly id: string }
  /** One of the values; none is `never`. */
  | { readonly kind: 'values'; readonly values: readonly Json[] }
  | TypedPart
  /** One of the branches. */
  | { readonly kind: 'branches'; readonly branches: readonly Part[] }
  /** All of the parts, and members that have to be there. */
  | { readonly kind: 'all'; readonly parts: readonly Part[]; readonly required?: readonly string[] };

/** What a schema's own keywords say. Each member is there only where a keyword says it. */
export interface TypedPart {
  readonly kind: 'typed';
  /** At least one; `null` is the last. */
  readonly types: readonly JsonType[];
  /** The items, or those behind the first ones; false where there are none behind them. */
  readonly items?: Part | false;
  /** The first items, and how many of them there are at least. */
  readonly prefixItems?: readonly Part[];
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: ReadonlyMap<string, Described>;
  /** The members that have no name of their own. */
  readonly others?: Part;
}

/** The schema of a property or a component. */
export interface Described {
  readonly part: Part;
  readonly doc?: Doc;
  /** The only reading that has the property. */
  readonly mark?: 'read' | 'write';
}

/** The part of `never`. */
export const nothing: Part = { kind: 'values', values: [] };

/** The parts, each once. */
export function distinct(parts: readonly Part[]): readonly Part[] {
  return parts.length < 2 ? parts : [...new Map(parts.map((part) => [textOf(part), part])).values()];
}

function textOf(part: Part): string {
  return JSON.stringify(part, (_, value: unknown) =>
    value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : value,
  );
}
