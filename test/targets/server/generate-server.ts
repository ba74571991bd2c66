// Generated servers, in directories from which tests can import them.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { renderOutput } from '../../compile/render-unformatted-output.ts';

const root = join(import.meta.dirname, '../../..');

export interface GeneratedServer {
  readonly api: Api;
  readonly directory: string;
}

/** Generates the types, validators, and server of a model into an empty directory with this name. */
export async function generateServer(name: string, api: Api): Promise<GeneratedServer> {
  const directory = join(root, '.cache/server-tests', name);
  rmSync(directory, { recursive: true, force: true });
  for (const [path, text] of await renderOutput(api, ['types', 'validators', 'server'])) write(directory, path, text);
  write(directory, 'package.json', JSON.stringify({ type: 'module' }));
  return { api, directory };
}

/** Writes a file next to the generated ones and returns its path. */
export function write(directory: string, path: string, text: string): string {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
