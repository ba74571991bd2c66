// The validators that are judged: the committed package where there is one, else generated anew.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { isNode } from '../tree.ts';
import { generated, type Exports } from './generate.ts';
import { api } from './samples.ts';

const entry = fileURLToPath(new URL('../../../generated/validators/src/index.ts', import.meta.url));

/** Everything that the package of validators exports. */
export async function packageExports(): Promise<Exports> {
  if (!existsSync(entry)) return generated(api);
  const exports: unknown = await import(/* @vite-ignore */ entry);
  if (!isNode(exports)) throw new Error('a package exports names');
  return exports;
}
