// Serialization of parameters by style: the examples in OpenAPI, and round trips through the server's parsers.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ParameterStyle } from '../../../src/runtime/client/operation-descriptor.ts';
import {
  serializeCookies,
  serializeHeader,
  serializePathParameter,
  serializeQuery,
} from '../../../src/runtime/client/parameter-styles.ts';
import { parseDeepObject } from '../../../src/runtime/parameters/deep-object.ts';
import { parseArray, parseInteger } from '../../../src/runtime/parameters/parse-values.ts';
import {
  parseFormArray,
  parseFormObject,
  parseFormValue,
} from '../../../src/runtime/parameters/query-cookie-styles.ts';
import { parseCookies, parseQuery, type RawQuery } from '../../../src/runtime/parameters/raw-request.ts';
import * as pathHeaderParsers from '../../../src/runtime/parameters/path-header-styles.ts';

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

describe('the style examples in OpenAPI 3.1', () => {
  test.each<[ParameterStyle, string, string, string, string]>([
    [{ style: 'matrix' }, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    [
      { style: 'matrix', explode: true },
      ';color',
      ';color=blue',
      ';color=blue;color=black;color=brown',
      ';R=100;G=200;B=150',
    ],
    [{ style: 'label' }, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    [{ style: 'label', explode: true }, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    [{}, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    [{ explode: true }, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ])('are serialized in a path: %j', (style, empty, text, items, properties) => {
    const values = ['', 'blue', list, object];
    expect(values.map((value) => serializePathParameter('color', value, style))).toEqual([
      empty,
      text,
      items,
      properties,
    ]);
  });

  test.each<[ParameterStyle, string, string, string, string]>([
    [{ explode: false }, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    [{}, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      { style: 'spaceDelimited' },
      'color=',
      'color=blue',
      'color=blue%20black%20brown',
      'color=R%20100%20G%20200%20B%20150',
    ],
    [
      { style: 'pipeDelimited' },
      'color=',
      'color=blue',
      'color=blue%7Cblack%7Cbrown',
      'color=R%7C100%7CG%7C200%7CB%7C150',
    ],
    [
      { style: 'deepObject' },
      'color=',
      'color=blue',
      'color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
    [
      { json: true },
      'color=%22%22',
      'color=%22blue%22',
      'color=%5B%22blue%22%2C%22black%22%2C%22brown%22%5D',
      'color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D',
    ],
  ])('are serialized in a query: %j', (style, empty, text, items, properties) => {
    const values = ['', 'blue', list, object];
    expect(values.map((value) => serializeQuery({ color: value }, { color: style }))).toEqual([
      empty,
      text,
      items,
      properties,
    ]);
  });

  test('are serialized in a header', () => {
    expect([
      serializeHeader('blue'),
      serializeHeader(list),
      serializeHeader(object),
      serializeHeader(object, { explode: true }),
    ]).toEqual(['blue', 'blue,black,brown', 'R,100,G,200,B,150', 'R=100,G=200,B=150']);
  });

  test('are serialized in cookies', () => {
    expect(serializeCookies({ a: 'x y', color: list }, { color: { explode: false } })).toBe(
      'a=x%20y; color=blue,black,brown',
    );
    expect(
      serializeCookies({ a: 'x; b=1', o: { 'c;d': 'e;f' } }, { a: { reserved: true }, o: { reserved: true } }),
    ).toBe('a=x%3B%20b=1; c%3Bd=e%3Bf');
  });
});

it('encodes reserved characters that separate items and properties, even if they are allowed', () => {
  const reserved = true;
  const serialize = (style: ParameterStyle): string =>
    serializePathParameter('x', style.explode ? { 'a=': 'b;,.' } : ['a,b', 'c'], { ...style, reserved });
  expect([
    serialize({}),
    serialize({ explode: true }),
    serialize({ style: 'label' }),
    serialize({ style: 'label', explode: true }),
    serialize({ style: 'matrix' }),
    serialize({ style: 'matrix', explode: true }),
  ]).toEqual(['a%2Cb,c', 'a%3D=b;%2C.', '.a%2Cb,c', '.a%3D=b;,%2E', ';x=a%2Cb,c', ';a%3D=b%3B,.']);
});

it('serializes integers of any size as digits', () => {
  const values = [1e21, -1.5e22, 9007199254740993n, 2 ** 63, 1.5, 1e-7];
  const expected = '1000000000000000000000,-15000000000000000000000,9007199254740993,9223372036854776000,1.5,1e-7';
  expect([
    serializePathParameter('x', values),
    serializeQuery({ x: values }, { x: { explode: false } }),
    serializeHeader(values),
    serializeCookies({ x: values }, { x: { explode: false } }),
  ]).toEqual([expected, `x=${expected}`, expected, `x=${expected}`]);
});

it('serializes a form as the whole query', () => {
  const all = { b: ['x', 'y'], o: { x: [1] }, n: 1, deep: { m: 2 }, joined: [1, 2] };
  expect(
    serializeQuery({ all }, { all: { members: { deep: { style: 'deepObject' }, joined: { explode: false } } } }),
  ).toBe('b=x&b=y&o=%7B%22x%22%3A%5B1%5D%7D&n=1&deep%5Bm%5D=2&joined=1,2');
});

it('omits undefined and null values, and serializes nested ones', () => {
  expect(serializeQuery({ a: undefined, b: null, c: [], d: [undefined, 1, null], e: 0, f: false, g: 10n ** 20n })).toBe(
    'd=1&e=0&f=false&g=100000000000000000000',
  );
  expect(serializeQuery({ a: [] }, { a: { explode: false } })).toBe('');
  expect(serializeQuery({ a: { b: { c: [1, { d: 2 }] } } }, { a: { style: 'deepObject' } })).toBe(
    'a%5Bb%5D%5Bc%5D%5B0%5D=1&a%5Bb%5D%5Bc%5D%5B1%5D%5Bd%5D=2',
  );
  expect(serializeQuery({ a: [{ b: 1 }] })).toBe('a=%7B%22b%22%3A1%7D');
});

describe('a round trip from client to server', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  const texts = fc.array(text, { minLength: 1 });
  const objects = fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    text,
    { minKeys: 1 },
  );
  const expectRoundTrip = <T>(values: fc.Arbitrary<T>, roundTrip: (value: T) => unknown): void => {
    fc.assert(
      fc.property(values, (value) => {
        expect(toComparable(roundTrip(value))).toEqual(toComparable(value));
      }),
    );
  };
  const query = (serialized: string): RawQuery => parseQuery({ path: {}, query: serialized, headers: {} });

  it.each([false, true])('preserves values in a path, with explode: %s', (explode) => {
    expectRoundTrip(text, (value) =>
      pathHeaderParsers.parseSimpleValue(serializePathParameter('a', value, { explode })),
    );
    expectRoundTrip(texts, (value) =>
      pathHeaderParsers.parseSimpleArray(serializePathParameter('a', value, { explode })),
    );
    expectRoundTrip(objects, (value) =>
      pathHeaderParsers.parseSimpleObject(serializePathParameter('a', value, { explode }), explode),
    );
    expectRoundTrip(text, (value) =>
      pathHeaderParsers.parseLabelValue(serializePathParameter('a', value, { style: 'label', explode })),
    );
    expectRoundTrip(texts, (value) =>
      pathHeaderParsers.parseLabelArray(serializePathParameter('a', value, { style: 'label', explode }), explode),
    );
    expectRoundTrip(objects, (value) =>
      pathHeaderParsers.parseLabelObject(serializePathParameter('a', value, { style: 'label', explode }), explode),
    );
    expectRoundTrip(text, (value) =>
      pathHeaderParsers.parseMatrixValue(serializePathParameter('a', value, { style: 'matrix', explode }), 'a'),
    );
    expectRoundTrip(texts, (value) =>
      pathHeaderParsers.parseMatrixArray(
        serializePathParameter('a', value, { style: 'matrix', explode }),
        'a',
        explode,
      ),
    );
    expectRoundTrip(objects, (value) =>
      pathHeaderParsers.parseMatrixObject(
        serializePathParameter('a', value, { style: 'matrix', explode }),
        'a',
        explode,
      ),
    );
  });

  it.each([false, true])('preserves values in a query, with explode: %s', (explode) => {
    expectRoundTrip(text, (value) => parseFormValue(query(serializeQuery({ a: value }, { a: { explode } })), 'a'));
    expectRoundTrip(texts, (value) =>
      parseFormArray(query(serializeQuery({ a: value }, { a: { explode } })), 'a', explode),
    );
    expectRoundTrip(objects, (value) =>
      parseFormObject(query(serializeQuery({ a: value }, { a: { explode } })), 'a', explode, Object.keys(value)),
    );
    // A name that contains `][` is parsed as two names.
    expectRoundTrip(
      objects.filter((value) => !Object.keys(value).some((name) => name.includes(']['))),
      (value) => parseDeepObject(query(serializeQuery({ a: value }, { a: { style: 'deepObject', explode } })), 'a'),
    );
  });

  it.each([false, true])('preserves values in a header, with explode: %s', (explode) => {
    const header = (value: string | readonly string[] | object): string =>
      new Headers({ a: serializeHeader(value, { explode }) }).get('a') ?? '';
    expect(pathHeaderParsers.parseHeaderArray(header(['a b', ' c', 'd\t', ' ', '  e  ']))).toEqual([
      'a b',
      ' c',
      'd\t',
      ' ',
      '  e  ',
    ]);
    expectRoundTrip(texts, (value) => pathHeaderParsers.parseHeaderArray(header(value)));
    expectRoundTrip(objects, (value) => pathHeaderParsers.parseHeaderObject(header(value), explode));
  });

  it('preserves integers of any size', () => {
    const integers = [1e21, -1.5e22, 9007199254740993n];
    const serializedQuery = serializeQuery({ a: integers }, { a: { explode: false } });
    const parsedArrays = [
      pathHeaderParsers.parseSimpleArray(serializePathParameter('a', integers)),
      parseFormArray(query(serializedQuery), 'a', false),
      pathHeaderParsers.parseHeaderArray(serializeHeader(integers)),
    ];
    for (const parsed of parsedArrays) expect(parseArray(parsed, parseInteger)).toEqual(integers);
  });

  it('preserves values in cookies', () => {
    for (const style of [{}, { reserved: true }] satisfies ParameterStyle[])
      expectRoundTrip(text, (value) =>
        parseFormValue(
          parseCookies({
            path: {},
            query: '',
            headers: { cookie: serializeCookies({ b: 1, a: value }, { a: style }) },
          }),
          'a',
        ),
      );
  });
});

/** Converts an object to a map, because the objects that parsers create have no prototype. */
function toComparable(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value).map(([name, property]) => [name, property as unknown]))
    : value;
}
