// A path item with a `$ref` has all that the reference leads to and all that stands beside it, in every version and in every use of the document.

import { describe, expect, it } from 'vitest';
import { compareModels } from '../../../src/generator/commands/diff/compare-apis.ts';
import { generate, buildModel, type GenerateInput } from '../../../src/generator/pipeline/pipeline.ts';
import { keptOf, type Kept } from '../../../src/generator/model/dependencies/kept.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { memoryFiles } from '../../golden-harness/files.ts';

type Texts = Readonly<Record<string, string>>;

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

async function understood(
  texts: Texts,
  excludeInvalid = false,
): Promise<{ readonly api: Api | undefined; readonly said: readonly string[] }> {
  const report = createReport();
  const { api } = await buildModel(
    { document: 'd.yaml', overlays: [], excludeInvalid },
    memoryFiles(new Map(Object.entries(texts))),
    report,
  );
  const said = report.diagnostics.filter(({ code }) => code !== 'document/swagger-converted');
  return {
    api,
    said: said.map(
      ({ code, message, location }) =>
        `${location?.file ?? ''}:${location?.line ?? 0}:${location?.column ?? 0} ${code} ${message}`,
    ),
  };
}

/** Each operation with its parameters. */
function shown(api: Api | undefined): readonly string[] | undefined {
  return api?.operations.map(
    ({ id, path, parameters }) =>
      `${id} ${path} ${parameters.map((one) => `${one.in} ${one.name} ${one.schema?.request.shape.kind ?? ''}`).join(', ')}`,
  );
}

