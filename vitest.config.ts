// Two tiers of tests: the gate, and everything with `--mode full`.

import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { mutation } from './test/setup/mutation.ts';

const tiers: readonly string[] = ['test', 'full'];

/** Tests that replace modules, which others must not see. */
const isolated = ['test/**/*.isolated.test.ts', 'test/**/*.isolated.full.test.ts'];

export default defineConfig(({ mode }) => {
  if (!tiers.includes(mode)) throw new Error(`unknown tier ${mode}: --mode is ${tiers.join(' or ')}`);
  const isFull = mode === 'full';
  const exclude = [...configDefaults.exclude, ...(isFull ? [] : ['test/**/*.full.test.ts'])];
  return {
    plugins: mutation(import.meta.dirname),
    resolve: { conditions: ['source', 'ashlar-source'] },
    ssr: { resolve: { conditions: ['source', 'ashlar-source', 'node'] } },
    test: {
      env: { TEST_TIER: isFull ? 'full' : 'gate' },
      globalSetup: ['test/setup/services.ts'],
      setupFiles: ['test/setup/repeatable.ts'],
      pool: 'threads',
      // By default, vitest runs one worker on two processors.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      unstubEnvs: true,
      unstubGlobals: true,
      restoreMocks: true,
      testTimeout: isFull ? 600_000 : 60_000,
      hookTimeout: 120_000,
      projects: [
        // One module cache for each worker: a document is parsed, and its model built, once for all files.
        { extends: true, test: { name: 'shared', isolate: false, include: ['test/**/*.test.ts'], exclude: [...exclude, ...isolated] } },
        { extends: true, test: { name: 'isolated', include: isolated, exclude } },
      ],
    },
  };
});
