// The recipes of docs/monorepo.md, run by the build systems themselves: a second checkout with the first's remote cache does no work, and any input that changes makes for some.

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
import { installPeers } from '../../scripts/peers.ts';
import { root, textOf } from '../architecture/files.ts';
import { attempt, run } from '../elsewhere/packed.ts';
import { ashlar } from '../unit/cli/command.ts';
import { filesIn, folderWith, put } from '../unit/cli/folder.ts';
import { config, service, shared } from '../unit/cli/services.ts';

vi.setConfig({ testTimeout: 900_000 });

const names = ['orders', 'users', 'billing'];

interface BuildSystem {
  readonly name: string;
  readonly version: string;
  readonly words: readonly string[];
  readonly file: string;
  /** How many of the tasks were started, by what it said. */
  readonly started: (said: string) => number | undefined;
  readonly env: (server: string) => Readonly<Record<string, string>>;
}

const systems: readonly BuildSystem[] = [
  {
    name: 'turbo',
    version: '2.11.11',
    words: ['run', 'generate', '--cache=remote:rw'],
    file: 'turbo.json',
    started: (said) => difference(/Cached:\s+(\d+) cached, (\d+) total/.exec(said)),
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
    words: ['run-many', '-t', 'generate', '--outputStyle=static'],
    file: 'nx.json',
    started: (said) => difference(/Cache:\s+(\d+)\/(\d+) hit/.exec(said)),
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

function difference(found: RegExpExecArray | null): number | undefined {
  return found ? Number(found[2]) - Number(found[1]) : undefined;
}

/** The first block of JSON after the words that name a file. */
function recipe(file: string): string {
  const [, block] =
    new RegExp(`In \`${file.replaceAll('.', String.raw`\.`)}\`[^:]*:\n\n\x60{3}json\n(.*?)\x60{3}`, 's').exec(
      textOf('docs/monorepo.md'),
    ) ?? [];
  if (block === undefined) throw new Error(`docs/monorepo.md has no ${file}`);
  return block;
}

/** A remote cache: whatever is put there can be had again. */
async function remoteCache(): Promise<{ readonly address: string; readonly kept: ReadonlyMap<string, Buffer> }> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', method } = request;
      const found = kept.get(url);
      if (method === 'PUT') kept.set(url, Buffer.concat(parts));
      if (method === 'PUT' || method === 'POST')
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"urls":[]}');
      else if (url.includes('/status'))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"enabled"}');
      else if (found === undefined) response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': 'application/octet-stream' })
          .end(method === 'HEAD' ? undefined : found);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, kept };
}

/** Puts the packages of the build system, and the command of this Ashlar, where the checkout looks for them. */
function install(checkout: string, peers: string): void {
  const from = join(peers, 'node_modules');
  mkdirSync(join(checkout, 'node_modules/.bin'), { recursive: true });
  const packages = readdirSync(from)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(from, name)).map((each) => `${name}/${each}`) : [name],
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
    Object.entries(filesIn(join(checkout, 'services'))).filter(([path]) => path.includes('/src/api/')),
  );

