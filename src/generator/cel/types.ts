// Which types the values of a rule have, and what can be said of two of them.

import type { Place } from '../diagnostics/diagnostic.ts';

export type Scalar = string | number | boolean;

/** A type. `values`, where they are known, are all that a value may be; `invalid` stands for what was reported already. */
export type Type =
  | { readonly kind: 'bool'; readonly values?: readonly boolean[] }
  | NumberType
  | { readonly kind: 'string'; readonly values?: readonly string[]; readonly format?: string }
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'duration' }
  | { readonly kind: 'null' }
  /** The schema says nothing of the type. */
  | { readonly kind: 'dyn' }
  /** `least`: how many items there are in any case. */
  | { readonly kind: 'list'; readonly items: Type; readonly least: number }
  /** Members of any name. */
  | { readonly kind: 'map'; readonly values: Type }
  | ObjectType
  | { readonly kind: 'nullable'; readonly of: Type }
  | { readonly kind: 'invalid' };

export interface NumberType {
  readonly kind: 'int' | 'double';
  readonly values?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** An object of a schema; fields are asked for one by one, because schemas may be recursive. */
export interface ObjectType {
  readonly kind: 'object';
  /** What people call it: the schema's name, or a phrase. */
  readonly name: string;
  readonly fields: readonly string[];
  field(name: string): Field | undefined;
  /** Why a field that one might expect is not there, as a sentence. */
  absent?(name: string): string | undefined;
}

export interface Field {
  readonly type: Type;
  readonly optional: boolean;
  /** True for a member that the schema allows without naming it. */
  readonly open?: boolean;
  /** True for a member that only requests carry: the type of what is answered has it not. */
  readonly unanswered?: boolean;
  /** Where the schema defines it. */
  readonly place?: Place | undefined;
}

export const bool = { kind: 'bool' } as const satisfies Type;
export const int = { kind: 'int' } as const satisfies Type;
export const double = { kind: 'double' } as const satisfies Type;
export const string = { kind: 'string' } as const satisfies Type;
export const timestamp = { kind: 'timestamp' } as const satisfies Type;
export const duration = { kind: 'duration' } as const satisfies Type;
export const none = { kind: 'null' } as const satisfies Type;
export const dyn = { kind: 'dyn' } as const satisfies Type;
export const invalid = { kind: 'invalid' } as const satisfies Type;

/** The type of which null is a value too. */
export function nullable(type: Type): Type {
  return type.kind === 'null' || type.kind === 'dyn' || type.kind === 'nullable' || type.kind === 'invalid'
    ? type
    : { kind: 'nullable', of: type };
}

/** The type without null; null itself stays. */
export function nonNull(type: Type): Type {
  return type.kind === 'nullable' ? type.of : type;
}

/** True for the types whose values are compared by `===`. */
export function isScalar(type: Type): boolean {
  const { kind } = nonNull(type);
  return ['bool', 'int', 'double', 'string', 'timestamp', 'duration', 'null'].includes(kind);
}

/** All values of a scalar type, where they are few and known. */
export function valuesOf(type: Type): readonly Scalar[] | undefined {
  if (type.kind === 'bool') return type.values ?? [true, false];
  return type.kind === 'int' || type.kind === 'double' || type.kind === 'string' ? type.values : undefined;
}

/** The scalar type with no other values than these. */
export function withValues(type: Type, values: readonly Scalar[]): Type {
  if (type.kind === 'nullable') return nullable(withValues(type.of, values));
  if (type.kind === 'bool') return { ...type, values: values.filter((value) => typeof value === 'boolean') };
  if (type.kind === 'string') return { ...type, values: values.filter((value) => typeof value === 'string') };
  if (type.kind !== 'int' && type.kind !== 'double') return type;
  return { ...type, values: values.filter((value) => typeof value === 'number') };
}

/** The least and the greatest that a number of this type can be. */
export function boundsOf({ values, minimum = -Infinity, maximum = Infinity }: NumberType): readonly [number, number] {
  if (!values) return [minimum, maximum];
  return values.reduce<readonly [number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Infinity, -Infinity],
  );
}

/** Whether a value of this type may be, or have in it, an integer that JavaScript does not hold as a number. */
export function mayHoldBigints(type: Type): boolean {
  switch (type.kind) {
    case 'int':
    case 'double': {
      const [least, most] = boundsOf(type);
      return type.values === undefined && !(least >= Number.MIN_SAFE_INTEGER && most <= Number.MAX_SAFE_INTEGER);
    }
    case 'list':
      return mayHoldBigints(type.items);
    case 'map':
      return mayHoldBigints(type.values);
    case 'nullable':
      return mayHoldBigints(type.of);
    case 'object':
    case 'dyn':
      return true;
    case 'bool':
    case 'string':
    case 'timestamp':
    case 'duration':
    case 'null':
    case 'invalid':
      return false;
    default:
      return type satisfies never;
  }
}
