// Conversion of values between their form in JSON and that in programs.

import { escapeToken } from '../validation/json-pointer.ts';
import { readProperty } from './read-member.ts';
import type { ValidationProblem } from './validation-problem.ts';

/** Converts values of one format. The result is `undefined` if a value has no other form. */
export interface Codec {
  /**
   * Converts a value of JSON. Values of other types are returned unchanged. `exact` is the `bigint` of an integer that a
   * number does not represent exactly.
   */
  readonly decode: (value: unknown, exact?: unknown) => unknown;
  /** Converts a value to JSON. Values of other types are returned unchanged. */
  readonly encode: (value: unknown) => unknown;
  /** Type of the values of JSON that it converts. */
  readonly type: 'string' | 'number';
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
  /** The branches of a union. Their parts can have any type, because another branch can allow it. */
  readonly any?: readonly Conversion[];
  /** The types that the schema allows besides those of codecs. */
  readonly otherTypes?: readonly string[];
}

/** `isExact`: it applies to a value whatever the branches of `any`. */
interface AppliedConversion extends ValueConversion {
  readonly isExact: boolean;
}

/** Direction of a conversion: `decode` from JSON, `encode` to JSON. */
export type ConversionDirection = 'decode' | 'encode';

/** A converted value, and the problems of values that have no other form. */
export interface ConvertedValue {
  readonly value: unknown;
  readonly problems: readonly ValidationProblem[];
}

/**
 * Converts a value, which is not changed. `exact` is the same value with a `bigint` for each inexact integer. `pointer`
 * is that of the value in the message, for problems.
 */
export function convertValue(
  value: unknown,
  conversion: Conversion | undefined,
  direction: ConversionDirection,
  exact?: unknown,
  pointer = '',
): ConvertedValue {
  const problems: ValidationProblem[] = [];
  const names: string[] = [];
  const problemAt = (path: readonly string[], keyword: string, message: string): ValidationProblem => ({
    pointer: pointer + path.map((name) => `/${escapeToken(name)}`).join(''),
    field: path.join('.'),
    keyword,
    message,
  });

  /** Converts a value once, whatever the number of conversions, so that the time is linear in its size. */
  const convert = (part: unknown, conversions: readonly (Conversion | undefined)[], exactPart: unknown): unknown => {
    if (part === undefined) return part;
    const applied = listApplied(conversions, part);
    const codecs = [...applied.keys()].filter(isCodec);
    const parts = [...applied].flatMap(([each, isExact]) => (isCodec(each) ? [] : [{ ...each, isExact }]));
    const expected = codecs.find((codec) => applied.get(codec));
    if (expected && direction === 'decode' && !allowsType(codecs, parts, jsonTypeOf(part))) {
      problems.push(problemAt(names, 'type', `must be ${expected.expected.decode}`));
      return undefined;
    }
    const converted = convertByCodecs(part, codecs, exactPart);
    if (Array.isArray(converted)) return convertItems(converted, parts, exactPart);
    return isJsonObject(converted) ? convertObject(converted, parts, exactPart) : converted;
  };

  const convertByCodecs = (part: unknown, codecs: readonly Codec[], exactPart: unknown): unknown =>
    codecs.reduce(
      (value, codec) => (value === undefined || value === null ? value : convertByCodec(value, codec, exactPart)),
      part,
    );

  const convertByCodec = (part: unknown, codec: Codec, exactPart: unknown): unknown => {
    const converted = codec[direction](part, exactPart);
    if (converted === undefined) problems.push(problemAt(names, 'format', `must be ${codec.expected[direction]}`));
    return converted;
  };

  const convertAt = (
    name: string,
    part: unknown,
    conversions: readonly (Conversion | undefined)[],
    exactParent: unknown,
  ): unknown => {
    if (conversions.every((each) => each === undefined)) return part;
    names.push(name);
    const converted = convert(part, conversions, readProperty(exactParent, name));
    names.pop();
    return converted;
  };

  const convertItems = (
    values: readonly unknown[],
    parts: readonly AppliedConversion[],
    exactItems: unknown,
  ): readonly unknown[] => {
    const relevant = parts.filter(({ first, items }) => first ?? items);
    if (relevant.length === 0) return values;
    return values.map((value, index) => {
      const conversions = relevant.map(({ first = [], items, isExact }) =>
        toPart(index < first.length ? first[index] : items, isExact),
      );
      return convertAt(String(index), value, conversions, exactItems);
    });
  };

  const convertObject = (object: object, parts: readonly AppliedConversion[], exactObject: unknown): object => {
    const relevant = parts.filter(({ properties, additional }) => properties ?? additional);
    if (relevant.length === 0) return object;
    return Object.fromEntries(
      Object.entries(object).map(([name, property]) => {
        const conversions = relevant.map(({ properties = {}, additional, isExact }) =>
          toPart(Object.hasOwn(properties, name) ? properties[name] : additional, isExact),
        );
        return [name, convertAt(name, property, conversions, exactObject)];
      }),
    );
  };

  try {
    return { value: convert(value, [conversion], exact), problems };
  } catch (error) {
    // The value is nested too deeply for the call stack.
    if (!(error instanceof RangeError)) throw error;
    return { value, problems: [problemAt([], 'depth', 'is nested too deeply')] };
  }
}

/**
 * Returns the conversions that apply to a value itself: without functions, and with the parts of `all` and `any`, and the
 * selected branches of unions; by conversion, whether it applies whatever the branches of `any`.
 */
function listApplied(
  conversions: readonly (Conversion | undefined)[],
  value: unknown,
): ReadonlyMap<Codec | ValueConversion, boolean> {
  const found = new Map<Conversion, boolean>();
  const add = (conversion: Conversion | undefined, isExact: boolean): void => {
    // The conversions of recursive schemas refer to themselves.
    if (conversion === undefined || found.get(conversion) === true || found.get(conversion) === isExact) return;
    found.set(conversion, isExact);
    if (typeof conversion === 'function') add(conversion(), isExact);
    else if (!isCodec(conversion)) {
      conversion.all?.forEach((each) => add(each, isExact));
      conversion.any?.forEach((each) => add(each, false));
      add(selectBranch(conversion, value), isExact);
    }
  };
  conversions.forEach((each) => add(each, true));
  return new Map([...found].flatMap(([each, isExact]) => (typeof each === 'function' ? [] : [[each, isExact]])));
}

function toPart(conversion: Conversion | undefined, isExact: boolean): Conversion | undefined {
  return isExact ? conversion : conversion && { any: [conversion] };
}

function allowsType(codecs: readonly Codec[], parts: readonly ValueConversion[], type: string): boolean {
  return codecs.some((codec) => codec.type === type) || parts.some(({ otherTypes }) => otherTypes?.includes(type));
}

function jsonTypeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function isCodec(conversion: Codec | ValueConversion): conversion is Codec {
  return 'decode' in conversion;
}

function selectBranch({ union }: ValueConversion, value: unknown): Conversion | undefined {
  if (!union || !isJsonObject(value)) return undefined;
  const selected = String(readProperty(value, union.property));
  return Object.hasOwn(union.branches, selected) ? union.branches[selected] : undefined;
}

/**
 * Returns whether a value is sent as an object of JSON: also an instance of a class, but not a file, a form, binary data,
 * or a value that determines its JSON, such as a `Date`.
 */
export function isJsonObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return false;
  const determinesJson = 'toJSON' in value && typeof value.toJSON === 'function';
  return (
    !determinesJson &&
    ![Blob, FormData, URLSearchParams, ReadableStream, ArrayBuffer, String, Number, Boolean].some(
      (type) => value instanceof type,
    )
  );
}