it.for(systems)('$name', async ({ name, version, words, file, started, env }, context) => {
  if (process.platform === 'win32') return context.skip('commands are links here');
  if (!existsSync(join(root, 'node_modules/.cache/ashlar-bench', name)) && attempt(root, 'npm', ['ping']).status !== 0)
    return context.skip('no registry of packages can be reached from here');
  const peers = installPeers(name, { [name]: version });
  const { address, kept } = await remoteCache();
  const locked = {
    '': { name: 'monorepo', workspaces: ['services/*'], devDependencies: { ashlar: '1.0.0' } },
    'node_modules/ashlar': { version: '1.0.0', dev: true },
    ...Object.fromEntries(
      names.flatMap((each): readonly (readonly [string, object])[] => [
        [`node_modules/${each}`, { resolved: `services/${each}`, link: true }],
        [`services/${each}`, { version: '0.0.0' }],
      ]),
    ),
  };
  const files: Readonly<Record<string, string>> = {
    ...shared,
    '.gitignore': 'node_modules\n.turbo\n.nx\nsrc/api\n',
    'package.json': JSON.stringify({
      name: 'monorepo',
      private: true,
      workspaces: ['services/*'],
      packageManager: 'npm@10.9.0',
      devDependencies: { ashlar: '1.0.0' },
    }),
    'package-lock.json': JSON.stringify({ name: 'monorepo', lockfileVersion: 3, requires: true, packages: locked }),
    'ashlar.config.json': config([
      { document: 'services/*/openapi.yaml', out: 'services/{1}/src/api', targets: ['types', 'validators'] },
    ]),
    [file]: recipe(file),
    ...Object.fromEntries(
      names.flatMap((each) => [
        [`services/${each}/openapi.yaml`, service(each)],
        [
          `services/${each}/package.json`,
          JSON.stringify({
            name: each,
            version: '0.0.0',
            private: true,
            ...(JSON.parse(recipe('package.json')) as object),
          }),
        ],
      ]),
    ),
  };
  const first = folderWith(files);
  const git = (cwd: string, ...rest: readonly string[]): string =>
    run(cwd, 'git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test', ...rest], {
      env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  git(first, 'init', '-q');
  git(first, 'add', '-A');
  git(first, 'commit', '-q', '-m', 'Services');
  const elsewhere = folderWith();
  git(elsewhere, 'clone', '-q', first, 'deep/checkout');
  const second = join(elsewhere, 'deep/checkout');
  const homes = new Map([first, second].map((checkout) => [checkout, folderWith()]));

  /** Runs all tasks as a machine of its own does; how many were started. */
  const tasks = (
    checkout: string,
  ): Promise<{ readonly status: number | null; readonly started: number | undefined; readonly said: string }> =>
    new Promise((ended) => {
      const inherited = Object.fromEntries(
        Object.entries(process.env).filter(
          ([each]) => !/^(?:npm_|NX_|TURBO_|VITEST)|^(?:FORCE_COLOR|NODE_OPTIONS|NODE_ENV)$/i.test(each),
        ),
      );
      const { bin } = JSON.parse(readFileSync(join(peers, 'node_modules', name, 'package.json'), 'utf8')) as {
        readonly bin: Readonly<Record<string, string>>;
      }; // npm's own form
      const child = spawn(join(checkout, 'node_modules', name, bin[name] ?? ''), words, {
        cwd: checkout,
        env: { ...inherited, CI: 'true', HOME: homes.get(checkout), ...env(address) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
      child.on('close', (status) => ended({ status, started: started(stripVTControlCharacters(said)), said }));
    });

  install(first, peers);
  install(second, peers);
  const one = await tasks(first);
  expect(one).toMatchObject({ status: 0, started: names.length });
  expect(kept.size).toBeGreaterThanOrEqual(names.length);
  expect(Object.keys(outputs(first)).filter((path) => path.endsWith('.ashlar.json'))).toHaveLength(names.length);

  // An Ashlar that fails when it is started is not.
  const program = join(second, 'node_modules/.bin/ashlar');
  rmSync(program);
  writeFileSync(program, '#!/bin/sh\nexit 1\n');
  chmodSync(program, 0o755);
  expect(await tasks(second)).toMatchObject({ status: 0, started: 0 });
  expect(outputs(second)).toEqual(outputs(first));
  expect((await ashlar(second, ['generate', '--check'])).status).toBe(0);

  // Whatever input a run tells, a change of it is seen, and nothing else runs for it.
  const { documents } = JSON.parse((await ashlar(second, ['generate', '--check', '--json'])).stdout) as {
    readonly documents: readonly { readonly document: string; readonly inputs: readonly string[] }[];
  };
  rmSync(program);
  symlinkSync(join(root, 'bin/ashlar.js'), program);
  for (const input of ['common/pet.yaml', 'services/orders/openapi.yaml', 'ashlar.config.json']) {
    const concerned = documents.filter(({ inputs }) => inputs.includes(input)).length;
    const before = readFileSync(join(second, input), 'utf8');
    put(second, input, `${before}\n`);
    expect({ input, ...(await tasks(second)) }).toMatchObject({ input, status: 0, started: concerned });
    put(second, input, before);
  }
  expect([...new Set(documents.flatMap(({ inputs }) => inputs))].sort()).toEqual([
    'ashlar.config.json',
    'common/pet.yaml',
    ...names.map((each) => `services/${each}/openapi.yaml`).sort(),
  ]);
  expect(outputs(second)).toEqual(outputs(first));
});
