// Values of each type that a request can carry: what text, lists and objects of OpenAPI's styles can tell apart.

import fc from 'fast-check';
import { schemas, type ParameterCase, type Type } from './document.ts';

/** Text of whole characters: half of one cannot be sent. */
export const text = fc.string({ unit: 'binary' });
const integer = fc.maxSafeInteger();
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));

const defined = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const objectOf = (texts: fc.Arbitrary<string>): fc.Arbitrary<object> =>
  fc
    .record({ text: texts, count: integer, share: number, open: fc.boolean() }, { requiredKeys: ['text'] })
    .map(defined);

/** Values of a type whose texts are of these. */
export function valuesOf(type: Type, texts: fc.Arbitrary<string> = text, least = 1): fc.Arbitrary<unknown> {
  const list = <T>(items: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(items, { minLength: least, maxLength: 5 });
  return {
    string: texts,
    integer,
    number,
    boolean: fc.boolean(),
    choice: fc.constantFrom(...schemas.choice.enum),
    strings: list(texts),
    integers: list(integer),
    booleans: list(fc.boolean()),
    object: objectOf(texts),
    nested: fc
      .record(
        {
          of: fc.record({ it: objectOf(texts) }),
          numbers: list(integer),
          objects: list(objectOf(texts)),
          either: fc.oneof(objectOf(texts), integer),
        },
        { requiredKeys: ['of'] },
      )
      .map(defined),
    json: fc.jsonValue({ depthSize: 'small' }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  }[type];
}

/** What a parameter can carry. Null is not sent. Nothing there, and one empty text in a list, are the same in most styles. */
export function carried({ place, style, explode, type }: ParameterCase): fc.Arbitrary<unknown> {
  if (type === 'json') return valuesOf(type).filter((value) => value !== null);
  if (place === 'header') return type === 'choice' ? fc.constantFrom('a b', 'c,d') : valuesOf(type, headerTexts(type));
  const whole = type === 'string' && place !== 'path';
  return valuesOf(
    type,
    separated(style, explode, whole ? text : text.filter((each) => each !== '' && each !== '.' && each !== '..')),
  );
}

/** A header has neither other characters nor white space at its ends, and nothing is encoded there: separators are text's own only where it stands alone. */
function headerTexts(type: Type): fc.Arbitrary<string> {
  const printable = fc
    .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), minLength: 1 })
    .filter((value) => value.trim() === value);
  return type === 'string' ? printable : printable.map((value) => value.replace(/[,=\s]/g, '-'));
}

/** Where the separator may stand encoded or not, no text can have it. */
function separated(style: string, explode: boolean, texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (explode) return texts;
  if (style === 'spaceDelimited') return texts.map((value) => value.replaceAll(' ', '-'));
  return style === 'pipeDelimited' ? texts.map((value) => value.replaceAll('|', '-')) : texts;
}

/** Bytes of a file. */
export const bytes = fc.uint8Array({ maxLength: 40 });

/** Members of a form. A list without items is not there at all. */
export function formValues(
  more: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
  texts: fc.Arbitrary<string> = text,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const types = ['integer', 'number', 'boolean', 'choice', 'strings', 'integers', 'booleans', 'object'] as const;
  const members = Object.fromEntries(types.map((type) => [type, valuesOf(type, texts)]));
  return fc.record(
    {
      string: texts,
      ...members,
      objects: fc.array(valuesOf('object', texts), { minLength: 1, maxLength: 3 }),
      ...more,
    },
    { requiredKeys: ['string'] },
  );
}

/** Members of the form that has a style for each. */
export const styledForm: fc.Arbitrary<unknown> = fc.record(
  {
    joined: valuesOf('integers'),
    spaced: valuesOf('booleans'),
    piped: valuesOf(
      'strings',
      separated(
        'pipeDelimited',
        false,
        text.filter((each) => each !== ''),
      ),
    ),
    deep: valuesOf('nested'),
    listed: valuesOf('integers'),
    spread: valuesOf('object'),
    json: valuesOf('strings', text, 0),
  },
  { requiredKeys: ['joined'] },
);