describe.each(Object.keys(versions))('%s', (version) => {
  const beside = (more: string): string => `${head(version)}paths:\n  /a/{id}:\n    $ref: items.yaml#/one\n${more}`;

  it('operations and parameters are of both, through chains and files', async () => {
    const texts = {
      'd.yaml': beside(
        `    parameters: [${parameter('id', 'path', 'integer', version)}]\n    post: { operationId: makeA, ${ok} }\n  /b/{id}:\n    $ref: "#/paths/~1a~1{id}"\n    put: { operationId: putB, ${ok} }\n`,
      ),
      'items.yaml': `one:\n  $ref: more/kept.yaml\n  delete: { operationId: endA, ${ok} }\n`,
      'more/kept.yaml': `parameters: [${parameter('q', 'query', 'string', version)}]\nget: { operationId: getA, ${ok} }\n`,
    };
    const { api, said } = await understood(texts);
    const parameters = 'query q text, path id number';
    const both = (path: string): readonly string[] =>
      ['endA', 'getA', 'makeA'].map((id) => `${id} ${path} ${parameters}`);
    expect(
      shown(api)
        ?.map((line) => line.replace(/^(\w+?)2 /, '$1 '))
        .sort(),
    ).toEqual([...both('/a/{id}'), ...both('/b/{id}'), `putB /b/{id} ${parameters}`].sort());
    expect(said.filter((line) => !line.includes('model/name-collision'))).toEqual([]);
  });

  it('what stands in both counts as it stands beside the reference, and that is told where it stands', async () => {
    const texts = {
      'd.yaml': beside(
        `    parameters:\n      - ${parameter('id', 'path', 'integer', version)}\n    get: { operationId: here, ${ok} }\n`,
      ),
      'items.yaml': `one:\n  parameters:\n    - ${parameter('id', 'path', 'string', version)}\n  get: { operationId: there, ${ok} }\n  put: { operationId: kept, ${ok} }\n`,
    };
    const { api, said } = await understood(texts);
    expect(shown(api)).toEqual(['here /a/{id} path id number', 'kept /a/{id} path id number']);
    expect(said).toEqual([
      'd.yaml:6:5 document/path-item-conflict the path parameter "id" also stands in what the $ref leads to; the one here counts',
      'd.yaml:8:5 document/path-item-conflict "get" also stands in what the $ref leads to; the one here counts',
    ]);
  });

  it('a mistake beside the reference, or where it leads, leaves out its own operation', async () => {
    const id = parameter('id', 'path', 'string', version);
    const faulty = (method: string): string => `${method}: { responses: { "2000": { description: no } } }`;
    const texts = {
      'd.yaml': beside(`    parameters: [${id}]\n    ${faulty('post')}\n    put: { operationId: put, ${ok} }\n`),
      'items.yaml': `one: { get: { operationId: get, ${ok} }, ${faulty('delete')} }\n`,
    };
    const { api, said } = await understood(texts, true);
    expect(api?.operations.map((operation) => operation.id)).toEqual(['get', 'put']);
    expect(said.filter((line) => line.includes('excluded')).map((line) => line.replace(/.*excluded /, ''))).toEqual([
      'POST /a/{id} is left out',
      'DELETE /a/{id} is left out',
    ]);
  });

  it('a run that watches, and a diff, see what changes beside it and where it leads', async () => {
    const document = (more: string): string =>
      beside(
        `    parameters: [${parameter('id', 'path', 'integer', version)}]\n    post: { operationId: makeA, ${ok} }\n${more}`,
      );
    const item = (more: string): string => `one:\n  get: { operationId: getA, ${ok} }\n${more}`;
    const texts = (inDocument: string, inItem: string): Texts => ({
      'd.yaml': document(inDocument),
      'items.yaml': item(inItem),
    });
    const job: GenerateInput = {
      document: 'd.yaml',
      overlays: [],
      targets: ['spec', 'client'],
      options: { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' },
    };
    const run = async (
      from: Texts,
      kept?: Kept | null,
    ): Promise<{ readonly files: ReadonlyMap<string, string>; readonly api: Api }> => {
      const { files, api } = await generate(
        { ...job, ...(kept !== undefined && { kept }) },
        memoryFiles(new Map(Object.entries(from))),
        createReport(),
      );
      if (!api) throw new Error('the document is broken');
      return { files: new Map(files.map(({ path, text }) => [path, text])), api };
    };
    let { api } = await run(texts('', ''), null);
    const edits = [
      texts(`    put: { operationId: putA, ${ok} }\n`, ''),
      texts('', `  delete: { operationId: endA, ${ok} }\n`),
    ];
    for (const [edit, added] of edits.map((each, index) => [each, index === 0 ? 'PUT' : 'DELETE'] as const)) {
      const before = await run(texts('', ''));
      const watched = await run(edit, keptOf(api));
      expect(watched.files).toEqual((await run(edit)).files);
      expect(
        compareModels(before.api, watched.api).map(({ id, subject }) => `${id} ${subject.operation ?? ''}`),
      ).toEqual([`operation-added ${added} /a/{id}`]);
      ({ api } = watched);
    }
  });
});

it('words beside a reference take the place of the others, which is told where they are no reference’s own', async () => {
  const texts = (version: string): Texts => ({
    'd.yaml': `${head(version)}paths:\n  /a:\n    $ref: item.yaml\n    summary: Here\n`,
    'item.yaml': `summary: There\nget: { operationId: get, ${ok} }\n`,
  });
  expect((await understood(texts('3.1'))).said).toEqual([]);
  const { api, said } = await understood(texts('3.0'));
  expect(api?.operations[0]?.pathSummary).toBe('Here');
  expect(said).toEqual([
    'd.yaml:6:5 document/path-item-conflict "summary" also stands in what the $ref leads to; the one here counts',
  ]);
});

it('additional methods are of both', async () => {
  const item = (...methods: readonly string[]): string =>
    `additionalOperations: { ${methods.map((method) => `${method}: { ${ok} }`).join(', ')} }`;
  const { api, said } = await understood({
    'd.yaml': `${head('3.2')}paths:\n  /a:\n    $ref: item.yaml\n    ${item('COPY', 'LINK')}\n`,
    'item.yaml': item('MOVE', 'COPY'),
  });
  expect(api?.operations.map(({ method }) => method)).toEqual(['COPY', 'LINK', 'MOVE']);
  expect(said).toEqual([
    'd.yaml:6:29 document/path-item-conflict "COPY" also stands in what the $ref leads to; the one here counts',
  ]);
});

it('the x-resource beside a reference is the path’s', async () => {
  const vocabulary = 'x-ashlar: { version: 1 }\ncomponents: { schemas: { A: { type: object } } }\n';
  const id = parameter('id', 'path', 'string', '3.1');
  const texts = {
    'd.yaml': `${head('3.1')}${vocabulary}paths:\n  /a/{id}:\n    $ref: item.yaml\n    x-resource: { schema: A, parameter: id }\n`,
    'item.yaml': `parameters: [${id}]\nget: { operationId: get, x-access: { public: true }, ${ok} }\n`,
  };
  const { api } = await understood(texts);
  expect(api?.operations[0]?.resource).toMatchObject({ schema: 'A', parameter: 'id' });
});

describe('a body of Swagger 2.0', () => {
  const body = '{ name: body, in: body, required: true, schema: { type: string } }';

  it('that the reference leads to is that of the operations beside it', async () => {
    const { api } = await understood({
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

  it('beside a reference would be lost where it leads: the path is left out', async () => {
    const { api, said } = await understood(
      {
        'd.yaml': `${head('Swagger 2.0')}paths:\n  /a:\n    $ref: item.yaml\n    parameters: [${body}]\n  /b: { get: { operationId: b, ${ok} } }\n`,
        'item.yaml': `put: { operationId: put, ${ok} }\n`,
      },
      true,
    );
    expect(api?.operations.map((operation) => operation.id)).toEqual(['b']);
    expect(said[0]).toBe(
      'd.yaml:6:5 document/swagger-unsupported a body beside $ref is no part of the operations that the reference leads to',
    );
  });
});
