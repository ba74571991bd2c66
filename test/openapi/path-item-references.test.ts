// Path items with a `$ref` and sibling fields: both are merged, in every OpenAPI version.

import { describe, expect, it, test } from 'vitest';
import { listChanges } from '../../src/generator/commands/diff/compare-apis.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { generate, type GenerateInput } from '../../src/generator/pipeline/pipeline.ts';
import { createMemo } from '../../src/generator/output/watch-memo.ts';
import type { Memo } from '../../src/generator/plugin/memo-interface.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

type Files = Readonly<Record<string, string>>;

const ok = 'responses: { "200": { description: ok } }';
const versions: Readonly<Record<string, string>> = {
  'Swagger 2.0': 'swagger: "2.0"',
  '3.0': 'openapi: 3.0.4',
  '3.1': 'openapi: 3.1.1',
  '3.2': 'openapi: 3.2.0',
};
const head = (version: string): string => `${versions[version] ?? ''}\ninfo: { title: T, version: "1" }\n`;
const parameter = (name: string, location: string, type: string, version: string): string =>
  `{ name: ${name}, in: ${location}, required: true, ${version === 'Swagger 2.0' ? `type: ${type}` : `schema: { type: ${type} }`} }`;

async function loadApi(
  files: Files,
  tolerance?: 'exclude',
): Promise<{ readonly api: Api | undefined; readonly diagnostics: readonly string[] }> {
  const report = createReport();
  const { api } = await buildModel(
    { document: 'd.yaml', overlays: [], ...(tolerance && { tolerance }) },
    createInMemoryReader(new Map(Object.entries(files))),
    report,
  );
  const diagnostics = report.diagnostics.filter(({ code }) => code !== 'document/swagger-converted');
  return {
    api,
    diagnostics: diagnostics.map(
      ({ code, message, location }) =>
        `${location?.file ?? ''}:${location?.line ?? 0}:${location?.column ?? 0} ${code} ${message}`,
    ),
  };
}

function formatParameter({ in: location, name, schema }: Api['operations'][number]['parameters'][number]): string {
  return `${location} ${name} ${schema?.request.shape.kind ?? ''}`;
}

/** Formats each operation with its parameters. */
function formatOperations(api: Api | undefined): readonly string[] | undefined {
  return api?.operations.map(
    ({ id, path, parameters }) => `${id} ${path} ${parameters.map(formatParameter).join(', ')}`,
  );
}

