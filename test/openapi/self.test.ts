// Resolution of references against the `$self` of a document.

import { describe, expect, it, test } from 'vitest';
import { testRule } from '../../src/generator/commands/lint/cli/test-rule.ts';
import { builtinRules } from '../../src/generator/commands/lint/registry.ts';
import { toJson } from '../../src/generator/source/node.ts';
import { read } from './marked-document.ts';

const documentOf = (self: string, schemas: string): string =>
  `openapi: 3.2.0\n$self: ${self}\ninfo: { title: T, version: "1" }\ncomponents:\n  schemas:\n    Pet: { type: object }\n${schemas}`;

/** Resolves a reference in a schema; returns its target and the diagnostics. */
async function resolve(
  self: string,
  ref: string,
  files: Readonly<Record<string, string>> = {},
  entry = 'api/openapi.yaml',
): Promise<{ readonly target: unknown; readonly diagnostics: readonly string[] }> {
  const { document, diagnostics } = await read(documentOf(self, `    A: { $ref: '${ref}' }\n`), files, entry);
  const site = document?.components.schemas.get('A');
  const target = site && document?.resolveSchema(site, ref);
  return {
    target: target && toJson(target.node),
    diagnostics: diagnostics.map(
      ({ code, message, location }) => `${location?.line ?? 0}:${location?.column ?? 0} ${code} ${message}`,
    ),
  };
}

const pet = '#/components/schemas/Pet';
const pets = { 'api/pets.yaml': 'type: integer' };

it.each([
  ['its URI with a fragment', 'https://example.com/api', `https://example.com/api${pet}`, { type: 'object' }],
  ['its URI before normalization', 'https://EXAMPLE.com/api', `https://example.com/x/../api${pet}`, { type: 'object' }],
  ['a relative reference to its URI', 'https://example.com/api/v1', `v1${pet}`, { type: 'object' }],
  ['a relative reference to its path', '/v1/api', `../v1/api${pet}`, { type: 'object' }],
  ['a file in the same directory', 'https://example.com/api', 'pets.yaml', { type: 'integer' }],
  ['its own fragment', 'https://example.com/api', pet, { type: 'object' }],
])('resolves %s', async (_description, self, ref, target) => {
  expect(await resolve(self, ref, pets)).toEqual({ target, diagnostics: [] });
});

it('resolves a URI without a fragment to the whole document', async () => {
  const { target, diagnostics } = await resolve('https://example.com/api', 'https://example.com/api');
  expect(target).toMatchObject({ $self: 'https://example.com/api' });
  expect(diagnostics.filter((line) => line.includes('source/') || line.includes('unresolved'))).toEqual([]);
});

