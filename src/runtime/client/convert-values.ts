// Conversion of values between their form in JSON and that in programs.

import { escapeToken } from '../validation/json-pointer.ts';
import { readProperty } from './read-member.ts';
import type { ValidationProblem } from './validate-messages.ts';

/** Converts values of one format. The result is `undefined` if a value has no other form. */
export interface Codec {
  /**
   * Converts a value of JSON. Values of other types are returned unchanged. `exact` is the `bigint` of an integer that a
   * number does not represent exactly.
   */
  readonly decode: (value: unknown, exact?: unknown) => unknown;
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

/** Converts a value, which is not changed. `exact` is the same value with a `bigint` for each inexact integer. */
export function convertValue(
  value: unknown,
  conversion: Conversion | undefined,
  direction: ConversionDirection,
  exact?: unknown,
): ConvertedValue {
  const problems: ValidationProblem[] = [];
  const names: string[] = [];

  const convert = (part: unknown, by: Conversion | undefined, exactPart: unknown): unknown => {
    if (by === undefined || part === undefined || part === null) return part;
    if (typeof by === 'function') return convert(part, by(), exactPart);
    if ('decode' in by) return convertByCodec(part, by, exactPart);
    if (by.all) return by.all.reduce<unknown>((value, each) => convert(value, each, exactPart), part);
    if (Array.isArray(part)) return by.first || by.items ? convertItems(part, by, exactPart) : part;
    return isPlainObject(part) ? convertObject(part, by, exactPart) : part;
  };

  const convertByCodec = (part: unknown, codec: Codec, exactPart: unknown): unknown => {
    const converted = codec[direction](part, exactPart);
    if (converted === undefined)
      problems.push({
        pointer: names.map((name) => `/${escapeToken(name)}`).join(''),
        field: names.join('.'),
        keyword: 'format',
        message: `must be ${codec.expected[direction]}`,
      });
    return converted;
  };

  const convertAt = (name: string, part: unknown, by: Conversion | undefined, exactParent: unknown): unknown => {
    if (by === undefined) return part;
    names.push(name);
    const converted = convert(part, by, readProperty(exactParent, name));
    names.pop();
    return converted;
  };

  const convertItems = (
    items: readonly unknown[],
    { first = [], items: others }: ValueConversion,
    exactItems: unknown,
  ): unknown =>
    items.map((item, index) =>
      convertAt(String(index), item, index < first.length ? first[index] : others, exactItems),
    );

  const convertObject = (object: object, by: ValueConversion, exactObject: unknown): unknown => {
    const { properties = {}, additional, union } = by;
    if (union) {
      const selected = String(readProperty(object, union.property));
      const branch = Object.hasOwn(union.branches, selected) ? union.branches[selected] : undefined;
      return convert(object, branch, exactObject);
    }
    return Object.fromEntries(
      Object.entries(object).map(([name, property]) => [
        name,
        convertAt(name, property, Object.hasOwn(properties, name) ? properties[name] : additional, exactObject),
      ]),
    );
  };

  try {
    return { value: convert(value, conversion, exact), problems };
  } catch (error) {
    // The value is nested too deeply for the call stack.
    if (!(error instanceof RangeError)) throw error;
    return { value, problems: [{ pointer: '', field: '', keyword: 'depth', message: 'is nested too deeply' }] };
  }
}

/** Returns whether a value is an object as in JSON, rather than a file or a form. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
