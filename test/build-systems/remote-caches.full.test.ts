// Turborepo and Nx recipes from docs/monorepo.md: two checkouts share a remote cache.

import { git, initializeRepository } from '../cli/git.ts';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { installComparedTools } from '../../scripts/install-peers.ts';
import { root, readProjectFile } from '../architecture/files.ts';
import { attempt } from '../packed/pack.ts';
import { ashlar } from '../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';
import { createConfig, createServiceDocument, sharedFiles } from '../cli/monorepo.ts';
import { skipBecause } from '../tier.ts';

vi.setConfig({ testTimeout: 900_000 });

const names = ['orders', 'users', 'billing'];

interface BuildSystem {
  readonly name: string;
  readonly version: string;
  readonly args: readonly string[];
  readonly file: string;
  /** Parses the number of executed tasks (those without a cache entry) from the output. */
  readonly parseExecutedCount: (output: string) => number | undefined;
  readonly env: (server: string) => Readonly<Record<string, string>>;
}

const systems: readonly BuildSystem[] = [
  {
    name: 'turbo',
    version: '2.11.11',
    args: ['run', 'generate', '--cache=remote:rw'],
    file: 'turbo.json',
    parseExecutedCount: (output) => difference(/Cached:\s+(\d+) cached, (\d+) total/.exec(output)),
    env: (server) => ({
      TURBO_API: server,
      TURBO_TOKEN: 'token',
      TURBO_TEAM: 'team',
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    }),
  },
  {
    name: 'nx',
    version: '24.0.6',
    args: ['run-many', '-t', 'generate', '--outputStyle=static'],
    file: 'nx.json',
    parseExecutedCount: (output) => difference(/Cache:\s+(\d+)\/(\d+) hit/.exec(output)),
    env: (server) => ({
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: server,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: 'token',
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
      DO_NOT_TRACK: '1',
    }),
  },
];

function difference(match: RegExpExecArray | null): number | undefined {
  return match ? Number(match[2]) - Number(match[1]) : undefined;
}

/** Returns the JSON block for a file in docs/monorepo.md. */
function readRecipe(file: string): string {
  const [, block] =
    new RegExp(`In \`${file.replaceAll('.', String.raw`\.`)}\`[^:]*:\n\n\x60{3}json\n(.*?)\x60{3}`, 's').exec(
      readProjectFile('docs/monorepo.md'),
    ) ?? [];
  if (block === undefined) throw new Error(`docs/monorepo.md has no ${file}`);
  return block;
}

/** Starts an HTTP server that implements both remote cache protocols. */
async function startRemoteCache(): Promise<{
  readonly address: string;
  readonly entries: ReadonlyMap<string, Buffer>;
}> {
  const entries = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', method } = request;
      const cached = entries.get(url);
      if (method === 'PUT') entries.set(url, Buffer.concat(chunks));
      if (method === 'PUT' || method === 'POST')
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"urls":[]}');
      else if (url.includes('/status'))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"enabled"}');
      else if (cached === undefined) response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': 'application/octet-stream' })
          .end(method === 'HEAD' ? undefined : cached);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, entries };
}

/** Links the packages of the build system and the `ashlar` command of this project into `node_modules`. */
function install(checkout: string, peers: string): void {
  const from = join(peers, 'node_modules');
  mkdirSync(join(checkout, 'node_modules/.bin'), { recursive: true });
  const packages = readdirSync(from)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(from, name)).map((packageName) => `${name}/${packageName}`) : [name],
    );
  for (const name of packages) {
    mkdirSync(dirname(join(checkout, 'node_modules', name)), { recursive: true });
    symlinkSync(join(from, name), join(checkout, 'node_modules', name), 'junction');
  }
  for (const name of names)
    symlinkSync(join(checkout, 'services', name), join(checkout, 'node_modules', name), 'junction');
  symlinkSync(join(root, 'bin/ashlar.js'), join(checkout, 'node_modules/.bin/ashlar'));
}

const outputs = (checkout: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readFiles(join(checkout, 'services'))).filter(([path]) => path.includes('/src/api/')),
  );

