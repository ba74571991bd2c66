// Shared validators: equal inline schemas use one function, and each problem has the location of its own schema.

import { expect, it } from 'vitest';
import { loadValidators, renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const person = (otherFields: object = {}) => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    mail: { type: 'string', format: 'email' },
    home: { type: 'object', properties: { street: { type: 'string' } } },
    team: { $ref: '#/components/schemas/Team' },
  },
  ...otherFields,
});
const team = { type: 'object', properties: { size: { type: 'integer' } } };
const invalid = { mail: 5, home: { street: 5 }, team: { size: 'x' } };

const schemaLocations = (schema: string): readonly string[] => [
  `${schema}/required`,
  `${schema}/properties/mail/type`,
  `${schema}/properties/home/properties/street/type`,
  '#/components/schemas/Team/properties/size/type',
];

it('reports the schema location of each use of a shared function', async () => {
  const model = await modelOf(
    documentOf({
      Team: team,
      Issue: {
        type: 'object',
        properties: { author: person({ description: 'The author.' }), readers: { type: 'array', items: person() } },
      },
      Note: {
        type: 'object',
        properties: {
          owner: {
            type: 'object',
            properties: { login: { type: 'string' }, since: { type: 'integer' }, 'a/b': person() },
          },
        },
      },
      Memo: {
        type: 'object',
        required: ['owner'],
        properties: {
          owner: {
            type: 'object',
            properties: { login: { type: 'string' }, since: { type: 'integer' }, 'a/b': person() },
          },
        },
      },
    }),
  );
  const modules = renderValidators(model);
  expect([...modules.keys()].filter((path) => path.startsWith('parts/'))).toEqual([
    'parts/issue-author.ts',
    'parts/memo-owner.ts',
  ]);
  expect([...modules.values()].filter((text) => text.includes("'mail', "))).toHaveLength(1);

  const validators = await loadValidators(model);
  const listProblems = (type: string, value: unknown): readonly string[] =>
    validators
      .schema(type)
      .check(value)
      .map(({ pointer, schema: location }) => `${pointer} ${location}`)
      .sort();
  const expected = (pointer: string, schema: string): readonly string[] =>
    schemaLocations(schema).map(
      (location, index) => `${pointer}${['/name', '/mail', '/home/street', '/team/size'][index] ?? ''} ${location}`,
    );
  expect(listProblems('Issue', { author: invalid, readers: [{ name: 'a' }, invalid] })).toEqual(
    [
      ...expected('/author', '#/components/schemas/Issue/properties/author'),
      ...expected('/readers/1', '#/components/schemas/Issue/properties/readers/items'),
    ].sort(),
  );
  expect(listProblems('Note', { owner: { 'a/b': invalid } })).toEqual(
    [...expected('/owner/a~1b', '#/components/schemas/Note/properties/owner/properties/a~1b')].sort(),
  );
  expect(listProblems('Memo', { owner: 5 })).toEqual(['/owner #/components/schemas/Memo/properties/owner/type']);
  expect(listProblems('Memo', {})).toEqual(['/owner #/components/schemas/Memo/required']);
  expect(listProblems('Memo', { owner: { since: 'x' } })).toEqual([
    '/owner/since #/components/schemas/Memo/properties/owner/properties/since/type',
  ]);
  expect(validators.schema('Issue').is({ author: invalid })).toBe(false);
  expect(validators.schema('Issue').is({ author: { name: 'a' } })).toBe(true);
});

