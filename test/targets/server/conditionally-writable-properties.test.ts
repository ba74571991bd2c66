// Conditions under which a property is writable although some alternatives mark it as read-only.

import { expect, it } from 'vitest';
import { createValueShapes } from '../../../src/generator/targets/server/value-shapes.ts';
import { documentOf, modelOf } from '../validators/model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const leaf = (kind: string, id: object): object => ({ type: 'object', properties: { kind: { const: kind }, id } });

it('evaluates shared nested alternatives once', async () => {
  const levels = Array.from({ length: 14 }, (_, level) =>
    ['a', 'b', 'c'].map((kind): [string, object] => [
      `${kind}${level}`,
      { oneOf: ['a', 'b', 'c'].map((next) => ref(level === 13 ? next : `${next}${level + 1}`)) },
    ]),
  ).flat();
  const leaves = {
    a: leaf('a', { type: 'integer', readOnly: true }),
    b: leaf('b', { type: 'integer' }),
    c: { oneOf: [leaf('c', {}), ref('a'), { type: 'null' }] },
  };
  const api = await modelOf(documentOf({ ...Object.fromEntries(levels), ...leaves }));
  const shapes = createValueShapes(api);
  const match = shapes.reachable(['a0']).find(({ id }) => id === 'a0');
  expect([...(match?.shape.writableWhen?.get('id') ?? [])].map((conditions) => [...conditions])).toEqual([
    [['kind', ['b']]],
    [['kind', ['c']]],
  ]);
});

it('combines the shapes of a property that several parts of `allOf` have', async () => {
  const part = (name: string): object => ({
    type: 'object',
    properties: { p: { type: 'object', properties: { [name]: { type: 'integer', readOnly: true } } } },
  });
  const shapes = createValueShapes(await modelOf(documentOf({ Both: { allOf: [part('a'), part('b')] } })));
  const both = shapes.reachable(['Both']).find(({ id }) => id === 'Both');
  const { anyOf = [] } = both?.shape.properties.get('p') ?? {};
  expect(anyOf.map(({ propertyNames }) => propertyNames)).toEqual([['a'], ['b']]);
});
