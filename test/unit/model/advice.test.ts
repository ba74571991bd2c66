// What is advised where names fall together is possible in the document at hand, and helps.

import { describe, expect, it } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { api31, read } from '../document/marked.ts';

const speaking = 'x-ashlar: { version: 1 }\n';
const operations = (first: string, second: string): string =>
  `paths:\n  /a: { get: { ${first}, responses: { '204': { description: None. } } } }\n  /b: { get: { ${second}, responses: { '204': { description: None. } } } }`;
const shared = (second: string): string =>
  `paths:\n  /a: { get: { operationId: one, responses: { '204': { description: None. } } } }\n  /b: { ${second} }`;
const schemas = (first: string, second: string): string => `components:\n  schemas:\n    ${first}\n    ${second}`;
const filtered = (id: string, name: string): string =>
  `paths:\n  /a: { get: { ${id}, parameters: [{ name: a, in: query, schema: { type: string } }], responses: { '204': { description: None. } } } }\n${schemas(`${name}: { type: object }`, 'Other: { type: string }')}`;
const twoReadings = '{ type: object, properties: { a: { type: string, readOnly: true } } }';

/** Two names that fall together, the advice, and the document that follows it. */
const cases: readonly (readonly [advice: string, before: string, after: string])[] = [
  ['Rename one of the schemas.', schemas('Item: {}', 'item: { x-name: LowerItem }'), schemas('Item: {}', 'Piece: {}')],
  [
    'Give one of them an x-name.',
    speaking + schemas('Item: {}', 'item: {}'),
    speaking + schemas('Item: {}', 'item: { x-name: LowerItem }'),
  ],
  [
    'Give one of them another operationId.',
    operations('operationId: a-b, x-name: alpha', 'operationId: a_b'),
    operations('operationId: alpha', 'operationId: a_b'),
  ],
  [
    'Give one of them an x-name.',
    speaking + operations('operationId: a-b', 'operationId: a_b'),
    speaking + operations('operationId: a-b, x-name: alpha', 'operationId: a_b'),
  ],
  [
    'This is one operation at two paths. Describe it at each, with an operationId of its own.',
    shared("$ref: '#/paths/~1a'"),
    shared("get: { operationId: another, responses: { '204': { description: None. } } }"),
  ],
  [
    'Rename one of the schemas.',
    schemas(`Item: ${twoReadings}`, 'ItemRequest: {}'),
    schemas(`Item: ${twoReadings}`, 'Asked: {}'),
  ],
  [
    'Give one of them an x-name.',
    speaking + schemas(`Item: ${twoReadings}`, 'ItemRequest: {}'),
    speaking + schemas(`Item: ${twoReadings}`, 'ItemRequest: { x-name: Asked }'),
  ],
  [
    'Rename the schema, or give the operation another operationId.',
    filtered('operationId: find', 'FindQuery'),
    filtered('operationId: seek', 'FindQuery'),
  ],
  [
    'Rename the schema, or give the operation another operationId.',
    filtered('operationId: find', 'FindQuery'),
    filtered('operationId: find', 'Sought'),
  ],
  [
    'Give the operation another operationId.',
    operations('operationId: createClient', 'operationId: b'),
    operations('operationId: makeClient', 'operationId: b'),
  ],
  [
    'Give the operation an x-name.',
    speaking + operations('operationId: createClient', 'operationId: b'),
    speaking + operations('operationId: createClient, x-name: makeClient', 'operationId: b'),
  ],
];

async function told(members: string): Promise<readonly string[]> {
  const report = createReport();
  const { document } = await read(api31(members));
  const api = document && buildApi(document, report);
  const options = { packages: false, importExtension: '.js' } as const;
  if (!api) throw new Error('the document has errors');
  // Each page is made when it is laid out.
  for (const target of [types, client]) renderPages(await target.pages(api, options, report));
  return report.diagnostics.flatMap(({ code, help }) =>
    ['model/name-collision', 'output/name-collision'].includes(code) ? [help ?? ''] : [],
  );
}

describe('advice on names', () => {
  it.each(cases)('%s', async (advice, before, after) => {
    expect(await told(before)).toEqual([advice]);
    expect(await told(after)).toEqual([]);
  });
});
