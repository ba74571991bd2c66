// Inputs of the program in a child process: standard input, slow servers, and watch mode with a remote document.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { petShop } from './command.ts';
import { startServer } from './http-server.ts';
import { createTempDirectory, readFiles, writeTextFile } from './temp-directory.ts';

const program = join(import.meta.dirname, '../../bin/ashlar.js');

interface RunningProgram {
  readonly child: ChildProcessWithoutNullStreams;
  readonly output: () => string;
  readonly status: Promise<number | null>;
}

/** Starts the program. Its standard input stays open until the caller ends it. */
function start(directory: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): RunningProgram {
  const child = spawn(process.execPath, [program, ...args], { cwd: directory, env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const status = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => output, status };
}

describe('the program', () => {
  it('ends at the time limit if a server does not complete the TLS handshake', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { child, output, status } = start(createTempDirectory(), ['model', `https://127.0.0.1:${port}/a.yaml`]);
    let reportTime = 0;
    child.stderr.on('data', () => {
      if (reportTime === 0 && output().includes('error source/')) reportTime = performance.now();
    });
    expect(await status).toBe(2);
    expect(output()).toContain('the server did not send the whole document within 8 seconds');
    // The HTTP client waits two more seconds for the handshake.
    expect(performance.now() - reportTime).toBeLessThan(1000);
  }, 30_000);

  it('reads a document from a pipe', async () => {
    const { child, output, status } = start(createTempDirectory(), ['model', '-']);
    child.stdin.write(petShop.slice(0, 50));
    child.stdin.end(petShop.slice(50));
    expect(await status).toBe(0);
    expect(output()).toContain('listPets');
  });

  it('ends with an error if nothing arrives on the pipe, or if a server does not respond', async () => {
    const { origin } = await startServer({ '/openapi.yaml': () => undefined });
    const runs = [
      start(createTempDirectory(), ['model', '-']),
      start(createTempDirectory(), ['model', `${origin}/openapi.yaml`]),
    ];
    expect(await Promise.all(runs.map(({ status }) => status))).toEqual([2, 2]);
    expect(runs[0]?.output()).toContain('nothing arrived for 8 seconds');
    expect(runs[1]?.output()).toContain('the server did not send the whole document within 8 seconds');
  });

  it('reads a remote document with a header from the environment, and again offline', async () => {
    const { origin, requests, close } = await startServer({ '/openapi.yaml': petShop });
    const config = {
      document: `${origin}/openapi.yaml`,
      targets: ['types'],
      input: { headers: { [origin]: { Authorization: 'Bearer ${API_TOKEN}' } } },
    };
    const directory = createTempDirectory({ 'ashlar.config.json': JSON.stringify(config), 'node_modules/.keep': '' });
    expect(await start(directory, ['generate'], { API_TOKEN: 'hunter2' }).status).toBe(0);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer hunter2']);
    expect(JSON.stringify(readFiles(directory))).not.toContain('hunter2');
    await close();
    rmSync(join(directory, 'generated'), { recursive: true });
    expect(await start(directory, ['generate', '--offline']).status).toBe(0);
    expect(readFiles(join(directory, 'generated'))).not.toEqual({});
  });

  it('reads a remote document once in watch mode', async () => {
    const { origin, requests } = await startServer({ '/openapi.yaml': petShop });
    const overlay = (title: string): string =>
      `overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.info, update: { title: ${title} } }]\n`;
    const directory = createTempDirectory({ 'overlay.yaml': overlay('First') });
    const args = [
      'generate',
      `${origin}/openapi.yaml`,
      '--overlay',
      'overlay.yaml',
      '--out',
      'out',
      '--targets',
      'spec',
    ];
    const { child, output, status } = start(directory, [...args, '--watch']);
    await expect.poll(output).toMatch(/written, \d+ unchanged in/);
    writeTextFile(directory, 'overlay.yaml', overlay('Second'));
    await expect.poll(() => JSON.stringify(readFiles(join(directory, 'out')))).toContain('Second');
    expect(requests).toHaveLength(1);
    child.kill('SIGTERM');
    await status;
  });
});
