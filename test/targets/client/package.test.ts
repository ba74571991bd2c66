// Packages of the client target: modules, name collisions, manifest, README programs, and bundle sizes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi, test } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import { modelOf } from '../model-of.ts';
import { loadModel } from '../../models.ts';
import { strictest } from '../../compile/case.ts';
import { extractPrograms } from '../../readme-programs.ts';
import { bundle, bundleClient, generateClient } from './load-client.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const specApi = loadModel('spec/openapi.yaml');
const withoutPackages = { packages: false, importExtension: '.js' } as const;

it('generates the module of a tag', async () => {
  const files = await generateClient(await shop, withoutPackages);
  await expect(files.get('tags/orders.ts')).toMatchFileSnapshot('./shop-orders.txt');
});

it('renames declarations whose names are taken and reports them', async () => {
  const report = createReport();
  // The names are chosen, and collisions reported, only when a page is rendered.
  renderPages(client.plan(await shop, { settings: withoutPackages, report }));
  expect(report.diagnostics).toMatchObject([
    {
      code: 'output/name-collision',
      severity: 'note',
      message: expect.stringContaining('createClientCall') as string,
      location: { line: 78 },
    },
  ]);
});

it('exports the endpoints of the first authorization code flow', async () => {
  const api = await modelOf(`
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
paths: {}
components:
  securitySchemes:
    machine: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://machine.test/token', scopes: {} } } }
    user:
      type: oauth2
      flows:
        implicit: { authorizationUrl: 'https://user.test/implicit', scopes: {} }
        authorizationCode:
          { authorizationUrl: 'https://user.test/login', tokenUrl: 'https://user.test/token', scopes: {} }
`);
  const conventions = (await generateClient(api, withoutPackages)).get('conventions.ts');
  expect(conventions).toContain("'https://user.test/login'");
  expect(conventions).toContain("'https://user.test/token'");
});

describe('the package', () => {
  const options = { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.ts' } as const;

  it('depends only on the types package and has lenient compiler options', async () => {
    const files = await generateClient(await shop, options);
    const manifest = JSON.parse(files.get('package.json') ?? '') as object;
    expect(manifest).toMatchObject({
      name: '@shop/client',
      version: '0.0.0',
      type: 'module',
      sideEffects: false,
      dependencies: { '@shop/types': '0.0.0' },
    });
    // The compile cases use the strictest options, so the package also compiles with these.
    const { compilerOptions } = JSON.parse(files.get('tsconfig.json') ?? '') as { compilerOptions: object };
    expect({ ...strictest, rootDir: 'src', outDir: 'dist' }).toMatchObject(compilerOptions);
  });

  it('has a README whose programs run', async () => {
    const files = await generateClient(await shop, options);
    const modules = new Map([...files, ['@shop/client', `export * from '/src/index.ts';`]]);
    const programs = extractPrograms(files.get('README.md') ?? '', 'ts');
    expect(programs).toHaveLength(3);
    for (const program of programs) {
      const script = await bundle(modules, program.replaceAll('@shop/client', '/@shop/client'));
      const events: unknown[] = [];
      vi.stubGlobal('fetch', (url: string, { headers }: { readonly headers: Headers }) => {
        events.push(url, headers.get('authorization'));
        return Promise.resolve(Response.json({ data: [{ id: 1 }] }));
      });
      vi.spyOn(console, 'log').mockImplementation((data: unknown) => events.push(data));
      await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
      const isPaged = program.includes('paged(');
      expect(events).toEqual([
        `https://eu.example.com/v1/orders${isPaged ? '?page=1' : ''}`,
        'Bearer my-token',
        isPaged ? { id: 1 } : { data: [{ id: 1 }] },
      ]);
    }
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a bundle', () => {
  const measureBundle = async (entry: string): Promise<{ readonly text: string; readonly bytes: number }> => {
    const text = await bundleClient(await specApi, entry);
    return { text, bytes: gzipSync(text, { level: 9 }).length };
  };

  test('of one call contains no other call and is less than 3.7 kB', async () => {
    const { text, bytes } = await measureBundle(`export { createBaseClient, getUser } from './client/index.ts';`);
    expect(text).toContain('/v4/account/users/{username}');
    expect(text.match(/\/v4\//g)).toHaveLength(1);
    expect(text).not.toContain('shutting_down');
    expect(bytes).toBeLessThan(3700);
  });

  test('of all calls is less than 6.85 kB', async () => {
    expect((await measureBundle(`export { createClient } from './client/index.ts';`)).bytes).toBeLessThan(6850);
  });
});