it('resolves references from another file to the $self URIs of the document and a file', async () => {
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

it('resolves file references against a $self path first, then against the location of the document', async () => {
  const files = { 'spec/pets.yaml': 'type: integer', 'pets.yaml': 'type: boolean', 'toys.yaml': 'type: string' };
  expect(await resolve('spec/openapi.yaml', 'pets.yaml', files, 'openapi.yaml')).toEqual({
    target: { type: 'integer' },
    diagnostics: [],
  });
  expect(await resolve('spec/openapi.yaml', 'toys.yaml', files, 'openapi.yaml')).toEqual({
    target: { type: 'string' },
    diagnostics: [],
  });
});

it.each([
  [
    'a different URI',
    'https://example.com/other#/Pet',
    'source/remote-reference cannot read `https://example.com/other`: the document is a local file',
  ],
  ['a missing file', 'missing.yaml#/Pet', 'source/missing-file cannot find `api/missing.yaml`'],
  [
    'a missing component',
    'https://example.com/api#/components/schemas/Cat',
    'document/unresolved-reference cannot resolve `https://example.com/api#/components/schemas/Cat`: `Cat` is not defined',
  ],
])('reports a reference to %s at its location', async (_description, ref, diagnostic) => {
  expect(await resolve('https://example.com/api', ref)).toEqual({
    target: undefined,
    diagnostics: [`7:16 ${diagnostic}`],
  });
});

/** Resolves `ref` from a schema of a document with `$self`; returns the target and its resource URI, or an error. */
async function resolveFrom(
  schemaName: string,
  ref: string,
  self = 'https://example.com/api/openapi',
  files: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const referenceIn = (name: string): string => (name === schemaName ? `, not: { $ref: '${ref}' }` : '');
  const schemas = [
    `Cat: { $id: schemas/cat, $anchor: cat, type: string${referenceIn('Cat')} }`,
    'Dog: { $id: schemas/dog, $defs: { tail: { $id: parts/tail, type: boolean } } }',
    `Fish: { $id: 'https://other.example/fish', type: number${referenceIn('Fish')} }`,
    `Use: { type: object${referenceIn('Use')} }`,
  ];
  const { document, diagnostics } = await read(
    documentOf(self, schemas.map((schema) => `    ${schema}\n`).join('')),
    files,
    'api/openapi.yaml',
  );
  const site = document?.components.schemas.get(schemaName);
  const target = site && document?.resolveSchema(site, ref);
  return diagnostics[0]?.message ?? [target && toJson(target.node), target?.resource.uri];
}

const cat = { $id: 'schemas/cat', $anchor: 'cat', type: 'string' };
const tail = { $id: 'parts/tail', type: 'boolean' };

describe('a relative $id is resolved against $self', () => {
  test.each([
    ['by its URI', 'https://example.com/api/schemas/cat', cat, 'schemas/cat'],
    ['by its URI and an anchor', 'https://example.com/api/schemas/cat#cat', cat, 'schemas/cat'],
    ['by its original value', 'schemas/cat', cat, 'schemas/cat'],
    ['relative to another $id', 'https://example.com/api/schemas/parts/tail', tail, 'schemas/parts/tail'],
  ])('and can be referenced %s', async (_description, ref, target, uri) => {
    expect(await resolveFrom('Use', ref)).toEqual([target, `https://example.com/api/${uri}`]);
  });

  test.each([
    ['a second such $id', 'dog#/$defs/tail', [tail, 'https://example.com/api/schemas/parts/tail']],
    ['the document', `../openapi${pet}`, [{ type: 'object' }, 'api/openapi.yaml']],
    ['a file in the directory of the document', '../toys.yaml', [{ type: 'null' }, 'api/toys.yaml']],
    ['a missing file', 'mouse', 'cannot find `api/schemas/mouse`'],
  ])('and is the base of a reference to %s', async (_description, ref, expected) => {
    expect(await resolveFrom('Cat', ref, undefined, { 'api/toys.yaml': 'type: "null"' })).toEqual(expected);
  });

  test('and can be referenced from another file relative to the document', async () => {
    const files = { 'api/toys.yaml': 'not: { $ref: schemas/cat }' };
    expect(await resolveFrom('Use', 'toys.yaml', undefined, files)).toEqual([
      { not: { $ref: 'schemas/cat' } },
      'api/toys.yaml',
    ]);
  });

  test('even if $self is a path', async () => {
    expect(await resolveFrom('Use', '/v1/schemas/cat', '/v1/openapi')).toEqual([cat, '/v1/schemas/cat']);
    expect(await resolveFrom('Cat', 'dog#/$defs/tail', '/v1/openapi')).toEqual([tail, '/v1/schemas/parts/tail']);
  });

  test('but an absolute $id is its own base', async () => {
    expect(await resolveFrom('Use', 'https://other.example/fish')).toEqual([
      { $id: 'https://other.example/fish', type: 'number' },
      'https://other.example/fish',
    ]);
    expect(await resolveFrom('Fish', 'toys.yaml', undefined, { 'api/toys.yaml': 'type: "null"' })).toBe(
      'cannot read `https://other.example/toys.yaml`: the document is a local file',
    );
  });

  test('and can identify a metaschema', async () => {
    const schemas = `    Meta: { $id: meta, $vocabulary: { 'https://json-schema.org/draft/2020-12/vocab/core': true } }\n`;
    const { document } = await read(
      documentOf(
        'https://example.com/api',
        `${schemas}    Use: { $id: use, $schema: 'https://example.com/meta' }\n    Other: { $id: other, $schema: 'https://example.com/other' }\n`,
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

test('a component is used if it is referenced by the $self URI', async () => {
  const rule = builtinRules.find(({ code }) => code === 'correctness/unused-component');
  if (!rule) throw new Error('the rule does not exist');
  const paths = `paths:\n  /p: { get: { operationId: p, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: 'https://example.com/api${pet}' } } } } } } }\n`;
  const countFindings = async (text: string): Promise<number> => (await testRule(rule, text, 'd.yaml')).findings.length;
  expect([
    await countFindings(documentOf('https://example.com/api', paths)),
    await countFindings(documentOf('https://example.com/api', paths.replace(/, content.*\n/, ' } } } }\n'))),
  ]).toEqual([0, 1]);
});