it.for(systems)(
  'runs only tasks with changed inputs in a second checkout: $name',
  async ({ name, version, args, file, parseExecutedCount, env }, context) => {
    if (process.platform === 'win32') return context.skip('commands are symlinks in this test');
    if (
      !existsSync(join(root, 'node_modules/.cache/ashlar-bench', name)) &&
      attempt(root, 'npm', ['ping']).status !== 0
    ) {
      return skipBecause(context, 'the package registry is not reachable');
    }
    const peers = installComparedTools(name, { [name]: version });
    const { address, entries } = await startRemoteCache();
    const lockedPackages = {
      '': { name: 'monorepo', workspaces: ['services/*'], devDependencies: { ashlar: '1.0.0' } },
      'node_modules/ashlar': { version: '1.0.0', dev: true },
      ...Object.fromEntries(
        names.flatMap((service): readonly (readonly [string, object])[] => [
          [`node_modules/${service}`, { resolved: `services/${service}`, link: true }],
          [`services/${service}`, { version: '0.0.0' }],
        ]),
      ),
    };
    const files: Readonly<Record<string, string>> = {
      ...sharedFiles,
      '.gitignore': 'node_modules\n.turbo\n.nx\nsrc/api\n',
      'package.json': JSON.stringify({
        name: 'monorepo',
        private: true,
        workspaces: ['services/*'],
        packageManager: 'npm@10.9.0',
        devDependencies: { ashlar: '1.0.0' },
      }),
      'package-lock.json': JSON.stringify({
        name: 'monorepo',
        lockfileVersion: 3,
        requires: true,
        packages: lockedPackages,
      }),
      'ashlar.config.json': createConfig([
        { document: 'services/*/openapi.yaml', out: 'services/{1}/src/api', targets: ['types', 'validators'] },
      ]),
      [file]: readRecipe(file),
      ...Object.fromEntries(
        names.flatMap((service) => [
          [`services/${service}/openapi.yaml`, createServiceDocument(service)],
          [
            `services/${service}/package.json`,
            JSON.stringify({
              name: service,
              version: '0.0.0',
              private: true,
              ...(JSON.parse(readRecipe('package.json')) as object),
            }),
          ],
        ]),
      ),
    };
    const first = createTempDirectory(files);
    initializeRepository(first);
    const secondRoot = createTempDirectory();
    git(secondRoot, 'clone', '-q', first, 'deep/checkout');
    const second = join(secondRoot, 'deep/checkout');
    const homes = new Map([first, second].map((checkout) => [checkout, createTempDirectory()]));

    /** Runs all tasks with a home directory for each checkout, as if on separate machines. */
    const runTasks = (
      checkout: string,
    ): Promise<{
      readonly status: number | null;
      readonly executedCount: number | undefined;
      readonly output: string;
    }> =>
      new Promise((resolve) => {
        const inherited = Object.fromEntries(
          Object.entries(process.env).filter(
            ([variable]) => !/^(?:npm_|NX_|TURBO_|VITEST)|^(?:FORCE_COLOR|NODE_OPTIONS|NODE_ENV)$/i.test(variable),
          ),
        );
        const { bin } = JSON.parse(readFileSync(join(peers, 'node_modules', name, 'package.json'), 'utf8')) as {
          readonly bin: Readonly<Record<string, string>>;
        }; // the format of package.json
        const child = spawn(join(checkout, 'node_modules', name, bin[name] ?? ''), args, {
          cwd: checkout,
          env: { ...inherited, CI: 'true', HOME: homes.get(checkout), ...env(address) },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.on('close', (status) =>
          resolve({ status, executedCount: parseExecutedCount(stripVTControlCharacters(output)), output }),
        );
      });

    install(first, peers);
    install(second, peers);
    expect(await runTasks(first)).toMatchObject({ status: 0, executedCount: names.length });
    expect(entries.size).toBeGreaterThanOrEqual(names.length);
    expect(Object.keys(outputs(first)).filter((path) => path.endsWith('.ashlar.json'))).toHaveLength(names.length);

    // A command that always fails shows that cached tasks are not executed.
    const program = join(second, 'node_modules/.bin/ashlar');
    rmSync(program);
    writeFileSync(program, '#!/bin/sh\nexit 1\n');
    chmodSync(program, 0o755);
    expect(await runTasks(second)).toMatchObject({ status: 0, executedCount: 0 });
    expect(outputs(second)).toEqual(outputs(first));
    expect((await ashlar(second, ['generate', '--check'])).status).toBe(0);

    // A change to a reported input starts only the tasks for the affected documents.
    const { documents } = JSON.parse((await ashlar(second, ['generate', '--check', '--json'])).stdout) as {
      readonly documents: readonly { readonly document: string; readonly inputs: readonly string[] }[];
    };
    rmSync(program);
    symlinkSync(join(root, 'bin/ashlar.js'), program);
    for (const input of ['common/pet.yaml', 'services/orders/openapi.yaml', 'ashlar.config.json']) {
      const affected = documents.filter(({ inputs }) => inputs.includes(input)).length;
      const before = readFileSync(join(second, input), 'utf8');
      writeTextFile(second, input, `${before}\n`);
      expect({ input, ...(await runTasks(second)) }).toMatchObject({ input, status: 0, executedCount: affected });
      writeTextFile(second, input, before);
    }
    expect([...new Set(documents.flatMap(({ inputs }) => inputs))].sort()).toEqual([
      'ashlar.config.json',
      'common/pet.yaml',
      ...names.map((service) => `services/${service}/openapi.yaml`).sort(),
    ]);
    expect(outputs(second)).toEqual(outputs(first));
  },
);
