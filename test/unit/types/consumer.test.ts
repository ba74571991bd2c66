// What the types target declares of packages, names and layout.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { expect, it } from 'vitest';
import { formatterOptions } from '../../../src/generator/output/format.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { strictest } from '../../compile/case.ts';
import { modelOf } from '../targets/model-of.ts';
import { modelOfFile } from '../../models.ts';
import { typesOf } from './types-of.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const own = modelOfFile('spec/openapi.yaml');

it('a package resolves to its sources before it is built, and builds with settings that are not stricter than the strictest', async () => {
  const files = await typesOf(await shop, { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.js' });
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
  // It compiles with the strictest settings, so it does with its own.
  const { compilerOptions } = JSON.parse(files.get('tsconfig.json') ?? '') as { compilerOptions: object };
  expect({ ...strictest, rootDir: 'src', outDir: 'dist' }).toMatchObject(compilerOptions);
});

it('a derived name that is taken steps aside, and the report says where both come from', async () => {
  const report = createReport();
  await types.pages(await shop, { packages: false, importExtension: '.js' }, report);
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

it('the module of all types is laid out as Prettier would', async () => {
  const api = await own;
  const text = (await typesOf(api, { packages: false, importExtension: '.js' })).get('openapi.ts') ?? '';
  expect(await prettier.format(text, { ...formatterOptions, parser: 'babel-ts' })).toBe(text);
});
