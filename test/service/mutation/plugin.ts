// Breaks one line of the service while its tests load it: the mutant that the environment names.

import { relative } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vitest/config';
import { mutants } from './mutants.ts';

/** The variable that names a claim of the list. */
export const variable = 'ASHLAR_MUTANT';

/** The plugins of this run: none where nothing is to be broken. */
export function mutation(root: string): Plugin[] {
  const id = process.env[variable];
  const chosen = mutants.find((mutant) => mutant.id === id);
  if (!chosen) return [];
  return [
    {
      name: 'mutation',
      enforce: 'pre',
      transform: (code, module) => (relative(root, module.split('?', 1)[0] ?? '') === chosen.file ? code.replace(chosen.find, () => chosen.replace) : undefined),
    },
  ];
}
