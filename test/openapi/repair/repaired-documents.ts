// Documents with a mistake, and what is generated for them with and without repairs.

import { expect } from 'vitest';
import { generate } from '../../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { Diagnostic } from '../../../src/generator/diagnostics/diagnostic.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../../src/generator/model/types/schema.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface Result {
  readonly api: Api;
  readonly warnings: readonly string[];
  readonly paths: readonly string[];
}

export const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
export const ok = { '200': { description: 'ok' } };

/** Document with the operations `get` and `delete`, and the schema `S` in the response of `get`. */
export function documentWith(parts: {
  readonly root?: Fields;
  readonly operation?: Fields;
  readonly schema?: unknown;
  readonly version?: string;
}): object {
  const { root, operation, schema = { type: 'object' }, version = '3.0.3' } = parts;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/S' } } };
  return {
    openapi: version,
    info: { title: 'T', version: '1' },
    paths: {
      '/a/{id}': {
        get: {
          operationId: 'get',
          parameters: [idParameter],
          responses: { '200': { description: 'ok', content } },
          ...operation,
        },
        delete: { operationId: 'delete', parameters: [idParameter], responses: ok },
      },
    },
    components: { schemas: { S: schema } },
    ...root,
  };
}

/** Swagger 2.0 document with one operation. */
export function swaggerWith({ operation, root }: { readonly operation?: Fields; readonly root?: Fields }): object {
  return {
    swagger: '2.0',
    info: { title: 'T', version: '1' },
    host: 'api.example.com',
    schemes: ['https'],
    paths: { '/a': { post: { operationId: 'post', responses: { '200': { description: 'ok' } }, ...operation } } },
    ...root,
  };
}

/** Fields of an operation with one parameter. */
export const parameter = (fields: Fields): Fields => ({ parameters: [fields] });

/** Fields of a Swagger 2.0 parameter or header that is an array of strings. */
export const list = (collectionFormat: unknown): Fields => ({
  type: 'array',
  items: { type: 'string' },
  collectionFormat,
});

export async function run(
  document: object | string,
  tolerance?: 'exclude',
): Promise<{ readonly api?: Api; readonly diagnostics: readonly Diagnostic[]; readonly paths: readonly string[] }> {
  const report = createReport();
  const { api, files } = await generate(
    {
      document: 'd.json',
      overlays: [],
      targets: ['spec', 'types', 'client', 'validators', 'server', 'docs'],
      options: { packages: false, importExtension: '.js' },
      ...(tolerance && { tolerance }),
    },
    createInMemoryReader(new Map([['d.json', typeof document === 'string' ? document : JSON.stringify(document)]])),
    report,
  );
  return { ...(api && { api }), diagnostics: report.diagnostics, paths: files.map(({ path }) => path) };
}

/** Generates all targets; expects an error with `--strict`, and only warnings without it. */
export async function generateRepaired(document: object | string): Promise<Result> {
  const strict = await run(document);
  expect(strict.diagnostics.map(({ severity }) => severity)).toContain('error');
  expect(strict.paths).toEqual([]);
  const { api, diagnostics, paths } = await run(document, 'exclude');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const target of ['types', 'client', 'validators', 'server', 'docs'])
    expect(paths.some((path) => path.startsWith(`${target}/`))).toBe(true);
  if (!api) throw new Error('no model');
  return {
    api,
    paths,
    warnings: diagnostics
      .filter(({ severity }) => severity === 'warning')
      .map(({ code, message }) => `${code}: ${message}`),
  };
}

export function schemaOf(api: Api): JsonSchema {
  return api.schema('S')?.jsonSchema ?? true;
}
