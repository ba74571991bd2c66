// Parameters of union types: a string if the schema accepts it, otherwise a value of a different type.

import { describe, expect, it, test } from 'vitest';
import { loadValidators, renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { createReader, inPath, inQuery, type RawRequest } from './parameter-reader.ts';

const integer = { type: 'integer' };
const latestOrInteger = { oneOf: [{ type: 'string', enum: ['latest'] }, integer] };
const uuidOrInteger = { oneOf: [{ type: 'string', format: 'uuid' }, integer] };
const mixedEnum = { enum: [1, '1', true, null, 1.5] };
const integerOrArray = { oneOf: [integer, { type: 'array', items: integer }] };
const uuid = '01234567-89ab-4def-8123-456789abcdef';

it.each<[string, object, string, unknown]>([
  ['a string from an enum', latestOrInteger, 'latest', 'latest'],
  ['a number next to an enum', latestOrInteger, '3', 3],
  ['a number beyond the safe integers next to an enum', latestOrInteger, '9007199254740993', 9007199254740993n],
  ['a string in a format', uuidOrInteger, uuid, uuid],
  ['a number next to a format', uuidOrInteger, '5', 5],
  ['a string of digits that matches the pattern', { type: ['string', 'integer'], pattern: '^\\d+$' }, '5', '5'],
  ['a number that does not match the pattern', { type: ['string', 'integer'], pattern: '^v' }, '5', 5],
  ['a number that is too short for a string', { type: ['string', 'integer'], minLength: 3 }, '5', 5],
  ['a string of digits if any string is valid', { type: ['string', 'integer'] }, '5', '5'],
  [
    'a string of digits next to a constant if any string is valid',
    { anyOf: [{ const: 'a' }, { type: 'string' }, integer] },
    '5',
    '5',
  ],
  ['a boolean next to a string', { oneOf: [{ enum: ['auto'] }, { type: 'boolean' }] }, 'true', true],
  ['null next to an enum', { type: ['string', 'null'], enum: ['a', null] }, 'null', null],
  ['a number from a mixed enum', mixedEnum, '1.5', 1.5],
  ['a string from a mixed enum', mixedEnum, '1', '1'],
  ['a boolean from a mixed enum', mixedEnum, 'true', true],
  ['null from a mixed enum', mixedEnum, 'null', null],
  [
    'a union of references',
    { oneOf: [{ $ref: '#/components/schemas/Word' }, { $ref: '#/components/schemas/Count' }] },
    '7',
    7,
  ],
  ['a reference to a union', { $ref: '#/components/schemas/Either' }, '7', 7],
])('reads %s', async (_, schema, text, value) => {
  const components = {
    schemas: {
      Word: { type: 'string', enum: ['all'] },
      Count: integer,
      Either: { oneOf: [{ $ref: '#/components/schemas/Word' }, { $ref: '#/components/schemas/Count' }] },
    },
  };
  const object = { type: 'object', properties: { m: schema } };
  const read = await createReader(
    '/a/{p}/{l}/{o}',
    [
      inPath(schema, { name: 'p' }),
      inPath({ type: 'array', items: schema }, { name: 'l' }),
      inPath(object, { name: 'o' }),
      inQuery('q', schema),
      inQuery('many', { type: 'array', items: schema }),
      inQuery(
        'deep',
        { type: 'object', properties: { m: schema, l: { type: 'array', items: schema } } },
        { style: 'deepObject' },
      ),
      { name: 'h', in: 'header', schema },
      { name: 'c', in: 'cookie', schema },
    ],
    { components },
  );
  const result = read({
    path: { p: text, l: text, o: `m,${text}` },
    query: `q=${text}&many=${text}&many=${text}&deep[m]=${text}&deep[l][0]=${text}`,
    headers: { h: text, cookie: `c=${text}` },
  });
  expect(result).toEqual({
    ok: true,
    value: {
      path: { p: value, l: [value], o: { m: value } },
      query: { q: value, many: [value, value], deep: { m: value, l: [value] } },
      header: { h: value },
      cookie: { c: value },
    },
  });
});

describe('a value that matches no branch', () => {
  it('is reported at the parameter', async () => {
    const read = await createReader('/a', [inQuery('x', latestOrInteger)]);
    expect(read({ query: 'x=1.5' }).problems).toEqual([expect.objectContaining({ pointer: '/query/x' })]);
  });

  it('is reported at the array item if there are several values', async () => {
    const read = await createReader('/a', [inQuery('x', integerOrArray)]);
    expect(read({ query: 'x=1&x=b' }).problems).toEqual([
      expect.objectContaining({ pointer: '/query/x/1', keyword: 'type' }),
    ]);
    expect(read({ query: 'x=b' }).ok).toBe(false);
  });
});

const scalarOrArray = {
  anyOf: [integer, { type: 'boolean' }, { type: 'array', items: { anyOf: [integer, { type: 'boolean' }] } }],
};

it.each<[string, object, RawRequest, unknown]>([
  ['one value in a query', inQuery('x', integerOrArray), { query: 'x=3' }, 3],
  ['several values in a query', inQuery('x', integerOrArray), { query: 'x=3&x=4' }, [3, 4]],
  ['several values, not exploded', inQuery('x', integerOrArray, { explode: false }), { query: 'x=3,4' }, [3, 4]],
  [
    'several pipe-delimited values',
    inQuery('x', integerOrArray, { style: 'pipeDelimited', explode: false }),
    { query: 'x=3|4' },
    [3, 4],
  ],
  ['several values in a path', inPath(integerOrArray), { path: { x: '3,4' } }, [3, 4]],
  [
    'several values in label style',
    inPath(integerOrArray, { style: 'label', explode: true }),
    { path: { x: '.3.4' } },
    [3, 4],
  ],
  [
    'several values in matrix style',
    inPath(integerOrArray, { style: 'matrix', explode: true }),
    { path: { x: ';x=3;x=4' } },
    [3, 4],
  ],
  [
    'several values in a header',
    { name: 'x', in: 'header', schema: integerOrArray },
    { headers: { x: '3, 4' } },
    [3, 4],
  ],
  ['several values of different types', inQuery('x', scalarOrArray), { query: 'x=1&x=true' }, [1, true]],
  ['one value that can have several types', inQuery('x', scalarOrArray), { query: 'x=true' }, true],
  [
    'one value that is only valid in an array',
    inQuery('x', { oneOf: [{ type: 'boolean' }, { type: 'array', items: integer }] }),
    { query: 'x=3' },
    [3],
  ],
  [
    'null next to an array',
    inQuery('x', { oneOf: [{ type: 'null' }, integer, { type: 'array', items: integer }] }),
    { query: 'x=null' },
    null,
  ],
  [
    'several values next to any string',
    inQuery('x', { oneOf: [{ type: 'string' }, { type: 'array', items: integer }] }),
    { query: 'x=1&x=2' },
    [1, 2],
  ],
  [
    'one value next to any string',
    inQuery('x', { oneOf: [{ type: 'string' }, { type: 'array', items: integer }] }),
    { query: 'x=1' },
    '1',
  ],
  [
    'several strings',
    inQuery('x', { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }),
    { query: 'x=1&x=2' },
    ['1', '2'],
  ],
])('reads a value or an array of values: %s', async (_, parameter, raw, value) => {
  const location = (parameter as { in: 'path' | 'query' | 'header' }).in;
  const read = await createReader(location === 'path' ? '/a/{x}' : '/a', [parameter]);
  expect(read(raw)).toMatchObject({ ok: true });
  expect(read(raw).value?.[location]['x']).toEqual(value);
});

describe('forms', async () => {
  const properties = {
    version: latestOrInteger,
    list: { type: 'array', items: uuidOrInteger },
    ids: integerOrArray,
    big: integer,
    long: { type: 'integer', format: 'int64' },
    bigs: { type: 'array', items: integer },
  };
  const schema = { type: 'object', properties, additionalProperties: uuidOrInteger };
  const content = { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } };
  const validators = await loadValidators(
    await modelOf(
      documentOf(
        {},
        {
          paths: {
            '/a': {
              post: { operationId: 'send', requestBody: { content }, responses: { 204: { description: 'Done.' } } },
            },
          },
        },
      ),
    ),
  );
  const read = (mediaType: string, form: unknown): unknown => validators.call('readSendForm', mediaType, form);
  const check = (mediaType: string, value: unknown): unknown => validators.call('checkSendBody', mediaType, value);

  test.each<[string, string, unknown, unknown]>([
    ['a number next to an enum', 'version=3', { version: '3' }, { version: 3 }],
    ['a string from an enum', 'version=latest', { version: 'latest' }, { version: 'latest' }],
    ['items', `list=5&list=${uuid}`, { list: ['5', uuid] }, { list: [5, uuid] }],
    ['additional properties', 'more=5', { more: '5' }, { more: 5 }],
    ['one value next to an array', 'ids=3', { ids: '3' }, { ids: 3 }],
    ['several values', 'ids=3&ids=4', { ids: ['3', '4'] }, { ids: [3, 4] }],
    [
      'large numbers',
      'big=9007199254740993&long=9007199254740993&bigs=1&bigs=9007199254740993',
      { big: '9007199254740993', long: '9007199254740993', bigs: ['1', '9007199254740993'] },
      { big: 9007199254740993n, long: 9007199254740993n, bigs: [1, 9007199254740993n] },
    ],
  ])('read %s', (_, text, parts, value) => {
    for (const [mediaType, form] of [
      ['application/x-www-form-urlencoded', text],
      ['multipart/form-data', parts],
    ] as const) {
      expect(read(mediaType, form)).toEqual(value);
      expect(check(mediaType, read(mediaType, form))).toEqual([]);
    }
  });

  test('reject an int64 that is out of range', () => {
    expect(check('multipart/form-data', read('multipart/form-data', { long: '9223372036854775808' }))).toMatchObject([
      { pointer: '/long', keyword: 'format' },
    ]);
  });
});

