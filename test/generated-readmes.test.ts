// The programs in the READMEs of the generated packages and in docs/server.md, and the size of a bundle with one call.

import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import express, { type Express } from 'express';
import { afterEach, describe, expect, it, vi, test } from 'vitest';
import type { Service } from '../src/runtime/server/service.ts';
import { listen } from './targets/server/adapters.ts';
import { readPrograms, readUntitledPrograms } from './readme-programs.ts';

const generatedDirectory = join(import.meta.dirname, '../generated');

/** Returns the programs in the README of a generated package. */
const readmePrograms = (packageName: string, language: 'ts' | 'js'): readonly string[] =>
  readPrograms(`generated/${packageName}/README.md`, language);

/** Replaces the import of `express` with a global variable, because a data URL cannot import packages. */
const expressAsGlobal: Plugin = {
  name: 'express-as-global',
  setup(build) {
    build.onResolve({ filter: /^express$/ }, ({ path }) => ({ path, namespace: 'global' }));
    build.onLoad({ filter: /./, namespace: 'global' }, ({ path }) => ({
      contents: `export default globalThis.${path};`,
    }));
  },
};

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: generatedDirectory, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    logLevel: 'silent',
    plugins: [expressAsGlobal],
  });
  return outputFiles[0]?.text ?? '';
}

/** Creates handlers for every tag that always return 500. */
function createFailingHandlers(): unknown {
  return new Proxy({}, { get: () => new Proxy({}, { get: () => () => ({ status: 500 }) }) });
}

/** Bundles and imports a program, and returns its exports. */
async function runProgram(contents: string): Promise<Readonly<Record<string, unknown>>> {
  const script = Buffer.from(await bundle(contents)).toString('base64');
  return (await import(`data:text/javascript;base64,${script}`)) as Readonly<Record<string, unknown>>;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the program in the README', () => {
  test('of the types package calls the API with openapi-fetch', async () => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', ({ method, url }: Request) => {
      requests.push(`${method} ${url}`);
      return Promise.resolve(Response.json({ data: [] }));
    });
    const [program = ''] = readmePrograms('types', 'ts');
    const { data } = await runProgram(`${program}\nexport { data };`);
    expect(data).toEqual({ data: [] });
    expect(requests).toEqual([expect.stringMatching(/^GET https:\/\/api\.example\.com\/v4\//)]);
  });

  test('of the validators package returns the problems of an invalid value', async () => {
    const { describeProblems } = (await runProgram(readmePrograms('validators', 'ts')[0] ?? '')) as {
      readonly describeProblems: (value: unknown) => readonly string[];
    };
    expect(describeProblems({}).length).toBeGreaterThan(0);
    expect(describeProblems({})[0]).toMatch(/^(?:\/\w+)?: \S/);
  });

  test('of the server package mounts the server in an Express application', async () => {
    const program = readmePrograms('server', 'ts').find((code) => code.includes('createExpressHandler')) ?? '';
    const { mount, createMemoryHost } = (await runProgram(
      `${program}\nexport { createMemoryHost } from '@cloud-api/server/memory';`,
    )) as {
      readonly mount: (app: Express, path: string, host: unknown, handlers: unknown) => void;
      readonly createMemoryHost: () => unknown;
    };
    const app = express();
    mount(app, '/my', createMemoryHost(), createFailingHandlers());
    app.get('/other', (_request, response) => void response.send('other route'));
    const { call, stop } = await listen(app);
    const responses = [
      await call('/my/v4/account/oauth-clients', { method: 'OPTIONS' }),
      await call('/my/v4/account/oauth-clients'),
      await call('/my/v4/none'),
      await call('/other'),
      await call('/v4/account/oauth-clients'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([204, 401, 404, 200, 404]);
    expect(responses[0]?.headers.get('allow')).toContain('POST');
    expect(await responses[2]?.json()).toHaveProperty('errors');
    await stop();
  });

  test('of the canonical document lists the paths', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const [program = ''] = readmePrograms('spec', 'js');
    await runProgram(program);
    expect(log).toHaveBeenCalledWith('/v4/account/oauth-clients', 'get, post');
  });
});

describe('the program in docs/server.md', () => {
  it('mounts the service at a path of an Express application', async () => {
    const [program = '', ...otherPrograms] = readUntitledPrograms('docs/server.md');
    expect(otherPrograms).toEqual([]);
    vi.stubGlobal('express', express);
    const { application } = (await runProgram(program)) as { readonly application: (service: Service) => Express };
    const service: Service = { handle: ({ target }) => Promise.resolve({ status: 200, headers: [], body: target }) };
    const { call, stop } = await listen(application(service));
    const callAndRead = async (path: string): Promise<readonly [status: number, body: string]> => {
      const response = await call(path);
      return [response.status, await response.text()];
    };
    expect(await Promise.all(['/health', '/api/v4/tags?page=2', '/v4/tags'].map(callAndRead))).toEqual([
      [200, 'well'],
      [200, '/v4/tags?page=2'],
      [404, expect.stringContaining('Cannot GET')],
    ]);
    await stop();
  });
});

describe('a bundle with one call', () => {
  const withoutValidation = `import { createBaseClient, getUser } from '@cloud-api/client';\nconsole.log(createBaseClient, getUser);`;
  const withValidation = `import { createBaseClient, getUser, createMessageValidator } from '@cloud-api/client';\nimport { checkGetUserResponse } from '@cloud-api/validators';\nconsole.log(createBaseClient({ validate: createMessageValidator({ getUser: { checkResponse: checkGetUserResponse } }) }), getUser);`;

  it('contains no validators if validation is not used', async () => {
    expect(await bundle(withoutValidation)).not.toMatch(/must be|#\/components/);
  });

  it('contains only the validator of the operation if validation is used', async () => {
    const script = await bundle(withValidation);
    expect(script).toContain('must be');
    expect(script).toMatch(/#\/components\/schemas\/User\b/);
    expect(
      [...new Set(script.match(/#\/components\/schemas\/\w+/g))].filter((schema) =>
        /NodeBalancer|Database|Domain|Stackscript|Longview|PaymentMethod/i.test(schema),
      ),
    ).toEqual([]);
    expect(script.match(/\/v4\//g)).toHaveLength(1);
    const scriptWithAllValidators = await bundle(
      withValidation
        .replace('checkGetUserResponse }', 'operationChecks }')
        .replace(
          'createMessageValidator({ getUser: { checkResponse: checkGetUserResponse } })',
          'createMessageValidator(operationChecks)',
        ),
    );
    const { length: clientLength } = await bundle(withoutValidation);
    expect(script.length - clientLength).toBeLessThan((scriptWithAllValidators.length - clientLength) / 4);
  });
});
