// Which tests run in the gate; the long ones too with `npm run test:full`.

import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { mutation } from './test/service/mutation/plugin.ts';

export default defineConfig(({ mode }) => ({
  plugins: mutation(import.meta.dirname),
  resolve: { conditions: ['source', 'ashlar-source'] },
  ssr: { resolve: { conditions: ['source', 'ashlar-source', 'node'] } },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: mode === 'full' ? configDefaults.exclude : [...configDefaults.exclude, 'test/**/*.full.test.ts'],
    env: mode === 'full' ? { FULL: '1' } : {},
    setupFiles: ['test/repeatable.ts'],
    pool: 'threads',
    // On two processors vitest takes one worker, though whoever gives out the files does next to nothing.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The long ones judge ten times as much, and a machine may be at something else beside them.
    testTimeout: mode === 'full' ? 600_000 : 60_000,
    hookTimeout: 120_000,
  },
}));