it.each<readonly [string, object, object]>([
  ['a keyword', {}, { maxProperties: 3 }],
  ['a message', {}, { 'x-message': 'must be a person' }],
  ['a read-only property', {}, { properties: { ...person().properties, mail: { type: 'string', readOnly: true } } }],
  ['a nested format', {}, { properties: { ...person().properties, mail: { type: 'string', format: 'uri' } } }],
  ['the order of `required`', { required: ['name', 'mail'] }, { required: ['mail', 'name'] }],
])('does not share schemas that differ in %s', async (_difference, first, second) => {
  const model = await modelOf(
    documentOf(
      { Team: team, Issue: { properties: { owner: person(first) } }, Note: { properties: { owner: person(second) } } },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  expect([...renderValidators(model).keys()].filter((path) => path.startsWith('parts/'))).toEqual([]);
});

it('keeps a shared function in the module of the only schema that uses it', async () => {
  const model = await modelOf(
    documentOf({ Team: team, Issue: { type: 'object', properties: { author: person(), editor: person() } } }),
  );
  const modules = renderValidators(model);
  expect([...modules.keys()].filter((path) => path.startsWith('parts/'))).toEqual([]);
  expect(modules.get('schemas/issue.ts')?.match(/function problemsOf\w+/g)).toEqual([
    'function problemsOfIssue',
    'function problemsOfAuthor',
    'function problemsOfHome',
  ]);
  const validators = await loadValidators(model);
  expect(
    validators
      .schema('Issue')
      .check({ author: { name: 5 }, editor: { name: 5 } })
      .map(({ schema: location }) => location),
  ).toEqual(['author', 'editor'].map((name) => `#/components/schemas/Issue/properties/${name}/properties/name/type`));
});

it('does not share schemas with rules', async () => {
  const personWithRule = person({ 'x-rules': [{ id: 'named', rule: "self.name != ''", message: 'must have a name' }] });
  const model = await modelOf(
    documentOf(
      { Team: team, Issue: { properties: { owner: personWithRule } }, Note: { properties: { owner: personWithRule } } },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  expect([...renderValidators(model).keys()].filter((path) => path.startsWith('parts/'))).toEqual([]);
});

it('passes the current time to the function for responses that operations share', async () => {
  const names = ['Expired', 'Locked', 'Busy'];
  const responses = Object.fromEntries(
    names.map((name) => [
      name,
      { description: name, content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } },
    ]),
  );
  const operation = (operationId: string) => ({
    operationId,
    responses: {
      204: { description: 'Done.' },
      ...Object.fromEntries(names.map((name, index) => [410 + index, { $ref: `#/components/responses/${name}` }])),
    },
  });
  const card = {
    type: 'object',
    required: ['year'],
    properties: { year: { type: 'integer' } },
    'x-rules': [
      { id: 'not-expired', rule: 'self.year >= now.getFullYear()', message: 'The card has expired.', field: 'year' },
    ],
  };
  const model = await modelOf({
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    'x-ashlar': { version: 1 },
    paths: { '/a': { get: operation('readA') }, '/b': { get: operation('readB') } },
    components: { schemas: { Card: card }, responses },
  });
  expect(renderValidators(model).get('shared-responses/read-a.ts')).toBeDefined();
  const { call } = await loadValidators(model);
  const headers = { 'content-type': 'application/json' };
  const check = (now: string): unknown => call('checkReadBResponse', 411, headers, { year: 2030 }, Date.parse(now));
  expect(check('2030-06-01T00:00:00Z')).toEqual([]);
  expect(check('2031-06-01T00:00:00Z')).toMatchObject([{ pointer: '/body/year', message: 'The card has expired.' }]);
});

it.each([
  ['no module', 3, []],
  ['a module', 4, ['parts/tag0-codes-item.ts']],
])('small schemas have %s if %i modules contain them', async (_result, count, expected) => {
  const code = { type: 'string', maxLength: 5, pattern: '^a' };
  const tags = Array.from({ length: count }, (_, index): [string, object] => [
    `Tag${index}`,
    { type: 'object', properties: { codes: { type: 'array', items: code } } },
  ]);
  const modules = renderValidators(await modelOf(documentOf(Object.fromEntries(tags))));
  expect([...modules.keys()].filter((path) => path.startsWith('parts/'))).toEqual(expected);
});
