// Lock file of remote sources: digests, offline runs, updates, and checks.

import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { updateLockFile } from '../../src/generator/pipeline/inputs/lock-file.ts';
import { ashlar, petShop, type CommandOutput, type RunOptions } from './command.ts';
import { startServer, type Routes, type TestServer } from './http-server.ts';
import { createTempDirectory, readFiles, writeTextFile } from './temp-directory.ts';

const petFile = 'Pet: { type: object, properties: { name: { type: string } } }\n';
const document = petShop.replace("'#/components/schemas/Pet'", "'pets.yaml#/Pet'");
const routes: Routes = { '/openapi.yaml': document, '/pets.yaml': petFile };
const changedRoutes: Routes = { ...routes, '/pets.yaml': petFile.replace('name', 'nickname') };
const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('hex')}`;

interface Project {
  readonly server: TestServer;
  readonly directory: string;
  readonly url: string;
  readonly run: (args: readonly string[], options?: RunOptions) => Promise<CommandOutput>;
}

/** Creates a project whose configured document is on a server. */
async function createProject(): Promise<Project> {
  const server = await startServer(routes);
  const url = `${server.origin}/openapi.yaml`;
  const directory = createTempDirectory({
    'ashlar.config.json': JSON.stringify({ document: url, out: 'out', targets: ['types'] }),
    'node_modules/.keep': '',
  });
  return { server, directory, url, run: (args, options) => ashlar(directory, args, options) };
}

function readLock(directory: string): string | undefined {
  return readFiles(directory)['ashlar.lock.json'];
}

describe('generate', () => {
  it('writes the digest of each remote source to the lock file, sorted by URL', async () => {
    const { server, directory, url, run } = await createProject();
    expect((await run(['generate'])).status).toBe(0);
    const expected = {
      version: 1,
      sources: {
        [url]: { digest: digestOf(document) },
        [`${server.origin}/pets.yaml`]: { digest: digestOf(petFile) },
      },
    };
    expect(readLock(directory)).toBe(`${JSON.stringify(expected, undefined, 2)}\n`);
  });

  it('uses the locked content without a request, until --update', async () => {
    const { server, directory, run } = await createProject();
    await run(['generate']);
    const [files, requestCount] = [readFiles(join(directory, 'out')), server.requests.length];
    server.serve(changedRoutes);
    // Once from the output cache, once from the content, and by another command.
    expect((await run(['generate'])).stdout).toContain('0 written');
    rmSync(join(directory, 'out'), { recursive: true });
    expect((await run(['generate'])).status).toBe(0);
    expect((await run(['model'])).stdout).not.toContain('nickname');
    expect(readFiles(join(directory, 'out'))).toEqual(files);
    expect(server.requests).toHaveLength(requestCount);

    expect((await run(['generate', '--update'])).status).toBe(0);
    expect(JSON.stringify(readFiles(join(directory, 'out')))).toContain('nickname');
    expect(readLock(directory)).toContain(digestOf(changedRoutes['/pets.yaml'] as string));
    expect((await run(['generate'])).stdout).toContain('0 written');
  });

  it('does not reuse output after the lock file has changed', async () => {
    const { server, directory, run } = await createProject();
    await run(['generate']);
    const lock = readLock(directory) ?? '';
    server.serve(changedRoutes);
    await run(['generate', '--update']);
    writeTextFile(directory, 'ashlar.lock.json', lock);
    expect((await run(['generate'])).status).toBe(0);
    expect(JSON.stringify(readFiles(join(directory, 'out')))).not.toContain('nickname');
  });

  it('downloads what is not cached, and rejects another content than the locked one', async () => {
    const { server, directory, url, run } = await createProject();
    await run(['generate']);
    rmSync(join(directory, 'node_modules/.cache'), { recursive: true });
    expect((await run(['generate'])).status).toBe(0);
    rmSync(join(directory, 'node_modules/.cache'), { recursive: true });
    server.serve({ ...routes, '/openapi.yaml': `${document}# hunter2\n` });
    const before = readFiles(directory);
    const { status, stdout, stderr } = await run(['generate']);
    expect(status).toBe(2);
    expect(stderr).toContain('error source/digest-mismatch');
    expect(stderr).toContain(`cannot read \`${url}\`: its content differs from \`ashlar.lock.json\``);
    expect(stderr).toContain('ashlar generate --update');
    expect(stdout + stderr).not.toContain('hunter2');
    expect(readFiles(directory)).toEqual(before);
  });

  it('does not lock a document with errors, and reads it again', async () => {
    const { server, directory, run } = await createProject();
    server.serve({ ...routes, '/openapi.yaml': 'openapi: 3.1.0\ninfo: [\n' });
    expect((await run(['generate'])).status).toBe(2);
    expect(readLock(directory)).toBeUndefined();
    server.serve(routes);
    expect((await run(['generate'])).status).toBe(0);
  });

  it('keeps the entries of other documents, and writes nothing if nothing changed', async () => {
    const { server, directory, run } = await createProject();
    server.serve({ ...routes, '/other.yaml': petShop });
    await run(['generate', `${server.origin}/other.yaml`, '--out', 'other']);
    expect(readLock(directory)).toContain('other.yaml');
    await run(['generate']);
    expect(readLock(directory)).toContain('other.yaml');
    expect(readLock(directory)).toContain('/openapi.yaml');
  });

  it('puts the lock file next to the configuration, or in the working directory without one', async () => {
    const server = await startServer(routes);
    const directory = createTempDirectory({
      'config/ashlar.config.json': JSON.stringify({ document: `${server.origin}/openapi.yaml`, targets: ['types'] }),
      'work/.keep': '',
    });
    await ashlar(join(directory, 'work'), ['generate', '--config', '../config/ashlar.config.json']);
    await ashlar(join(directory, 'work'), ['generate', `${server.origin}/openapi.yaml`, '--out', 'out']);
    const files = Object.keys(readFiles(directory)).filter((path) => path.endsWith('ashlar.lock.json'));
    expect(files).toEqual(['config/ashlar.lock.json', 'work/ashlar.lock.json']);
  });

  it('lists the lock file, but no URL, among its inputs', async () => {
    const { run } = await createProject();
    const { inputs } = JSON.parse((await run(['generate', '--json'])).stdout) as { inputs: readonly string[] };
    expect(inputs).toEqual(['ashlar.config.json', 'ashlar.lock.json']);
  });
});

