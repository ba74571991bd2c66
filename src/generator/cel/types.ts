// Types of CEL values.

import type { Location } from '../diagnostics/diagnostic.ts';

export type ScalarValue = string | number | boolean;

/**
 * A CEL type. `values`, if known, are all possible values. `invalid` is the type of an expression whose error was
 * reported.
 */
export type CelType =
  | { readonly kind: 'bool'; readonly values?: readonly boolean[] }
  | NumberType
  | { readonly kind: 'string'; readonly values?: readonly string[]; readonly format?: string }
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'duration' }
  | { readonly kind: 'null' }
  /** Unknown: the schema has no type. */
  | { readonly kind: 'dyn' }
  /** `minItems`: minimum number of items. */
  | { readonly kind: 'list'; readonly items: CelType; readonly minItems: number }
  /** An object with arbitrary keys. */
  | { readonly kind: 'map'; readonly values: CelType }
  | ObjectType
  | { readonly kind: 'nullable'; readonly inner: CelType }
  | { readonly kind: 'invalid' };

export interface NumberType {
  readonly kind: 'int' | 'double';
  readonly values?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** An object described by a schema. Fields are looked up lazily, because schemas may be recursive. */
export interface ObjectType {
  readonly kind: 'object';
  /** Name of the schema, or a phrase for messages. */
  readonly name: string;
  readonly fields: readonly string[];
  findField(name: string): FieldDefinition | undefined;
  /** Returns the message for a field that exists only in the opposite direction. */
  absenceReason?(name: string): string | undefined;
}

export interface FieldDefinition {
  readonly type: CelType;
  readonly isOptional: boolean;
  /** Whether the schema allows the property without declaring it. */
  readonly isUndeclared?: boolean;
  /** Whether the property is only in requests: the response type does not have it. */
  readonly isRequestOnly?: boolean;
  /** Location of the definition in the schema. */
  readonly location?: Location | undefined;
}

export const bool = { kind: 'bool' } as const satisfies CelType;
export const int = { kind: 'int' } as const satisfies CelType;
export const double = { kind: 'double' } as const satisfies CelType;
export const string = { kind: 'string' } as const satisfies CelType;
export const timestamp = { kind: 'timestamp' } as const satisfies CelType;
export const duration = { kind: 'duration' } as const satisfies CelType;
export const nullType = { kind: 'null' } as const satisfies CelType;
export const dyn = { kind: 'dyn' } as const satisfies CelType;
export const invalid = { kind: 'invalid' } as const satisfies CelType;

/** Adds null to the type. */
export function addNull(type: CelType): CelType {
  return type.kind === 'null' || type.kind === 'dyn' || type.kind === 'nullable' || type.kind === 'invalid'
    ? type
    : { kind: 'nullable', inner: type };
}

/** Removes null from the type; the null type is unchanged. */
export function removeNull(type: CelType): CelType {
  return type.kind === 'nullable' ? type.inner : type;
}

/** Returns whether values of the type are compared by `===`. */
export function isScalarType(type: CelType): boolean {
  const { kind } = removeNull(type);
  return ['bool', 'int', 'double', 'string', 'timestamp', 'duration', 'null'].includes(kind);
}

/** Returns all values of a scalar type, if they are known. */
export function knownValues(type: CelType): readonly ScalarValue[] | undefined {
  if (type.kind === 'bool') return type.values ?? [true, false];
  return type.kind === 'int' || type.kind === 'double' || type.kind === 'string' ? type.values : undefined;
}

/** Restricts a scalar type to these values. */
export function restrictValues(type: CelType, values: readonly ScalarValue[]): CelType {
  if (type.kind === 'nullable') return addNull(restrictValues(type.inner, values));
  if (type.kind === 'bool') return { ...type, values: values.filter((value) => typeof value === 'boolean') };
  if (type.kind === 'string') return { ...type, values: values.filter((value) => typeof value === 'string') };
  if (type.kind !== 'int' && type.kind !== 'double') return type;
  return { ...type, values: values.filter((value) => typeof value === 'number') };
}

/** Returns the minimum and maximum of a numeric type. */
export function numericBounds({
  values,
  minimum = -Infinity,
  maximum = Infinity,
}: NumberType): readonly [number, number] {
  if (!values) return [minimum, maximum];
  return values.reduce<readonly [number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Infinity, -Infinity],
  );
}

/** Returns whether a value of this type may be, or contain, an integer that is a bigint in JavaScript. */
export function mayContainBigint(type: CelType): boolean {
  switch (type.kind) {
    case 'int':
    case 'double': {
      const [min, max] = numericBounds(type);
      return type.values === undefined && !(min >= Number.MIN_SAFE_INTEGER && max <= Number.MAX_SAFE_INTEGER);
    }
    case 'list':
      return mayContainBigint(type.items);
    case 'map':
      return mayContainBigint(type.values);
    case 'nullable':
      return mayContainBigint(type.inner);
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
