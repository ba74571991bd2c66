// The text that is generated for small documents, as a person would read it..

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, test } from 'vitest';
import { formatTypeScript } from '../../../src/generator/emit/format.ts';
import { render } from '../../../src/generator/emit/render.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { validatorTexts } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const ashlar = { 'x-ashlar': { version: 1 } };

const cases: Readonly<Record<string, { readonly module: string; readonly document: object }>> = {
  'closed-object': {
    module: 'schemas/node.ts',
    document: documentOf({
      Node: {
        type: 'object',
        required: ['address'],
        properties: {
          address: { type: 'string', minLength: 3, maxLength: 64, pattern: '^[a-z.]+:[0-9]+$' },
          weight: { type: 'integer', minimum: 1 },
          mode: { enum: ['accept', 'drain'] },
        },
        additionalProperties: false,
      },
    }),
  },
  'list-and-reference': {
    module: 'schemas/config.ts',
    document: documentOf({
      Node: { type: 'object', properties: { id: { type: 'integer' } } },
      Config: {
        type: 'object',
        required: ['nodes'],
        properties: {
          nodes: { type: 'array', minItems: 1, items: ref('Node') },
          note: { type: ['string', 'null'], maxLength: 10 },
        },
      },
    }),
  },
  'told-apart-by-constant': {
    module: 'schemas/pet.ts',
    document: documentOf({
      Cat: { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } },
      Dog: { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } },
      Pet: { oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }] },
      Known: { oneOf: [ref('Cat'), ref('Dog')] },
    }),
  },
  'recursion-and-unevaluated': {
    module: 'schemas/tree.ts',
    document: documentOf({
      Named: { type: 'object', properties: { name: { type: 'string' } } },
      Tree: {
        allOf: [ref('Named')],
        type: 'object',
        properties: { children: { type: 'array', items: ref('Tree') } },
        unevaluatedProperties: false,
      },
    }),
  },
  'rule-and-message': {
    module: 'schemas/check.ts',
    document: documentOf(
      {
        Check: {
          type: 'object',
          required: ['interval', 'timeout'],
          properties: {
            interval: { type: 'integer', minimum: 1, 'x-message': 'Must be at least a second.' },
            timeout: { type: 'integer' },
          },
          'x-rules': [
            {
              id: 'interval-exceeds-timeout',
              rule: 'self.interval > self.timeout',
              message: 'The interval must be greater than the timeout.',
              field: 'interval',
            },
          ],
        },
      },
      ashlar,
    ),
  },
  'parameter-in-brackets': {
    module: 'operations/find.ts',
    document: documentOf(
      { Owner: { type: 'object', properties: { id: { type: 'integer' }, manager: ref('Owner') } } },
      {
        paths: {
          '/things': {
            get: {
              operationId: 'find',
              parameters: [
                {
                  name: 'filter',
                  in: 'query',
                  style: 'deepObject',
                  schema: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      owner: ref('Owner'),
                      tags: { type: 'array', items: { type: 'string' } },
                      sizes: { type: 'array', items: { type: 'integer' } },
                    },
                  },
                },
                {
                  name: 'created',
                  in: 'query',
                  style: 'deepObject',
                  schema: {
                    anyOf: [
                      { type: 'object', additionalProperties: false, properties: { gt: { type: 'integer' } } },
                      { type: 'integer' },
                    ],
                  },
                },
              ],
              responses: { 204: { description: 'Done.' } },
            },
          },
        },
      },
    ),
  },
  operation: {
    module: 'operations/list-things.ts',
    document: documentOf(
      {},
      {
        paths: {
          '/things/{id}': {
            get: {
              operationId: 'listThings',
              parameters: [
                { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
                { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
              ],
              responses: {
                200: {
                  description: 'All.',
                  content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
                },
              },
            },
          },
        },
      },
    ),
  },
};

test.each(Object.entries(cases))('%s', async (name, { module, document }) => {
  const text = validatorTexts(await modelOf(document)).get(module);
  expect(text).toBeDefined();
  await expect((await formatTypeScript(text ?? '')).text).toMatchFileSnapshot(`golden/${name}.txt`);
});

it('all of them compile in the strictest consumer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const [name, { document }] of Object.entries(cases)) {
      const api = await modelOf(document);
      for (const [path, text] of validatorTexts(api)) write(`${name}/validators/${path}`, text);
      for (const { path, text } of render(
        await types.pages(api, { packages: false, importExtension: '.ts' }, createReport()),
      ))
        write(`${name}/types/${path}`, text);
    }
    write('package.json', '{ "type": "module" }');
    write('tsconfig.json', JSON.stringify({ compilerOptions: strictest, include: ['**/*.ts'] }));
    symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../../../node_modules/typescript-7/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Every setting that a consumer may insist on. */
const strictest = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  noEmit: true,
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  types: [],
};
