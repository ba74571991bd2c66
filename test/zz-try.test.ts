import { it } from 'vitest';
import { inQuery, reader } from './unit/validators/parameter-reader.ts';
const any = { anyOf: [{}, { type: 'object', properties: { m: { type: 'integer' } } }] };
const lists: [string, object, object, string[]][] = [
  ['list', { allOf: [{ type: 'array', items: { type: 'integer' } }, { description: 'any' }] }, {}, ['x=1&x=2', 'x=1']],
  ['listref', { allOf: [{ type: 'array', items: { type: 'integer' } }, { $ref: '#/components/schemas/Any' }] }, {}, ['x=1&x=2', 'x=1']],
  ['object', { allOf: [{ type: 'object', properties: { n: { type: 'integer' } } }, any] }, { style: 'deepObject', explode: true }, ['x[n]=1&x[m]=2', 'x=1', 'x[n]=1&x[k]=2']],
  ['oform', { allOf: [{ type: 'object', properties: { n: { type: 'integer' } } }, any] }, {}, ['n=1&m=2', 'x=n,1']],
  ['union', { anyOf: [{ allOf: [{ type: 'array', items: { type: 'integer' } }, any] }, { type: 'integer' }] }, {}, ['x=1&x=2', 'x=1']],
];
it('x', async () => {
  for (const [name, schema, more, queries] of lists) {
    const read = await reader('/a', [inQuery('x', schema, more)], {});
    for (const query of queries) console.log(name, query, JSON.stringify(read({ query })));
  }
});
