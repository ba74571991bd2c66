// The generation benchmark: repeated documents are valid, output is compiled, and failures are reported.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countCompileErrors } from '../../scripts/bench-generate/compile-errors.ts';
import { measureCommand, findErrorMessage } from '../../scripts/bench-generate/measure-command.ts';
import { type Json, repeatDocument } from '../../scripts/bench-generate/repeat-document.ts';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../src/generator/source/load-sources.ts';

const temporaryDirectory = mkdtempSync(join(tmpdir(), 'bench-generate-'));
afterAll(() => rmSync(temporaryDirectory, { recursive: true, force: true }));

async function buildSummary(document: Json): Promise<{
  readonly operations: number;
  readonly schemas: number;
  readonly tags: number;
  readonly problems: readonly string[];
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
    problems: report.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  };
}

describe('a repeated document', () => {
  const apiDocument = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../generated/spec/openapi.json'), 'utf8'),
  ) as Json;

  it('has multiple times the operations, schemas, and tags, and no problems', async () => {
    const once = await buildSummary(apiDocument);
    expect(once.operations).toBeGreaterThan(0);
    expect(await buildSummary(repeatDocument(apiDocument, 3))).toEqual({
      operations: 3 * once.operations,
      schemas: 3 * once.schemas,
      tags: 3 * once.tags,
      problems: [],
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

describe('output', () => {
  it('is compiled with strict and strictest options, and is reported if it has no modules', () => {
    const out = join(temporaryDirectory, 'out');
    mkdirSync(out);
    writeFileSync(
      join(out, 'a.ts'),
      'export const a: number = "a";\nexport const b: { c?: string } = { c: undefined };\n',
    );
    expect(countCompileErrors('strict', out, temporaryDirectory)).toBe('1');
    expect(countCompileErrors('strictest', out, temporaryDirectory)).toBe('2');
    rmSync(join(out, 'a.ts'));
    expect(countCompileErrors('strict', out, temporaryDirectory)).toBe('nothing to compile');
  }, 30_000);
});

describe('a command', () => {
  it('is measured in time, processor time, and memory', () => {
    const cost = measureCommand(['-e', ''], temporaryDirectory);
    if ('reason' in cost) throw new Error(cost.reason);
    for (const each of [cost.wall, cost.processor, cost.memory]) expect(each).toBeGreaterThan(0);
  }, 30_000);

  it('that fails is reported with its error message, without the stack trace', () => {
    expect(measureCommand(['-e', 'throw new RangeError("too much")'], temporaryDirectory)).toEqual({
      reason: 'RangeError: too much',
    });
    expect(
      findErrorMessage('starting\n\u001b[31mTypeError: no such | thing\u001b[39m\n    at failed (/a/b.js:1:2)\n'),
    ).toBe('TypeError: no such / thing');
    expect(findErrorMessage('')).toBe('it printed nothing');
  }, 30_000);
});
