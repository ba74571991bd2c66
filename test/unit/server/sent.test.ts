// Which alternatives let a member be sent that another calls read-only, where alternatives have alternatives.

import { expect, it } from 'vitest';
import { createValueShapes } from '../../../src/generator/targets/server/value-shapes.ts';
import { documentOf, modelOf } from '../validators/model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const leaf = (t: string, id: object): object => ({ type: 'object', properties: { t: { const: t }, id } });

it('alternatives that they have in common are looked at once', async () => {
  const deep = Array.from({ length: 14 }, (_, level) =>
    ['a', 'b', 'c'].map((each): [string, object] => [
      `${each}${level}`,
      { oneOf: ['a', 'b', 'c'].map((next) => ref(level === 13 ? next : `${next}${level + 1}`)) },
    ]),
  ).flat();
  const leaves = {
    a: leaf('a', { type: 'integer', readOnly: true }),
    b: leaf('b', { type: 'integer' }),
    c: { oneOf: [leaf('c', {}), ref('a'), { type: 'null' }] },
  };
  const api = await modelOf(documentOf({ ...Object.fromEntries(deep), ...leaves }));
  const shapes = createValueShapes(api);
  const start = shapes.referenceTo('a0');
  const found = shapes.reachable(start ? [start] : []).find(({ id }) => id === 'a0');
  expect([...(found?.shape.writableWhen?.get('id') ?? [])].map((pins) => [...pins])).toEqual([
    [['t', ['b']]],
    [['t', ['c']]],
  ]);
});
