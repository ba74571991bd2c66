// Runs `ashlar mock` in the process of a test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Environment, WatchedPaths } from '../../../src/generator/cli/environment.ts';
import { main } from '../../../src/generator/cli/run.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

export interface MockServer {
  /** Address of the server, with the base path of the document; empty with `--quiet`. */
  readonly url: string;
  readonly directory: string;
  /** Everything that was printed on stdout, and on stderr. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Paths that the command watches. */
  watchedPaths(): WatchedPaths;
  /** Reports a change of an input, and waits until the command has handled it. */
  reportChange(): Promise<void>;
  /** Stops the server, as a signal does; returns the exit status. */
  stop(): Promise<number>;
}

/** Starts a server in a directory to which it adds files. Throws if it does not start. */
export async function startMock(
  directory: string,
  files: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<MockServer> {
  for (const [path, text] of Object.entries(files)) writeTextFile(directory, path, text);
  let stdout = '';
  let stderr = '';
  let watchedPaths: WatchedPaths = { files: new Set(), directories: new Set(), globs: [] };
  let endWait: ((outcome: 'changed' | 'stopped') => void) | undefined;
  let noteWait: () => void = () => undefined;
  const waitForWait = (): Promise<void> => new Promise((resolve) => (noteWait = resolve));
  const environment: Environment = {
    cwd: directory,
    env: {},
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    today: () => '2030-01-15',
    now: () => 0,
    runUninterrupted: (work) => work(),
    watchFiles: () => ({
      startRun: () => undefined,
      waitForChange: (paths) =>
        new Promise((resolve) => {
          watchedPaths = paths;
          endWait = resolve;
          noteWait();
        }),
    }),
  };
  const isWaiting = waitForWait();
  const status = main(['mock', ...args], environment);
  await Promise.race([isWaiting, status]);
  const url = args.includes('--quiet') ? '' : / at (http:\S+)/.exec(stdout)?.[1];
  if (url === undefined) throw new Error(`the server did not start, with status ${await status}: ${stderr}`);
  const stop = async (): Promise<number> => {
    endWait?.('stopped');
    return status;
  };
  return {
    url,
    directory,
    output: () => ({ stdout, stderr }),
    watchedPaths: () => watchedPaths,
    async reportChange() {
      const isHandled = waitForWait();
      endWait?.('changed');
      await isHandled;
    },
    stop,
  };
}

/** Starts a server on a free port, which ends with the test. */
export async function startMockForTest(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  directory = createTempDirectory(),
): Promise<MockServer> {
  const server = await startMock(directory, files, ['--port', '0', ...args]);
  onTestFinished(() => void server.stop());
  return server;
}

/** Starts a server on a free port for all tests of a file. Returns a function that returns its address. */
export function startMockForFile(files: Readonly<Record<string, string>>, document: string): () => string {
  let directory = '';
  let server: MockServer | undefined;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'ashlar-mock-'));
    server = await startMock(directory, files, [document, '--port', '0']);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return () => server?.url ?? '';
}

export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends a request, with a JSON body if there is one. */
export async function send(
  url: string,
  method = 'GET',
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonResponse> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
}
