// Two tiers of tests: the gate, and everything with `--mode full`.

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { optimizeLate } from './src/generator/cli/engine-flags.ts';
import { mutation } from './test/setup/mutation-plugin.ts';
import { SlowestFirst } from './test/setup/slowest-first.ts';
import { useInMemoryTmpdir } from './test/setup/in-memory-tmpdir.ts';
import { watchTriggerPatterns } from './test/setup/watch-triggers.ts';

const tiers: readonly string[] = ['test', 'full'];

/** Tests that replace modules, or that need an engine that nothing has run in. */
const isolated = ['test/**/*.isolated.test.ts', 'test/**/*.isolated.full.test.ts'];

export default defineConfig(({ mode }) => {
  if (!tiers.includes(mode)) {
    process.stderr.write(`unknown tier "${mode}": --mode expects ${tiers.join(' or ')}\n`);
    process.exit(1);
  }
  useInMemoryTmpdir();
  // Most functions run a few times in a worker, like those of the program.
  optimizeLate();
  const isFull = mode === 'full';
  const exclude = [...configDefaults.exclude, ...(isFull ? [] : ['test/**/*.full.test.ts'])];
  // Ends tests that hang. A busy machine takes many times as long as an idle one.
  const timeout = isFull ? 600_000 : 180_000;
  // A project that extends this file would read it again, without the mode.
  const common: TestProjectInlineConfiguration = {
    plugins: mutation(import.meta.dirname),
    resolve: { conditions: ['source', 'ashlar-source'] },
    ssr: { resolve: { conditions: ['source', 'ashlar-source', 'node'] } },
  };
  const test: TestProjectInlineConfiguration['test'] = {
    env: { TEST_TIER: isFull ? 'full' : 'gate', TEST_SEED: process.env['TEST_SEED'] ?? String(randomInt(2 ** 31)) },
    globalSetup: ['test/setup/check-external-services.ts'],
    setupFiles: ['test/setup/fast-check.ts'],
    pool: 'threads',
    // CommonJS modules as Node.js imports them: a proxy would make each use of the TypeScript compiler slow.
    deps: { interopDefault: false },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: timeout,
    hookTimeout: timeout,
    // What a test waits for ends with it.
    expect: { poll: { timeout } },
  };
  return {
    test: {
      // By default, vitest runs one worker on two processors.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      sequence: { sequencer: SlowestFirst },
      watchTriggerPatterns,
      projects: [
        // One module cache for each worker: a document is parsed, and its model built, once for all files.
        {
          ...common,
          test: {
            ...test,
            name: 'shared',
            isolate: false,
            include: ['test/**/*.test.ts'],
            exclude: [...exclude, ...isolated],
          },
        },
        { ...common, test: { ...test, name: 'isolated', include: isolated, exclude } },
      ],
    },
  };
});
