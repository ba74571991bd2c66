// Arbitraries for values that requests can represent unambiguously in every parameter style and body media type.

import fc from 'fast-check';
import { schemas, type ParameterCase, type ValueType } from './parameters-and-bodies-document.ts';

/** Strings without lone surrogates, which cannot be sent. */
export const anyString = fc.string({ unit: 'binary' });
const integer = fc.maxSafeInteger();
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));

const omitUndefined = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const objectOf = (strings: fc.Arbitrary<string>): fc.Arbitrary<object> =>
  fc
    .record({ text: strings, count: integer, share: number, open: fc.boolean() }, { requiredKeys: ['text'] })
    .map(omitUndefined);

/** Returns an arbitrary for values of a type, with strings from `strings`. */
export function valuesOf(
  type: ValueType,
  strings: fc.Arbitrary<string> = anyString,
  minItems = 1,
): fc.Arbitrary<unknown> {
  const arrayOf = <T>(items: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.array(items, { minLength: minItems, maxLength: 5 });
  return {
    string: strings,
    integer,
    number,
    boolean: fc.boolean(),
    choice: fc.constantFrom(...schemas.choice.enum),
    strings: arrayOf(strings),
    integers: arrayOf(integer),
    booleans: arrayOf(fc.boolean()),
    object: objectOf(strings),
    nested: fc
      .record(
        {
          outer: fc.record({ inner: objectOf(strings) }),
          numbers: arrayOf(integer),
          objects: arrayOf(objectOf(strings)),
          either: fc.oneof(objectOf(strings), integer),
        },
        { requiredKeys: ['outer'] },
      )
      .map(omitUndefined),
    json: fc.jsonValue({ depthSize: 'small' }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  }[type];
}

/**
 * Returns an arbitrary for values that a parameter can represent. Parameters cannot represent null, and most styles
 * cannot distinguish an empty array from an array with one empty string.
 */
export function parameterValues({ location, style, explode, type }: ParameterCase): fc.Arbitrary<unknown> {
  if (type === 'json') return valuesOf(type).filter((value) => value !== null);
  if (location === 'header')
    return type === 'choice' ? fc.constantFrom('a b', 'c,d') : valuesOf(type, headerStrings(type));
  const allowsAnyString = type === 'string' && location !== 'path';
  return valuesOf(
    type,
    withoutSeparator(
      style,
      explode,
      allowsAnyString ? anyString : anyString.filter((value) => value !== '' && value !== '.' && value !== '..'),
    ),
  );
}

/**
 * Header values are printable ASCII without surrounding white space. They are not encoded, so only a single string may
 * contain separators.
 */
function headerStrings(type: ValueType): fc.Arbitrary<string> {
  const printable = fc
    .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), minLength: 1 })
    .filter((value) => value.trim() === value);
  return type === 'string' ? printable : printable.map((value) => value.replace(/[,=\s]/g, '-'));
}

/** Replaces the separator in strings if the style cannot distinguish it from an encoded separator. */
function withoutSeparator(style: string, explode: boolean, strings: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (explode) return strings;
  if (style === 'spaceDelimited') return strings.map((value) => value.replaceAll(' ', '-'));
  return style === 'pipeDelimited' ? strings.map((value) => value.replaceAll('|', '-')) : strings;
}

/** Arbitrary file content. */
export const bytes = fc.uint8Array({ maxLength: 40 });

/** Returns an arbitrary for the fields of a form, which cannot represent empty arrays. */
export function formValues(
  additional: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
  strings: fc.Arbitrary<string> = anyString,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const types = ['integer', 'number', 'boolean', 'choice', 'strings', 'integers', 'booleans', 'object'] as const;
  const properties = Object.fromEntries(types.map((type) => [type, valuesOf(type, strings)]));
  return fc.record(
    {
      string: strings,
      ...properties,
      objects: fc.array(valuesOf('object', strings), { minLength: 1, maxLength: 3 }),
      ...additional,
    },
    { requiredKeys: ['string'] },
  );
}

/** Fields of a form, each in a different style. */
export const styledForm: fc.Arbitrary<unknown> = fc.record(
  {
    joined: valuesOf('integers'),
    spaced: valuesOf('booleans'),
    piped: valuesOf(
      'strings',
      withoutSeparator(
        'pipeDelimited',
        false,
        anyString.filter((value) => value !== ''),
      ),
    ),
    deep: valuesOf('nested'),
    listed: valuesOf('integers'),
    spread: valuesOf('object'),
    json: valuesOf('strings', anyString, 0),
  },
  { requiredKeys: ['joined'] },
);
