// Schemas inside others that are the same are judged by one function, and problems are told of where each stands.

import { expect, it } from 'vitest';
import { loadValidators, validatorTexts } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const person = (more: object = {}) => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    mail: { type: 'string', format: 'email' },
    home: { type: 'object', properties: { street: { type: 'string' } } },
    team: { $ref: '#/components/schemas/Team' },
  },
  ...more,
});
const team = { type: 'object', properties: { size: { type: 'integer' } } };
const wrong = { mail: 5, home: { street: 5 }, team: { size: 'x' } };

const places = (of: string): readonly string[] => [
  `${of}/required`,
  `${of}/properties/mail/type`,
  `${of}/properties/home/properties/street/type`,
  '#/components/schemas/Team/properties/size/type',
];

it('tells each of several places of one schema', async () => {
  const model = await modelOf(
    documentOf({
      Team: team,
      Issue: {
        type: 'object',
        properties: { author: person({ description: 'Who wrote it.' }), readers: { type: 'array', items: person() } },
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
        properties: {
          owner: {
            type: 'object',
            properties: { login: { type: 'string' }, since: { type: 'integer' }, 'a/b': person() },
          },
        },
      },
    }),
  );
  const texts = validatorTexts(model);
  expect([...texts.keys()].filter((path) => path.startsWith('parts/'))).toEqual([
    'parts/issue-author.ts',
    'parts/memo-owner.ts',
  ]);
  expect([...texts.values()].filter((text) => text.includes('/properties/mail/type'))).toHaveLength(1);

  const validators = await loadValidators(model);
  const told = (type: string, value: unknown): readonly string[] =>
    validators
      .schema(type)
      .check(value)
      .map(({ pointer, schema: place }) => `${pointer} ${place}`)
      .sort();
  const expected = (pointer: string, of: string): readonly string[] =>
    places(of).map(
      (place, index) => `${pointer}${['/name', '/mail', '/home/street', '/team/size'][index] ?? ''} ${place}`,
    );
  expect(told('Issue', { author: wrong, readers: [{ name: 'a' }, wrong] })).toEqual(
    [
      ...expected('/author', '#/components/schemas/Issue/properties/author'),
      ...expected('/readers/1', '#/components/schemas/Issue/properties/readers/items'),
    ].sort(),
  );
  expect(told('Note', { owner: { 'a/b': wrong } })).toEqual(
    [...expected('/owner/a~1b', '#/components/schemas/Note/properties/owner/properties/a~1b')].sort(),
  );
  expect(told('Memo', { owner: 5 })).toEqual(['/owner #/components/schemas/Memo/properties/owner/type']);
  expect(validators.schema('Issue').is({ author: wrong })).toBe(false);
  expect(validators.schema('Issue').is({ author: { name: 'a' } })).toBe(true);
});

it.each<readonly [string, object, object]>([
  ['a keyword', {}, { maxProperties: 3 }],
  ['a sentence', {}, { 'x-message': 'must be a person' }],
  ['who sets a member', {}, { properties: { ...person().properties, mail: { type: 'string', readOnly: true } } }],
  ['a format inside', {}, { properties: { ...person().properties, mail: { type: 'string', format: 'uri' } } }],
  ['the order of demands', { required: ['name', 'mail'] }, { required: ['mail', 'name'] }],
])('keeps apart what differs in %s', async (_what, one, other) => {
  const model = await modelOf(
    documentOf(
      { Team: team, One: { properties: { it: person(one) } }, Other: { properties: { it: person(other) } } },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  const parts = (): readonly string[] => [...validatorTexts(model).keys()].filter((path) => path.startsWith('parts/'));
  expect(parts()).toEqual([]);
});

it('has what one module alone has twice in that module', async () => {
  const model = await modelOf(
    documentOf({ Team: team, Issue: { type: 'object', properties: { author: person(), editor: person() } } }),
  );
  const texts = validatorTexts(model);
  expect([...texts.keys()].filter((path) => path.startsWith('parts/'))).toEqual([]);
  expect(texts.get('schemas/issue.ts')?.match(/function problemsOf\w+/g)).toEqual([
    'function problemsOfIssue',
    'function problemsOfAuthor',
    'function problemsOfHome',
  ]);
  const validators = await loadValidators(model);
  expect(
    validators
      .schema('Issue')
      .check({ author: { name: 5 }, editor: { name: 5 } })
      .map(({ schema: place }) => place),
  ).toEqual(['author', 'editor'].map((each) => `#/components/schemas/Issue/properties/${each}/properties/name/type`));
});

it('leaves rules to where they stand', async () => {
  const ruled = person({ 'x-rules': [{ id: 'named', rule: "self.name != ''", message: 'must have a name' }] });
  const model = await modelOf(
    documentOf(
      { Team: team, One: { properties: { it: ruled } }, Other: { properties: { it: ruled } } },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  expect([...validatorTexts(model).keys()].filter((path) => path.startsWith('parts/'))).toEqual([]);
});
