// Symmetry of comparisons: the reverse comparison reports the inverse kind of each change.

import { expect, it, test } from 'vitest';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { inverseId } from '../../../src/generator/commands/diff/catalog.ts';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithOperation, documentWithOverrides } from './harness/documents.ts';

const documentWithBody = (schema: object): object =>
  documentWithOperation({ requestBody: { content: { 'application/json': { schema } } } });

const titledBranch = (title: string, kind: string, inner: object): object => ({
  title,
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, inner },
});

const schemaPairs: Readonly<Record<string, readonly [object, object]>> = {
  'mirrors changes to branches with the same name in two unions': [
    {
      anyOf: [{ const: 1 }, { type: 'string' }, { minimum: 1 }],
      oneOf: [{ minimum: 1 }, { maximum: 1 }, { maxLength: 1 }],
    },
    { anyOf: [{ maximum: 1 }, { minLength: 2 }], oneOf: [{ pattern: '^a' }, { required: ['a'] }, { required: ['a'] }] },
  ],
  'mirrors changes to branches with the same title in one union': [
    { anyOf: [titledBranch('A', 'a', { minLength: 2 }), titledBranch('B', 'b', { minLength: 2 })] },
    { anyOf: [titledBranch('C', 'a', {}), titledBranch('C', 'b', {})] },
  ],
};

/** Compares the documents in both directions, and returns the changes in the forward direction. */
async function compareBothWays(before: object, after: object): Promise<readonly Change[]> {
  const [base, head] = [await modelOf(before), await modelOf(after)];
  const [forward, backward] = [listChanges(base, head), listChanges(head, base)];
  const sortedIds = (changes: readonly Change[], map: (id: Change['id']) => string): readonly string[] =>
    changes.map(({ id }) => map(id)).sort();
  expect(forward.length).toBeGreaterThan(1);
  expect(sortedIds(backward, (id) => id)).toEqual(sortedIds(forward, inverseId));
  return forward;
}

test.each(Object.entries(schemaPairs))('%s', async (_, [before, after]) => {
  await compareBothWays(documentWithBody(before), documentWithBody(after));
});

it('compares each of two unions with its previous version if they changed and were reordered', async () => {
  const stringUnion = {
    anyOf: [
      { type: 'string', pattern: '^a' },
      { type: 'string', minLength: 9 },
      { type: 'string', format: 'uri' },
    ],
  };
  const integerUnion = {
    anyOf: [
      { type: ['string', 'integer'], minimum: 3 },
      { type: ['string', 'integer'], multipleOf: 7 },
    ],
  };
  const withoutBranch = { anyOf: stringUnion.anyOf.slice(0, 2) };
  const withBranch = { anyOf: [...integerUnion.anyOf, { type: ['string', 'integer'], const: 1 }] };
  const changes = await compareBothWays(
    documentWithBody({ allOf: [stringUnion, integerUnion] }),
    documentWithBody({ allOf: [withBranch, withoutBranch] }),
  );
  expect(changes.map(({ id }) => id)).toEqual(['branch-removed', 'branch-added']);
});

it('names a schema by its own name even if it was only a reference to another schema', async () => {
  const documentOf = (inner: object, outer: object): object => {
    const body = (name: string): object => ({
      requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
      responses: { 204: { description: 'Done.' } },
    });
    return documentWithOverrides({
      paths: { '/a': { post: body('Inner') }, '/b': { post: body('Outer') } },
      components: { schemas: { Inner: inner, Outer: { allOf: [{ $ref: '#/components/schemas/Inner', ...outer }] } } },
    });
  };
  const changes = await compareBothWays(
    documentOf({ pattern: '^a' }, {}),
    documentOf({ pattern: '^a', const: -3 }, { minLength: 3 }),
  );
  expect(new Set(changes.map(({ subject }) => subject.schema))).toEqual(new Set(['Inner', 'Outer']));
});

it('reports a replaced reference at the referring property, not as a change to the target', async () => {
  const documentOf = (name: string): object =>
    documentWithOverrides({
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
      components: { schemas: { Rating: { type: 'integer', maximum: 3, minimum: 1 }, Count: { type: 'integer' } } },
    });
  const changes = await compareBothWays(documentOf('Rating'), documentOf('Count'));
  expect(changes.map(({ subject: { schema, steps } }) => [schema, steps.at(-1)])).toEqual([
    [undefined, 'inner'],
    [undefined, 'inner'],
  ]);
});

it('reports a change at the schema itself even if a union with it as a branch is compared first', async () => {
  const objectSchema = (properties: object): object => ({ type: 'object', properties });
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
    const thing = {
      type: 'object',
      properties: { owner: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Account' }] } },
    };
    return documentWithOverrides({
      paths: { '/a': get('Thing'), '/b': get('Account') },
      components: { schemas: { Account: objectSchema(properties), Thing: thing } },
    });
  };
  const changes = await compareBothWays(documentOf({ id: {}, email: {}, name: {} }), documentOf({ id: {} }));
  expect(changes.map(({ subject, operations }) => [subject, operations])).toEqual(
    [1, 2].map(() => [{ schema: 'Account', steps: [] }, ['GET /a', 'GET /b']]),
  );
});
