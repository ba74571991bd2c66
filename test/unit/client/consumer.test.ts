// The client does for its consumers what it promises: packages are complete, examples run, bundles stay small.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import { modelOf } from '../targets/model-of.ts';
import { modelOfFile } from '../../models.ts';
import { strictest } from '../../compile/case.ts';
import { programsIn } from '../../readme-programs.ts';
import { bundle, clientOf } from './load.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const own = modelOfFile('spec/openapi.yaml');
const folders = { packages: false, importExtension: '.js' } as const;

it('an area reads as a careful person would have written it', async () => {
  const files = await clientOf(await shop, folders);
  await expect(files.get('areas/orders.ts')).toMatchFileSnapshot('./shop-orders.txt');
});

it('names that are taken step aside, and the report says so', async () => {
  const report = createReport();
  // Each page is made when it is laid out.
  renderPages(await client.pages(await shop, folders, report));
  expect(report.diagnostics).toMatchObject([
    {
      code: 'output/name-collision',
      severity: 'note',
      message: expect.stringContaining('createClientCall') as string,
      location: { line: 78 },
    },
  ]);
});

describe('the package', () => {
  const options = { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.ts' } as const;

  it('depends on its sibling alone, and builds with settings that are not stricter than the strictest', async () => {
    const files = await clientOf(await shop, options);
    const manifest = JSON.parse(files.get('package.json') ?? '') as object;
    expect(manifest).toMatchObject({
      name: '@shop/client',
      version: '0.0.0',
      type: 'module',
      sideEffects: false,
      dependencies: { '@shop/types': '0.0.0' },
    });
    // It compiles with the strictest settings, so it does with its own.
    const { compilerOptions } = JSON.parse(files.get('tsconfig.json') ?? '') as { compilerOptions: object };
    expect({ ...strictest, rootDir: 'src', outDir: 'dist' }).toMatchObject(compilerOptions);
  });

  it('has a README whose examples run', async () => {
    const files = await clientOf(await shop, options);
    const texts = new Map([...files, ['@shop/client', `export * from '/src/index.ts';`]]);
    const written = programsIn(files.get('README.md') ?? '', 'ts');
    expect(written).toHaveLength(3);
    for (const example of written) {
      const script = await bundle(texts, example.replaceAll('@shop/client', '/@shop/client'));
      const seen: unknown[] = [];
      vi.stubGlobal('fetch', (url: string, { headers }: { readonly headers: Headers }) => {
        seen.push(url, headers.get('authorization'));
        return Promise.resolve(Response.json({ data: [{ id: 1 }] }));
      });
      vi.spyOn(console, 'log').mockImplementation((data: unknown) => seen.push(data));
      await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
      const list = example.includes('paged(');
      expect(seen).toEqual([
        `https://eu.example.com/v1/orders${list ? '?page=1' : ''}`,
        'Bearer my-token',
        list ? { id: 1 } : { data: [{ id: 1 }] },
      ]);
    }
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a bundle', () => {
  const sized = async (entry: string): Promise<{ readonly text: string; readonly bytes: number }> => {
    const api = await own;
    const text = await bundle(await clientOf(api, { packages: false, importExtension: '.ts' }), entry);
    return { text, bytes: gzipSync(text, { level: 9 }).length };
  };

  it('of one call has no other, and is at most 4.8 kB', async () => {
    const { text, bytes } = await sized(`export { createBaseClient, getUser } from './index.ts';`);
    expect(text).toContain('/v4/account/users/{username}');
    expect(text.match(/\/v4\//g)).toHaveLength(1);
    expect(bytes).toBeLessThan(4800);
  });

  it('of all calls is at most 6.3 kB', async () => {
    expect((await sized(`export { createClient } from './index.ts';`)).bytes).toBeLessThan(6300);
  });
});
