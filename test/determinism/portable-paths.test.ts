// Portable output paths: unique when compared case-insensitively, valid on Windows, and independent of document order.

import { expect, test } from 'vitest';
import { generateOutputs, type Outputs } from './outputs.ts';

const names = [
  'Con',
  'con',
  'CON',
  'Aux.',
  'aux',
  'NUL',
  'Lpt1',
  'index',
  'Index',
  'User',
  'user',
  'USER',
  'user.',
  'user ',
  'README',
  'types',
  'Straße',
  'STRASSE',
  'caf\u00e9',
  'cafe\u0301',
  '\u0130d',
  'id',
];
/** Names that are valid as component keys. */
const componentNames = names.filter((name) => /^[\w.-]+$/.test(name));

interface Order {
  <T>(values: readonly T[]): readonly T[];
}

const original: Order = (values) => values;
const reversed: Order = (values) => values.toReversed();

/**
 * Creates a document that uses the names for everything that has its own file: schemas, operations, tags, responses,
 * headers, callbacks, and webhooks.
 */
function createDocument(order: Order): string {
  const json = {
    'application/json': { schema: { type: 'object', properties: { a: { type: 'string', minLength: 2 } } } },
  };
  const pathOf = (name: string): string => `/${String(names.indexOf(name))}`;
  const mapComponents = (createValue: (name: string) => unknown): object =>
    Object.fromEntries(order(componentNames).map((name) => [name, createValue(name)]));
  const responses = (name: string): object => ({
    '200': { $ref: `#/components/responses/${componentNames.includes(name) ? name : 'user'}` },
  });
  const operation = (name: string): object => ({
    operationId: name,
    tags: [name],
    responses: responses(name),
    callbacks: { [name]: { '{$request.query.url}': { post: { responses: { '200': { description: 'Received' } } } } } },
  });
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Hostile', version: '1' },
    servers: [{ url: 'https://hostile.example.test' }],
    tags: names.map((name) => ({ name })),
    paths: Object.fromEntries(order(names).map((name) => [pathOf(name), { get: operation(name) }])),
    webhooks: Object.fromEntries(
      order(names).map((name) => [name, { post: { responses: { '200': { description: 'Received' } } } }]),
    ),
    components: {
      schemas: mapComponents((name) => ({
        type: 'object',
        description: name,
        properties: { a: { type: 'string', maxLength: 3 } },
      })),
      responses: mapComponents((name) => ({
        description: name,
        headers: { 'X-One': { $ref: `#/components/headers/${name}` } },
        content: json,
      })),
      headers: mapComponents(() => ({ schema: { type: 'string', minLength: 2 } })),
    },
  });
}

function generate(order: Order): Promise<Outputs> {
  return generateOutputs(new Map([['hostile.json', createDocument(order)]]), 'hostile.json');
}

test('the path of every output file is unique and valid on case-insensitive file systems', async () => {
  const outputs = await generate(original);
  const paths = Object.keys(outputs).filter((path) => path !== 'model');
  const foldCase = (path: string): string => path.normalize('NFKD').toLowerCase().toUpperCase();
  const pathsByFoldedPath = new Map<string, string[]>();
  for (const path of paths) {
    const foldedPath = foldCase(path);
    pathsByFoldedPath.set(foldedPath, [...(pathsByFoldedPath.get(foldedPath) ?? []), path]);
  }
  expect([...pathsByFoldedPath.values()].filter((group) => group.length > 1)).toEqual([]);
  const segments = new Set(paths.flatMap((path) => path.split('/')));
  expect(
    [...segments].filter((segment) =>
      /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[. ]$|[<>:"\\|?*]|[^\x20-\x7e]/i.test(segment),
    ),
  ).toEqual([]);
  expect(
    paths.filter((path) => path.startsWith('types/src/schemas/') || path.startsWith('docs/schemas/')).length,
  ).toBeGreaterThanOrEqual(componentNames.length);
});

test('the output does not depend on the order of the document', async () => {
  expect(await generate(reversed)).toEqual(await generate(original));
});
