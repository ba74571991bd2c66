// Conversion of values between their form in JSON and that in programs.

import { escapeToken } from '../validation/json-pointer.ts';
import type { ValidationProblem } from './validate-messages.ts';

/** Converts values of one format. The result is `undefined` if a value has no other form. */
export interface Codec {
  /** Converts a value of JSON. Values of other types are returned unchanged. */
  readonly decode: (value: unknown) => unknown;
  /** Converts a value to JSON. Values of other types are returned unchanged. */
  readonly encode: (value: unknown) => unknown;
  /** The expected value of each direction: `a date`. */
  readonly expected: { readonly decode: string; readonly encode: string };
}

/** What is converted in a value. A function returns the conversion of a schema, which can be recursive. */
export type Conversion = Codec | ValueConversion | (() => Conversion);

/** Conversion of the parts of an object or array. Other values are returned unchanged. */
export interface ValueConversion {
  /** The declared properties; `undefined` if a property is not converted. */
  readonly properties?: { readonly [name: string]: Conversion | undefined };
  /** Conversion of other properties. */
  readonly additional?: Conversion;
  /** The first items; `undefined` if an item is not converted. */
  readonly first?: readonly (Conversion | undefined)[];
  /** Conversion of other items. */
  readonly items?: Conversion;
  /** The value of `property` selects the conversion. */
  readonly union?: { readonly property: string; readonly branches: { readonly [value: string]: Conversion } };
  /** Conversions that all apply. */
  readonly all?: readonly Conversion[];
}

/** Direction of a conversion: `decode` from JSON, `encode` to JSON. */
export type ConversionDirection = 'decode' | 'encode';

/** A converted value, and the problems of values that have no other form. */
export interface ConvertedValue {
  readonly value: unknown;
  readonly problems: readonly ValidationProblem[];
}

/** Converts a value; `path` is its location. The value itself is not changed. */
export function convertValue(
  value: unknown,
  conversion: Conversion | undefined,
  direction: ConversionDirection,
  path: readonly string[] = [],
): ConvertedValue {
  const problems: ValidationProblem[] = [];
  const names = [...path];

  const convert = (part: unknown, by: Conversion | undefined): unknown => {
    if (by === undefined || part === undefined || part === null) return part;
    if (typeof by === 'function') return convert(part, by());
    if ('decode' in by) return convertByCodec(part, by);
    if (by.all) return by.all.reduce(convert, part);
    if (Array.isArray(part)) return by.first || by.items ? convertItems(part, by) : part;
    return isPlainObject(part) ? convertObject(part, by) : part;
  };

  const convertByCodec = (part: unknown, codec: Codec): unknown => {
    const converted = codec[direction](part);
    if (converted === undefined)
      problems.push({
        pointer: names.map((name) => `/${escapeToken(name)}`).join(''),
        field: names.join('.'),
        keyword: 'format',
        message: `must be ${codec.expected[direction]}`,
      });
    return converted;
  };

  const convertAt = (name: string, part: unknown, by: Conversion | undefined): unknown => {
    if (by === undefined) return part;
    names.push(name);
    const converted = convert(part, by);
    names.pop();
    return converted;
  };

  const convertItems = (items: readonly unknown[], { first = [], items: others }: ValueConversion): unknown =>
    items.map((item, index) => convertAt(String(index), item, index < first.length ? first[index] : others));

  const convertObject = (object: object, by: ValueConversion): unknown => {
    const { properties = {}, additional, union } = by;
    if (union) {
      const selected = String(Object.getOwnPropertyDescriptor(object, union.property)?.value);
      return convert(object, Object.hasOwn(union.branches, selected) ? union.branches[selected] : undefined);
    }
    return Object.fromEntries(
      Object.entries(object).map(([name, property]) => [
        name,
        convertAt(name, property, Object.hasOwn(properties, name) ? properties[name] : additional),
      ]),
    );
  };

  return { value: convert(value, conversion), problems };
}

/** Returns whether a value is an object as in JSON, rather than a file or a form. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