it('generates no union parser for parameters that do not need one', async () => {
  const modules = renderValidators(
    await modelOf(
      documentOf(
        {},
        {
          paths: {
            '/a': {
              get: {
                operationId: 'read',
                parameters: [
                  inQuery('a', { type: ['string', 'integer', 'null'] }),
                  inQuery('b', { enum: ['a'] }),
                  inQuery('c', integer),
                ],
                responses: { 200: { description: 'Done.' } },
              },
            },
          },
        },
      ),
    ),
  );
  const code = [...modules]
    .filter(([path]) => path !== 'runtime.ts')
    .map(([, text]) => text)
    .join('');
  expect(code).toContain('readReadParameters(');
  expect(code).not.toContain('parseFirstValid');
});

it('reads a recursive form array to the depth of the form, and as JSON below that', async () => {
  const schemas = {
    Value: { anyOf: [{ enum: ['a'] }, { type: 'array', items: { $ref: '#/components/schemas/Value' } }] },
  };
  const content = {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { v: { $ref: '#/components/schemas/Value' } } },
    },
  };
  const paths = {
    '/a': { post: { operationId: 'send', requestBody: { content }, responses: { 204: { description: 'Done.' } } } },
  };
  const validators = await loadValidators(await modelOf(documentOf(schemas, { paths })));
  const read = (form: string): unknown => validators.call('readSendForm', 'application/x-www-form-urlencoded', form);
  expect([read('v=a'), read('v=a&v=a'), read('v=a&v=["a",["a"]]')]).toEqual([
    { v: 'a' },
    { v: ['a', 'a'] },
    { v: ['a', ['a', ['a']]] },
  ]);
});
