// Tests that the program starts, prints its URLs, protects its data, and shuts down gracefully.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import process from 'node:process';
import { connect as secureConnect, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { root } from '../../architecture/files.ts';
import { leaf, leafKey } from '../claims/helpers/certificates.ts';
import { buildProgram, runProgram, createTemporaryDirectory, type BuiltProgram } from './built-program.ts';

let built: BuiltProgram;
const { directory, remove } = createTemporaryDirectory();
beforeAll(async () => void (built = await buildProgram()));
afterAll(() => {
  built.remove();
  remove();
});

const quietOptions = ['--port', '0', '--log-level', 'silent'];

describe('the program', () => {
  it('prints its URLs and a working example, and protects the state and the key', async () => {
    const data = join(directory, 'first');
    const fixtures = join(directory, 'fixtures.json');
    writeFileSync(fixtures, 'existing file, readable by all users', { mode: 0o644 });
    const first = runProgram(built.main, [...quietOptions, '--data', data, '--fixtures', fixtures, '--control']);
    const url = await first.url();
    const line = /^ {2}(curl .*)$/m.exec(first.out())?.[1] ?? '';
    const clientList: unknown = JSON.parse(execFileSync('sh', ['-c', `${line} --silent`], { encoding: 'utf8' }));
    expect(clientList).toMatchObject({
      page: 1,
      data: [
        expect.objectContaining({ label: expect.any(String) as string }),
        ...Array<unknown>((clientList as { data: unknown[] }).data.length - 1).fill(expect.anything()),
      ],
    });
    const printedFixtures = JSON.parse(readFileSync(fixtures, 'utf8')) as {
      base_url: string;
      events_url: string;
      control_token: string;
      tokens: { unrestricted: string };
    };
    expect(printedFixtures.base_url).toBe(url);
    expect(first.out()).toContain(
      `  Control        ${url}/control\n  Control token  ${printedFixtures.control_token}\n`,
    );
    expect((await fetch(printedFixtures.events_url)).status).toBe(401);
    expect(
      (
        await fetch(printedFixtures.events_url, {
          headers: { Authorization: `Bearer ${printedFixtures.control_token}` },
        })
      ).status,
    ).toBe(200);
    expect([
      statSync(join(data, 'key')).mode & 0o777,
      statSync(data).mode & 0o777,
      statSync(fixtures).mode & 0o777,
    ]).toEqual([0o600, 0o700, 0o600]);
    const headers = {
      Authorization: `Bearer ${printedFixtures.tokens.unrestricted}`,
      'Content-Type': 'application/json',
    };
    expect(
      (await fetch(`${url}/v4/longview/clients`, { method: 'POST', headers, body: '{"label":"persisted"}' })).status,
    ).toBe(200);

    const second = runProgram(built.main, [...quietOptions, '--data', data]);
    expect(await second.ended).toBe(1);
    expect(second.err()).toBe(
      `The data directory ${data} is in use by another process (${String(first.program.pid)}). Stop it, or choose another directory with --data.\n`,
    );
    const third = runProgram(built.main, ['--port', new URL(url).port, '--data', join(directory, 'third')]);
    expect(await third.ended).toBe(1);
    expect(third.err()).toMatch(
      /^Port \d+ on 127\.0\.0\.1 is in use by another process\. Choose another port with --port, or any free port with --port 0\.\n$/,
    );

    first.program.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const restarted = runProgram(built.main, [...quietOptions, '--data', data]);
    const response = await fetch(`${await restarted.url()}/v4/longview/clients`, {
      headers: { ...headers, 'X-Filter': '{"label":"persisted"}' },
    });
    expect(await response.json()).toMatchObject({ results: 1 });
    restarted.program.kill('SIGINT');
    expect(await restarted.ended).toBe(0);
    const otherKeyRun = runProgram(built.main, [...quietOptions, '--data', data], { ASHLAR_KEY: 'another secret key' });
    expect([await otherKeyRun.ended, otherKeyRun.err()]).toEqual([
      1,
      expect.stringMatching(/^The data was written with a different key\./),
    ]);
  });

  it('exports its state to a seed file and restores it', async () => {
    const [exportFile, secondExportFile] = [join(directory, 'one.yaml'), join(directory, 'other.yaml')];
    const key = { ASHLAR_KEY: 'a key for tests only' };
    writeFileSync(exportFile, 'existing file, readable by all users', { mode: 0o644 });
    const first = runProgram(built.main, ['--data', join(directory, 'export'), '--export', exportFile], key);
    expect([await first.ended, first.out(), first.err()]).toEqual([
      0,
      expect.stringContaining(`to ${exportFile}. To restore it`),
      '',
    ]);
    expect(statSync(exportFile).mode & 0o777).toBe(0o600);
    const second = runProgram(
      built.main,
      ['--data', ':memory:', '--seed', exportFile, '--export', secondExportFile],
      key,
    );
    expect([await second.ended, second.err()]).toEqual([0, '']);
    expect(readFileSync(secondExportFile, 'utf8')).toBe(readFileSync(exportFile, 'utf8'));
    // A relative path works from another directory.
    const data = join(directory, 'elsewhere');
    const third = runProgram(
      built.main,
      [...quietOptions, '--data', data, '--seed', relative(process.cwd(), exportFile)],
      key,
    );
    await third.url();
    third.program.kill('SIGTERM');
    expect([await third.ended, third.out()]).toEqual([0, expect.stringMatching(/demo +unrestricted/)]);
    const fourth = runProgram(built.main, [...quietOptions, '--data', data], key, directory);
    await fourth.url();
    fourth.program.kill('SIGTERM');
    expect([await fourth.ended, fourth.out()]).toEqual([0, expect.stringMatching(/demo +unrestricted/)]);
    const missingDirectory = runProgram(
      built.main,
      ['--data', ':memory:', '--export', join(directory, 'none', 'e.yaml')],
      key,
    );
    expect([await missingDirectory.ended, missingDirectory.err()]).toEqual([
      1,
      expect.stringMatching(/^Cannot write the export to .*: no such file or directory\.\n$/),
    ]);
  });

  it('reports missing packages', async () => {
    const bareDirectory = join(directory, 'bare', 'scripts');
    mkdirSync(bareDirectory, { recursive: true });
    copyFileSync(join(root, 'scripts/start.js'), join(bareDirectory, 'start.js'));
    writeFileSync(join(directory, 'bare', 'package.json'), '{"type":"module"}');
    const started = runProgram(join(bareDirectory, 'start.js'), []);
    expect([await started.ended, started.out(), started.err()]).toEqual([
      1,
      '',
      'Dependencies are not installed: run npm ci.\n',
    ]);
  });

  it.runIf(existsSync('/dev/full'))('serves requests and shuts down even if the disk for its log is full', async () => {
    const full = openSync('/dev/full', 'w');
    const { url, program, ended } = runProgram(
      built.main,
      ['--port', '0', '--data', join(directory, 'unlogged')],
      {},
      undefined,
      full,
    );
    closeSync(full);
    const baseUrl = await url();
    // This writes more lines than the log buffers.
    for (let count = 0; count < 200; count++) expect((await fetch(`${baseUrl}/v4/longview/clients`)).status).toBe(401);
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('unlocks a directory if the process that used it was killed', async () => {
    const data = join(directory, 'killed');
    const first = runProgram(built.main, [...quietOptions, '--data', data]);
    await first.url();
    first.program.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = runProgram(built.main, [...quietOptions, '--data', data]);
    await second.url();
    second.program.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('does not wait for idle connections at shutdown, with or without TLS', async () => {
    const [cert, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')];
    writeFileSync(cert, leaf);
    writeFileSync(key, leafKey);
    for (const tls of [[], ['--tls-cert', cert, '--tls-key', key]]) {
      const { program, url, ended } = runProgram(built.main, [...quietOptions, '--data', ':memory:', ...tls]);
      const port = Number(new URL(await url()).port);
      const idleSockets = [
        connect(port, '127.0.0.1'),
        ...(tls.length > 0 ? [secureConnect({ port, rejectUnauthorized: false })] : []),
      ];
      await Promise.all(
        idleSockets.map((socket) =>
          once(
            socket.on('error', () => undefined),
            socket instanceof TLSSocket ? 'secureConnect' : 'connect',
          ),
        ),
      );
      program.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });

  it('finishes a request in progress, rejects others, and exits', async () => {
    const { program, url, ended, controlToken } = runProgram(built.main, [
      ...quietOptions,
      '--data',
      ':memory:',
      '--control',
    ]);
    const baseUrl = await url();
    const authorized = { Authorization: `Bearer ${controlToken()}` };
    // The state is large enough that only a part of it is sent before the shutdown.
    const state = await (await fetch(`${baseUrl}/control/state`, { headers: authorized })).text();
    const update = request(`${baseUrl}/control/state`, {
      method: 'PUT',
      headers: { ...authorized, 'Content-Type': 'application/json', Expect: '100-continue' },
    });
    const response = once(update, 'response') as Promise<[IncomingMessage]>;
    // Resolves after the server has received the headers.
    const received = once(update, 'continue');
    update.write(state.slice(0, 1000));
    await received;
    program.kill('SIGTERM');
    const isServed = (): Promise<boolean> =>
      fetch(`${baseUrl}/healthz`, { headers: { Connection: 'close' } }).then(
        () => true,
        () => false,
      );
    while (await isServed());
    update.end(state.slice(1000));
    expect((await response)[0].resume().statusCode).toBe(200);
    expect(await ended).toBe(0);
  });
});

describe('a failed start', () => {
  const busyServer = createServer();
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => busyServer.listen(0, '127.0.0.1', resolve));
    port = (busyServer.address() as AddressInfo).port;
    writeFileSync(join(directory, 'file'), 'not a directory');
    for (const name of ['junk-database', 'directory-database/service.db', 'junk-lock'])
      mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, 'junk-database/service.db'), 'not a database '.repeat(100));
    writeFileSync(join(directory, 'junk-lock/lock'), 'not a lock '.repeat(100));
    writeFileSync(join(directory, 'wrong.yaml'), 'seedData: 1\naccounts:\n  - users: 7\n');
    writeFileSync(join(directory, 'broken.yaml'), 'seedData: [1\n');
  });
  afterAll(() => void busyServer.close());

  test.each([
    [['--prot', '1'], {}, 2, /unknown option '--prot'/],
    [['--data', 'DIRECTORY/file'], {}, 1, /The data directory .* cannot be created: it is a file/],
    [['--data', ''], {}, 2, /--data is empty/],
    [['--data', 'DIRECTORY/junk-database'], {}, 1, /service\.db cannot be opened: file is not a database/],
    [
      ['--data', 'DIRECTORY/directory-database'],
      {},
      1,
      /service\.db cannot be opened: this user cannot read and write the file/,
    ],
    [['--data', 'DIRECTORY/junk-lock'], {}, 1, /lock was not written by the service\. Remove that file/],
    [['--seed', ''], {}, 2, /--seed is empty/],
    [['--seed', 'DIRECTORY/none.yaml'], {}, 1, /none\.yaml.*cannot read the seed file/],
    [['--seed', 'DIRECTORY/broken.yaml'], {}, 1, /broken\.yaml:\d+:\d+: /],
    [['--seed', 'DIRECTORY/wrong.yaml'], {}, 1, /wrong\.yaml:3:\d+: accounts\.0\.users/],
    [
      ['--tls-cert', 'DIRECTORY/none.pem', '--tls-key', 'DIRECTORY/none.pem'],
      {},
      1,
      /--tls-cert .*none\.pem cannot be read: no such file/,
    ],
    [
      ['--tls-cert', 'DIRECTORY/file', '--tls-key', 'DIRECTORY/file'],
      {},
      1,
      /expected a certificate and its private key in PEM format/,
    ],
    [['--host', '192.0.2.7', '--insecure'], {}, 1, /cannot listen on 192\.0\.2\.7/],
    [['--fixtures', 'DIRECTORY/none/f.json'], {}, 1, /Cannot write the fixtures to .*: no such file or directory/],
    [
      [],
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      1,
      /PostgreSQL at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: connection refused/,
    ],
    [
      [],
      { REDIS_URL: 'redis://127.0.0.1:1' },
      1,
      /Redis at 127\.0\.0\.1:1 \(REDIS_URL\) cannot be used: connection refused/,
    ],
  ])('with %j %j exits with a status and a message but no stack trace', async (args, env, status, message) => {
    const resolvedArgs = args.map((arg) => arg.replace('DIRECTORY', directory));
    const { ended, err, out } = runProgram(built.main, ['--data', ':memory:', ...quietOptions, ...resolvedArgs], env);
    expect([await ended, out()]).toEqual([status, '']);
    expect(err()).toMatch(message);
    expect(err()).not.toMatch(/^\s+at |node:internal|Error:/m);
  });

  // Root can write to read-only directories.
  it.skipIf(process.getuid?.() === 0)('reports a read-only data directory', async () => {
    mkdirSync(join(directory, 'read-only'));
    chmodSync(join(directory, 'read-only'), 0o500);
    const { ended, err } = runProgram(built.main, [...quietOptions, '--data', join(directory, 'read-only')]);
    expect([await ended, err()]).toEqual([
      1,
      expect.stringMatching(
        /^The data directory .*read-only cannot be written to: permission denied\. Choose another with --data\.\n$/,
      ),
    ]);
  });

  it('reports a port in use', async () => {
    const { ended, err } = runProgram(built.main, ['--port', String(port), '--data', ':memory:']);
    expect([await ended, err()]).toEqual([1, expect.stringMatching(/is in use by another process/)]);
  });
});
