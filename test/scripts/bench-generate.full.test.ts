// Generation benchmark: repeated documents are valid, output is compiled, and failures are reported.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countCompileErrors } from '../../scripts/bench-generate/compile-errors.ts';
import { measureCommand, findErrorMessage } from '../../scripts/bench-generate/measure-command.ts';
import { type Json, repeatDocument } from '../../scripts/bench-generate/repeat-document.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../src/generator/source/disk-reader.ts';

const temporaryDirectory = mkdtempSync(join(tmpdir(), 'bench-generate-'));
afterAll(() => rmSync(temporaryDirectory, { recursive: true, force: true }));

/** Counts the parts of the model of a document, and lists its errors. */
async function summarizeModel(document: Json): Promise<{
  readonly operations: number;
  readonly schemas: number;
  readonly tags: number;
  readonly errors: readonly string[];
}> {
  const path = join(temporaryDirectory, 'document.json');
  writeFileSync(path, JSON.stringify(document));
  const report = createReport();
  const { api } = await buildModel({ document: path, overlays: [] }, createDiskReader(), report);
  const tags = new Set(api?.operations.flatMap((operation) => operation.tags));
  return {
    operations: api?.operations.length ?? 0,
    schemas: api?.schemas.length ?? 0,
    tags: tags.size,
    errors: report.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  };
}

describe('a repeated document', () => {
  const apiDocument = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../generated/spec/openapi.json'), 'utf8'),
  ) as Json;

  it('has the operations, schemas, and tags once for each copy, and no errors', async () => {
    const original = await summarizeModel(apiDocument);
    expect(original.operations).toBeGreaterThan(0);
    expect(await summarizeModel(repeatDocument(apiDocument, 3))).toEqual({
      operations: 3 * original.operations,
      schemas: 3 * original.schemas,
      tags: 3 * original.tags,
      errors: [],
    });
  }, 30_000);

  it('has references within each copy only, and shares the security schemes', () => {
    const paths = {
      '/a': { get: { operationId: 'getA', tags: ['a'], responses: { 200: { $ref: '#/components/responses/A' } } } },
    };
    const components = {
      schemas: { A: { properties: { next: { $ref: '#/components/schemas/A' } } } },
      responses: { A: { description: 'a' } },
      securitySchemes: { key: { type: 'http' } },
    };
    expect(repeatDocument({ openapi: '3.1.0', tags: [{ name: 'a' }], paths, components }, 2)).toEqual({
      openapi: '3.1.0',
      tags: [{ name: 'a' }, { name: 'aCopy2' }],
      paths: {
        ...paths,
        '/copy2/a': {
          get: {
            operationId: 'getACopy2',
            tags: ['aCopy2'],
            responses: { 200: { $ref: '#/components/responses/ACopy2' } },
          },
        },
      },
      components: {
        schemas: { ...components.schemas, ACopy2: { properties: { next: { $ref: '#/components/schemas/ACopy2' } } } },
        responses: { ...components.responses, ACopy2: { description: 'a' } },
        securitySchemes: components.securitySchemes,
      },
    });
  });
});

describe('generated output', () => {
  it('is compiled with the strict and the strictest options', () => {
    const out = join(temporaryDirectory, 'out');
    mkdirSync(out);
    writeFileSync(
      join(out, 'a.ts'),
      'export const a: number = "a";\nexport const b: { c?: string } = { c: undefined };\n',
    );
    expect(countCompileErrors('strict', out, temporaryDirectory)).toBe('1');
    expect(countCompileErrors('strictest', out, temporaryDirectory)).toBe('2');
  }, 30_000);

  it('is reported if it has no modules', () => {
    const emptyOut = join(temporaryDirectory, 'empty-out');
    mkdirSync(emptyOut);
    expect(countCompileErrors('strict', emptyOut, temporaryDirectory)).toBe('nothing to compile');
  });
});

describe('a command', () => {
  it('is measured in elapsed time, CPU time, and memory', () => {
    const cost = measureCommand(['-e', ''], temporaryDirectory);
    if ('reason' in cost) throw new Error(cost.reason);
    for (const amount of [cost.elapsed, cost.cpuTime, cost.memory]) expect(amount).toBeGreaterThan(0);
  }, 30_000);

  it('has an error message without a stack trace if it fails', () => {
    expect(measureCommand(['-e', 'throw new RangeError("too much")'], temporaryDirectory)).toEqual({
      reason: 'RangeError: too much',
    });
    expect(
      findErrorMessage('starting\n\u001b[31mTypeError: no such | thing\u001b[39m\n    at failed (/a/b.js:1:2)\n'),
    ).toBe('TypeError: no such / thing');
    expect(findErrorMessage('')).toBe('no output');
  }, 30_000);
});
