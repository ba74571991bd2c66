// Documents and references that are read over HTTP: which ones are read, and how they are named.

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../src/generator/commands/diff/cli/diff-document-versions.ts';
import { ashlar, petShop, type CommandOutput, type RunOptions } from './command.ts';
import { redirect, startServer, type Routes } from './http-server.ts';
import { createTempDirectory, readFiles } from './temp-directory.ts';

const secret = 'hunter2';
const petFile = 'Pet: { type: object, properties: { name: { type: string } } }\n';
const withReference = (ref: string): string => petShop.replace("'#/components/schemas/Pet'", JSON.stringify(ref));
const joinOutput = ({ stdout, stderr }: CommandOutput): string => stdout + stderr;

/** Runs `model` on the path of a server with these routes. */
async function printModel(
  routes: Routes,
  path = '/openapi.yaml',
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<CommandOutput> {
  const { origin } = await startServer(routes);
  return ashlar(createTempDirectory(), ['model', `${origin}${path}`, ...args], options);
}

describe('a URL as the document', () => {
  it.each([
    ['generate', ['--out', 'out', '--targets', 'types']],
    ['lint', ['--no-redocly']],
    ['lint', []],
    ['model', []],
  ] as const)('is read by %s %j', async (command, args) => {
    const { origin } = await startServer({ '/api/openapi.yaml': petShop });
    const output = await ashlar(createTempDirectory(), [command, `${origin}/api/openapi.yaml`, ...args]);
    expect({ status: output.status, hasError: /error source/.test(output.stderr) }).toEqual({
      status: 0,
      hasError: false,
    });
  });

  it('is read on either side of a comparison, and by diffDocuments', async () => {
    const { origin } = await startServer({ '/openapi.yaml': petShop });
    const directory = createTempDirectory({ 'openapi.yaml': petShop.replace('listPets', 'listAllPets') });
    const url = `${origin}/openapi.yaml`;
    for (const args of [
      [url, 'openapi.yaml'],
      ['openapi.yaml', url],
    ])
      expect((await ashlar(directory, ['diff', ...args, '--json'])).stdout).toContain('listAllPets');
    const requested: string[] = [];
    const { difference } = await diffDocuments('https://api.example/openapi.yaml', 'openapi.yaml', {
      directory,
      headers: { 'https://api.example': { Accept: 'text/yaml' } },
      fetch: (input, init) => {
        requested.push(`${new Request(input).url} ${new Headers(init?.headers).get('accept') ?? ''}`);
        return Promise.resolve(new Response(petShop));
      },
    });
    expect(requested).toEqual(['https://api.example/openapi.yaml text/yaml']);
    expect(difference?.changes).toHaveLength(1);
  });

  it('is linted with the severities for its URL, and located by it in SARIF', async () => {
    const { origin } = await startServer({ '/openapi.yaml': petShop });
    const overrides = [{ files: [`${origin}/**`], rules: { '*/*': 'off' } }];
    const directory = createTempDirectory({ 'off.config.json': JSON.stringify({ lint: { overrides } }) });
    const lint = ['lint', `${origin}/openapi.yaml`, '--no-redocly', '--format', 'sarif'];
    expect((await ashlar(directory, lint)).stdout).toContain(`"uri": "${origin}/openapi.yaml"`);
    expect((await ashlar(directory, [...lint, '--config', 'off.config.json'])).stdout).not.toContain('"uri"');
  });

  it('is not fixed, unlike the local files of the same run', async () => {
    const { origin } = await startServer({ '/pets.yaml': "Pet: { type: integer, minimum: '3' }\n" });
    const directory = createTempDirectory({
      'openapi.yaml': withReference(`${origin}/pets.yaml#/Pet`).replace(
        'type: integer }',
        "type: integer, minimum: '3' }",
      ),
    });
    const { stderr } = await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--allow', origin]);
    expect(stderr).toContain(`${origin}/pets.yaml:1:32 warning lint/fix-skipped`);
    expect(Object.keys(readFiles(directory))).toEqual(['openapi.yaml']);
    expect(readFiles(directory)['openapi.yaml']).toContain('minimum: 3');
  });

  it('can be the earlier document of a changelog, and an overlay', async () => {
    const { origin } = await startServer({
      '/v1.yaml': petShop.replace('listPets', 'listAllPets'),
      '/overlay.yaml':
        "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.info, update: { title: Overlaid } }]\n",
    });
    const config = {
      document: 'openapi.yaml',
      overlays: [`${origin}/overlay.yaml`],
      targets: ['docs'],
      docs: { changelogSince: `${origin}/v1.yaml`, formats: ['markdown'] },
    };
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.json': JSON.stringify(config),
    });
    expect((await ashlar(directory, ['generate'])).status).toBe(0);
    const files = readFiles(directory);
    expect(files['generated/docs/changes.md']).toContain('listAllPets');
    expect(JSON.stringify(files)).toContain('Overlaid');
    const { sources } = JSON.parse(files['ashlar.lock.json'] ?? '') as { sources: object };
    expect(Object.keys(sources)).toEqual([`${origin}/overlay.yaml`, `${origin}/v1.yaml`]);
  });

  it('is YAML or JSON by its content, and can be compressed', async () => {
    const json = JSON.stringify({ openapi: '3.1.0', info: { title: 'J', version: '1' }, paths: {} });
    const routes: Routes = {
      '/openapi': json,
      '/compressed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(petShop)),
    };
    expect((await printModel(routes, '/openapi')).stdout).toContain('J');
    expect((await printModel(routes, '/compressed')).stdout).toContain('listPets');
  });

  it('is named without its password and secret parameters in every output', async () => {
    const { origin, requests } = await startServer({
      [`/openapi.yaml?version=2&access_token=${secret}`]: petShop.replace('type: integer', 'type: number?'),
    });
    const directory = createTempDirectory({ 'node_modules/.keep': '' });
    const url = `${origin}/openapi.yaml?version=2&access_token=${secret}#part`;
    const outputs = [
      await ashlar(directory, ['model', url]),
      await ashlar(directory, ['generate', url, '--out', 'out', '--targets', 'types']),
      await ashlar(directory, ['model', `${origin.replace('//', `//me:${secret}@`)}/openapi.yaml`]),
    ];
    expect(outputs.map(joinOutput).join('')).toContain(`${origin}/openapi.yaml?version=2&access_token=***:`);
    outputs.push(await ashlar(directory, ['model', `http://me:${secret}@[/openapi.yaml?access_token=${secret}`]));
    expect(outputs.map(joinOutput).join('')).toContain('the URL contains a user or password');
    expect(outputs.map(joinOutput).join('')).toContain('cannot read `http://[/openapi.yaml`: it is not a valid URL');
    expect(outputs.map(joinOutput).join('')).not.toContain(secret);
    expect(JSON.stringify(readFiles(directory))).not.toContain(secret);
    expect(requests).toHaveLength(2);
  });
});

describe('URLs that differ', () => {
  it('in a parameter that is no secret are different documents', async () => {
    const names = ['key', 'keyword', 'author', 'design', 'monkey', 'tokens'];
    for (const name of names) {
      const { origin } = await startServer({
        [`/openapi.yaml?${name}=v1`]: petShop,
        [`/openapi.yaml?${name}=v2`]: petShop.replace('listPets', 'listAllPets'),
      });
      const url = `${origin}/openapi.yaml?${name}=`;
      const { stdout } = await ashlar(createTempDirectory(), ['diff', `${url}v1`, `${url}v2`, '--json']);
      expect({ name, hasChange: stdout.includes('listAllPets') }).toEqual({ name, hasChange: true });
    }
  });

  it.each(['token', 'access_token', 'accessToken', 'API-Key', '%74oken', 'sig', 'X-Amz-Signature'])(
    'only in the secret %s are an error, but equal ones are not',
    async (name) => {
      const { origin } = await startServer({
        [`/openapi.yaml?${name}=${secret}`]: petShop,
        [`/openapi.yaml?${name}=${secret}2`]: petShop,
      });
      const url = `${origin}/openapi.yaml?${name}=${secret}`;
      const output = await ashlar(createTempDirectory(), ['diff', url, `${url}2`]);
      expect(output.status).toBe(2);
      expect(output.stderr).toContain('the inputs contain two such URLs that differ only in a secret');
      expect(joinOutput(output)).not.toContain(secret);
      expect((await ashlar(createTempDirectory(), ['diff', url, `${url}#/paths`])).status).toBe(0);
    },
  );
});

describe('a reference of a remote document', () => {
  it('is read on the same origin, relative to the URL', async () => {
    const { origin, requests } = await startServer({
      '/api/v1/openapi.yaml': withReference('../schemas/pets.yaml#/Pet'),
      '/api/schemas/pets.yaml': `Pet: { $ref: '/common.yaml#/Pet' }\n`,
      '/common.yaml': petFile,
    });
    expect((await ashlar(createTempDirectory(), ['model', `${origin}/api/v1/openapi.yaml`])).status).toBe(0);
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/v1/openapi.yaml',
      '/api/schemas/pets.yaml',
      '/common.yaml',
    ]);
  });

  it('is rejected without a request if it is on another origin, unless it is allowed', async () => {
    const other = await startServer({ '/schemas/pets.yaml': petFile, '/elsewhere.yaml': petFile });
    const { origin } = await startServer({
      '/openapi.yaml': withReference(`${other.origin}/schemas/pets.yaml#/Pet`),
      '/elsewhere': withReference(`${other.origin}/elsewhere.yaml#/Pet`),
    });
    const directory = createTempDirectory();
    const rejected = await ashlar(directory, ['model', `${origin}/openapi.yaml`]);
    expect(rejected.stderr).toContain(
      `error source/remote-reference\n  cannot read \`${other.origin}/schemas/pets.yaml\`: it is on another origin`,
    );
    expect(rejected.stderr).toContain(`--allow ${other.origin}`);
    expect(other.requests).toEqual([]);
    for (const allowed of [other.origin, `${other.origin}/schemas`, `${other.origin}/schemas/pets.yaml`])
      expect((await ashlar(directory, ['model', `${origin}/openapi.yaml`, '--allow', allowed])).status).toBe(0);
    for (const allowed of [`${other.origin}/schemas`, `${other.origin}/else`, other.origin.slice(0, -1)])
      expect((await ashlar(directory, ['model', `${origin}/elsewhere`, '--allow', allowed])).stderr).toContain(
        'source/remote-reference',
      );
  });

  it.each(['access_token=hunter2', 'v=1&sig=hunter2'])(
    'is rejected with a credential in its URL: ?%s',
    async (query) => {
      const { origin, requests } = await startServer({
        '/openapi.yaml': withReference(`/pets.yaml?${query}#/Pet`),
        '/overlay.yaml': `overlay: 1.0.0\ninfo: { title: O, version: '1' }\nextends: /openapi.yaml?${query}\nactions: []\n`,
        [`/pets.yaml?${query}`]: petFile,
      });
      for (const path of ['/openapi.yaml', '/overlay.yaml']) {
        const { stdout, stderr } = await ashlar(createTempDirectory(), ['model', `${origin}${path}`, '--json']);
        expect(stdout + stderr).toContain('the URL contains a credential');
        expect(stdout + stderr).not.toContain(secret);
      }
      expect(requests.map(({ path }) => path)).toEqual(['/openapi.yaml', '/overlay.yaml']);
    },
  );

  it.each(['file:///etc/hostname', 'C:/openapi.yaml', '/etc/hostname', '../../../../etc/hostname', 'urn:pets'])(
    'never reads a local file: %s',
    async (ref) => {
      const directory = createTempDirectory({ 'C:/openapi.yaml': `Pet: { title: ${secret}, type: object }\n` });
      const { origin } = await startServer({ '/openapi.yaml': withReference(`${ref}#/Pet`) });
      const { status, stderr } = await ashlar(directory, ['model', `${origin}/openapi.yaml`, '--allow', '.']);
      expect(status).not.toBe(0);
      expect(stderr).toMatch(/source\/(?:remote-reference|outside-reference|unreadable-url)/);
      expect(stderr).not.toContain(secret);
    },
  );
});

