// Options and life of the mock server: state, watch mode, CORS, delays, and errors at the start.

import { createServer, type AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFull } from '../../tier.ts';
import { ashlar, type CommandOutput } from '../../cli/command.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { send, startMockForTest } from './mock-server.ts';

const notes = (noteType: string): string => `openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Note: { type: object, required: [id, text], properties: { id: { type: string }, text: { type: ${noteType} } } }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        '200':
          description: Notes.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } } } }
    post:
      operationId: createNote
      security: [{ key: [] }]
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { text: { type: ${noteType} } } } } }
      responses:
        '201': { description: Created., content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
`;
const files = { 'openapi.yaml': notes('string') };
const key = { 'X-Key': 'any' };

/** Runs the command, which must end by itself. */
async function runMock(directory: string, ...args: readonly string[]): Promise<CommandOutput> {
  return ashlar(directory, ['mock', ...args], {
    watchFiles: () => ({
      startRun: () => undefined,
      waitForChange: () => Promise.reject(new Error('the server has started')),
    }),
  });
}

describe('the server', () => {
  it('prints its address, and ends with status 0', async () => {
    const server = await startMockForTest(files, ['openapi.yaml']);
    expect(server.output()).toEqual({ stdout: `openapi.yaml: 2 operations at ${server.url}\n`, stderr: '' });
    expect(await server.stop()).toBe(0);
    await expect(send(`${server.url}/notes`)).rejects.toThrow();
  });

  it('requires credentials, but accepts any', async () => {
    const { url } = await startMockForTest(files, ['openapi.yaml']);
    expect((await send(`${url}/notes`, 'POST', { text: 'a' })).status).toBe(401);
    expect((await send(`${url}/notes`, 'POST', { text: 'a' }, key)).status).toBe(201);
  });

  it('has other values with another seed, and the same with the same one', async () => {
    const list = async (seed: string): Promise<unknown> => {
      const { url } = await startMockForTest(files, ['openapi.yaml', '--seed', seed]);
      return (await send(`${url}/notes`)).body;
    };
    const first = await list('1');
    expect(await list('1')).toEqual(first);
    expect(await list('2')).not.toEqual(first);
  });

  it('allows web pages of any origin with --cors', async () => {
    const { url } = await startMockForTest(files, ['openapi.yaml', '--cors']);
    const { headers } = await send(`${url}/notes`, 'GET', undefined, { Origin: 'http://localhost:5173' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await send(`${url}/notes`, 'OPTIONS', undefined, {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-key',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('*');
  });

  it('waits as --delay and the header Prefer say', async () => {
    const { url } = await startMockForTest(files, ['openapi.yaml', '--delay', '30']);
    const measure = async (headers = {}): Promise<number> => {
      const start = performance.now();
      await send(`${url}/notes`, 'GET', undefined, headers);
      return performance.now() - start;
    };
    expect(await measure()).toBeGreaterThan(29);
    expect(await measure({ Prefer: 'wait=0.2' })).toBeGreaterThan(229);
  });
});

describe('the state', () => {
  it('is kept between runs', async () => {
    const args = ['openapi.yaml', '--state', 'state.json'];
    const first = await startMockForTest(files, args);
    await send(`${first.url}/notes`, 'POST', { text: 'kept' }, key);
    const { body } = await send(`${first.url}/notes`);
    await first.stop();
    const second = await startMockForTest(files, args, first.directory);
    expect((await send(`${second.url}/notes`)).body).toEqual(body);
    expect(body).toMatchObject([{}, {}, {}, { text: 'kept' }]);
    expect(JSON.parse(readFileSync(join(first.directory, 'state.json'), 'utf8'))).toMatchObject({
      version: 1,
      collections: [{ path: '/notes', items: [{}, {}, {}, { value: { text: 'kept' } }] }],
    });
  });

  it('must be valid, and writable', async () => {
    const directory = createTempDirectory({ ...files, 'list.json': '[]', 'broken.json': '{' });
    const invalid = await runMock(directory, 'openapi.yaml', '--state', 'list.json');
    expect(invalid).toMatchObject({ status: 2, stdout: '' });
    expect(invalid.stderr).toContain(
      'error mock/invalid-state\n  cannot read `list.json`: it is not the state of a mock server\n',
    );
    expect((await runMock(directory, 'openapi.yaml', '--state', 'broken.json')).stderr).toContain('mock/invalid-state');
    const missing = await runMock(directory, 'openapi.yaml', '--state', 'missing/state.json');
    expect(missing).toMatchObject({ status: 2 });
    expect(missing.stderr).toContain('error cli/write-failed\n  cannot write `missing/state.json`: ENOENT\n');
    expect(existsSync(join(directory, 'missing'))).toBe(false);
  });
});

describe('in watch mode, the server', () => {
  it('follows edits of the document, and keeps items as far as it allows them', async () => {
    const server = await startMockForTest(files, ['openapi.yaml', '--watch']);
    const { url, directory } = server;
    expect([...server.watchedPaths().files]).toContain(join(directory, 'openapi.yaml'));
    await send(`${url}/notes`, 'POST', { text: 'one' }, key);
    writeTextFile(directory, 'openapi.yaml', notes('integer'));
    await server.reportChange();
    const { body } = await send(`${url}/notes`);
    expect(body).toHaveLength(4);
    for (const { text } of body as readonly { readonly text: unknown }[]) expect(text).toBeTypeOf('number');
    expect((await send(`${url}/notes`, 'POST', { text: 'two' }, key)).status).toBe(400);

    writeTextFile(directory, 'openapi.yaml', 'openapi: [');
    await server.reportChange();
    expect(server.output().stdout).toContain('openapi.yaml: has errors; keeping the previous server\n');
    expect((await send(`${url}/notes`)).body).toEqual(body);
  });

  it('prints only diagnostics with --quiet', async () => {
    const server = await startMockForTest(files, ['openapi.yaml', '--watch', '--quiet']);
    const { directory } = server;
    writeTextFile(directory, 'openapi.yaml', notes('integer'));
    await server.reportChange();
    writeTextFile(directory, 'openapi.yaml', 'openapi: [');
    await server.reportChange();
    expect(server.output().stdout).toBe('');
    expect(server.output().stderr).toContain('error');
  });
});

describe.runIf(isFull)('a request that waits while the document changes', () => {
  it('is handled by the new server, and keeps its changes', async () => {
    const server = await startMockForTest(files, ['openapi.yaml', '--watch', '--state', 'state.json']);
    const { url, directory } = server;
    const waiting = send(`${url}/notes`, 'POST', { text: 'one' }, { ...key, Prefer: 'wait=3' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    writeTextFile(directory, 'openapi.yaml', `${notes('string')}x-changed: true\n`);
    await server.reportChange();
    const during = (await send(`${url}/notes`, 'POST', { text: 'two' }, key)).body;
    const { body, status } = await waiting;
    expect(status).toBe(201);
    const saved = (await send(`${url}/notes`)).body as readonly object[];
    expect(saved).toHaveLength(5);
    expect(saved).toEqual(expect.arrayContaining([body, during]));
    const state = readFileSync(join(directory, 'state.json'), 'utf8');
    expect(state).toContain('"one"');
    expect(state).toContain('"two"');
  });
});

describe('the command fails', () => {
  it('if the port is used', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = await runMock(createTempDirectory(files), 'openapi.yaml', '--port', String(port));
    expect(status).toBe(2);
    expect(stderr).toContain(
      `error mock/cannot-listen\n  cannot listen on 127.0.0.1:${port}: another program uses the port\n`,
    );
  });

  it('if this machine does not have the address', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': notes(`string, pattern: '^(a+)+$'`) });
    const { status, stderr } = await runMock(directory, 'openapi.yaml', '--port', '0', '--host', '192.0.2.1');
    expect(status).toBe(2);
    expect(stderr).toContain('pass another `--host`');
    // With the lines of the document that warnings concern.
    expect(stderr).toMatch(/warning [^]*\| .*pattern: '\^\(a\+\)\+\$'/);
  });

  it('before it creates a state file if the document has errors', async () => {
    const directory = createTempDirectory({ 'broken.yaml': 'openapi: [' });
    expect((await runMock(directory, 'broken.yaml', '--state', 'state.json')).status).toBe(2);
    expect(existsSync(join(directory, 'state.json'))).toBe(false);
  });

  it('if the document has errors or no operations', async () => {
    const directory = createTempDirectory({
      'broken.yaml': 'openapi: [',
      'empty.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}\n',
    });
    expect(await runMock(directory, 'broken.yaml')).toMatchObject({ status: 2, stdout: '' });
    const { status, stderr } = await runMock(directory, 'empty.yaml');
    expect([status, stderr]).toEqual([2, expect.stringContaining('error mock/no-operations')]);
    expect((await runMock(directory, 'missing.yaml')).status).toBe(2);
  });

  it('if options are invalid', async () => {
    const directory = createTempDirectory(files);
    for (const args of [
      ['--port', '65536'],
      ['--port', 'x'],
      ['--seed', '-1'],
      ['-', '--watch'],
    ]) {
      const { status, stderr } = await runMock(directory, ...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining('error cli/invalid-arguments')]);
    }
    expect((await runMock(directory, '--delay', '10000000000')).stderr).toContain(
      'expected at most 9 digits, found `10000000000`',
    );
  });
});