describe('--offline', () => {
  it('generates from the cache without a request', async () => {
    const { server, directory, run } = await createProject();
    await run(['generate']);
    await server.close();
    rmSync(join(directory, 'out'), { recursive: true });
    expect((await run(['generate', '--offline'])).status).toBe(0);
    expect((await run(['lint', '--offline'])).status).toBe(0);
  });

  it('names what is not locked, or not in the cache', async () => {
    const { server, directory, url, run } = await createProject();
    expect((await run(['generate', '--offline'])).stderr).toContain(
      `source/not-cached\n  cannot read \`${url}\`: it is not in \`ashlar.lock.json\``,
    );
    await run(['generate', '--cache', 'kept']);
    rmSync(join(directory, 'kept/sources'), { recursive: true });
    rmSync(join(directory, 'out'), { recursive: true });
    const requestCount = server.requests.length;
    expect((await run(['generate', '--offline', '--cache', 'kept'])).stderr).toContain(
      'its content is not in the cache, and `--offline` prevents a download',
    );
    expect(server.requests).toHaveLength(requestCount);
  });

  it('downloads no package for an earlier version of the document', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.json': JSON.stringify({
        document: 'openapi.yaml',
        out: 'out',
        docs: { changelogSince: '@acme/spec@1.2.0' },
      }),
      // Another registry is a failure that takes no time.
      '.npmrc': 'registry=http://127.0.0.1:1\nfetch-retries=0\n',
    });
    for (const args of [['diff', '@acme/spec@1.2.0'], ['generate']]) {
      const { status, stderr } = await ashlar(directory, [...args, '--offline']);
      expect(status).toBe(2);
      expect(stderr).toContain('error source/not-cached');
      expect(stderr).toContain('cannot read `@acme/spec@1.2.0`: `--offline` prevents a download of the package');
    }
  });

  it('suggests a cache directory if there is none', async () => {
    const { directory, run } = await createProject();
    await run(['generate']);
    rmSync(join(directory, 'node_modules'), { recursive: true });
    const { stderr } = await run(['model', '--offline']);
    expect(stderr).toContain('there is no cache directory, and `--offline` prevents a download');
    expect(stderr).toContain('run `ashlar generate --cache <dir>` once without `--offline`, then with both');
    expect((await run(['generate', '--cache', 'kept'])).status).toBe(0);
    expect((await run(['model', '--cache', 'kept', '--offline'])).status).toBe(0);
  });

  it('is not possible without a cache, which a run that cannot write it does not need', async () => {
    const { directory, run } = await createProject();
    writeFileSync(join(directory, 'kept'), 'not a directory');
    expect((await run(['generate', '--cache', 'kept'])).status).toBe(0);
    expect((await run(['model', '--cache', 'kept', '--offline'])).stderr).toContain('source/not-cached');
  });

  it('does not use damaged content', async () => {
    const { directory, run } = await createProject();
    await run(['generate', '--cache', 'kept']);
    for (const path of Object.keys(readFiles(join(directory, 'kept/sources'))))
      writeTextFile(directory, `kept/sources/${path}`, petShop);
    rmSync(join(directory, 'out'), { recursive: true });
    expect((await run(['generate', '--offline', '--cache', 'kept'])).stderr).toContain('source/not-cached');
  });

  it.each([
    [['--offline', '--update'], '`--update` conflicts with `--offline`'],
    [['--check', '--update'], '`--update` conflicts with `--check`'],
    [['--offline', '--no-cache'], '`--offline` conflicts with `--no-cache`'],
  ])('and --check conflict with --update: %j', async (flags, message) => {
    const { run } = await createProject();
    expect((await run(['generate', ...flags])).stderr).toContain(message);
  });
});

