// Packages of the types target: manifest, compiler options, name collisions, and formatting.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { expect, it } from 'vitest';
import { formatterOptions } from '../../../src/generator/output/format.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { strictest } from '../../compile/case.ts';
import { modelOf, modelOfSchemas } from '../model-of.ts';
import { loadModel } from '../../models.ts';
import { generateTypes } from './generate-types.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const specApi = loadModel('spec/openapi.yaml');

it('generates a package that resolves to its sources before it is built', async () => {
  const options = { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.js' } as const;
  const files = await generateTypes(await shop, options);
  expect([...files.keys()].sort()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
    'src/filters.ts',
    'src/index.ts',
    'src/openapi.ts',
    'src/operations.ts',
    'src/schemas.ts',
    'tsconfig.json',
  ]);
  const manifest = JSON.parse(files.get('package.json') ?? '') as { exports: object };
  expect(manifest).toMatchObject({
    name: '@shop/types',
    version: '0.0.0',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
  });
  expect(Object.entries(manifest.exports)[0]).toEqual([
    '.',
    { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
  ]);
  expect(files.get('README.md')).toContain("await client.GET('/orders')");
  // The compile cases use the strictest options, so the package also compiles with these.
  const { compilerOptions } = JSON.parse(files.get('tsconfig.json') ?? '') as { compilerOptions: object };
  expect({ ...strictest, rootDir: 'src', outDir: 'dist' }).toMatchObject(compilerOptions);
});

it('omits the module `openapi`, and what refers to it, if an option excludes it', async () => {
  const options = { importExtension: '.js', types: { openapi: false } } as const;
  const files = await generateTypes(await shop, { ...options, packages: { scope: '@shop', license: 'MIT' } });
  expect([...files.keys()].filter((path) => path.startsWith('src/')).sort()).toEqual([
    'src/filters.ts',
    'src/index.ts',
    'src/operations.ts',
    'src/schemas.ts',
  ]);
  expect(files.get('src/index.ts')).not.toContain('openapi');
  expect(files.get('README.md')).toContain("import type { Card } from '@shop/types';");
  expect(files.get('README.md')).not.toContain('paths');
  const plain = await generateTypes(await shop, { ...options, packages: false });
  expect(plain.has('openapi.ts')).toBe(false);
  expect([...plain.keys()].sort()).toEqual(['filters.ts', 'index.ts', 'operations.ts', 'schemas.ts']);
});

it('generates an index that is a module if there are no types', async () => {
  const options = { packages: false, importExtension: '.js', types: { openapi: false } } as const;
  const files = await generateTypes(await modelOfSchemas(''), options);
  expect([...files]).toEqual([['index.ts', '// Exports of all modules.\n\nexport {};\n']]);
});

it('omits `erasableSyntaxOnly` from the compiler options only if a module declares a TypeScript enum', async () => {
  const hasOption = async (schema: string, enums: 'union' | 'const' | 'enum'): Promise<boolean> => {
    const packages = { scope: '@x', license: 'MIT' };
    const options = { packages, importExtension: '.js', types: { enums } } as const;
    const files = await generateTypes(await modelOfSchemas(`X: ${schema}`), options);
    return (files.get('tsconfig.json') ?? '').includes('"erasableSyntaxOnly": true');
  };
  const schema = '{ enum: [a] }';
  expect([await hasOption(schema, 'enum'), await hasOption(schema, 'const')]).toEqual([false, true]);
  expect(await hasOption('{ enum: [a, null] }', 'enum')).toBe(true);
});

it('renames a derived type if a schema has its name, and reports both locations', async () => {
  const report = createReport();
  types.plan(await shop, { settings: { packages: false, importExtension: '.js' }, report });
  expect(report.diagnostics).toMatchObject([
    {
      code: 'output/name-collision',
      severity: 'note',
      location: { line: 52 },
      message: expect.stringContaining('OrderRequest2') as string,
      related: [{ location: { line: 70 } }],
    },
  ]);
});

it('formats the module of all types like Prettier', async () => {
  const api = await specApi;
  const text = (await generateTypes(api, { packages: false, importExtension: '.js' })).get('openapi.ts') ?? '';
  expect(await prettier.format(text, { ...formatterOptions, parser: 'babel-ts' })).toBe(text);
});

it('refers to the types by media type instead of printing inline bodies again', async () => {
  const api = await modelOf(readFileSync(join(import.meta.dirname, 'directions.yaml'), 'utf8'));
  const text = (await generateTypes(api, { packages: false, importExtension: '.js' })).get('operations.ts') ?? '';
  const code = text.replace(/\s+/g, ' ');
  expect(code).toContain(
    'export type CreateCustomerBody = CreateCustomerBodyByMediaType[keyof CreateCustomerBodyByMediaType];',
  );
  expect(code).toContain('200: ListCustomersResponsesByMediaType[200][keyof ListCustomersResponsesByMediaType[200]];');
});
