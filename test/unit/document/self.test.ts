// References by the `$self` of a document lead to it, and what they cannot find is told where it stands.

import { describe, expect, it } from 'vitest';
import { testRule } from '../../../src/generator/commands/lint/cli/try-rule.ts';
import { builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import { toJson } from '../../../src/generator/source/node-to-json.ts';
import { read } from './marked.ts';

const documentOf = (self: string, schemas: string): string =>
  `openapi: 3.2.0\n$self: ${self}\ninfo: { title: T, version: "1" }\ncomponents:\n  schemas:\n    Pet: { type: object }\n${schemas}`;

/** What the reference in a schema leads to, and what is said. */
async function led(
  self: string,
  ref: string,
  files: Readonly<Record<string, string>> = {},
  entry = 'api/openapi.yaml',
): Promise<{ readonly to: unknown; readonly said: readonly string[] }> {
  const { document, diagnostics } = await read(documentOf(self, `    A: { $ref: '${ref}' }\n`), files, entry);
  const site = document?.components.schemas.get('A');
  const target = site && document?.resolveSchema(site, ref);
  return {
    to: target && toJson(target.node),
    said: diagnostics.map(
      ({ code, message, location }) => `${location?.line ?? 0}:${location?.column ?? 0} ${code} ${message}`,
    ),
  };
}

const pet = '#/components/schemas/Pet';
const pets = { 'api/pets.yaml': 'type: integer' };

it.each([
  ['its URI with a fragment', 'https://example.com/api', `https://example.com/api${pet}`, { type: 'object' }],
  [
    'its URI, not quite as it is written',
    'https://EXAMPLE.com/api',
    `https://example.com/x/../api${pet}`,
    { type: 'object' },
  ],
  ['a relative reference to its URI', 'https://example.com/api/v1', `v1${pet}`, { type: 'object' }],
  ['a relative reference to its path', '/v1/api', `../v1/api${pet}`, { type: 'object' }],
  ['a file beside it', 'https://example.com/api', 'pets.yaml', { type: 'integer' }],
  ['its own fragment', 'https://example.com/api', pet, { type: 'object' }],
])('%s leads there', async (_what, self, ref, to) => {
  expect(await led(self, ref, pets)).toEqual({ to, said: [] });
});

it('the whole document is found without a fragment', async () => {
  const { to, said } = await led('https://example.com/api', 'https://example.com/api');
  expect(to).toMatchObject({ $self: 'https://example.com/api' });
  expect(said.filter((line) => line.includes('source/') || line.includes('unresolved'))).toEqual([]);
});

it('a file finds the document, and a file that calls itself something, by their URIs', async () => {
  const files = {
    'api/pets.yaml': `anyOf: [{ $ref: 'https://example.com/api${pet}' }, { $ref: 'https://example.com/more/toys.yaml${pet}' }]`,
    'api/toys.yaml': documentOf('../more/toys.yaml', '').replace('../more', 'https://example.com/more'),
  };
  const { document, diagnostics } = await read(
    documentOf(
      'https://example.com/api',
      `    A: { $ref: pets.yaml }\n    B: { $ref: 'toys.yaml${pet}' }\n    C: { $ref: 'more/toys.yaml${pet}' }\n`,
    ),
    files,
    'api/openapi.yaml',
  );
  expect(diagnostics).toEqual([]);
  const site = document?.components.schemas.get('C');
  expect(site && document?.resolveSchema(site, `more/toys.yaml${pet}`)?.node.source.file).toBe('api/toys.yaml');
});

it('a path that it calls itself is where its files lie, before where it lies', async () => {
  const files = { 'spec/pets.yaml': 'type: integer', 'pets.yaml': 'type: boolean', 'toys.yaml': 'type: string' };
  expect(await led('spec/openapi.yaml', 'pets.yaml', files, 'openapi.yaml')).toEqual({
    to: { type: 'integer' },
    said: [],
  });
  expect(await led('spec/openapi.yaml', 'toys.yaml', files, 'openapi.yaml')).toEqual({
    to: { type: 'string' },
    said: [],
  });
});

it.each([
  ['another URI', 'https://example.com/other#/Pet', 'source/remote-reference https://example.com/other is not a file'],
  ['a file that is not there', 'gone.yaml#/Pet', 'source/missing-file there is no file api/gone.yaml'],
  [
    'a name that the document has not',
    'https://example.com/api#/components/schemas/Cat',
    'document/unresolved-reference "https://example.com/api#/components/schemas/Cat" leads nowhere: there is no "Cat"',
  ],
])('%s is told where it stands', async (_what, ref, said) => {
  expect(await led('https://example.com/api', ref)).toEqual({ to: undefined, said: [`7:16 ${said}`] });
});

/** What `ref` leads to from a schema of a document that calls itself something, with the resource that it is in. */
async function ledFrom(
  name: string,
  ref: string,
  self = 'https://example.com/api/openapi',
  files: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const refers = (each: string): string => (each === name ? `, not: { $ref: '${ref}' }` : '');
  const schemas = [
    `Cat: { $id: schemas/cat, $anchor: cat, type: string${refers('Cat')} }`,
    'Dog: { $id: schemas/dog, $defs: { tail: { $id: parts/tail, type: boolean } } }',
    `Fish: { $id: 'https://other.example/fish', type: number${refers('Fish')} }`,
    `Use: { type: object${refers('Use')} }`,
  ];
  const { document, diagnostics } = await read(
    documentOf(self, schemas.map((schema) => `    ${schema}\n`).join('')),
    files,
    'api/openapi.yaml',
  );
  const site = document?.components.schemas.get(name);
  const target = site && document?.resolveSchema(site, ref);
  return diagnostics[0]?.message ?? [target && toJson(target.node), target?.resource.uri];
}

const cat = { $id: 'schemas/cat', $anchor: 'cat', type: 'string' };
const tail = { $id: 'parts/tail', type: 'boolean' };

describe('a relative $id is below what the document calls itself', () => {
  it.each([
    ['by its URI', 'https://example.com/api/schemas/cat', cat, 'schemas/cat'],
    ['by its URI and an anchor', 'https://example.com/api/schemas/cat#cat', cat, 'schemas/cat'],
    ['as it is written', 'schemas/cat', cat, 'schemas/cat'],
    ['below another', 'https://example.com/api/schemas/parts/tail', tail, 'schemas/parts/tail'],
  ])('and found %s', async (_how, ref, to, uri) => {
    expect(await ledFrom('Use', ref)).toEqual([to, `https://example.com/api/${uri}`]);
  });

  it.each([
    ['another such $id', 'dog#/$defs/tail', [tail, 'https://example.com/api/schemas/parts/tail']],
    ['the document', `../openapi${pet}`, [{ type: 'object' }, 'api/openapi.yaml']],
    ['a file that lies beside the document', '../toys.yaml', [{ type: 'null' }, 'api/toys.yaml']],
    ['nothing', 'mouse', 'there is no file api/schemas/mouse'],
  ])('and %s is found from there', async (_what, ref, to) => {
    expect(await ledFrom('Cat', ref, undefined, { 'api/toys.yaml': 'type: "null"' })).toEqual(to);
  });

  it('and found from another file by where the document lies', async () => {
    expect(await ledFrom('Use', 'toys.yaml', undefined, { 'api/toys.yaml': 'not: { $ref: schemas/cat }' })).toEqual([
      { not: { $ref: 'schemas/cat' } },
      'api/toys.yaml',
    ]);
  });

  it('also where that is a path', async () => {
    expect(await ledFrom('Use', '/v1/schemas/cat', '/v1/openapi')).toEqual([cat, '/v1/schemas/cat']);
    expect(await ledFrom('Cat', 'dog#/$defs/tail', '/v1/openapi')).toEqual([tail, '/v1/schemas/parts/tail']);
  });

  it('but a whole one is its own base', async () => {
    expect(await ledFrom('Use', 'https://other.example/fish')).toEqual([
      { $id: 'https://other.example/fish', type: 'number' },
      'https://other.example/fish',
    ]);
    expect(await ledFrom('Fish', 'toys.yaml', undefined, { 'api/toys.yaml': 'type: "null"' })).toBe(
      'https://other.example/toys.yaml is not a file',
    );
  });

  it('and names a metaschema', async () => {
    const meta = `    Meta: { $id: meta, $vocabulary: { 'https://json-schema.org/draft/2020-12/vocab/core': true } }\n`;
    const { document } = await read(
      documentOf(
        'https://example.com/api',
        `${meta}    Use: { $id: use, $schema: 'https://example.com/meta' }\n    Other: { $id: other, $schema: 'https://example.com/other' }\n`,
      ),
      {},
      'api/openapi.yaml',
    );
    expect(
      ['Use', 'Other'].map((name) =>
        document?.components.schemas.get(name)?.resource.disabledKeywords.has('minLength'),
      ),
    ).toEqual([true, false]);
  });
});

it('what is referred to by the URI is used', async () => {
  const rule = builtinRules.find(({ code }) => code === 'correctness/unused-component');
  if (!rule) throw new Error('no such rule');
  const used = `paths:\n  /p: { get: { operationId: p, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: 'https://example.com/api${pet}' } } } } } } }\n`;
  const found = async (text: string): Promise<number> => (await testRule(rule, text, 'd.yaml')).findings.length;
  expect([
    await found(documentOf('https://example.com/api', used)),
    await found(documentOf('https://example.com/api', used.replace(/, content.*\n/, ' } } } }\n'))),
  ]).toEqual([0, 1]);
});
