// The example application, generated and built in a directory of its own.

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { onTestFinished, vi } from 'vitest';
import { root } from '../architecture/files.ts';
import { ashlar } from '../cli/command.ts';

export interface Application {
  readonly directory: string;
  remove(): void;
}

/** Copies the example next to the documents and packages that it uses, and generates its code. */
export async function generateApplication(): Promise<Application> {
  const project = mkdtempSync(join(tmpdir(), 'example-'));
  for (const name of ['node_modules', 'spec']) symlinkSync(join(root, name), join(project, name));
  const directory = join(project, 'examples/react');
  mkdirSync(directory, { recursive: true });
  cpSync(join(root, 'examples/react'), directory, {
    recursive: true,
    filter: (path) => !/react\/(?:dist|public|src\/api)$/.test(path),
  });
  // As `msw init public` does.
  mkdirSync(join(directory, 'public'));
  cpSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(directory, 'public/mockServiceWorker.js'));
  const { status, stderr } = await ashlar(directory, ['generate']);
  if (status !== 0) throw new Error(stderr);
  return { directory, remove: () => rmSync(project, { recursive: true }) };
}

/** Builds the application for a mode and a server, and serves it until the test ends. Returns its URL. */
export async function serveApplication({ directory }: Application, mode: string, apiUrl: string): Promise<string> {
  vi.stubEnv('VITE_API_URL', apiUrl);
  const options = { root: directory, mode, logLevel: 'silent', configFile: join(directory, 'vite.config.ts') } as const;
  await build(options);
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => server.close());
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('the application is not served');
  return url;
}
