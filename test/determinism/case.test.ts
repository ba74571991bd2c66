// No two outputs are one file on a disk that ignores case, none is a device of Windows, and names do not hang on the order of the document.

import { expect, it } from 'vitest';
import { outputsOf, type Outputs } from './outputs.ts';

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
/** Components other than tags have no letters but these. */
const components = names.filter((name) => /^[\w.-]+$/.test(name));

interface Order {
  <T>(all: readonly T[]): readonly T[];
}

const written: Order = (all) => all;
const turned: Order = (all) => all.toReversed();

/** A document in which all that gets a file is called by these names: schemas, operations, areas, responses, headers, callbacks and webhooks. */
function hostile(order: Order): string {
  const json = {
    'application/json': { schema: { type: 'object', properties: { a: { type: 'string', minLength: 2 } } } },
  };
  const pathOf = (name: string): string => `/${String(names.indexOf(name))}`;
  const ofComponents = (make: (name: string) => unknown): object =>
    Object.fromEntries(order(components).map((name) => [name, make(name)]));
  const answers = (name: string): object => ({
    '200': { $ref: `#/components/responses/${components.includes(name) ? name : 'user'}` },
  });
  const operation = (name: string): object => ({
    operationId: name,
    tags: [name],
    responses: answers(name),
    callbacks: { [name]: { '{$request.query.url}': { post: { responses: { '200': { description: 'Heard' } } } } } },
  });
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Hostile', version: '1' },
    servers: [{ url: 'https://hostile.example.test' }],
    tags: names.map((name) => ({ name })),
    paths: Object.fromEntries(order(names).map((name) => [pathOf(name), { get: operation(name) }])),
    webhooks: Object.fromEntries(
      order(names).map((name) => [name, { post: { responses: { '200': { description: 'Heard' } } } }]),
    ),
    components: {
      schemas: ofComponents((name) => ({
        type: 'object',
        description: name,
        properties: { a: { type: 'string', maxLength: 3 } },
      })),
      responses: ofComponents((name) => ({
        description: name,
        headers: { 'X-One': { $ref: `#/components/headers/${name}` } },
        content: json,
      })),
      headers: ofComponents(() => ({ schema: { type: 'string', minLength: 2 } })),
    },
  });
}

function outputs(order: Order): Promise<Outputs> {
  return outputsOf(new Map([['hostile.json', hostile(order)]]), 'hostile.json');
}

it('gives every output a path of its own where case, accents and devices are nothing to a disk', async () => {
  const made = await outputs(written);
  const paths = Object.keys(made).filter((path) => path !== 'model');
  const folded = (path: string): string => path.normalize('NFKD').toLowerCase().toUpperCase();
  const alike = new Map<string, string[]>();
  for (const path of paths) alike.set(folded(path), [...(alike.get(folded(path)) ?? []), path]);
  expect([...alike.values()].filter((same) => same.length > 1)).toEqual([]);
  const segments = new Set(paths.flatMap((path) => path.split('/')));
  expect(
    [...segments].filter((segment) =>
      /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[. ]$|[<>:"\\|?*]|[^\x20-\x7e]/i.test(segment),
    ),
  ).toEqual([]);
  expect(
    paths.filter((path) => path.startsWith('types/src/schemas/') || path.startsWith('docs/schemas/')).length,
  ).toBeGreaterThanOrEqual(components.length);
});

it('gives the same files whatever the order of the document', async () => {
  expect(await outputs(turned)).toEqual(await outputs(written));
});
