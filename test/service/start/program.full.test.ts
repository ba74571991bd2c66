// Does the program start, say where it is, stand in nobody's way, and end well?

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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';
import { leaf, leafKey } from '../claims/certificates.ts';
import { buildProgram, run, temporaryFolder, type Built } from './built.ts';

let built: Built;
const { folder, remove } = temporaryFolder();
beforeAll(async () => void (built = await buildProgram()));
afterAll(() => {
  built.remove();
  remove();
});

const quiet = ['--port', '0', '--log-level', 'silent'];

describe('the program', () => {
  it('says where it is, and a line that works when pasted; keeps its state, and its key to itself', async () => {
    const data = join(folder, 'first');
    const fixtures = join(folder, 'fixtures.json');
    writeFileSync(fixtures, 'was there before, for all to read', { mode: 0o644 });
    const first = run(built.main, [...quiet, '--data', data, '--fixtures', fixtures, '--control']);
    const url = await first.url();
    const line = /^ {2}(curl .*)$/m.exec(first.out())?.[1] ?? '';
    const listed: unknown = JSON.parse(execFileSync('sh', ['-c', `${line} --silent`], { encoding: 'utf8' }));
    expect(listed).toMatchObject({
      page: 1,
      data: [
        expect.objectContaining({ label: expect.any(String) as string }),
        ...Array<unknown>((listed as { data: unknown[] }).data.length - 1).fill(expect.anything()),
      ],
    });
    const told = JSON.parse(readFileSync(fixtures, 'utf8')) as {
      base_url: string;
      events_url: string;
      control_token: string;
      tokens: { unrestricted: string };
    };
    expect(told.base_url).toBe(url);
    expect(first.out()).toContain(`  Control        ${url}/control\n  Control token  ${told.control_token}\n`);
    expect((await fetch(told.events_url)).status).toBe(401);
    expect((await fetch(told.events_url, { headers: { Authorization: `Bearer ${told.control_token}` } })).status).toBe(
      200,
    );
    expect([
      statSync(join(data, 'key')).mode & 0o777,
      statSync(data).mode & 0o777,
      statSync(fixtures).mode & 0o777,
    ]).toEqual([0o600, 0o700, 0o600]);
    const headers = { Authorization: `Bearer ${told.tokens.unrestricted}`, 'Content-Type': 'application/json' };
    expect(
      (await fetch(`${url}/v4/longview/clients`, { method: 'POST', headers, body: '{"label":"kept-for-later"}' }))
        .status,
    ).toBe(200);

    const second = run(built.main, [...quiet, '--data', data]);
    expect(await second.ended).toBe(1);
    expect(second.err()).toBe(
      `The data folder ${data} is being used by another process (${String(first.program.pid)}). Stop that one, or choose another folder with --data.\n`,
    );
    const third = run(built.main, ['--port', new URL(url).port, '--data', join(folder, 'third')]);
    expect(await third.ended).toBe(1);
    expect(third.err()).toMatch(
      /^Port \d+ on 127\.0\.0\.1 is being used by another process\. Choose another with --port, or any that is free with --port 0\.\n$/,
    );

    first.program.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const again = run(built.main, [...quiet, '--data', data]);
    const answer = await fetch(`${await again.url()}/v4/longview/clients`, {
      headers: { ...headers, 'X-Filter': '{"label":"kept-for-later"}' },
    });
    expect(await answer.json()).toMatchObject({ results: 1 });
    again.program.kill('SIGINT');
    expect(await again.ended).toBe(0);
    const other = run(built.main, [...quiet, '--data', data], { ASHLAR_KEY: 'quite another key' });
    expect([await other.ended, other.err()]).toEqual([
      1,
      expect.stringMatching(/^The data was written with another key\./),
    ]);
  });

  it('writes its state as a world file and ends, and begins with that again', async () => {
    const [one, other] = [join(folder, 'one.yaml'), join(folder, 'other.yaml')];
    const key = { ASHLAR_KEY: 'a key of the tests alone' };
    writeFileSync(one, 'was there before, for all to read', { mode: 0o644 });
    const first = run(built.main, ['--data', join(folder, 'export'), '--export', one], key);
    expect([await first.ended, first.out(), first.err()]).toEqual([
      0,
      expect.stringContaining(`is written to ${one}`),
      '',
    ]);
    expect(statSync(one).mode & 0o777).toBe(0o600);
    const second = run(built.main, ['--data', ':memory:', '--world', one, '--export', other], key);
    expect([await second.ended, second.err()]).toEqual([0, '']);
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'));
    // A path that was given from one folder is found from another.
    const data = join(folder, 'elsewhere');
    const third = run(built.main, [...quiet, '--data', data, '--world', relative(process.cwd(), one)], key);
    await third.url();
    third.program.kill('SIGTERM');
    expect([await third.ended, third.out()]).toEqual([0, expect.stringMatching(/demo +unrestricted/)]);
    const fourth = run(built.main, [...quiet, '--data', data], key, folder);
    await fourth.url();
    fourth.program.kill('SIGTERM');
    expect([await fourth.ended, fourth.out()]).toEqual([0, expect.stringMatching(/demo +unrestricted/)]);
    const nowhere = run(built.main, ['--data', ':memory:', '--export', join(folder, 'none', 'e.yaml')], key);
    expect([await nowhere.ended, nowhere.err()]).toEqual([
      1,
      expect.stringMatching(/^The export .* cannot be written: there is no such file or folder\.\n$/),
    ]);
  });

  it('says what is missing where its packages are not installed', async () => {
    const bare = join(folder, 'bare', 'scripts');
    mkdirSync(bare, { recursive: true });
    copyFileSync(join(root, 'scripts/start.js'), join(bare, 'start.js'));
    writeFileSync(join(folder, 'bare', 'package.json'), '{"type":"module"}');
    const started = run(join(bare, 'start.js'), []);
    expect([await started.ended, started.out(), started.err()]).toEqual([
      1,
      '',
      'The packages that it is made with are not installed: run npm ci first.\n',
    ]);
  });

  it.runIf(existsSync('/dev/full'))('serves, and ends well, although the disk of its log is full', async () => {
    const full = openSync('/dev/full', 'w');
    const { url, program, ended } = run(
      built.main,
      ['--port', '0', '--data', join(folder, 'unlogged')],
      {},
      undefined,
      full,
    );
    closeSync(full);
    const baseUrl = await url();
    // More lines than the log collects before it writes them.
    for (let count = 0; count < 200; count++) expect((await fetch(`${baseUrl}/v4/longview/clients`)).status).toBe(401);
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('lets go of a folder whose process was killed', async () => {
    const data = join(folder, 'killed');
    const first = run(built.main, [...quiet, '--data', data]);
    await first.url();
    first.program.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = run(built.main, [...quiet, '--data', data]);
    await second.url();
    second.program.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('waits for no connection that says nothing, over TLS or not', async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(cert, leaf);
    writeFileSync(key, leafKey);
    for (const tls of [[], ['--tls-cert', cert, '--tls-key', key]]) {
      const { program, url, ended } = run(built.main, [...quiet, '--data', ':memory:', ...tls]);
      const port = Number(new URL(await url()).port);
      const silent = [
        connect(port, '127.0.0.1'),
        ...(tls.length > 0 ? [secureConnect({ port, rejectUnauthorized: false })] : []),
      ];
      await Promise.all(
        silent.map((socket) =>
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

  it('finishes a request that has begun, takes no other, and then ends', async () => {
    const { program, url, ended, controlToken } = run(built.main, [...quiet, '--data', ':memory:', '--control']);
    const base = await url();
    const authorized = { Authorization: `Bearer ${controlToken()}` };
    // A state is large enough to be under way for a while when only a part of it was sent.
    const state = await (await fetch(`${base}/control/state`, { headers: authorized })).text();
    const put = request(`${base}/control/state`, {
      method: 'PUT',
      headers: { ...authorized, 'Content-Type': 'application/json', Expect: '100-continue' },
    });
    const response = once(put, 'response') as Promise<[IncomingMessage]>;
    // The server has the request.
    const received = once(put, 'continue');
    put.write(state.slice(0, 1000));
    await received;
    program.kill('SIGTERM');
    const isServed = (): Promise<boolean> =>
      fetch(`${base}/healthz`, { headers: { Connection: 'close' } }).then(
        () => true,
        () => false,
      );
    while (await isServed());
    put.end(state.slice(1000));
    expect((await response)[0].resume().statusCode).toBe(200);
    expect(await ended).toBe(0);
  });
});

describe('what cannot be started', () => {
  const busy = createServer();
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((listening) => busy.listen(0, '127.0.0.1', listening));
    port = (busy.address() as AddressInfo).port;
    writeFileSync(join(folder, 'file'), 'no folder');
    for (const name of ['junk-database', 'folder-database/service.db', 'junk-lock'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'junk-database/service.db'), 'no database '.repeat(100));
    writeFileSync(join(folder, 'junk-lock/lock'), 'no lock '.repeat(100));
    writeFileSync(join(folder, 'wrong.yaml'), 'world: 1\naccounts:\n  - users: 7\n');
    writeFileSync(join(folder, 'broken.yaml'), 'world: [1\n');
  });
  afterAll(() => void busy.close());

  it.each([
    [['--prot', '1'], {}, 2, /unknown option '--prot'/],
    [['--data', 'FOLDER/file'], {}, 1, /The data folder .* cannot be made: there is a file of that name/],
    [['--data', ''], {}, 2, /--data is empty/],
    [['--data', 'FOLDER/junk-database'], {}, 1, /service\.db cannot be opened: file is not a database/],
    [
      ['--data', 'FOLDER/folder-database'],
      {},
      1,
      /service\.db cannot be opened: it is no file that this user may read and write/,
    ],
    [['--data', 'FOLDER/junk-lock'], {}, 1, /lock is not what the service has written there\. Remove that file/],
    [['--world', ''], {}, 2, /--world is empty/],
    [['--world', 'FOLDER/none.yaml'], {}, 1, /none\.yaml.*cannot read the world file/],
    [['--world', 'FOLDER/broken.yaml'], {}, 1, /broken\.yaml:\d+:\d+: /],
    [['--world', 'FOLDER/wrong.yaml'], {}, 1, /wrong\.yaml:3:\d+: accounts\.0\.users/],
    [
      ['--tls-cert', 'FOLDER/none.pem', '--tls-key', 'FOLDER/none.pem'],
      {},
      1,
      /--tls-cert .*none\.pem cannot be read: there is no such file/,
    ],
    [['--tls-cert', 'FOLDER/file', '--tls-key', 'FOLDER/file'], {}, 1, /not a certificate and its private key in PEM/],
    [['--host', '192.0.2.7', '--insecure'], {}, 1, /cannot listen on 192\.0\.2\.7/],
    [['--fixtures', 'FOLDER/none/f.json'], {}, 1, /The fixtures .* cannot be written: there is no such file or folder/],
    [
      [],
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      1,
      /PostgreSQL at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: nothing answers there/,
    ],
    [
      [],
      { REDIS_URL: 'redis://127.0.0.1:1' },
      1,
      /Redis at 127\.0\.0\.1:1 \(REDIS_URL\) cannot be used: nothing answers there/,
    ],
  ])('%j %j: status and a sentence, no stack trace', async (args, env, status, sentence) => {
    const placed = args.map((arg) => arg.replace('FOLDER', folder));
    const { ended, err, out } = run(built.main, ['--data', ':memory:', ...quiet, ...placed], env);
    expect([await ended, out()]).toEqual([status, '']);
    expect(err()).toMatch(sentence);
    expect(err()).not.toMatch(/^\s+at |node:internal|Error:/m);
  });

  // Whoever may do everything may write there, too.
  it.skipIf(process.getuid?.() === 0)('says that a data folder is read-only', async () => {
    mkdirSync(join(folder, 'read-only'));
    chmodSync(join(folder, 'read-only'), 0o500);
    const { ended, err } = run(built.main, [...quiet, '--data', join(folder, 'read-only')]);
    expect([await ended, err()]).toEqual([
      1,
      expect.stringMatching(
        /^The data folder .*read-only cannot be written to: this user may not\. Choose another with --data\.\n$/,
      ),
    ]);
  });

  it('leaves the port that another process has', async () => {
    const { ended, err } = run(built.main, ['--port', String(port), '--data', ':memory:']);
    expect([await ended, err()]).toEqual([1, expect.stringMatching(/is being used by another process/)]);
  });
});
