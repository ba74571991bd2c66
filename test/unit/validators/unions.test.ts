// Parameters that may be a text or something else: the text where it is valid, then what else it may be.

import { describe, expect, it } from 'vitest';
import { loadValidators, validatorTexts } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { inQuery, reader } from './parameter-reader.ts';

const whole = { type: 'integer' };
const latest = { oneOf: [{ type: 'string', enum: ['latest'] }, whole] };
const named = { oneOf: [{ type: 'string', format: 'uuid' }, whole] };
const mixed = { enum: [1, '1', true, null, 1.5] };
const some = { oneOf: [whole, { type: 'array', items: whole }] };
const uuid = '01234567-89ab-4def-8123-456789abcdef';

it.each<[string, object, string, unknown]>([
  ['a text of an enum', latest, 'latest', 'latest'],
  ['a number beside an enum', latest, '3', 3],
  ['a number beside an enum that no number is written so', latest, '9007199254740993', 9007199254740993n],
  ['a text of a format', named, uuid, uuid],
  ['a number beside a format', named, '5', 5],
  ['a number beside a pattern that it meets', { type: ['string', 'integer'], pattern: '^\\d+$' }, '5', '5'],
  ['a number beside a pattern that it does not meet', { type: ['string', 'integer'], pattern: '^v' }, '5', 5],
  ['a number beside a text that is too short', { type: ['string', 'integer'], minLength: 3 }, '5', 5],
  ['a number beside any text', { type: ['string', 'integer'] }, '5', '5'],
  ['a number beside a text of one value and any', { anyOf: [{ const: 'a' }, { type: 'string' }, whole] }, '5', '5'],
  ['a boolean beside a text', { oneOf: [{ enum: ['auto'] }, { type: 'boolean' }] }, 'true', true],
  ['null beside an enum', { type: ['string', 'null'], enum: ['a', null] }, 'null', null],
  ['a number of mixed values', mixed, '1.5', 1.5],
  ['a text of mixed values', mixed, '1', '1'],
  ['a boolean of mixed values', mixed, 'true', true],
  ['null of mixed values', mixed, 'null', null],
  ['by names', { oneOf: [{ $ref: '#/components/schemas/Word' }, { $ref: '#/components/schemas/Count' }] }, '7', 7],
  ['by a name', { $ref: '#/components/schemas/Either' }, '7', 7],
])('%s', async (_, schema, text, value) => {
  const components = {
    schemas: {
      Word: { type: 'string', enum: ['all'] },
      Count: whole,
      Either: { oneOf: [{ $ref: '#/components/schemas/Word' }, { $ref: '#/components/schemas/Count' }] },
    },
  };
  const object = { type: 'object', properties: { m: schema } };
  const read = await reader(
    '/a/{p}/{l}/{o}',
    [
      ...[
        ['p', schema],
        ['l', { type: 'array', items: schema }],
        ['o', object],
      ].map(([name, each]) => ({ name, in: 'path', required: true, schema: each })),
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
  const found = read({
    path: { p: text, l: text, o: `m,${text}` },
    query: `q=${text}&many=${text}&many=${text}&deep[m]=${text}&deep[l][0]=${text}`,
    headers: { h: text, cookie: `c=${text}` },
  });
  expect(found).toEqual({
    ok: true,
    value: {
      path: { p: value, l: [value], o: { m: value } },
      query: { q: value, many: [value, value], deep: { m: value, l: [value] } },
      header: { h: value },
      cookie: { c: value },
    },
  });
});

describe('what is valid in no way', () => {
  it('is told of the text', async () => {
    const read = await reader('/a', [inQuery('x', latest)]);
    expect(read({ query: 'x=1.5' }).problems).toEqual([expect.objectContaining({ pointer: '/query/x' })]);
  });

  it('is told of the list, where there are several', async () => {
    const read = await reader('/a', [inQuery('x', some)]);
    expect(read({ query: 'x=1&x=b' }).problems).toEqual([
      expect.objectContaining({ pointer: '/query/x/1', keyword: 'type' }),
    ]);
    expect(read({ query: 'x=b' }).ok).toBe(false);
  });
});

const inPath = (schema: object, more: object = {}): object => ({
  name: 'x',
  in: 'path',
  required: true,
  schema,
  ...more,
});
const anything = {
  anyOf: [whole, { type: 'boolean' }, { type: 'array', items: { anyOf: [whole, { type: 'boolean' }] } }],
};

it.each<[string, object, { path?: object; query?: string; headers?: object }, unknown]>([
  ['one of a query', inQuery('x', some), { query: 'x=3' }, 3],
  ['several of a query', inQuery('x', some), { query: 'x=3&x=4' }, [3, 4]],
  ['several, not exploded', inQuery('x', some, { explode: false }), { query: 'x=3,4' }, [3, 4]],
  ['several with pipes', inQuery('x', some, { style: 'pipeDelimited', explode: false }), { query: 'x=3|4' }, [3, 4]],
  ['several of a path', inPath(some), { path: { x: '3,4' } }, [3, 4]],
  ['several after a label', inPath(some, { style: 'label', explode: true }), { path: { x: '.3.4' } }, [3, 4]],
  ['several of a matrix', inPath(some, { style: 'matrix', explode: true }), { path: { x: ';x=3;x=4' } }, [3, 4]],
  ['several of a header', { name: 'x', in: 'header', schema: some }, { headers: { x: '3, 4' } }, [3, 4]],
  ['several of several types', inQuery('x', anything), { query: 'x=1&x=true' }, [1, true]],
  ['one of several types', inQuery('x', anything), { query: 'x=true' }, true],
  [
    'one that only a list has',
    inQuery('x', { oneOf: [{ type: 'boolean' }, { type: 'array', items: whole }] }),
    { query: 'x=3' },
    [3],
  ],
  [
    'none of a list',
    inQuery('x', { oneOf: [{ type: 'null' }, whole, { type: 'array', items: whole }] }),
    { query: 'x=null' },
    null,
  ],
  [
    'several beside any text',
    inQuery('x', { oneOf: [{ type: 'string' }, { type: 'array', items: whole }] }),
    { query: 'x=1&x=2' },
    [1, 2],
  ],
  [
    'one beside any text',
    inQuery('x', { oneOf: [{ type: 'string' }, { type: 'array', items: whole }] }),
    { query: 'x=1' },
    '1',
  ],
  [
    'texts in a list',
    inQuery('x', { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }),
    { query: 'x=1&x=2' },
    ['1', '2'],
  ],
])('a value or a list of such: %s', async (_, parameter, raw, value) => {
  const place = (parameter as { in: 'path' | 'query' | 'header' }).in;
  const read = await reader(place === 'path' ? '/a/{x}' : '/a', [parameter]);
  expect(read(raw)).toMatchObject({ ok: true });
  expect(read(raw).value?.[place]['x']).toEqual(value);
});

describe('forms', async () => {
  const properties = {
    version: latest,
    list: { type: 'array', items: named },
    ids: some,
    big: whole,
    long: { type: 'integer', format: 'int64' },
    bigs: { type: 'array', items: whole },
  };
  const schema = { type: 'object', properties, additionalProperties: named };
  const content = { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } };
  const { exports } = await loadValidators(
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
  const read = exports['readSendForm'] as (mediaType: string, form: unknown) => unknown;
  const check = exports['checkSendBody'] as (mediaType: string, value: unknown) => readonly object[];

  it.each<[string, string, unknown, unknown]>([
    ['a text or a number', 'version=3', { version: '3' }, { version: 3 }],
    ['a text', 'version=latest', { version: 'latest' }, { version: 'latest' }],
    ['items', `list=5&list=${uuid}`, { list: ['5', uuid] }, { list: [5, uuid] }],
    ['members that have no name', 'more=5', { more: '5' }, { more: 5 }],
    ['a list or one', 'ids=3', { ids: '3' }, { ids: 3 }],
    ['several', 'ids=3&ids=4', { ids: ['3', '4'] }, { ids: [3, 4] }],
    [
      'large numbers',
      'big=9007199254740993&long=9007199254740993&bigs=1&bigs=9007199254740993',
      { big: '9007199254740993', long: '9007199254740993', bigs: ['1', '9007199254740993'] },
      { big: 9007199254740993n, long: 9007199254740993n, bigs: [1, 9007199254740993n] },
    ],
  ])('%s', (_, text, parts, value) => {
    for (const [mediaType, form] of [
      ['application/x-www-form-urlencoded', text],
      ['multipart/form-data', parts],
    ] as const) {
      expect(read(mediaType, form)).toEqual(value);
      expect(check(mediaType, read(mediaType, form))).toEqual([]);
    }
  });

  it('a number of 64 bits has no more', () => {
    expect(check('multipart/form-data', read('multipart/form-data', { long: '9223372036854775808' }))).toMatchObject([
      { pointer: '/long', keyword: 'format' },
    ]);
  });
});

it('text that is judged by nothing is read by nothing', async () => {
  const texts = validatorTexts(
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
                  inQuery('c', whole),
                ],
                responses: { 200: { description: 'Done.' } },
              },
            },
          },
        },
      ),
    ),
  );
  const read = [...texts]
    .filter(([path]) => !path.includes('runtime/'))
    .map(([, text]) => text)
    .join('');
  expect(read).toContain('readReadParameters(');
  expect(read).not.toContain('parseFirstValid');
});

it('a member of a form that may be a list of its like is read as deep as the form goes, and JSON beyond', async () => {
  const components = {
    schemas: { Value: { anyOf: [{ enum: ['a'] }, { type: 'array', items: { $ref: '#/components/schemas/Value' } }] } },
  };
  const content = {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { v: { $ref: '#/components/schemas/Value' } } },
    },
  };
  const paths = {
    '/a': { post: { operationId: 'send', requestBody: { content }, responses: { 204: { description: 'Done.' } } } },
  };
  const { exports } = await loadValidators(await modelOf(documentOf(components.schemas, { paths })));
  const read = (form: string): unknown =>
    Reflect.apply(exports['readSendForm'] as () => unknown, undefined, ['application/x-www-form-urlencoded', form]);
  expect([read('v=a'), read('v=a&v=a'), read('v=a&v=["a",["a"]]')]).toEqual([
    { v: 'a' },
    { v: ['a', 'a'] },
    { v: ['a', ['a', ['a']]] },
  ]);
});
