// Servers to measure: node:http, the generated pipeline, the whole service, and mock servers.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { bundleServer } from './bundle-server.ts';
import { findFreePort, type Command } from './contestant.ts';

const project = join(import.meta.dirname, '../..');

/** Build directory, within the project because the service loads its packages. */
const buildDirectory = join(project, 'node_modules/.cache/ashlar-bench/built');

/** Matches the URL, which the server prints on a separate line. */
export const urlLine = /^(http:\/\/127\.0\.0\.1:\d+)$/m;

/**
 * Returns the node:http server that sends the bytes of two files. `headers` is a file with the headers of the whole
 * service.
 */
export async function bareServer(
  scratch: string,
  getBody: string,
  postBody: string,
  path: string,
  headers?: string,
): Promise<Command> {
  const extraArgs = headers === undefined ? [] : [headers];
  return {
    name: headers === undefined ? 'node:http' : 'node:http, all headers',
    args: [await bundleServer(join(import.meta.dirname, 'bare.ts'), scratch), getBody, postBody, ...extraArgs],
    url: urlLine,
    path,
  };
}

/** Returns the generated pipeline with an in-memory resource. With `isFresh`, each response is a new value. */
export async function pipelineServer(
  scratch: string,
  getBody: string,
  path: string,
  isFresh: boolean,
): Promise<Command> {
  const program = await bundleServer(join(import.meta.dirname, 'in-memory-server.ts'), scratch);
  const args = [program, getBody, ...(isFresh ? ['fresh'] : [])];
  return {
    name: isFresh ? 'pipeline, copied responses' : 'pipeline, in memory',
    args,
    url: urlLine,
    path,
    headers: { Authorization: 'Bearer bench' },
  };
}

/** Builds the service separately from the build of `npm start`. */
export function buildService(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/build-service.js'), buildDirectory], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Cannot build the service:\n${stderr}`);
}

/** Returns the whole service, with SQLite in a directory. */
export function wholeServiceCommand(data: string, key: string, extraArgs: readonly string[] = []): Command {
  const args = [
    join(buildDirectory, 'main.js'),
    '--port',
    '0',
    '--data',
    data,
    '--rate-limit',
    '999999999',
    '--log-level',
    'error',
    ...extraArgs,
  ];
  return {
    name: 'whole service',
    args,
    env: { ASHLAR_KEY: key, DATABASE_URL: '', REDIS_URL: '' },
    url: /(http:\/\/127\.0\.0\.1:\d+)\/v4/,
    path: '/readyz',
  };
}

/** Returns `ashlar mock` with the document of the service. */
export function mockServer(headers: Readonly<Record<string, string>>, path: string): Command {
  const args = [join(project, 'bin/ashlar.js'), 'mock', join(project, 'generated/spec/openapi.json'), '--port', '0'];
  return { name: 'ashlar mock', args, url: / at (http:\S+)/, path, headers };
}

/** Returns Prism as one process without logs, with the document of the service. */
export async function prismServer(
  peers: string,
  headers: Readonly<Record<string, string>>,
  path: string,
): Promise<Command> {
  const port = await findFreePort();
  const main = createRequire(join(peers, 'any.js')).resolve('@stoplight/prism-cli/dist/index.js');
  const args = [
    main,
    'mock',
    join(project, 'generated/spec/openapi.json'),
    '-p',
    String(port),
    '-v',
    'silent',
    '--no-multiprocess',
  ];
  return { name: 'Prism', args, url: `http://127.0.0.1:${port}`, path, headers };
}
