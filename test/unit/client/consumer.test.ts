// The client does for its consumers what it promises: the compiler knows requests and answers, bundles stay small.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../src/generator/emit/render.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import type { TargetOptions } from '../../../src/generator/targets/target.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { modelOf } from '../targets/model-of.ts';
import { modelOfFile } from '../../models.ts';
import { compile, compilers, strictest, typesOf } from '../types/compile.ts';
import { bundle, clientOf } from './load.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const own = modelOfFile('spec/openapi.yaml');
const folders = { packages: false, importExtension: '.js' } as const;

/** Types and client side by side, as an output folder has them. */
async function generated(
  api: Api | undefined,
  options: TargetOptions = folders,
  inside = '',
): Promise<Map<string, string>> {
  if (!api) throw new Error('the document has errors');
  const targets = [
    ['types', await typesOf(api, options)],
    ['client', await clientOf(api, options)],
  ] as const;
  return new Map(
    targets.flatMap(([target, files]) =>
      [...files].map(([path, text]) => [`${inside}${target}/${path}`, text] as const),
    ),
  );
}

/** Compiles when the types are right: each `@ts-expect-error` is an error itself where there is none to expect. */
const uses = readFileSync(join(import.meta.dirname, 'shop-uses.txt'), 'utf8');

describe.each(Object.entries(compilers))('with TypeScript %s', (_, compiler) => {
  it('requests and answers are typed', async () => {
    expect(compile(new Map([...(await generated(await shop)), ['uses.ts', uses]]), compiler)).toBe('');
  });

  it('the client of spec/ compiles', async () => {
    expect(compile(await generated(await own), compiler)).toBe('');
  });
});

const newest = compilers['7'];

it('an area reads as a careful person would have written it', async () => {
  const files = await clientOf(await shop, folders);
  await expect(files.get('areas/orders.ts')).toMatchFileSnapshot('./shop-orders.txt');
});

it.each([
  ['.ts', { ...strictest, allowImportingTsExtensions: true }],
  ['', { ...strictest, module: 'ESNext', moduleResolution: 'Bundler' }],
] as const)('modules that import one another with "%s" compile', async (importExtension, options) => {
  expect(compile(await generated(await shop, { packages: false, importExtension }), newest, options)).toBe('');
});

it('names that are taken step aside, and the report says so', async () => {
  const report = createReport();
  // Each page is made when it is laid out.
  render(await client.pages(await shop, folders, report));
  expect(report.diagnostics).toMatchObject([
    {
      code: 'emit/name-taken',
      severity: 'note',
      message: expect.stringContaining('createClientCall') as string,
      place: { line: 78 },
    },
  ]);
});

describe('the package', () => {
  const options = { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.ts' } as const;

  it('resolves to its sources before it is built, and depends on its sibling alone', async () => {
    const files = await generated(await shop, options, 'node_modules/@shop/');
    const manifest = JSON.parse(files.get('node_modules/@shop/client/package.json') ?? '') as object;
    expect(manifest).toMatchObject({
      name: '@shop/client',
      version: '0.0.0',
      type: 'module',
      sideEffects: false,
      dependencies: { '@shop/types': '0.0.0' },
    });
    const { compilerOptions } = JSON.parse(files.get('node_modules/@shop/client/tsconfig.json') ?? '') as {
      compilerOptions: object;
    };
    const program = new Map([
      ...files,
      ...examples(files.get('node_modules/@shop/client/README.md') ?? '').map(
        (text, at) => [`example-${at}.ts`, text] as const,
      ),
    ]);
    expect(program.has('example-1.ts')).toBe(true);
    expect(
      compile(program, newest, {
        ...compilerOptions,
        rootDir: '.',
        noEmit: true,
        isolatedDeclarations: false,
        customConditions: ['source'],
      }),
    ).toBe('');
  });

  it('has a README whose examples compile, with those of OAuth', async () => {
    const files = await generated(
      await own,
      { packages: { scope: '@cloud-api', license: 'MIT' }, importExtension: '.ts' },
      'node_modules/@cloud-api/',
    );
    const written = examples(files.get('node_modules/@cloud-api/client/README.md') ?? '');
    expect(written).toHaveLength(4);
    const { compilerOptions } = JSON.parse(files.get('node_modules/@cloud-api/client/tsconfig.json') ?? '') as {
      compilerOptions: object;
    };
    const program = new Map([...files, ...written.map((text, at) => [`example-${at}.ts`, text] as const)]);
    expect(
      compile(program, newest, {
        ...compilerOptions,
        rootDir: '.',
        noEmit: true,
        isolatedDeclarations: false,
        customConditions: ['source'],
      }),
    ).toBe('');
  });

  it('has a README whose examples run', async () => {
    const files = await clientOf(await shop, options);
    const texts = new Map([...files, ['@shop/client', `export * from '/src/index.ts';`]]);
    const written = examples(files.get('README.md') ?? '');
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
    const { text, bytes } = await sized(`export { createBareClient, getUser } from './index.ts';`);
    expect(text).toContain('/v4/account/users/{username}');
    expect(text.match(/\/v4\//g)).toHaveLength(1);
    expect(bytes).toBeLessThan(4800);
  });

  it('of all calls is at most 6.3 kB', async () => {
    expect((await sized(`export { createClient } from './index.ts';`)).bytes).toBeLessThan(6300);
  });
});

/** The TypeScript of a README. */
function examples(readme: string): readonly string[] {
  return [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, text = '']) => text);
}
