// The READMEs of the committed packages hold programs, which run; and one call takes no other's validators along.

import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import express, { type Express } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Service } from '../src/runtime/server/service.ts';
import { listening } from './unit/server/adapters.ts';
import { programsOf } from './readme-programs.ts';

const generated = join(import.meta.dirname, '../generated');

const programs = (name: string, language: 'ts' | 'js'): readonly string[] =>
  programsOf(`generated/${name}/README.md`, language);

/** What a program imports as express is the global of that name: there is no resolving where it runs. */
const given: Plugin = {
  name: 'given',
  setup(build) {
    build.onResolve({ filter: /^express$/ }, ({ path }) => ({ path, namespace: 'given' }));
    build.onLoad({ filter: /./, namespace: 'given' }, ({ path }) => ({
      contents: `export default globalThis.${path};`,
    }));
  },
};

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: generated, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    logLevel: 'silent',
    plugins: [given],
  });
  return outputFiles[0]?.text ?? '';
}

/** Handlers of every area that nobody calls. */
function anyHandlers(): unknown {
  return new Proxy({}, { get: () => new Proxy({}, { get: () => () => ({ status: 500 }) }) });
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
    const { wrongIn } = (await run(programs('validators', 'ts')[0] ?? '')) as {
      readonly wrongIn: (value: unknown) => readonly string[];
    };
    expect(wrongIn({}).length).toBeGreaterThan(0);
    expect(wrongIn({})[0]).toMatch(/^(?:\/\w+)?: \S/);
  });

  it('of the server mounts it in an application of Express', async () => {
    const program = programs('server', 'ts').find((each) => each.includes('createExpressHandler')) ?? '';
    const { mount, createMemoryHost } = (await run(
      `${program}\nexport { createMemoryHost } from '@cloud-api/server/memory';`,
    )) as {
      readonly mount: (app: Express, path: string, host: unknown, handlers: unknown) => void;
      readonly createMemoryHost: (options: unknown) => unknown;
    };
    const app = express();
    mount(app, '/my', createMemoryHost({ caller: () => undefined }), anyHandlers());
    app.get('/other', (_request, response) => void response.send('not the service’s'));
    const { call, stop } = await listening(app);
    const asked = [
      await call('/my/v4/account/oauth-clients', { method: 'OPTIONS' }),
      await call('/my/v4/account/oauth-clients'),
      await call('/my/v4/none'),
      await call('/other'),
      await call('/v4/account/oauth-clients'),
    ];
    expect(asked.map(({ status }) => status)).toEqual([204, 401, 404, 200, 404]);
    expect(asked[0]?.headers.get('allow')).toContain('POST');
    expect(await asked[2]?.json()).toHaveProperty('errors');
    await stop();
  });

  it('of the document lists its paths', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const [program = ''] = programs('spec', 'js');
    await run(program);
    expect(told).toHaveBeenCalledWith('/v4/account/oauth-clients', 'get, post');
  });
});

describe('docs/server.md', () => {
  it('has a program that runs', async () => {
    const [program = '', ...more] = programsOf('docs/server.md', 'ts');
    expect(more).toEqual([]);
    vi.stubGlobal('express', express);
    const { application } = (await run(program)) as { readonly application: (service: Service) => Express };
    const service: Service = { handle: ({ target }) => Promise.resolve({ status: 200, headers: [], body: target }) };
    const { call, stop } = await listening(application(service));
    expect(
      await Promise.all(
        ['/health', '/api/v4/tags?page=2', '/v4/tags'].map((path) =>
          call(path).then(async (answer) => [answer.status, await answer.text()]),
        ),
      ),
    ).toEqual([
      [200, 'well'],
      [200, '/v4/tags?page=2'],
      [404, expect.stringContaining('Cannot GET')],
    ]);
    await stop();
  });
});

describe('one call', () => {
  const plain = `import { createBaseClient, getUser } from '@cloud-api/client';\nconsole.log(createBaseClient, getUser);`;
  const judged = `import { createBaseClient, getUser, createMessageValidator } from '@cloud-api/client';\nimport { checkGetUserResponse } from '@cloud-api/validators';\nconsole.log(createBaseClient({ validate: createMessageValidator({ getUser: { checkResponse: checkGetUserResponse } }) }), getUser);`;

  it('without validation takes no validator along', async () => {
    expect(await bundled(plain)).not.toMatch(/must be|#\/components/);
  });

  it('with validation takes its own along, and no other', async () => {
    const script = await bundled(judged);
    expect(script).toContain('must be');
    expect(script).toMatch(/#\/components\/schemas\/User\b/);
    expect(
      [...new Set(script.match(/#\/components\/schemas\/\w+/g))].filter((schema) =>
        /NodeBalancer|Database|Domain|Stackscript|Longview|PaymentMethod/i.test(schema),
      ),
    ).toEqual([]);
    expect(script.match(/\/v4\//g)).toHaveLength(1);
    const all = await bundled(
      judged
        .replace('checkGetUserResponse }', 'operationChecks }')
        .replace(
          'createMessageValidator({ getUser: { checkResponse: checkGetUserResponse } })',
          'createMessageValidator(operationChecks)',
        ),
    );
    expect(script.length).toBeLessThan(all.length / 5);
  });
});