describe.each(Object.keys(versions))('%s', (version) => {
  const documentWith = (siblings: string): string =>
    `${head(version)}paths:\n  /a/{id}:\n    $ref: items.yaml#/one\n${siblings}`;

  it('merges operations and parameters, through chains of references and files', async () => {
    const files = {
      'd.yaml': documentWith(
        `    parameters: [${parameter('id', 'path', 'integer', version)}]\n    post: { operationId: createA, ${ok} }\n  /b/{id}:\n    $ref: "#/paths/~1a~1{id}"\n    put: { operationId: putB, ${ok} }\n`,
      ),
      'items.yaml': `one:\n  $ref: more/item.yaml\n  delete: { operationId: deleteA, ${ok} }\n`,
      'more/item.yaml': `parameters: [${parameter('q', 'query', 'string', version)}]\nget: { operationId: getA, ${ok} }\n`,
    };
    const { api, diagnostics } = await loadApi(files);
    const parameters = 'query q text, path id number';
    const merged = (path: string): readonly string[] =>
      ['deleteA', 'getA', 'createA'].map((id) => `${id} ${path} ${parameters}`);
    expect(
      formatOperations(api)
        ?.map((line) => line.replace(/^(\w+?)2 /, '$1 '))
        .sort(),
    ).toEqual([...merged('/a/{id}'), ...merged('/b/{id}'), `putB /b/{id} ${parameters}`].sort());
    expect(diagnostics.filter((line) => !line.includes('model/name-collision'))).toEqual([]);
  });

  it('uses the sibling of a $ref if its target has the same field, and reports the conflict', async () => {
    const files = {
      'd.yaml': documentWith(
        `    parameters:\n      - ${parameter('id', 'path', 'integer', version)}\n    get: { operationId: here, ${ok} }\n`,
      ),
      'items.yaml': `one:\n  parameters:\n    - ${parameter('id', 'path', 'string', version)}\n  get: { operationId: there, ${ok} }\n  put: { operationId: update, ${ok} }\n`,
    };
    const { api, diagnostics } = await loadApi(files);
    expect(formatOperations(api)).toEqual(['here /a/{id} path id number', 'update /a/{id} path id number']);
    expect(diagnostics).toEqual([
      'd.yaml:6:5 document/path-item-conflict path parameter `id` conflicts with the target of `$ref`; using the one next to `$ref`',
      'd.yaml:8:5 document/path-item-conflict `get` conflicts with the target of `$ref`; using the one next to `$ref`',
    ]);
  });

  it('excludes only the invalid operation, next to the reference and in its target', async () => {
    const id = parameter('id', 'path', 'string', version);
    const invalid = (method: string): string => `${method}: { responses: { "200": { $ref: "#/no" } } }`;
    const files = {
      'd.yaml': documentWith(`    parameters: [${id}]\n    ${invalid('post')}\n    put: { operationId: put, ${ok} }\n`),
      'items.yaml': `one: { get: { operationId: get, ${ok} }, ${invalid('delete')} }\n`,
    };
    const { api, diagnostics } = await loadApi(files, 'exclude');
    expect(api?.operations.map((operation) => operation.id)).toEqual(['get', 'put']);
    const excluded = diagnostics.filter((line) => line.includes('excluded'));
    expect(excluded.map((line) => line.replace(/.*excluded /, ''))).toEqual([
      '`POST /a/{id}` is excluded',
      '`DELETE /a/{id}` is excluded',
    ]);
  });

  it('detects changes next to the reference and in its target, in watch mode and in a diff', async () => {
    const document = (operations: string): string =>
      documentWith(
        `    parameters: [${parameter('id', 'path', 'integer', version)}]\n    post: { operationId: createA, ${ok} }\n${operations}`,
      );
    const item = (operations: string): string => `one:\n  get: { operationId: getA, ${ok} }\n${operations}`;
    const filesWith = (documentOperations: string, itemOperations: string): Files => ({
      'd.yaml': document(documentOperations),
      'items.yaml': item(itemOperations),
    });
    const input: GenerateInput = {
      document: 'd.yaml',
      overlays: [],
      targets: ['spec', 'client'],
      options: { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' },
    };
    const run = async (
      files: Files,
      memo?: Memo,
    ): Promise<{ readonly output: ReadonlyMap<string, string>; readonly api: Api }> => {
      const result = await generate(
        { ...input, ...(memo && { memo }) },
        createInMemoryReader(new Map(Object.entries(files))),
        createReport(),
      );
      if (!result.api) throw new Error('the document is invalid');
      return { output: new Map(result.files.map(({ path, text }) => [path, text])), api: result.api };
    };
    let memo = createMemo();
    await run(filesWith('', ''), memo);
    const edits = [
      { addedMethod: 'PUT', edit: filesWith(`    put: { operationId: putA, ${ok} }\n`, '') },
      { addedMethod: 'DELETE', edit: filesWith('', `  delete: { operationId: deleteA, ${ok} }\n`) },
    ];
    for (const { edit, addedMethod } of edits) {
      const before = await run(filesWith('', ''));
      memo = memo.next(true);
      const after = await run(edit, memo);
      expect(after.output).toEqual((await run(edit)).output);
      expect(listChanges(before.api, after.api).map(({ id, subject }) => `${id} ${subject.operation ?? ''}`)).toEqual([
        `operation-added ${addedMethod} /a/{id}`,
      ]);
    }
  });
});

it('uses the summary next to a reference; only 3.0 reports a conflict', async () => {
  const createFiles = (version: string): Files => ({
    'd.yaml': `${head(version)}paths:\n  /a:\n    $ref: item.yaml\n    summary: Here\n`,
    'item.yaml': `summary: There\nget: { operationId: get, ${ok} }\n`,
  });
  expect((await loadApi(createFiles('3.1'))).diagnostics).toEqual([]);
  const { api, diagnostics } = await loadApi(createFiles('3.0'));
  expect(api?.operations[0]?.pathSummary).toBe('Here');
  expect(diagnostics).toEqual([
    'd.yaml:6:5 document/path-item-conflict `summary` conflicts with the target of `$ref`; using the one next to `$ref`',
  ]);
});

it('reports an unused path parameter at its reference, relative to the file of the path item', async () => {
  const { diagnostics } = await loadApi({
    'd.yaml': `${head('3.1')}paths:\n  /a:\n    $ref: items/item.yaml\n`,
    'items/item.yaml': `parameters:\n  - $ref: parameters.yaml#/id\nget: { operationId: get, ${ok} }\n`,
    'items/parameters.yaml': `id: ${parameter('id', 'path', 'string', '3.1')}\n`,
  });
  expect(diagnostics).toEqual([
    'items/item.yaml:2:11 document/unused-path-parameter path parameter `id` has no effect: the path does not contain `{id}`',
  ]);
});

it('merges additional methods', async () => {
  const item = (...methods: readonly string[]): string =>
    `additionalOperations: { ${methods.map((method) => `${method}: { ${ok} }`).join(', ')} }`;
  const { api, diagnostics } = await loadApi({
    'd.yaml': `${head('3.2')}paths:\n  /a:\n    $ref: item.yaml\n    ${item('COPY', 'LINK')}\n`,
    'item.yaml': item('MOVE', 'COPY'),
  });
  expect(api?.operations.map(({ method }) => method)).toEqual(['COPY', 'LINK', 'MOVE']);
  expect(diagnostics).toEqual([
    'd.yaml:6:29 document/path-item-conflict `COPY` conflicts with the target of `$ref`; using the one next to `$ref`',
  ]);
});

it('applies an x-resource next to a reference to the path', async () => {
  const vocabulary = 'x-ashlar: { version: 1 }\ncomponents: { schemas: { A: { type: object } } }\n';
  const id = parameter('id', 'path', 'string', '3.1');
  const files = {
    'd.yaml': `${head('3.1')}${vocabulary}paths:\n  /a/{id}:\n    $ref: item.yaml\n    x-resource: { schema: A, parameter: id }\n`,
    'item.yaml': `parameters: [${id}]\nget: { operationId: get, x-access: { public: true }, ${ok} }\n`,
  };
  const { api } = await loadApi(files);
  expect(api?.operations[0]?.resource).toMatchObject({ schema: 'A', parameter: 'id' });
});

describe('a Swagger 2.0 body parameter', () => {
  const body = '{ name: body, in: body, required: true, schema: { type: string } }';

  test('of a referenced path item applies to the operations next to the reference', async () => {
    const { api } = await loadApi({
      'd.yaml': `${head('Swagger 2.0')}paths:\n  /a:\n    $ref: item.yaml\n    post: { operationId: post, ${ok} }\n`,
      'item.yaml': `parameters: [${body}]\nput: { operationId: put, ${ok} }\n`,
    });
    expect(
      api?.operations.map((operation) => [
        operation.id,
        operation.requestBody?.content.map(({ mediaType }) => mediaType),
      ]),
    ).toEqual([
      ['post', ['application/json']],
      ['put', ['application/json']],
    ]);
  });

  test('next to a reference is an error that excludes the path', async () => {
    const { api, diagnostics } = await loadApi(
      {
        'd.yaml': `${head('Swagger 2.0')}paths:\n  /a:\n    $ref: item.yaml\n    parameters: [${body}]\n  /b: { get: { operationId: b, ${ok} } }\n`,
        'item.yaml': `put: { operationId: put, ${ok} }\n`,
      },
      'exclude',
    );
    expect(api?.operations.map((operation) => operation.id)).toEqual(['b']);
    expect(diagnostics[0]).toBe(
      'd.yaml:6:5 document/swagger-unsupported a body parameter next to `$ref` does not apply to the referenced operations',
    );
  });
});
