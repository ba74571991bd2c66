// A generated server with its siblings, written where the tests can import it.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { outputOf } from '../../compile/outputs.ts';

const root = join(import.meta.dirname, '../../..');

export interface Generated {
  readonly api: Api;
  readonly folder: string;
}

/** Types, validators and server of a model, in a folder of that name that is nobody else's. */
export async function generateServer(name: string, api: Api): Promise<Generated> {
  const folder = join(root, '.cache/server-tests', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of await outputOf(api, ['types', 'validators', 'server'])) write(folder, path, text);
  write(folder, 'package.json', JSON.stringify({ type: 'module' }));
  return { api, folder };
}

/** Writes a file beside the generated ones. */
export function write(folder: string, path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