describe('--check', () => {
  it('accepts output that matches the lock file, and never writes or requests', async () => {
    const { server, directory, run } = await createProject();
    await run(['generate']);
    const [files, requestCount] = [readFiles(directory), server.requests.length];
    server.serve(changedRoutes);
    expect((await run(['generate', '--check'])).status).toBe(0);
    expect(readFiles(directory)).toEqual(files);
    expect(server.requests).toHaveLength(requestCount);
  });

  it('reports a source that is not locked, without a request', async () => {
    const { server, directory, run } = await createProject();
    const { status, stderr } = await run(['generate', '--check']);
    expect(status).toBe(2);
    expect(stderr).toContain('error source/not-locked');
    expect(stderr).toContain('it is not in `ashlar.lock.json`');
    expect(server.requests).toEqual([]);
    expect(readLock(directory)).toBeUndefined();
  });
});

describe('several documents', () => {
  it('can be remote, with their own `input.allow`, and are locked together', async () => {
    const other = await startServer({ '/pets.yaml': petFile });
    const referring = petShop.replace("'#/components/schemas/Pet'", `'${other.origin}/pets.yaml#/Pet'`);
    const { origin } = await startServer({ '/a.yaml': referring, '/b.yaml': referring });
    const documents = [
      { document: `${origin}/a.yaml`, out: 'a', input: { allow: [other.origin] } },
      { document: `${origin}/b.yaml`, out: 'b' },
    ];
    const directory = createTempDirectory({
      'ashlar.config.json': JSON.stringify({ documents, targets: ['types'], strict: true }),
    });
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect({ status, reports: stderr.match(/\S+ error source\/[a-z-]+/g) }).toEqual({
      status: 2,
      reports: [`${origin}/b.yaml:12:53 error source/remote-reference`],
    });
    const { sources } = JSON.parse(readLock(directory) ?? '') as { sources: object };
    expect(Object.keys(sources)).toEqual([`${origin}/a.yaml`, `${other.origin}/pets.yaml`].sort());
    expect((await ashlar(directory, ['generate', `${origin}/a.yaml`])).status).toBe(0);
  });
});

describe('other commands', () => {
  it('read what is not locked, and write neither the lock file nor the cache', async () => {
    const { directory, run } = await createProject();
    expect((await run(['model'])).status).toBe(0);
    expect((await run(['lint'])).status).toBe(0);
    expect(Object.keys(readFiles(directory))).toEqual(['ashlar.config.json', 'node_modules/.keep']);
  });
});

it.each([
  ['is not JSON', '{'],
  ['has another version', '{ "version": 2, "sources": {} }'],
  ['has no sources', '{ "version": 1 }'],
  ['has an invalid digest', '{ "version": 1, "sources": { "https://api.example/": { "digest": "md5-0" } } }'],
])('a lock file that %s is reported', async (_name, text) => {
  const { directory, run } = await createProject();
  writeTextFile(directory, 'ashlar.lock.json', text);
  for (const args of [['generate'], ['model']]) {
    const { status, stderr } = await run(args);
    expect(status).toBe(2);
    expect(stderr).toContain('error source/invalid-lock-file');
  }
});

it('a lock file that is a named pipe is reported', async () => {
  const { directory, run } = await createProject();
  execFileSync('mkfifo', [join(directory, 'ashlar.lock.json')]);
  expect((await run(['model'])).stderr).toContain('error source/invalid-lock-file');
});

describe('the lock file', () => {
  const digests = new Map([['https://api.example/a.yaml', 'a'.repeat(64)]]);
  const update = (directory: string): void => updateLockFile(directory, directory, digests, createReport());

  it('is updated after the update of another process, whose entries remain', async () => {
    const directory = createTempDirectory();
    const lock = { version: 1, sources: { 'https://api.example/b.yaml': { digest: digestOf('b') } } };
    const other = new Worker(
      `const { writeFileSync, rmSync } = require('node:fs');
       const { workerData: { file, text }, parentPort } = require('node:worker_threads');
       writeFileSync(file + '.tmp-lock', '');
       parentPort.postMessage('started');
       setTimeout(() => { writeFileSync(file, text); rmSync(file + '.tmp-lock'); }, 200);`,
      { eval: true, workerData: { file: join(directory, 'ashlar.lock.json'), text: JSON.stringify(lock) } },
    );
    await new Promise((resolve) => other.once('message', resolve));
    update(directory);
    const { sources } = JSON.parse(readLock(directory) ?? '') as { sources: object };
    expect(Object.keys(sources)).toEqual(['https://api.example/a.yaml', 'https://api.example/b.yaml']);
    expect(Object.keys(readFiles(directory))).toEqual(['ashlar.lock.json']);
  });

  it('is updated despite the marker of a process that was ended', () => {
    const directory = createTempDirectory({ 'ashlar.lock.json.tmp-lock': '' });
    const marker = join(directory, 'ashlar.lock.json.tmp-lock');
    utimesSync(marker, 0, 0);
    update(directory);
    expect(readLock(directory)).toContain('https://api.example/a.yaml');
    expect(existsSync(marker)).toBe(false);
  });
});
