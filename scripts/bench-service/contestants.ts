// Servers to measure: node:http, the generated pipeline, the whole service, and a mock server.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { freePort, type Command } from './contestant.ts';

const project = join(import.meta.dirname, '../..');

/** Build directory, within the project because the service loads its packages. */
const built = join(project, 'node_modules/.cache/ashlar-bench/built');

/** URL on a separate line. */
const line = /^(http:\/\/127\.0\.0\.1:\d+)$/m;

/**
 * Returns the node:http server that sends the bytes of two files. `headers`: file with the headers of the whole
 * service.
 */
export async function bare(
  scratch: string,
  shown: string,
  created: string,
  path: string,
  headers?: string,
): Promise<Command> {
  const more = headers === undefined ? [] : [headers];
  return {
    name: headers === undefined ? 'node:http' : 'node:http, all headers',
    words: [await bundled('bare', scratch), shown, created, ...more],
    url: line,
    path,
  };
}

/** Returns the generated pipeline with an in-memory resource. With `isFresh`, each response is a new value. */
export async function pipeline(scratch: string, shown: string, path: string, anew: boolean): Promise<Command> {
  const words = [await bundled('memory', scratch), shown, ...(anew ? ['anew'] : [])];
  return {
    name: anew ? 'pipeline, each answer anew' : 'pipeline, in memory',
    words,
    url: line,
    path,
    headers: { Authorization: 'Bearer bench' },
  };
}

/** Builds the service separately from the build of `npm start`. */
export function buildWhole(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/build-service.js'), built], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The service cannot be built:\n${stderr}`);
}

/** Returns the whole service, with SQLite in a directory. */
export function service(data: string, key: string, more: readonly string[] = []): Command {
  const words = [
    join(built, 'main.js'),
    '--port',
    '0',
    '--data',
    data,
    '--rate-limit',
    '999999999',
    '--log-level',
    'error',
    ...more,
  ];
  return {
    name: 'whole service',
    words,
    env: { ASHLAR_KEY: key, DATABASE_URL: '', REDIS_URL: '' },
    url: /(http:\/\/127\.0\.0\.1:\d+)\/v4/,
    path: '/readyz',
  };
}

/** Returns Prism as one process without logs, with the document of the service. */
export async function prism(peers: string, headers: Readonly<Record<string, string>>, path: string): Promise<Command> {
  const port = await freePort();
  const main = createRequire(join(peers, 'any.js')).resolve('@stoplight/prism-cli/dist/index.js');
  const words = [
    main,
    'mock',
    join(project, 'generated/spec/openapi.json'),
    '-p',
    String(port),
    '-v',
    'silent',
    '--no-multiprocess',
  ];
  return { name: 'Prism', words, url: `http://127.0.0.1:${port}`, path, headers };
}

/** Bundles as for deployment: one file of JavaScript. */
async function bundled(name: 'bare' | 'memory', folder: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['source'],
    outfile,
    logLevel: 'error',
  });
  return outfile;
}