describe('a remote reference of a local document', () => {
  it('is rejected unless it is allowed on the command line or in the configuration', async () => {
    const { origin, requests } = await startServer({ '/pets.yaml': petFile });
    const document = withReference(`${origin}/pets.yaml#/Pet`);
    const directory = createTempDirectory({ 'openapi.yaml': document });
    const { stderr } = await ashlar(directory, ['model', 'openapi.yaml']);
    expect(stderr).toContain(`cannot read \`${origin}/pets.yaml\`: the document is a local file`);
    expect(requests).toEqual([]);
    expect((await ashlar(directory, ['model', 'openapi.yaml', '--allow', origin])).status).toBe(0);
    const config = { document: 'openapi.yaml', input: { allow: [`${origin}/`] } };
    const configured = createTempDirectory({
      'openapi.yaml': document,
      'ashlar.config.json': JSON.stringify(config),
    });
    expect((await ashlar(configured, ['model'])).status).toBe(0);
  });
});

describe('a redirect', () => {
  it('is followed on the same origin, and references are relative to the requested URL', async () => {
    const { status } = await printModel(
      {
        '/latest/openapi.yaml': redirect('/v2/openapi.yaml'),
        '/v2/openapi.yaml': withReference('pets.yaml#/Pet'),
        '/latest/pets.yaml': petFile,
      },
      '/latest/openapi.yaml',
    );
    expect(status).toBe(0);
  });

  it('to another origin is rejected without a request, unless it is allowed', async () => {
    const other = await startServer({ [`/openapi.yaml?signature=${secret}`]: petShop });
    const routes: Routes = { '/openapi.yaml': redirect(`${other.origin}/openapi.yaml?signature=${secret}`) };
    const rejected = await printModel(routes);
    expect(rejected.stderr).toContain(
      `source/remote-reference\n  cannot read \`${/http:\S+?(?=`)/.exec(rejected.stderr)?.[0] ?? ''}\`: it redirects to \`${other.origin}/openapi.yaml\`, which is on another origin`,
    );
    expect(rejected.stderr).not.toContain(secret);
    expect(other.requests).toEqual([]);
    expect((await printModel(routes, undefined, ['--allow', other.origin])).status).toBe(0);
  });

  it('is checked like the reference, and only against what its document allows', async () => {
    const { origin, requests } = await startServer({
      '/v2/pets.yaml': redirect('/internal/pets.yaml'),
      '/v2/moved.yaml': redirect('/v2/pet.yaml'),
      '/v2/pet.yaml': petFile,
      '/internal/pets.yaml': petFile,
    });
    const directory = createTempDirectory({
      'openapi.yaml': withReference(`${origin}/v2/pets.yaml#/Pet`),
      'moved.yaml': withReference(`${origin}/v2/moved.yaml#/Pet`),
      'encoded.yaml': withReference(`${origin}/v2/..%2finternal/pets.yaml#/Pet`),
      'several.config.json': JSON.stringify({
        documents: [
          { document: 'openapi.yaml', out: 'a', input: { allow: [`${origin}/v2`] } },
          { document: 'other.yaml', out: 'b', input: { allow: [`${origin}/internal`] } },
        ],
      }),
    });
    const outputs = [
      await ashlar(directory, ['model', 'openapi.yaml', '--allow', `${origin}/v2`]),
      await ashlar(directory, ['model', 'openapi.yaml', '--config', 'several.config.json']),
    ];
    for (const { stderr } of outputs)
      expect(stderr).toContain(`it redirects to \`${origin}/internal/pets.yaml\`, which is outside the URLs`);
    expect((await ashlar(directory, ['model', 'encoded.yaml', '--allow', `${origin}/v2`])).stderr).toContain(
      'source/remote-reference',
    );
    expect(requests.map(({ path }) => path)).toEqual(['/v2/pets.yaml', '/v2/pets.yaml']);
    expect((await ashlar(directory, ['model', 'moved.yaml', '--allow', `${origin}/v2`])).status).toBe(0);
    expect((await ashlar(directory, ['model', 'openapi.yaml', '--allow', origin])).status).toBe(0);
  });

  it('to a server that does not listen is not blamed on the server that redirects', async () => {
    const other = await startServer();
    await other.close();
    const { origin, requests } = await startServer({
      '/openapi.yaml': withReference('moved.yaml#/Pet').replace(
        'integer }',
        "integer }\n        toy: { $ref: 'toy.yaml#/Pet' }",
      ),
      '/moved.yaml': redirect(`${other.origin}/moved.yaml`),
      '/toy.yaml': petFile,
    });
    const args = ['model', `${origin}/openapi.yaml`, '--allow', other.origin];
    const { stderr } = await ashlar(createTempDirectory(), args);
    expect(stderr).toContain(`cannot connect to \`${new URL(other.origin).host}\`: no server is listening`);
    expect(requests.map(({ path }) => path)).toEqual(['/openapi.yaml', '/moved.yaml', '/toy.yaml']);
  });

  it.each([
    ['to a file', 'file:///etc/hostname', 'it redirects to `file:`, which is not an http or https URL'],
    ['to itself', '/openapi.yaml', 'it redirects more than 5 times'],
    ['to an invalid URL', 'http://[', 'it redirects to an invalid URL'],
  ])('%s is an error', async (_name, location, reason) => {
    const { status, stderr } = await printModel({ '/openapi.yaml': redirect(location) });
    expect({ status, hasReason: stderr.includes(reason) }).toEqual({ status: 2, hasReason: true });
  });
});
