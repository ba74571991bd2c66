// Help for name collisions: following it removes the collision.

import { describe, expect, it } from 'vitest';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { buildApi } from '../../src/generator/model/build-api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { client } from '../../src/generator/targets/client/target.ts';
import { types } from '../../src/generator/targets/types/target.ts';
import { api31, read } from '../openapi/marked-document.ts';

const extensionHeader = 'x-ashlar: { version: 1 }\n';
const operations = (first: string, second: string): string =>
  `paths:\n  /a: { get: { ${first}, responses: { '204': { description: None. } } } }\n  /b: { get: { ${second}, responses: { '204': { description: None. } } } }`;
const pathItems = (second: string): string =>
  `paths:\n  /a: { get: { operationId: first, responses: { '204': { description: None. } } } }\n  /b: { ${second} }`;
const schemas = (first: string, second: string): string => `components:\n  schemas:\n    ${first}\n    ${second}`;
const operationWithQuery = (id: string, schemaName: string): string =>
  `paths:\n  /a: { get: { ${id}, parameters: [{ name: a, in: query, schema: { type: string } }], responses: { '204': { description: None. } } } }\n${schemas(`${schemaName}: { type: object }`, 'Other: { type: string }')}`;
const schemaWithRequestVariant = '{ type: object, properties: { a: { type: string, readOnly: true } } }';

/** The help for a collision, a document with the collision, and the document after following the help. */
const cases: readonly (readonly [help: string, before: string, after: string])[] = [
  ['rename one of the schemas', schemas('Item: {}', 'item: { x-name: LowerItem }'), schemas('Item: {}', 'Piece: {}')],
  [
    'set `x-name` for one of them',
    extensionHeader + schemas('Item: {}', 'item: {}'),
    extensionHeader + schemas('Item: {}', 'item: { x-name: LowerItem }'),
  ],
  [
    'change the `operationId` of one of them',
    operations('operationId: a-b, x-name: alpha', 'operationId: a_b'),
    operations('operationId: alpha', 'operationId: a_b'),
  ],
  [
    'set `x-name` for one of them',
    extensionHeader + operations('operationId: a-b', 'operationId: a_b'),
    extensionHeader + operations('operationId: a-b, x-name: alpha', 'operationId: a_b'),
  ],
  [
    'declare the operation at each of its two paths, with different `operationId` values',
    pathItems("$ref: '#/paths/~1a'"),
    pathItems("get: { operationId: another, responses: { '204': { description: None. } } }"),
  ],
  [
    'rename one of the schemas',
    schemas(`Item: ${schemaWithRequestVariant}`, 'ItemRequest: {}'),
    schemas(`Item: ${schemaWithRequestVariant}`, 'ItemInput: {}'),
  ],
  [
    'set `x-name` for one of them',
    extensionHeader + schemas(`Item: ${schemaWithRequestVariant}`, 'ItemRequest: {}'),
    extensionHeader + schemas(`Item: ${schemaWithRequestVariant}`, 'ItemRequest: { x-name: ItemInput }'),
  ],
  [
    'rename the schema, or change the `operationId` of the operation',
    operationWithQuery('operationId: find', 'FindQuery'),
    operationWithQuery('operationId: search', 'FindQuery'),
  ],
  [
    'rename the schema, or change the `operationId` of the operation',
    operationWithQuery('operationId: find', 'FindQuery'),
    operationWithQuery('operationId: find', 'Criteria'),
  ],
  [
    'change the `operationId` of the operation',
    operations('operationId: createClient', 'operationId: b'),
    operations('operationId: makeClient', 'operationId: b'),
  ],
  [
    'set `x-name` for the operation',
    extensionHeader + operations('operationId: createClient', 'operationId: b'),
    extensionHeader + operations('operationId: createClient, x-name: makeClient', 'operationId: b'),
  ],
];

async function collisionHelp(rootFields: string): Promise<readonly string[]> {
  const report = createReport();
  const { document } = await read(api31(rootFields));
  const api = document && buildApi(document, report);
  const options = { packages: false, importExtension: '.js' } as const;
  if (!api) throw new Error('the document has errors');
  // Pages are created lazily, during rendering.
  for (const target of [types, client]) renderPages(target.plan(api, { settings: options, report }));
  return report.diagnostics.flatMap(({ code, help }) =>
    ['model/name-collision', 'output/name-collision'].includes(code) ? [help ?? ''] : [],
  );
}

describe('the help for a name collision', () => {
  it.each(cases)('removes the collision: %s', async (help, before, after) => {
    expect(await collisionHelp(before)).toEqual([help]);
    expect(await collisionHelp(after)).toEqual([]);
  });
});
