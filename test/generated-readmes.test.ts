// The READMEs of the committed packages hold programs: they compile as they stand, and run; and one call takes no other's validators along.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compile, compilers, strictest } from './unit/types/compile.ts';

const generated = join(import.meta.dirname, '../generated');

/** The programs of a package's README. */
function programs(name: string, language: 'ts' | 'js'): readonly string[] {
  const text = readFileSync(join(generated, name, 'README.md'), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, program = '']) => program);
}

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: generated, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function run(contents: string): Promise<Readonly<Record<string, unknown>>> {
  const script = Buffer.from(await bundled(contents)).toString('base64');
  return (await import(`data:text/javascript;base64,${script}`)) as Readonly<Record<string, unknown>>;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the README', () => {
  it('of types, validators, client and server compiles', () => {
    const all = ['types', 'validators', 'client', 'server'].flatMap((name) => programs(name, 'ts').map((program, at) => [`${name}-${at}.ts`, program] as const));
    expect(all.map(([path]) => path)).toEqual(expect.arrayContaining(['types-0.ts', 'validators-0.ts', 'client-0.ts', 'server-0.ts']));
    const options = { ...strictest, types: ['node'], customConditions: ['source'], noUnusedLocals: false, isolatedDeclarations: false, noPropertyAccessFromIndexSignature: false };
    expect(compile(new Map(all), compilers['7'], options)).toBe('');
  });

  it('of types calls through openapi-fetch', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', ({ method, url }: Request) => {
      asked.push(`${method} ${url}`);
      return Promise.resolve(Response.json({ data: [] }));
    });
    const [program = ''] = programs('types', 'ts');
    const { data } = await run(`${program}\nexport { data };`);
    expect(data).toEqual({ data: [] });
    expect(asked).toEqual([expect.stringMatching(/^GET https:\/\/api\.example\.com\/v4\//)]);
  });

  it('of validators says what is wrong', async () => {
    const { wrongIn } = (await run(programs('validators', 'ts')[0] ?? '')) as { readonly wrongIn: (value: unknown) => readonly string[] };
    expect(wrongIn({}).length).toBeGreaterThan(0);
    expect(wrongIn({})[0]).toMatch(/^(?:\/\w+)?: \S/);
  });

  it('of the document lists its paths', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const [program = ''] = programs('spec', 'js');
    await run(program);
    expect(told).toHaveBeenCalledWith('/v4/account/oauth-clients', 'get, post');
  });
});

describe('one call', () => {
  const plain = `import { createBareClient, getUser } from '@cloud-api/client';\nconsole.log(createBareClient, getUser);`;
  const judged = `import { createBareClient, getUser, validating } from '@cloud-api/client';\nimport { checkGetUserResponse } from '@cloud-api/validators';\nconsole.log(createBareClient({ validate: validating({ getUser: { response: checkGetUserResponse } }) }), getUser);`;

  it('without validation takes no validator along', async () => {
    expect(await bundled(plain)).not.toMatch(/must be|#\/components/);
  });

  it('with validation takes its own along, and no other', async () => {
    const script = await bundled(judged);
    expect(script).toContain('must be');
    expect(script).toMatch(/#\/components\/schemas\/User\b/);
    expect([...new Set(script.match(/#\/components\/schemas\/\w+/g))].filter((schema) => /NodeBalancer|Database|Domain|Stackscript|Longview|PaymentMethod/i.test(schema))).toEqual([]);
    expect(script.match(/\/v4\//g)).toHaveLength(1);
    const all = await bundled(judged.replace('checkGetUserResponse }', 'operationChecks }').replace('validating({ getUser: { response: checkGetUserResponse } })', 'validating(operationChecks)'));
    expect(script.length).toBeLessThan(all.length / 5);
  });
});
