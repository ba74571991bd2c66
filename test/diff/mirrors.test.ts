// Pairs of schemas that once were not told the same way back: turned round, each change is its mirror.

import { expect, it } from 'vitest';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { mirrorId } from '../../src/generator/commands/diff/catalogue.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { ofDocument, ofOperation } from './harness/documents.ts';

const bodyOf = (schema: object): object =>
  ofOperation({ requestBody: { content: { 'application/json': { schema } } } });

const titled = (title: string, kind: string, inner: object): object => ({
  title,
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, inner },
});

const pairs: Readonly<Record<string, readonly [object, object]>> = {
  'branches of two unions that are called alike': [
    {
      anyOf: [{ const: 1 }, { type: 'string' }, { minimum: 1 }],
      oneOf: [{ minimum: 1 }, { maximum: 1 }, { maxLength: 1 }],
    },
    { anyOf: [{ maximum: 1 }, { minLength: 2 }], oneOf: [{ pattern: '^a' }, { required: ['a'] }, { required: ['a'] }] },
  ],
  'branches of one union with the same title': [
    { anyOf: [titled('A', 'a', { minLength: 2 }), titled('B', 'b', { minLength: 2 })] },
    { anyOf: [titled('C', 'a', {}), titled('C', 'b', {})] },
  ],
};

async function judge(before: object, after: object): Promise<readonly Change[]> {
  const [base, head] = [await modelOf(before), await modelOf(after)];
  const [forth, back] = [compareModels(base, head), compareModels(head, base)];
  const ids = (changes: readonly Change[], of: (id: Change['id']) => string): readonly string[] =>
    changes.map(({ id }) => of(id)).sort();
  expect(forth.length).toBeGreaterThan(1);
  expect(ids(back, (id) => id)).toEqual(ids(forth, mirrorId));
  return forth;
}

it.each(Object.entries(pairs))('%s', async (_, [before, after]) => {
  await judge(bodyOf(before), bodyOf(after));
});

it('two unions that changed and changed places are each held against what they were', async () => {
  const names = {
    anyOf: [
      { type: 'string', pattern: '^a' },
      { type: 'string', minLength: 9 },
      { type: 'string', format: 'uri' },
    ],
  };
  const counts = {
    anyOf: [
      { type: ['string', 'integer'], minimum: 3 },
      { type: ['string', 'integer'], multipleOf: 7 },
    ],
  };
  const fewer = { anyOf: names.anyOf.slice(0, 2) };
  const more = { anyOf: [...counts.anyOf, { type: ['string', 'integer'], const: 1 }] };
  const found = await judge(bodyOf({ allOf: [names, counts] }), bodyOf({ allOf: [more, fewer] }));
  expect(found.map(({ id }) => id)).toEqual(['branch-removed', 'branch-added']);
});

it('a schema that was nothing but another is still called by its own name', async () => {
  const documentOf = (inner: object, outer: object): object => {
    const body = (name: string): object => ({
      requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
      responses: { 204: { description: 'Done.' } },
    });
    return ofDocument({
      paths: { '/a': { post: body('Inner') }, '/b': { post: body('Outer') } },
      components: { schemas: { Inner: inner, Outer: { allOf: [{ $ref: '#/components/schemas/Inner', ...outer }] } } },
    });
  };
  const found = await judge(
    documentOf({ pattern: '^a' }, {}),
    documentOf({ pattern: '^a', const: -3 }, { minLength: 3 }),
  );
  expect(new Set(found.map(({ subject }) => subject.schema))).toEqual(new Set(['Inner', 'Outer']));
});

it('a schema that another refers to instead of it is not told to have changed', async () => {
  const documentOf = (name: string): object =>
    ofDocument({
      paths: {
        '/things': {
          post: {
            requestBody: {
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { inner: { $ref: `#/components/schemas/${name}` } } },
                },
              },
            },
            responses: { 204: { description: 'Done.' } },
          },
        },
      },
      components: { schemas: { Few: { type: 'integer', maximum: 3, minimum: 1 }, Many: { type: 'integer' } } },
    });
  const found = await judge(documentOf('Few'), documentOf('Many'));
  expect(found.map(({ subject: { schema, steps } }) => [schema, steps.at(-1)])).toEqual([
    [undefined, 'inner'],
    [undefined, 'inner'],
  ]);
});

it('what differs in a schema is told of it, also where another that has it as a branch is met first', async () => {
  const account = (properties: object): object => ({ type: 'object', properties });
  const documentOf = (properties: object): object => {
    const get = (name: string): object => ({
      get: {
        responses: {
          200: {
            description: 'Ok.',
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
          },
        },
      },
    });
    const owner = {
      type: 'object',
      properties: { owner: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Account' }] } },
    };
    return ofDocument({
      paths: { '/a': get('Thing'), '/b': get('Account') },
      components: { schemas: { Account: account(properties), Thing: owner } },
    });
  };
  const found = await judge(documentOf({ id: {}, email: {}, name: {} }), documentOf({ id: {} }));
  expect(found.map(({ subject, operations }) => [subject, operations])).toEqual(
    [1, 2].map(() => [{ schema: 'Account', steps: [] }, ['GET /a', 'GET /b']]),
  );
});
